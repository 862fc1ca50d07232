extension Solver {
  /// Step 8: chooses among equally good solutions if a change left several.
  ///
  /// A tie exists only if a non-basic column can move at no cost at any level, so only such columns
  /// matter. Among them only columns touched in this solve are considered: an earlier decision that
  /// is still optimal stays (F1.25). Columns that share a row are decided together, by these steps:
  /// 1. The objectives of the constraints they move, in the order of ``TieObjective``.
  /// 2. Every direction that is still free brings a variable in the constraint to 0.
  ///
  /// When an objective is at 0, or comes no nearer to it, the columns that would undo that are
  /// frozen. A frozen column never moves again, and the others do not affect the reached objective.
  /// So the result is the lexicographic optimum of the objectives.
  /// - Returns: Whether there was any tie to resolve.
  /// - Complexity: O(touched columns) if nothing is tied.
  mutating func resolveTies() -> Bool {
    guard !tableau.tieCandidates.isEmpty else { return false }
    var tied = FlatArray<ColumnIndex>()
    for index in 0..<tableau.tieCandidates.count {
      let column = tableau.tieCandidates[index]
      tableau.columns[column].mayTie = false
      guard !tableau.columns[column].isBasic, !tableau.columns[column].isFree else {
        continue
      }
      let directions = tableau.openDirections(of: column)
      if !directions.isEmpty {
        tableau.columns[column].tie = directions
        tied.append(column)
      }
    }
    tableau.tieCandidates.removeAll()
    guard !tied.isEmpty else { return false }
    tableau.tieRounds += 1
    // Two or three rounds decide everything. After many rounds, rounding makes the following steps
    // undo each decision. The current solution is optimal, so it stays.
    guard tableau.tieRounds <= 16 else {
      for index in 0..<tied.count { tableau.columns[tied[index]].tie = [] }
      return false
    }
    for index in 0..<tied.count where tableau.mayMove(tied[index]) {
      resolveGroup(from: tied[index])
    }
    for index in 0..<tied.count { tableau.columns[tied[index]].tie = [] }
    // Columns touched by these steps are already decided.
    while let column = tableau.tieCandidates.popLast() {
      tableau.columns[column].mayTie = false
    }
    optimize()
    return true
  }

  /// Decides the columns that are connected with `seed` by rows.
  /// - Complexity: O(*n* log *n*) for *n* objectives, and the cost of the steps that the budget
  ///   allows.
  private mutating func resolveGroup(from seed: ColumnIndex) {
    var group = TieGroup()
    var objectives: [TieObjective] = []
    collectGroup(from: seed, into: &group, &objectives)
    if tiePolicy == .smallestExtent { followContent(&objectives) }
    objectives.sort { $0.precedes($1) }
    group.budget = 8 * (group.columns.count + objectives.count) + 64
    // Decisions are final; a column that an objective frees is appended to the group again.
    var decided = 0
    for objective in objectives {
      guard isUndecided(group, from: &decided) else { break }
      optimize(objective, in: &group)
    }
    // A column that a step frees is appended, and is decided in the next round.
    var first = 0
    while first < group.columns.count {
      let open = openVariables(of: group, from: first)
      first = group.columns.count
      for variable in open {
        guard isUndecided(group, from: &decided) else { break }
        bringToZero(variable, in: &group)
      }
    }
    for index in 0..<group.columns.count { tableau.columns[group.columns[index]].tie = [] }
  }

  /// Whether a column may still move, at or after the position `decided`, which moves on to it.
  /// - Complexity: O(number of columns) for all calls together.
  private mutating func isUndecided(_ group: borrowing TieGroup, from decided: inout Int) -> Bool {
    while decided < group.columns.count && !tableau.mayMove(group.columns[decided]) {
      decided += 1
    }
    return decided < group.columns.count
  }

  /// Collects the tied columns that rows connect with `seed`, and the objectives of the constraints
  /// that they move.
  /// - Complexity: O(lengths of the columns, and of the rows that connect them).
  private mutating func collectGroup(
    from seed: ColumnIndex, into group: inout TieGroup, _ objectives: inout [TieObjective]
  ) {
    group.columns.append(seed)
    tableau.columns[seed].isGrouped = true
    var rows = FlatArray<ColumnIndex>()
    var next = 0
    while next < group.columns.count {
      let column = group.columns[next]
      next += 1
      appendObjective(of: column, to: &objectives)
      let list = tableau.columns[column].entries
      for position in list.positions {
        let row = tableau.columnEntries[list, position].row
        guard !tableau.columns[row].isGrouped else { continue }
        let hasObjective = appendObjective(of: row, to: &objectives)
        guard hasObjective || tableau.columns[row].hasWeight else { continue }
        tableau.columns[row].isGrouped = true
        rows.append(row)
        let members = tableau.columns[row].terms
        for member in 0..<members.count {
          let other = tableau.rowTerms[members, member].column
          if tableau.mayMove(other) && !tableau.columns[other].isGrouped {
            tableau.columns[other].isGrouped = true
            group.columns.append(other)
          }
        }
      }
    }
    for index in 0..<rows.count { tableau.columns[rows[index]].isGrouped = false }
    for index in 0..<group.columns.count { tableau.columns[group.columns[index]].isGrouped = false }
  }

  /// Applies the rules of ``TiePolicy/smallestDistance`` to ranges of extents that have content.
  ///
  /// - Complexity: O(terms of the objectives' constraints).
  private mutating func followContent(_ objectives: inout [TieObjective]) {
    var extents = Set<Int32>()
    for objective in objectives where objective.rule == .rank {
      let terms = constraints[objective.constraint].terms
      for position in terms.positions {
        extents.insert(constraints.terms[terms, position].variable.raw)
      }
    }
    guard !extents.isEmpty else { return }
    objectives = objectives.compactMap { objective in
      let record = constraints[objective.constraint]
      guard record.tie == .bound,
        record.terms.positions.contains(where: {
          extents.contains(constraints.terms[record.terms, $0].variable.raw)
        })
      else { return objective }
      guard objective.rule != .smallestExtents,
        let rule = TieObjective.Rule(record, under: .smallestDistance)
      else { return nil }
      var changed = objective
      changed.rule = rule
      return changed
    }
  }

  /// Adds the objective of the constraint whose error a column is.
  /// - Returns: False if the constraint has none.
  @discardableResult
  private mutating func appendObjective(of column: ColumnIndex, to objectives: inout [TieObjective])
    -> Bool
  {
    let constraint = tableau.columns[column].constraint
    guard constraint.exists else { return false }
    let record = constraints[constraint]
    guard !record.isDead, !record.isRelaxed,
      let rule = TieObjective.Rule(record, under: tiePolicy)
    else { return false }
    let objective = TieObjective(
      rule: rule, constraint: constraint, level: record.level,
      rank: constraints.tieRank(of: constraint),
      order: record.order)
    objectives.append(objective)
    if rule == .held {
      var smaller = objective
      smaller.rule = .smallestExtents
      objectives.append(smaller)
    }
    return true
  }

  /// Brings an objective as near to 0 as the earlier objectives allow.
  /// - Complexity: That of ``approachZero(_:in:)``.
  private mutating func optimize(
    _ objective: TieObjective, in group: inout TieGroup
  ) {
    let record = constraints[objective.constraint]
    switch objective.rule {
    case .lowerBound, .upperBound, .held:
      approachZero(record.column, in: &group)
    case .smallestExtents:
      bringExtentsToZero(of: objective.constraint, in: &group)
    case .rank:
      // On the side that costs nothing, the penalty itself is the breakpoint.
      let column = tableau.columns[record.column]
      guard column.isBasic else { return tableau.keepWithoutError(record.column) }
      if column.slope == 0 && !column.isViolated { return }
      approachZero(record.column, in: &group)
      guard !tableau.columns[record.column].isBasic else { return }
      tableau.columns[record.column].tie = tableau.freeDirections(of: record.column)
      tableau.keepWithoutError(record.column)
      if tableau.mayMove(record.column) { group.columns.append(record.column) }
    case .nearestZero:
      if record.applied == 0 {
        approachZero(record.column, in: &group)
      } else {
        approachZero(objective: makeObjectiveRow(copying: objective.constraint), in: &group)
      }
    }
  }

  /// Brings the extents in a constraint to 0 in succession, as near as possible.
  /// - Complexity: A row and its steps for each extent.
  private mutating func bringExtentsToZero(
    of constraint: ConstraintIndex, in group: inout TieGroup
  ) {
    for position in constraints[constraint].terms.positions {
      let variable = constraints.terms[constraints[constraint].terms, position].variable
      guard variables[variable].kind == .extent, variables[variable].definition.exists else {
        continue
      }
      approachZero(objective: makeObjectiveRow(on: variable), in: &group)
    }
  }

  /// Returns the variables in the constraints of the columns that no objective has decided: extents
  /// before positions, each in the order of their numbers (F1.42).
  /// - Complexity: O(*n* log *n*) for *n* terms of these constraints.
  private mutating func openVariables(of group: borrowing TieGroup, from first: Int)
    -> [VariableIndex]
  {
    var open: [VariableIndex] = []
    for index in first..<group.columns.count where tableau.mayMove(group.columns[index]) {
      let column = tableau.columns[group.columns[index]]
      guard column.constraint.exists else {
        open.append(column.variable)
        continue
      }
      let list = constraints[column.constraint].terms
      for position in list.positions {
        open.append(constraints.terms[list, position].variable)
      }
    }
    open.sort { left, right in
      let (first, second) = (variables[left].kind, variables[right].kind)
      return first == second ? left < right : first == .extent
    }
    return open
  }

  /// Brings a variable as near to 0 as the columns allow that no objective has decided.
  /// - Complexity: That of ``approachZeroLocally(_:in:)``, or a row and the steps.
  private mutating func bringToZero(_ variable: VariableIndex, in group: inout TieGroup) {
    guard variables[variable].definition.exists else { return }
    if approachZeroLocally(variable, in: &group) { return }
    approachZero(objective: makeObjectiveRow(on: variable), in: &group)
  }
}
