/// Required constraints that cannot all hold, and the constraint that was relaxed (F2.1–F2.3).
public struct Conflict: Hashable, Sendable {
  /// The constraints in conflict, ordered by relaxation rank and then by the order of adding.
  ///
  /// The set is an irreducible infeasible subsystem: if any of them is removed, the rest can hold.
  /// The rule that an extent is never negative may also take part, but is not listed.
  /// - Complexity: O(1).
  public let constraints: [ConstraintID]
  /// The member of ``constraints`` that has no influence until something in the set changes (F2.2,
  /// F2.3).
  /// - Complexity: O(1).
  public let relaxed: ConstraintID
}

/// The rule that selects which member of the conflict is relaxed.
public enum RelaxationPolicy: UInt8, Hashable, Sendable {
  /// The lowest relaxation rank; among equals, the first added.
  case firstAdded
  /// The lowest relaxation rank; among equals, the last added.
  case lastAdded
}
