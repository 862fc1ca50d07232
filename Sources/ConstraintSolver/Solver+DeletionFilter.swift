extension Solver {
  /// Step 5a: leaves out the members that are not needed because of extents that may not be
  /// negative.
  ///
  /// The proof of a conflict knows only the rules that were broken so far. If its members mention
  /// other extents, each is left out in turn, and stays out if the rest cannot hold without it
  /// either (a deletion filter, Chinneck & Dravnieks 1991).
  /// - Complexity: O(1) if every extent's rule is in the set; else one small solve for each member.
  mutating func irreducibleSubsystem(_ subsystem: [ConstraintIndex]) -> [ConstraintIndex] {
    guard subsystem.contains(where: { mentionsOpenExtent($0, subsystem) }) else { return subsystem }
    let bounds = subsystem.filter { constraints[$0].origin == .bound }
    var members = subsystem.filter { constraints[$0].origin == .caller }
    var position = members.count - 1
    // From the last on, so that what would be relaxed first is kept longest.
    while position >= 0 && members.count > 1 {
      let candidate = members.remove(at: position)
      if canHold(members) { members.insert(candidate, at: position) }
      position -= 1
    }
    return members + bounds
  }

  /// Whether a member mentions an extent whose rule is not in the set.
  /// - Complexity: O(*t* · *m*): *t* terms, *m* members.
  private mutating func mentionsOpenExtent(_ id: ConstraintIndex, _ subsystem: [ConstraintIndex])
    -> Bool
  {
    let record = constraints[id]
    for position in record.terms.positions {
      let variable = variables[constraints.terms[record.terms, position].variable]
      if variable.kind == .extent && !subsystem.contains(variable.bound) { return true }
    }
    return false
  }

  /// Whether constraints can hold together as required ones, extents not being negative.
  /// - Complexity: A solve of the members alone.
  private mutating func canHold(_ members: [ConstraintIndex]) -> Bool {
    var probe = Solver()
    probe.isProbe = true
    var copies: [VariableIndex: VariableID] = [:]
    for id in members {
      let record = constraints[id]
      var expression: [Term] = []
      for position in record.terms.positions {
        let term = constraints.terms[record.terms, position]
        let copy = copies[term.variable] ?? probe.makeVariable(variables[term.variable].kind)
        copies[term.variable] = copy
        expression.append(Term(copy, term.coefficient))
      }
      probe.insert(expression.span, record.relation, to: record.applied)
    }
    probe.solve()
    return probe.conflicts.isEmpty
  }
}
