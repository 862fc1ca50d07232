extension Solver {
  /// Leaves out the members that are not needed because of extents that may not be negative.
  ///
  /// The proof of a conflict knows only the rules that were broken so far. If its members mention
  /// other extents, each is left out in turn, and stays out if the rest cannot hold without it
  /// either (a deletion filter, Chinneck 1991).
  /// - Complexity: O(1) if every extent's rule is in the set; else one small solve for each member.
  mutating func irreducible(_ core: [Int32]) -> [Int32] {
    guard core.contains(where: { mentionsOpenExtent($0, core) }) else { return core }
    let bounds = core.filter { constraints[$0].origin == .bound }
    var members = core.filter { constraints[$0].origin == .caller }
    var place = members.count - 1
    // From the last on, so that what would be given up first is kept longest.
    while place >= 0 && members.count > 1 {
      let candidate = members.remove(at: place)
      if canHold(members) { members.insert(candidate, at: place) }
      place -= 1
    }
    return members + bounds
  }

  private mutating func mentionsOpenExtent(_ id: Int32, _ core: [Int32]) -> Bool {
    let record = constraints[id]
    for place in 0..<record.terms.count {
      let variable = variables[terms[record.terms, place].variable]
      if variable.kind == .extent && !core.contains(variable.bound) { return true }
    }
    return false
  }

  /// Whether constraints can hold together as required ones, extents not being negative.
  private mutating func canHold(_ members: [Int32]) -> Bool {
    var probe = Solver()
    probe.isProbe = true
    var copies: [Int32: VariableID] = [:]
    for id in members {
      let record = constraints[id]
      var expression: [Term] = []
      for place in 0..<record.terms.count {
        let term = terms[record.terms, place]
        let copy = copies[term.variable] ?? probe.makeVariable(variables[term.variable].kind)
        copies[term.variable] = copy
        expression.append(Term(copy, term.coefficient))
      }
      probe.insert(expression.span, record.relation, record.applied, .required, 0)
    }
    probe.solve()
    return probe.conflicts.isEmpty
  }
}
