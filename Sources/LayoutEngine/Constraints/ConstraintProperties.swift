public import ConstraintSolver

/// The order in which required constraints are broken when they cannot all hold: lower ranks first
/// (F2.5, F2.7).
///
/// What logs suggest, for clients without views: the layer above makes the choice that was measured
/// (F2.30).
public struct RelaxationRank: RawRepresentable, Comparable, Sendable {
  /// The rank itself.
  public var rawValue: Int32

  /// Makes a rank from its number.
  public init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// A user's constraint on one item's size: what is broken most often (F1.29, F2.4).
  public static let size = RelaxationRank(rawValue: 0)
  /// A constraint written by the user.
  public static let user = RelaxationRank(rawValue: 1)
  /// A constraint with an identifier: printed after those without (F2.13); the system has
  /// such, too (F2.6).
  public static let identified = RelaxationRank(rawValue: 2)
  /// A constraint made by the system (autoresizing, encapsulated, fitting): broken only among its
  /// own kind.
  public static let system = RelaxationRank(rawValue: 100)

  /// Orders ranks by their number.
  public static func < (a: RelaxationRank, b: RelaxationRank) -> Bool {
    a.rawValue < b.rawValue
  }
}

/// What a constraint is beside its terms.
public struct ConstraintProperties: Sendable {
  /// The relation of the terms' sum to the constant.
  public var relation: Relation
  /// The right-hand side, in points.
  public var constant: Double
  /// The constraint's priority; a required one is broken only where required ones conflict.
  public var priority: Priority
  /// Whether positions are measured from the right edge (leading and trailing in right-to-left
  /// layouts).
  public var isMirrored: Bool
  /// Its place in the order of breaking.
  public var rank: RelaxationRank

  /// Describes a constraint.
  ///
  /// - Parameters:
  ///   - relation: The relation of the terms' sum to the constant.
  ///   - constant: The right-hand side, in points.
  ///   - priority: The constraint's priority.
  ///   - isMirrored: Whether positions are measured from the right edge.
  ///   - rank: Its place in the order of breaking.
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
