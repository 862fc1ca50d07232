extension Solver {
  /// Removes a constraint that has no influence, the column, and everything that only they kept
  /// alive.
  /// - Complexity: O(number of terms), and the length of the row or the column.
  mutating func releaseConstraint(_ id: ConstraintIndex) {
    let record = constraints[id]
    precondition(!record.definition.exists, "a definition is removed with its variable")
    if record.column.exists { tableau.removeColumn(record.column) }
    // A pending constraint is not in any list yet.
    if !record.isPending { constraints.unlinkTerms(of: id, in: &variables) }
    if constraints.traits(of: id).direction.exists {
      directions.release(constraints[traitsOf: id].direction, of: id)
      constraints[traitsOf: id].direction = .null
    }
    recycling.vacated.append(id)
    for position in record.terms.positions {
      noteUnreferenced(constraints.terms[record.terms, position].variable)
    }
    constraints.vacate(id)
  }

  @inline(__always)
  private mutating func noteUnreferenced(_ variable: VariableIndex) {
    recycling.unreferenced.append(variable)
  }

  /// Removes the definitions of variables that no live constraint mentions.
  /// - Complexity: That of ``undefine(_:)``, for each of them.
  mutating func undefineUnreferenced() {
    while let variable = recycling.unreferenced.popLast() { _ = undefine(variable) }
  }

  /// Whether a defined variable is mentioned only by removed constraints, objectives of ties, or
  /// the variable's bound.
  /// - Complexity: O(number of uses).
  mutating func isUnreferenced(_ variable: VariableIndex) -> Bool {
    let rank = variables[variable].definition
    guard rank.exists, variables[variable].incoming == 0 else { return false }
    let definition = definitions[rank]
    if definition.constraint.exists && !constraints[definition.constraint].isDead { return false }
    let list = variables[variable].uses
    for position in list.positions {
      let user = constraints[variables.uses[list, position].constraint]
      if !user.isDead && user.origin == .caller { return false }
      if user.definition.exists && user.definition != rank { return false }
    }
    return true
  }

  /// Removes the definition of an unreferenced variable, and all constraints that mention the
  /// variable.
  ///
  /// The errors of those constraints, and the variable's own column, are functions of the variable.
  /// If only one of them is non-basic, no other row depends on it, and all can be removed. While
  /// several are non-basic, they still hold other variables in place; resolving ties moves them out
  /// later. The variable is then like a new variable, with value 0.
  /// - Returns: False if that is not possible yet.
  /// - Complexity: O(number of uses), and the cost of removing the constraints.
  mutating func undefine(_ variable: VariableIndex) -> Bool {
    guard isUnreferenced(variable) else { return false }
    let rank = variables[variable].definition
    let definition = definitions[rank]
    var members = FlatArray<ConstraintIndex>()
    var nonBasic = !definition.column.exists || !definition.constraint.exists ? 1 : 0
    if !definition.constraint.exists && tableau.columns[definition.column].isBasic {
      nonBasic = 0
    }
    let list = variables[variable].uses
    for position in list.positions {
      let user = variables.uses[list, position].constraint
      let column = constraints[user].column
      if column.exists && !tableau.columns[column].isBasic { nonBasic += 1 }
      members.append(user)
    }
    guard nonBasic == 1 else { return false }
    // Known directions of this variable become invalid even if no column is removed.
    tableau.basis.structure += 1
    note(variable, variables.values[variable])
    variables.values[variable] = 0
    // The old value may have been 0.
    journal.hasMovedAgain = true
    variables[variable].noted = solveCount
    variables[variable].definition = .null
    variables[variable].bound = .null
    definitions.vacate(rank)
    if !definition.constraint.exists {
      takeWeight(from: definition.column)
      tableau.removeColumn(definition.column)
    }
    for index in 0..<members.count {
      let id = members[index]
      if constraints[id].definition.exists { constraints[id].state = .row }
      if constraints[id].column.exists { takeWeight(from: constraints[id].column) }
      releaseConstraint(id)
    }
    return true
  }

  /// Removes the influence that an unreferenced variable's bound has.
  /// - Complexity: O(number of uses, and length of the row).
  mutating func loosenBound(of variable: VariableIndex) {
    let bound = variables[variable].bound
    guard bound.exists, isUnreferenced(variable) else { return }
    takeWeight(from: constraints[bound].column)
    tableau.columns[constraints[bound].column].isDead = true
  }

  /// Step 9: removes everything that lost its last role in this solve.
  /// - Returns: Whether that requires another optimization.
  /// - Complexity: The cost of the removals; O(1) if there are none.
  mutating func collectDead() -> Bool {
    while let id = tableau.scratch.dead.popLast() {
      let record = constraints[id]
      guard record.column.exists, tableau.columns[record.column].isBasic else { continue }
      if record.state == .row && record.isDead {
        releaseConstraint(id)
      } else if record.state != .free {
        for position in record.terms.positions {
          noteUnreferenced(constraints.terms[record.terms, position].variable)
        }
      }
    }
    undefineUnreferenced()
    return !tableau.pricingQueue.isEmpty || !tableau.infeasible.isEmpty || !tableau.dirty.isEmpty
  }

  /// Recycles the identities of removed constraints and variables.
  /// - Complexity: O(number of recycled identities), and that of ``compactDefinitions()``.
  mutating func recycle() {
    compactDefinitions()
    while let id = recycling.vacated.popLast() { constraints.recycle(id) }
    while let variable = recycling.departing.popLast() {
      if variables[variable].uses.count == 0 && !variables[variable].definition.exists {
        variables.release(variable)
      } else {
        recycling.lingering.append(variable)
      }
    }
    swap(&recycling.departing, &recycling.lingering)
    tableau.releaseDeferred()
  }
}
