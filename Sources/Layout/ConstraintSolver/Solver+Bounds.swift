extension Solver {
  /// Step 7: makes rows for the rule `extent >= 0` of the extents that came out negative.
  ///
  /// Most extents never come near 0, so the rule costs nothing until it is broken. Lower ranks come
  /// first, because their rows are shorter.
  /// - Returns: Whether there were any.
  /// - Complexity: O(*e* log *e*) for *e* extents below 0, and the cost of their rows and the
  ///   simplex steps.
  mutating func enforceBounds() -> Bool {
    guard !journal.negative.isEmpty else { return false }
    var found = false
    var extents = takeNegative()
    extents.reverse()
    // The next call handles the extents that the new rows move.
    while let variable = extents.popLast() {
      guard variables.values[variable] < -defaultTolerance else { continue }
      let bound = variables[variable].bound
      if !bound.exists {
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
    for variable in extents { journal.negative.append(variable) }
    return found
  }

  /// Removes and returns the negative extents in the order of rank.
  /// - Complexity: O(*e*) for *e* extents, and for the words of bits between their ranks.
  private mutating func takeNegative() -> [VariableIndex] {
    walk.ranks.reserve(definitions.count)
    while let variable = journal.negative.popLast() {
      guard variables[variable].kind == .extent, variables[variable].definition.exists else {
        continue
      }
      walk.ranks.insert(variables[variable].definition)
    }
    var extents: [VariableIndex] = []
    while let rank = walk.ranks.popFirst() { extents.append(definitions[rank].variable) }
    return extents
  }

  /// Makes a row for an extent's rule.
  /// - Returns: False if it would have more terms than `limit`; it is not made then.
  /// - Complexity: That of ``addRow(_:ofAtMost:)``.
  private mutating func addBound(to variable: VariableIndex, ofAtMost limit: Int = .max) -> Bool {
    var record = ConstraintRecord(
      relation: .greaterThanOrEqual, constant: 0, level: requiredLevel)
    record.origin = .bound
    let id = constraints.make(record)
    constraints.setTerm(variable, of: id)
    guard addRow(id, ofAtMost: limit) else {
      releaseConstraint(id)
      return false
    }
    constraints.linkOwnTerms(of: id, in: &variables)
    constraints.setRelaxationRank(.max, of: id)
    variables[variable].bound = id
    return true
  }

  // MARK: Extents that share a lack of room

  /// Makes a row for an extent's rule, if the extent depends on very many others because they share
  /// a lack of room.
  ///
  /// A single extent bears all of the lack now. Adding only this extent's rule would shift the lack
  /// to the next extent, and so on, each time with a row of very many terms. Instead, the
  /// constraints that cause the lack are withdrawn for a moment. The rules of all extents that they
  /// would shrink become rows, which are short then. Afterwards the lack is distributed again.
  /// - Complexity: O(number of definitions that the causes move) and the cost of the distribution.
  private mutating func addDenseBound(to variable: VariableIndex) {
    let causes = withdrawDense()
    if !causes.isEmpty {
      optimize()
      propagate()
    }
    expansion.fit(variables: variables.count, columns: tableau.columns.count)
    walk.ranks.reserve(definitions.count)
    walk.members.reserve(variables.count)
    for id in causes { startColumns(of: id) }
    // With no cause, the extent itself bears the lack that its rule will distribute.
    for index in 0..<(causes.isEmpty ? expansion.form.count : 0) {
      let term = expansion.form[index]
      start(term.column, up: term.coefficient > 0, below: requiredLevel)
    }
    boundWhatShrinks()
    if !variables[variable].bound.exists { _ = addBound(to: variable) }
    for id in causes { restoreWeight(id) }
    optimize()
  }

  /// Withdraws the dense constraints in the current form that hold with equality.
  /// - Complexity: O(length of the form, and of the rows of the withdrawn constraints).
  private mutating func withdrawDense() -> [ConstraintIndex] {
    var withdrawn: [ConstraintIndex] = []
    for index in 0..<expansion.form.count {
      let column = expansion.form[index].column
      let record = tableau.columns[column]
      guard record.wasDense, record.hasWeight, record.constraint.exists else { continue }
      withdrawn.append(record.constraint)
      takeWeight(from: column)
    }
    return withdrawn
  }

  /// Makes rows for the rules of all extents that shrink when the started columns move, if the rows
  /// are short.
  /// - Complexity: O(number of uses of the shrinking extents), and the cost of the rows.
  private mutating func boundWhatShrinks() {
    followDependents()
    var extents: [VariableIndex] = []
    while let variable = walk.members.popFirst() {
      let rate = expansion.variableWork[variable]
      expansion.variableWork[variable] = 0
      let record = variables[variable]
      if record.kind == .extent, record.isLive, !record.bound.exists, rate < -costTolerance {
        extents.append(variable)
      }
    }
    for variable in extents { _ = addBound(to: variable, ofAtMost: Tableau.longestSparseRow) }
    optimize()
  }

  /// Starts the columns that may bring a withdrawn constraint nearer to the goal, all at the same
  /// rate.
  /// - Complexity: O(lengths of the row and of the columns).
  private mutating func startColumns(of id: ConstraintIndex) {
    let record = constraints[id]
    let column = tableau.columns[record.column]
    let falls = column.value > 0
    guard column.isBasic, (falls ? record.right : record.left) != 0 else { return }
    for position in column.terms.positions {
      let term = tableau.rowTerms[column.terms, position]
      start(term.column, up: (term.coefficient > 0) != falls, below: record.level)
    }
  }

  /// Starts a column at a unit rate, with the rows in which it occurs, if that costs less than a
  /// level.
  /// - Complexity: O(number of rows in which the column occurs).
  private mutating func start(_ column: ColumnIndex, up: Bool, below level: Level) {
    tableau.collectReducedCost(column, up: up)
    if tableau.scratch.reducedCost.leads(at: level) { return }
    startColumn(column, up ? 1 : -1)
  }
}
