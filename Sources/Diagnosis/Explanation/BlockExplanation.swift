/// Why the constraints of one block cannot all hold, and what would help.
public struct BlockExplanation: Hashable, Sendable {
  /// A change that lets the whole block hold; each one has been tried.
  public enum Cure: Hashable, Sendable {
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

  /// Constraints that cannot all hold.
  public struct Conflict: Hashable, Sendable {
    /// Their indexes, ascending; without any one of them the rest of them can hold.
    public let core: [Int]
    /// What would resolve this conflict: removals first, each kind in the order of the log.
    public let cures: [Cure]
  }

  /// The block as it was read.
  public let block: LogBlock
  /// The conflicts, usually one; empty when all can hold.
  public let conflicts: [Conflict]
  /// What had to be taken for granted to find them.
  public let assumptions: [Assumption]
  /// For each constraint what it stands for, if it is the system's.
  public let meanings: [SystemMeaning?]

  /// Whether the constraints of the block cannot all hold.
  public var isInfeasible: Bool { !conflicts.isEmpty }

  /// Explains a block.
  ///
  /// Takes as little for granted as will do: first nothing, then margins, then the size of text; and of
  /// the printed numbers first that they are rounded, then that they are exact.
  /// - Parameter block: A block of a log.
  /// - Complexity: O(*n*) solutions of *n* constraints.
  public init(_ block: LogBlock) {
    self.block = block
    meanings = block.constraints.map { SystemMeaning($0) }
    for assumptions in Self.assumptions(for: block.constraints) {
      for allowsForRounding in [true, false] {
        let search = ConflictSearch(
          block.constraints, assuming: Set(assumptions), allowsForRounding: allowsForRounding)
        let found = Self.conflicts(of: block, search)
        guard !found.isEmpty else { continue }
        conflicts = found
        self.assumptions = assumptions
        return
      }
    }
    conflicts = []
    assumptions = []
  }

  /// The sets of assumptions to try, each larger than the one before.
  private static func assumptions(for constraints: [LogConstraint]) -> [[Assumption]] {
    let attributes = constraints.flatMap { constraint in
      [constraint.first.attribute, constraint.second?.attribute].compactMap(\.self)
    }
    var sets: [[Assumption]] = [[]]
    if attributes.contains(where: \.isMargin) { sets.append([.defaultMargins]) }
    if attributes.contains(where: \.isBaseline) { sets.append((sets.last ?? []) + [.bodyText]) }
    return sets
  }

  private static func conflicts(of block: LogBlock, _ search: ConflictSearch) -> [Conflict] {
    var remaining = Array(block.constraints.indices)
    var cores: [[Int]] = []
    // After one conflict its broken member is left out, and the rest is looked at again: a log can
    // hold more than one.
    var left: [Int] = []
    while let core = search.irreducibleConflict(among: remaining, preferring: block.broken) {
      let culprit = block.broken.flatMap { core.contains($0) ? $0 : nil } ?? core[0]
      let culprits = copies(of: culprit, in: block.constraints)
      cores.append(core)
      left.append(culprit)
      remaining.removeAll(where: culprits.contains)
    }
    return cores.indices.map { position in
      let others = left.indices.filter { $0 != position }.flatMap {
        copies(of: left[$0], in: block.constraints)
      }
      let universe = block.constraints.indices.filter { !others.contains($0) }
      let cures = cures(for: cores[position], among: universe, of: block, search)
      return Conflict(core: cores[position], cures: cures)
    }
  }

  private static func cures(
    for core: [Int], among universe: [Int], of block: LogBlock, _ search: ConflictSearch
  ) -> [Cure] {
    let helpful = core.filter { index in
      let copies = copies(of: index, in: block.constraints)
      return search.isFeasible(universe.filter { !copies.contains($0) })
    }
    let lowerable = helpful.filter { SystemMeaning(block.constraints[$0]) == nil }
    // Constraints made from an autoresizing mask go when the view is told not to make them.
    let removable = helpful.filter { index in
      SystemMeaning(block.constraints[index]).map { $0.origin == .autoresizing } ?? true
    }
    return removable.map(Cure.remove) + lowerable.map(Cure.lower)
  }

  /// All places where a constraint is listed: damaged logs repeat lines.
  private static func copies(of index: Int, in constraints: [LogConstraint]) -> Set<Int> {
    Set(constraints.indices.filter { constraints[$0].address == constraints[index].address })
  }
}
