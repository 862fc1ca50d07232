extension Solver {
  /// Forgets a constraint that has no influence left, with its parameter, and what only it kept alive.
  mutating func releaseConstraint(_ id: Int32) {
    let record = constraints[id]
    precondition(record.rank < 0, "a definition is given up through its variable")
    if record.parameter >= 0 { tableau.removeParameter(record.parameter) }
    unlinkTerms(of: id)
    let list = record.terms
    constraints[id].terms = List()
    constraints[id].state = .free
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

  /// Gives up the definition of a variable if nothing but that, or its own bound, mentions it.
  ///
  /// The variable becomes as new, with value 0.
  /// - Returns: False if something mentions it.
  mutating func dissolve(_ variable: Int32) -> Bool {
    let rank = variables[variable].rank
    guard rank >= 0 else { return false }
    let definition = definitions[rank]
    if definition.constraint >= 0 && !constraints[definition.constraint].isDead { return false }
    let list = variables[variable].uses
    for place in 0..<list.count {
      let user = constraints[uses[list, place].constraint]
      if user.state == .pending || (!user.isDead && user.origin == .caller) { return false }
      if user.state == .definition && user.rank != rank { return false }
    }
    guard releaseIdleUsers(of: variable, definition) else { return false }
    if variables[variable].bound >= 0 {
      let bound = variables[variable].bound
      variables[variable].bound = -1
      takeWeight(from: constraints[bound].parameter)
      variables[variable].rank = -1
      releaseConstraint(bound)
    }
    variables[variable].rank = -1
    definitions[rank].variable = -1
    if definition.constraint >= 0 {
      constraints[definition.constraint].rank = -1
      if definition.parameter >= 0 { takeWeight(from: definition.parameter) }
      releaseConstraint(definition.constraint)
    } else {
      tableau.removeParameter(definition.parameter)
    }
    note(variable, values[variable])
    values[variable] = 0
    return true
  }

  /// Forgets removed constraints and anchors that mention a variable which nothing else does.
  ///
  /// One that is non-basic holds the variable in place; it changes places with the variable's own parameter first.
  /// - Returns: False if one cannot be forgotten yet.
  private mutating func releaseIdleUsers(of variable: Int32, _ definition: Definition) -> Bool {
    while true {
      var idle: Int32 = -1
      let list = variables[variable].uses
      for place in 0..<list.count {
        let user = uses[list, place].constraint
        if constraints[user].state == .row && user != variables[variable].bound { idle = user }
      }
      guard idle >= 0 else { return true }
      let parameter = constraints[idle].parameter
      if !tableau.parameters[parameter].isBasic {
        let own = definition.parameter
        guard own >= 0, tableau.parameters[own].isBasic,
          abs(tableau.coefficient(row: own, column: parameter)) > costTolerance
        else { return false }
        takeWeight(from: own)
        tableau.pivot(row: own, column: parameter, direction: 1)
      }
      releaseConstraint(idle)
    }
  }

  /// Lets the numbers of what was forgotten be given out again.
  mutating func recycle() {
    while let id = tableau.scratch.dead.popLast() {
      let record = constraints[id]
      if record.state == .row && record.isDead && tableau.parameters[record.parameter].isBasic {
        releaseConstraint(id)
      }
    }
    dissolveAbandoned()
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
