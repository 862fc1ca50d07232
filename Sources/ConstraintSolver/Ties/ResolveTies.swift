extension Solver {
  /// Chooses among equally good solutions where a change left several.
  ///
  /// A tie exists only where a non-basic parameter can move at no cost at any level, so only such
  /// columns are looked at, and among them only those that the solve at hand has touched: what was
  /// decided before and is still optimal stays (F1.25). Columns that share a row are decided
  /// together, by these steps:
  /// 1. The wishes of the constraints they move, in the order of ``TieObjective``.
  /// 2. Every direction that is still free brings a variable of its constraint to 0. A wish that is
  /// fulfilled, or cannot be fulfilled any further, freezes the columns that would undo it. Since a
  /// frozen column never moves again and the others do not touch what was reached, the result is
  /// the lexicographic optimum of the wishes.
  /// - Returns: Whether there was any tie to resolve.
  /// - Complexity: O(touched columns) when there is no tie.
  mutating func resolveTies() -> Bool {
    guard !tableau.tieCandidates.isEmpty else { return false }
    scratch.tied.removeAll()
    for index in 0..<tableau.tieCandidates.count {
      let column = tableau.tieCandidates[index]
      tableau.parameters[column].mayTie = false
      guard !tableau.parameters[column].isBasic, !tableau.parameters[column].isFree else {
        continue
      }
      let directions = tableau.openDirections(of: column)
      if !directions.isEmpty {
        tableau.parameters[column].tie = directions
        scratch.tied.append(column)
      }
    }
    tableau.tieCandidates.removeAll()
    guard !scratch.tied.isEmpty else { return false }
    var columns = FlatArray<Int32>()
    swap(&columns, &scratch.tied)
    for index in 0..<columns.count where tableau.mayMove(columns[index]) {
      resolveGroup(from: columns[index])
    }
    for index in 0..<columns.count { tableau.parameters[columns[index]].tie = [] }
    columns.removeAll()
    swap(&columns, &scratch.tied)
    // What the steps themselves have touched is decided.
    while let column = tableau.tieCandidates.popLast() {
      tableau.parameters[column].mayTie = false
    }
    settleAll()
    return true
  }

  /// Decides the columns that are connected with `seed` by rows.
  private mutating func resolveGroup(from seed: Int32) {
    var group = FlatArray<Int32>()
    var objectives: [TieObjective] = []
    collectGroup(from: seed, into: &group, &objectives)
    objectives.sort { $0.precedes($1) }
    var budget = 8 * (group.count + objectives.count) + 64
    // What is decided once stays so; a column that a wish sets free comes again at the end of the
    // group.
    var decided = 0
    for objective in objectives {
      while decided < group.count && !tableau.mayMove(group[decided]) { decided += 1 }
      if decided == group.count { break }
      fulfil(objective, &group, &budget)
    }
    var index = 0
    while index < group.count {
      let column = group[index]
      index += 1
      if tableau.mayMove(column) { bringToZero(column, &group, &budget) }
      if tableau.mayMove(column) { tableau.parameters[column].tie = [] }
    }
    for index in 0..<group.count { tableau.parameters[group[index]].tie = [] }
  }

  private mutating func collectGroup(
    from seed: Int32, into group: inout FlatArray<Int32>, _ objectives: inout [TieObjective]
  ) {
    group.append(seed)
    tableau.parameters[seed].isGrouped = true
    var rows = FlatArray<Int32>()
    var next = 0
    while next < group.count {
      let column = group[next]
      next += 1
      appendObjective(of: column, to: &objectives)
      let list = tableau.parameters[column].column
      for place in 0..<list.count {
        let row = tableau.columns[list, place].row
        guard !tableau.parameters[row].isGrouped else { continue }
        let wished = appendObjective(of: row, to: &objectives)
        guard wished || tableau.parameters[row].hasWeight else { continue }
        tableau.parameters[row].isGrouped = true
        rows.append(row)
        let members = tableau.parameters[row].row
        for member in 0..<members.count {
          let other = tableau.rows[members, member].column
          if tableau.mayMove(other) && !tableau.parameters[other].isGrouped {
            tableau.parameters[other].isGrouped = true
            group.append(other)
          }
        }
      }
    }
    for index in 0..<rows.count { tableau.parameters[rows[index]].isGrouped = false }
    for index in 0..<group.count { tableau.parameters[group[index]].isGrouped = false }
  }

  @discardableResult
  private mutating func appendObjective(of parameter: Int32, to objectives: inout [TieObjective])
    -> Bool
  {
    let owner = tableau.parameters[parameter].owner
    guard owner >= 0 else { return false }
    let record = constraints[owner]
    guard !record.isDead, !record.isRelaxed, let rule = TieObjective.Rule(record) else {
      return false
    }
    objectives.append(
      TieObjective(
        rule: rule, constraint: owner, level: record.level, rank: traits(of: owner).tieRank,
        order: record.order))
    return true
  }

  /// Fulfils one wish as far as the earlier ones allow.
  private mutating func fulfil(
    _ objective: TieObjective, _ group: inout FlatArray<Int32>, _ budget: inout Int
  ) {
    let record = constraints[objective.constraint]
    switch objective.rule {
    case .lowerBound, .upperBound:
      approachZero(record.parameter, &group, &budget)
    case .rank:
      // Inside the side that costs nothing, the penalty itself is the wall.
      let parameter = tableau.parameters[record.parameter]
      guard parameter.isBasic else { return tableau.keepWithoutError(record.parameter) }
      if parameter.slope == 0 && !parameter.isViolated { return }
      approachZero(record.parameter, &group, &budget)
      guard !tableau.parameters[record.parameter].isBasic else { return }
      tableau.parameters[record.parameter].tie = tableau.freeDirections(of: record.parameter)
      tableau.keepWithoutError(record.parameter)
      if tableau.mayMove(record.parameter) { group.append(record.parameter) }
    case .nearestZero:
      if record.applied == 0 {
        approachZero(record.parameter, &group, &budget)
      } else {
        approachZero(anchor: makeAnchor(copying: objective.constraint), &group, &budget)
      }
    }
  }

  /// Moves a column that no wish has decided so that a variable of its constraint comes to 0.
  private mutating func bringToZero(
    _ column: Int32, _ group: inout FlatArray<Int32>, _ budget: inout Int
  ) {
    let owner = tableau.parameters[column].owner
    guard owner >= 0 else {
      // The variable is the parameter itself.
      if tableau.parameters[column].value != 0 {
        approachZero(anchor: makeAnchor(on: ~owner), &group, &budget)
      }
      tableau.parameters[column].tie = []
      return
    }
    let list = constraints[owner].terms
    for kind in [VariableKind.extent, .position] {
      for place in 0..<list.count where tableau.mayMove(column) {
        let variable = terms[constraints[owner].terms, place].variable
        guard variables[variable].kind == kind, variables[variable].rank >= 0 else { continue }
        let anchor = makeAnchor(on: variable)
        if tableau.coefficient(row: constraints[anchor].parameter, column: column) == 0 {
          releaseConstraint(anchor)
        } else {
          approachZero(anchor: anchor, &group, &budget)
        }
      }
    }
  }

  /// Brings an anchor to 0; it stays as a non-basic parameter if it got there, else it is
  /// forgotten.
  private mutating func approachZero(
    anchor: Int32, _ group: inout FlatArray<Int32>, _ budget: inout Int
  ) {
    let parameter = constraints[anchor].parameter
    approachZero(parameter, &group, &budget)
    if tableau.parameters[parameter].isBasic {
      releaseConstraint(anchor)
    } else {
      tableau.parameters[parameter].isDead = true
    }
  }

  // MARK: Anchors

  private mutating func makeAnchor(on variable: Int32) -> Int32 {
    makeAnchor(List(), variable, 0)
  }

  private mutating func makeAnchor(copying id: Int32) -> Int32 {
    makeAnchor(constraints[id].terms, -1, 0)
  }

  /// Makes a row without weight of an expression that shall reach a constant.
  private mutating func makeAnchor(
    _ source: List, _ variable: Int32, _ constant: Double
  ) -> Int32 {
    var record = ConstraintRecord(relation: .equal, constant: constant, level: requiredLevel)
    record.origin = .anchor
    record.isDead = true
    let id = makeConstraint(record)
    var list = terms.makeList(reserving: max(1, source.count))
    if variable >= 0 {
      terms.append(ConstraintTerm(variable: variable, link: 0, coefficient: 1), to: &list)
    }
    for place in 0..<source.count { terms.append(terms[source, place], to: &list) }
    constraints[id].terms = list
    for place in 0..<list.count { linkTerm(at: place, of: id) }
    addRow(id)
    return id
  }
}
