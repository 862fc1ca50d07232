public import ConstraintSolver

/// The order in which required constraints are broken when they cannot all hold: lower ranks first
/// (F2.5, F2.7).
///
/// This is the order that logs suggest, for clients without views. The layer above makes the choice
/// that was measured (F2.30).
public struct RelaxationRank: RawRepresentable, Comparable, Sendable {
  /// The place in the order: lower values are broken first.
  public var rawValue: Int32

  public init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// A user's constraint on an item's size: broken most often (F1.29, F2.4).
  public static let size = RelaxationRank(rawValue: 0)
  /// A user's constraint that is not on a size and has no identifier; the default.
  public static let user = RelaxationRank(rawValue: 1)
  /// A constraint with an identifier: printed after constraints that have none (F2.13); the system
  /// makes some as well (F2.6).
  public static let identified = RelaxationRank(rawValue: 2)
  /// A constraint made by the system (autoresizing, encapsulated, fitting): broken only in
  /// conflicts of such constraints.
  public static let system = RelaxationRank(rawValue: 100)

  public static func < (a: RelaxationRank, b: RelaxationRank) -> Bool {
    a.rawValue < b.rawValue
  }
}

/// A constraint's properties besides the terms.
public struct ConstraintProperties: Sendable {
  /// The relation of the terms' sum to the constant.
  public var relation: Relation
  /// The right-hand side, in points.
  public var constant: Double
  /// The constraint's priority; required constraints are broken only in conflicts among them.
  public var priority: Priority
  /// Whether positions are measured from the right edge (leading and trailing in right-to-left
  /// layouts).
  public var isMirrored: Bool
  /// The place in the order of breaking; only required constraints use it.
  public var rank: RelaxationRank

  public init(
    _ relation: Relation, _ constant: Double, priority: Priority, isMirrored: Bool = false,
    rank: RelaxationRank = .user
  ) {
    self.relation = relation
    self.constant = constant
    self.priority = priority
    self.isMirrored = isMirrored
    self.rank = rank
  }
}
