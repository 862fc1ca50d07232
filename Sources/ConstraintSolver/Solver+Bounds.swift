extension Solver {
  /// Makes rows of the rule `extent >= 0` for the extents that came out negative.
  ///
  /// Most extents never come near 0, so the rule costs nothing until it is broken. What others are
  /// made of comes first: its row is the shorter one.
  /// - Returns: Whether there were any.
  mutating func enforceBounds() -> Bool {
    guard !scratch.negative.isEmpty else { return false }
    var found = false
    var extents = takeNegative()
    extents.reverse()
    // What the new rows move is looked at by the next call.
    while let variable = extents.popLast() {
      guard values[variable] < -defaultTolerance else { continue }
      let bound = variables[variable].bound
      if bound < 0 {
        found = true
        if !addBound(to: variable, ofAtMost: Tableau.longestSparseRow) {
          addDenseBound(to: variable)
          break
        }
        optimize()
      } else if tableau.columns[constraints[bound].column].isDead {
        tableau.columns[constraints[bound].column].isDead = false
        restoreWeight(bound)
        optimize()
        found = true
      }
    }
    for variable in extents { scratch.negative.append(variable) }
    return found
  }

  /// The extents that came out negative, in the order of rank.
  private mutating func takeNegative() -> [Int32] {
    scratch.ranks.reserve(definitions.count)
    while let variable = scratch.negative.popLast() {
      guard variables[variable].kind == .extent, variables[variable].rank >= 0 else { continue }
      scratch.ranks.insert(variables[variable].rank)
    }
    var extents: [Int32] = []
    while let rank = scratch.ranks.popFirst() { extents.append(definitions[rank].variable) }
    return extents
  }

  /// Makes a row of the rule of an extent.
  /// - Returns: False if it would have more terms than `limit`; it is not made then.
  private mutating func addBound(to variable: Int32, ofAtMost limit: Int = .max) -> Bool {
    var record = ConstraintRecord(
      relation: .greaterThanOrEqual, constant: 0, level: requiredLevel)
    record.origin = .bound
    let id = makeConstraint(record)
    var list = terms.makeList(reserving: 1)
    terms.append(ConstraintTerm(variable: variable, link: 0, coefficient: 1), to: &list)
    constraints[id].terms = list
    guard addRow(id, ofAtMost: limit) else {
      releaseConstraint(id)
      return false
    }
    linkTerm(at: 0, of: id)
    self[traitsOf: id].relaxationRank = Int32.max
    variables[variable].bound = id
    return true
  }

  // MARK: Extents that share a lack of room

  /// Makes a row of the rule of an extent that depends on very many others, because they share a
  /// lack of room.
  ///
  /// One of them bears all of it now. With its rule the next one would, and so on, each time with a
  /// row of very many terms. So what causes the lack is let go for a moment; the rules of all that
  /// it would make smaller become rows, short ones then; and it is shared out anew.
  /// - Complexity: O(number of definitions that the cause moves) and what sharing out costs.
  private mutating func addDenseBound(to variable: Int32) {
    let causes = withdrawDense()
    if !causes.isEmpty {
      optimize()
      propagate()
      boundWhatShrinks(by: causes)
    }
    if variables[variable].bound < 0 { _ = addBound(to: variable) }
    for id in causes { restoreWeight(id) }
    optimize()
  }

  /// Takes the weight from the dense constraints in the form at hand that hold with equality.
  private mutating func withdrawDense() -> [Int32] {
    var withdrawn: [Int32] = []
    for index in 0..<scratch.form.count {
      let column = scratch.form[index].column
      let record = tableau.columns[column]
      guard record.wasDense, record.hasWeight, record.owner >= 0 else { continue }
      withdrawn.append(record.owner)
      takeWeight(from: column)
    }
    return withdrawn
  }

  /// Makes rows of the rules of all extents that become smaller when withdrawn constraints count
  /// again, as far as the rows are short.
  private mutating func boundWhatShrinks(by causes: [Int32]) {
    scratch.fit(variables: variables.count, columns: tableau.columns.count)
    scratch.ranks.reserve(definitions.count)
    scratch.members.reserve(variables.count)
    for id in causes { startColumns(of: id) }
    followDependents()
    var extents: [Int32] = []
    while let variable = scratch.members.popFirst() {
      let rate = scratch.variableWork[variable]
      scratch.variableWork[variable] = 0
      let record = variables[variable]
      if record.kind == .extent, record.isLive, record.bound < 0, rate < -costTolerance {
        extents.append(variable)
      }
    }
    for variable in extents { _ = addBound(to: variable, ofAtMost: Tableau.longestSparseRow) }
    optimize()
  }

  /// Lets the columns move that may bring a withdrawn constraint nearer to what it wants, all
  /// alike.
  private mutating func startColumns(of id: Int32) {
    let record = constraints[id]
    let column = tableau.columns[record.column]
    let falls = column.value > 0
    guard column.isBasic, (falls ? record.right : record.left) != 0 else { return }
    for position in 0..<column.terms.count {
      let term = tableau.rowTerms[column.terms, position]
      let up = (term.coefficient > 0) != falls
      tableau.collectReducedCost(term.column, up: up)
      if tableau.scratch.reducedCost.leads(at: record.level) { continue }
      let rate = up ? 1.0 : -1.0
      let rank = tableau.columns[term.column].rank
      if rank >= 0 { startDirection(rank, rate) }
      let entries = tableau.columns[term.column].entries
      for position in 0..<entries.count {
        let entry = tableau.columnEntries[entries, position]
        let rank = tableau.columns[entry.row].rank
        if rank >= 0 { startDirection(rank, rate * tableau.coefficient(of: entry)) }
      }
    }
  }
}
