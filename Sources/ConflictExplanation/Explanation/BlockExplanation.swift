import ConstraintSolver

/// Why the constraints of one block conflict, and verified fixes.
public struct BlockExplanation: Hashable, Sendable {
  /// A change that resolves a conflict, verified by solving the block again.
  public enum Fix: Hashable, Sendable {
    /// Remove the constraint of that index.
    case remove(Int)
    /// Give the constraint of that index a priority below 1000.
    case lower(Int)

    /// The constraint that is changed.
    public var index: Int {
      switch self {
      case .remove(let index), .lower(let index): index
      }
    }
  }

  /// Constraints that cannot all be satisfied.
  public struct Conflict: Hashable, Sendable {
    /// Their indexes, ascending; without any one of them the others can be satisfied.
    public let core: [Int]
    /// What would resolve this conflict: removals first, each kind in the order of the log.
    public let fixes: [Fix]
  }

  /// The block as it was read.
  package let block: LogBlock
  /// The conflicts, usually one; empty when all constraints can be satisfied.
  public let conflicts: [Conflict]
  /// What had to be assumed to find them.
  package let assumptions: [Assumption]
  /// The block with a listed view as superview, where one had to be assumed.
  let guess: LogBlock?
  /// For each constraint what it stands for, if it is the system's.
  package let meanings: [SystemMeaning?]

  /// Whether the constraints of the block cannot all be satisfied.
  public var isInfeasible: Bool { !conflicts.isEmpty }

  /// Explains a block.
  ///
  /// Assumes as little as possible: first nothing, then margins, then the size of text;
  /// and of the printed numbers first that they are rounded, then that they are exact; then that a
  /// superview without a name is one of the views listed; last that two which print the same are
  /// not.
  /// - Parameter block: A block of a log.
  /// - Complexity: O(*n*) solutions of *n* constraints.
  package init(_ block: LogBlock) {
    self.block = block
    meanings = block.constraints.map { SystemMeaning($0) }
    if let found = Self.firstConflicts(of: block) {
      (conflicts, assumptions) = found
      guess = nil
      return
    }
    for other in block.withListedSuperviews {
      guard let found = Self.firstConflicts(of: other) else { continue }
      guess = other
      conflicts = found.conflicts
      assumptions = found.assumptions + [.listedSuperview]
      return
    }
    guess = nil
    let unprinted = Self.unprintedConflict(of: block)
    conflicts = unprinted.map { [$0] } ?? []
    assumptions = unprinted == nil ? [] : [.unprintedDigits]
  }

  /// The conflicts under the fewest assumptions about margins, text and rounding; nil for none.
  private static func firstConflicts(
    of block: LogBlock
  ) -> (conflicts: [Conflict], assumptions: [Assumption])? {
    for assumptions in assumptions(for: block.constraints) {
      for allowsForRounding in [true, false] {
        let search = ConflictSearch(
          block.constraints, assuming: Set(assumptions), allowsForRounding: allowsForRounding)
        let found = conflicts(of: block, search)
        if !found.isEmpty { return (found, assumptions) }
      }
    }
    return nil
  }

  /// The sets of assumptions to try, each larger than the one before.
  private static func assumptions(for constraints: [LogConstraint]) -> [[Assumption]] {
    let attributes = constraints.flatMap { constraint in
      [constraint.first.attribute, constraint.second?.attribute].compactMap { $0 }
    }
    var sets: [[Assumption]] = [[]]
    if attributes.contains(where: { $0.isMargin }) { sets.append([.defaultMargins]) }
    if attributes.contains(where: { $0.isBaseline }) {
      sets.append((sets.last ?? []) + [.bodyText])
    }
    return sets
  }

  private static func conflicts(of block: LogBlock, _ search: ConflictSearch) -> [Conflict] {
    var remaining = block.constraints.indices.filter {
      $0 == block.broken || earlierCopy(of: $0, in: block.constraints) == nil
    }
    var cores: [[Int]] = []
    // After one conflict its broken member is left out, and the rest is looked at again: a log can
    // hold more than one.
    var left: [Int] = []
    while cores.count < LogLimits.conflicts,
      let core = search.irreducibleConflict(among: remaining, preferring: block.broken)
    {
      let dropped = block.broken.flatMap { core.contains($0) ? $0 : nil } ?? core[0]
      let droppedCopies = copies(of: dropped, in: block.constraints)
      cores.append(core)
      left.append(dropped)
      remaining.removeAll(where: droppedCopies.contains)
    }
    return cores.indices.map { position in
      let others = left.indices.filter { $0 != position }.flatMap {
        copies(of: left[$0], in: block.constraints)
      }
      let universe = block.constraints.indices.filter { !others.contains($0) }
      let fixes = fixes(for: cores[position], among: universe, of: block, search)
      return Conflict(core: cores[position], fixes: fixes)
    }
  }

  private static func fixes(
    for core: [Int], among universe: [Int], of block: LogBlock, _ search: ConflictSearch
  ) -> [Fix] {
    let helpful = core.filter { index in
      let copies = copies(of: index, in: block.constraints)
      return search.isFeasible(universe.filter { !copies.contains($0) })
    }
    let lowerable = helpful.filter { SystemMeaning(block.constraints[$0]) == nil }
    // Constraints made from an autoresizing mask can be switched off on the view.
    let removable = helpful.filter { index in
      SystemMeaning(block.constraints[index]).map { $0.origin == .autoresizing } ?? true
    }
    // Where only the system's own take part, those that matter are reported all the same.
    guard !removable.isEmpty || !lowerable.isEmpty else { return helpful.map(Fix.remove) }
    return removable.map(Fix.remove) + lowerable.map(Fix.lower)
  }

  /// The conflict of two constraints that print the same: they differ in digits that are not
  /// printed.
  ///
  /// Nothing else is left where the system reports them, and them alone.
  private static func unprintedConflict(of block: LogBlock) -> Conflict? {
    guard block.hasHeader || block.broken != nil, block.unparsed.isEmpty,
      block.constraints.count == 2, block.constraints.allSatisfy({ $0.isRequired }),
      block.constraints.allSatisfy({ $0.relation == .equal }),
      block.constraints[0].equation == block.constraints[1].equation
    else { return nil }
    return Conflict(core: [0, 1], fixes: [.remove(0), .remove(1), .lower(0), .lower(1)])
  }

  /// Where the same constraint is listed before.
  static func earlierCopy(of index: Int, in constraints: [LogConstraint]) -> Int? {
    constraints[..<index].firstIndex { $0.isSame(as: constraints[index]) }
  }

  /// All places where a constraint is listed: damaged logs repeat lines.
  private static func copies(of index: Int, in constraints: [LogConstraint]) -> Set<Int> {
    Set(constraints.indices.filter { constraints[$0].isSame(as: constraints[index]) })
  }
}
