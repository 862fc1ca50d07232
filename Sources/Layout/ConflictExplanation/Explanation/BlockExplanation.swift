import ConstraintSolver

public struct BlockExplanation: Hashable, Sendable {
  public enum Fix: Hashable, Sendable {
    case remove(Int)
    case lower(Int)

    public var index: Int {
      switch self {
      case .remove(let index), .lower(let index): index
      }
    }
  }

  public struct Conflict: Hashable, Sendable {
    public let core: [Int]
    public let fixes: [Fix]
  }

  package let block: LogBlock
  public let conflicts: [Conflict]
  package let assumptions: [Assumption]
  let guess: LogBlock?
  package let meanings: [SystemMeaning?]

  public var isInfeasible: Bool { !conflicts.isEmpty }

  /// Explains a block with as few assumptions as possible: none, margins, text sizes; rounded
  /// before exact numbers; a listed superview; unprinted digits.
  ///
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

  /// Returns the conflicts under the fewest assumptions; nil for none.
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
    // A log can contain several conflicts: continues after removing each broken constraint.
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
    // If only system constraints take part, the relevant constraints are reported anyway.
    guard !removable.isEmpty || !lowerable.isEmpty else { return helpful.map(Fix.remove) }
    return removable.map(Fix.remove) + lowerable.map(Fix.lower)
  }

  /// Returns the conflict of two constraints with equal text, the only remaining explanation.
  private static func unprintedConflict(of block: LogBlock) -> Conflict? {
    guard block.hasHeader || block.broken != nil, block.unparsed.isEmpty,
      block.constraints.count == 2, block.constraints.allSatisfy({ $0.isRequired }),
      block.constraints.allSatisfy({ $0.relation == .equal }),
      block.constraints[0].equation == block.constraints[1].equation
    else { return nil }
    return Conflict(core: [0, 1], fixes: [.remove(0), .remove(1), .lower(0), .lower(1)])
  }

  static func earlierCopy(of index: Int, in constraints: [LogConstraint]) -> Int? {
    constraints[..<index].firstIndex { $0.isSame(as: constraints[index]) }
  }

  private static func copies(of index: Int, in constraints: [LogConstraint]) -> Set<Int> {
    Set(constraints.indices.filter { constraints[$0].isSame(as: constraints[index]) })
  }
}
