extension Solver {
  /// Step 5a: leaves out the members that are not needed because of extents that may not be
  /// negative.
  ///
  /// The proof of a conflict knows only the rules that were broken so far. If its members mention
  /// other extents, each is left out in turn, and stays out if the rest cannot hold without it
  /// either (a deletion filter, Chinneck & Dravnieks 1991).
  ///
  /// Of a set too large to be tried member by member, whole parts are left out; it stays a
  /// conflict, but it may keep members that are not needed.
  /// - Complexity: O(*m* log *m*) for *m* members if every extent's rule is in the set; else one
  ///   solve for each member, of large sets no more than ``deletionBudget`` and ``solveBudget``
  ///   allow.
  mutating func irreducibleSubsystem(_ subsystem: [ConstraintIndex]) -> [ConstraintIndex] {
    let bounds = subsystem.filter { constraints[$0].origin == .bound }
    let known = bounds.sorted()
    guard subsystem.contains(where: { mentionsOpenExtent($0, known) }) else { return subsystem }
    var members = subsystem.filter { constraints[$0].origin == .caller }
    var work = 0
    var length = members.count * members.count <= Self.deletionBudget ? 1 : members.count / 8
    while length > 0 {
      var end = members.count
      // From the last on, so that what would be relaxed first is kept longest.
      while end > 0 && members.count > 1 {
        let start = max(0, end - length)
        work += members.count
        if members.count > Self.alwaysTried {
          relaxations.filterWork += members.count
          guard work <= Self.deletionBudget, relaxations.filterWork <= Self.solveBudget else {
            return members + bounds
          }
        }
        let rest = Array(members[..<start] + members[end...])
        if !rest.isEmpty && !canHold(rest) { members = rest }
        end = start
      }
      length = length == 1 ? 0 : max(1, length / 8)
    }
    return members + bounds
  }

  /// How many members all the solves of one filter may have together.
  ///
  /// A set of 200 is tried member by member. A conflict of thousands would take minutes, and nobody
  /// reads it.
  private static var deletionBudget: Int { 40_000 }
  /// The same for all conflicts of one solve.
  private static var solveBudget: Int { 160_000 }
  /// Sets of so many members are always tried one by one: it costs no more than the rest.
  private static var alwaysTried: Int { 32 }

  /// Whether a member mentions an extent whose rule is not among those of the set, in order.
  /// - Complexity: O(*t* · log *b*): *t* terms, *b* rules.
  private mutating func mentionsOpenExtent(_ id: ConstraintIndex, _ bounds: [ConstraintIndex])
    -> Bool
  {
    let record = constraints[id]
    for position in record.terms.positions {
      let variable = variables[constraints.terms[record.terms, position].variable]
      if variable.kind == .extent && !Self.holds(variable.bound, in: bounds) { return true }
    }
    return false
  }

  /// Whether a list that is in order holds an index.
  private static func holds(_ index: ConstraintIndex, in list: [ConstraintIndex]) -> Bool {
    var (low, high) = (0, list.count)
    while low < high {
      let middle = (low + high) / 2
      if list[middle] < index { low = middle + 1 } else { high = middle }
    }
    return low < list.count && list[low] == index
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
