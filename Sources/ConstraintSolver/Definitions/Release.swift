extension Solver {
  /// Forgets a constraint that has no influence left, with its parameter, and what only it kept
  /// alive.
  mutating func releaseConstraint(_ id: Int32) {
    let record = constraints[id]
    precondition(record.rank < 0, "a definition is given up through its variable")
    if record.parameter >= 0 { tableau.removeParameter(record.parameter) }
    // A pending constraint is in no list yet.
    if record.state != .pending { unlinkTerms(of: id) }
    let list = record.terms
    constraints[id].terms = List()
    constraints[id].state = .free
    if traits(of: id).ray >= 0 {
      rays.release(traits[id].ray, of: id)
      traits[id].ray = -1
    }
    constraints[id].parameter = -1
    scratch.vacated.append(id)
    for place in 0..<list.count { noteAbandoned(terms[list, place].variable) }
    var room = list
    terms.release(&room)
  }

  /// Remembers a variable that perhaps nothing mentions any more.
  @inline(__always)
  private mutating func noteAbandoned(_ variable: Int32) {
    scratch.abandoned.append(variable)
  }

  /// Gives up the definitions of variables that no living constraint mentions.
  mutating func dissolveAbandoned() {
    while let variable = scratch.abandoned.popLast() { _ = dissolve(variable) }
  }

  /// Whether only removed constraints, anchors, or its own bound mention a variable that has a
  /// definition.
  mutating func isAbandoned(_ variable: Int32) -> Bool {
    let rank = variables[variable].rank
    guard rank >= 0, variables[variable].incoming == 0 else { return false }
    let definition = definitions[rank]
    if definition.constraint >= 0 && !constraints[definition.constraint].isDead { return false }
    let list = variables[variable].uses
    for place in 0..<list.count {
      let user = constraints[uses[list, place].constraint]
      if !user.isDead && user.origin == .caller { return false }
      if user.state == .definition && user.rank != rank { return false }
    }
    return true
  }

  /// Gives up the definition of an abandoned variable, with all that mentions it.
  ///
  /// The errors of those constraints, and the variable's own parameter, are functions of the
  /// variable. When just one of them is non-basic, no other row depends on it, and all of them may
  /// go. While several are, they still hold other variables in place; resolving ties moves them out
  /// of the way in time. The variable becomes as new, with value 0.
  /// - Returns: False if that cannot be done yet.
  mutating func dissolve(_ variable: Int32) -> Bool {
    guard isAbandoned(variable) else { return false }
    let rank = variables[variable].rank
    let definition = definitions[rank]
    var members = FlatArray<Int32>()
    var nonBasic = definition.parameter < 0 || definition.constraint < 0 ? 1 : 0
    if definition.constraint < 0 && tableau.parameters[definition.parameter].isBasic {
      nonBasic = 0
    }
    let list = variables[variable].uses
    for place in 0..<list.count {
      let user = uses[list, place].constraint
      let parameter = constraints[user].parameter
      if parameter >= 0 && !tableau.parameters[parameter].isBasic { nonBasic += 1 }
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
    abandonedDefinitions += 1
    if definition.constraint < 0 {
      takeWeight(from: definition.parameter)
      tableau.removeParameter(definition.parameter)
    }
    for index in 0..<members.count {
      let id = members[index]
      constraints[id].rank = -1
      if constraints[id].parameter >= 0 { takeWeight(from: constraints[id].parameter) }
      releaseConstraint(id)
    }
    return true
  }

  /// Lets the bound of an abandoned variable hold nothing any more.
  mutating func loosenBound(of variable: Int32) {
    let bound = variables[variable].bound
    guard bound >= 0, isAbandoned(variable) else { return }
    takeWeight(from: constraints[bound].parameter)
    tableau.parameters[constraints[bound].parameter].isDead = true
  }

  /// Forgets what lost its last role in this solve.
  /// - Returns: Whether that left something to bring up to date.
  mutating func collectDead() -> Bool {
    while let id = tableau.scratch.dead.popLast() {
      let record = constraints[id]
      guard record.parameter >= 0, tableau.parameters[record.parameter].isBasic else { continue }
      if record.state == .row && record.isDead {
        releaseConstraint(id)
      } else if record.state != .free {
        for place in 0..<record.terms.count { noteAbandoned(terms[record.terms, place].variable) }
      }
    }
    dissolveAbandoned()
    return !tableau.touched.isEmpty || !tableau.mismatched.isEmpty || !tableau.dirty.isEmpty
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
