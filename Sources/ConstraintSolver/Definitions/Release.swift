extension Solver {
  /// Forgets a constraint that has no influence left, with its column, and what only it kept
  /// alive.
  mutating func releaseConstraint(_ id: Int32) {
    let record = constraints[id]
    precondition(record.rank < 0, "a definition is given up through its variable")
    if record.column >= 0 { tableau.removeColumn(record.column) }
    // A pending constraint is in no list yet.
    if record.state != .pending { unlinkTerms(of: id) }
    let list = record.terms
    constraints[id].terms = List()
    constraints[id].state = .free
    if traits(of: id).direction >= 0 {
      directions.release(traits[id].direction, of: id)
      traits[id].direction = -1
    }
    constraints[id].column = -1
    scratch.vacated.append(id)
    for position in 0..<list.count { noteUnreferenced(terms[list, position].variable) }
    var room = list
    terms.release(&room)
  }

  /// Remembers a variable that perhaps nothing mentions any more.
  @inline(__always)
  private mutating func noteUnreferenced(_ variable: Int32) {
    scratch.unreferenced.append(variable)
  }

  /// Gives up the definitions of variables that no living constraint mentions.
  mutating func undefineUnreferenced() {
    while let variable = scratch.unreferenced.popLast() { _ = undefine(variable) }
  }

  /// Whether only removed constraints, anchors, or its own bound mention a variable that has a
  /// definition.
  mutating func isUnreferenced(_ variable: Int32) -> Bool {
    let rank = variables[variable].rank
    guard rank >= 0, variables[variable].incoming == 0 else { return false }
    let definition = definitions[rank]
    if definition.constraint >= 0 && !constraints[definition.constraint].isDead { return false }
    let list = variables[variable].uses
    for position in 0..<list.count {
      let user = constraints[uses[list, position].constraint]
      if !user.isDead && user.origin == .caller { return false }
      if user.state == .definition && user.rank != rank { return false }
    }
    return true
  }

  /// Gives up the definition of an unreferenced variable, with all that mentions it.
  ///
  /// The errors of those constraints, and the variable's own column, are functions of the
  /// variable. When just one of them is non-basic, no other row depends on it, and all of them may
  /// go. While several are, they still hold other variables in place; resolving ties moves them out
  /// of the way in time. The variable becomes as new, with value 0.
  /// - Returns: False if that cannot be done yet.
  mutating func undefine(_ variable: Int32) -> Bool {
    guard isUnreferenced(variable) else { return false }
    let rank = variables[variable].rank
    let definition = definitions[rank]
    var members = FlatArray<Int32>()
    var nonBasic = definition.column < 0 || definition.constraint < 0 ? 1 : 0
    if definition.constraint < 0 && tableau.columns[definition.column].isBasic {
      nonBasic = 0
    }
    let list = variables[variable].uses
    for position in 0..<list.count {
      let user = uses[list, position].constraint
      let column = constraints[user].column
      if column >= 0 && !tableau.columns[column].isBasic { nonBasic += 1 }
      members.append(user)
    }
    guard nonBasic == 1 else { return false }
    note(variable, values[variable])
    values[variable] = 0
    // It may have been 0 before.
    hasMovedAgain = true
    variables[variable].noted = solveCount
    variables[variable].rank = -1
    variables[variable].bound = -1
    definitions[rank].variable = -1
    vacantDefinitions += 1
    if definition.constraint < 0 {
      takeWeight(from: definition.column)
      tableau.removeColumn(definition.column)
    }
    for index in 0..<members.count {
      let id = members[index]
      constraints[id].rank = -1
      if constraints[id].column >= 0 { takeWeight(from: constraints[id].column) }
      releaseConstraint(id)
    }
    return true
  }

  /// Lets the bound of an unreferenced variable hold nothing any more.
  mutating func loosenBound(of variable: Int32) {
    let bound = variables[variable].bound
    guard bound >= 0, isUnreferenced(variable) else { return }
    takeWeight(from: constraints[bound].column)
    tableau.columns[constraints[bound].column].isDead = true
  }

  /// Forgets what lost its last role in this solve.
  /// - Returns: Whether that left something to bring up to date.
  mutating func collectDead() -> Bool {
    while let id = tableau.scratch.dead.popLast() {
      let record = constraints[id]
      guard record.column >= 0, tableau.columns[record.column].isBasic else { continue }
      if record.state == .row && record.isDead {
        releaseConstraint(id)
      } else if record.state != .free {
        for position in 0..<record.terms.count {
          noteUnreferenced(terms[record.terms, position].variable)
        }
      }
    }
    undefineUnreferenced()
    return !tableau.pricingQueue.isEmpty || !tableau.infeasible.isEmpty || !tableau.dirty.isEmpty
  }

  /// Lets the numbers of what was forgotten be given out again.
  mutating func recycle() {
    compactDefinitions()
    while let id = scratch.vacated.popLast() { freeConstraints.append(id) }
    while let variable = scratch.departing.popLast() {
      if variables[variable].uses.count == 0 && variables[variable].rank < 0 {
        releaseVariable(variable)
      } else {
        scratch.lingering.append(variable)
      }
    }
    swap(&scratch.departing, &scratch.lingering)
    tableau.releaseDeferred()
  }
}
