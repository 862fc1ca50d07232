/// An objective below every priority: a column is to come as near to 0 as the optimum allows.
struct TieObjective: BitwiseCopyable {
  /// The rules in their order (F1.39, steps 4 to 6; the last two F1.41).
  enum Rule: UInt8 {
    case lowerBound, upperBound, nearestZero, rank, smallestExtents, held
  }

  var rule: Rule
  var constraint: ConstraintIndex
  var level: Level
  var rank: Int64
  var order: UInt32

  func precedes(_ other: TieObjective) -> Bool {
    if rule != other.rule { return rule.rawValue < other.rule.rawValue }
    if rule == .rank {
      if level != other.level { return level > other.level }
      if rank != other.rank { return rank > other.rank }
    }
    return order < other.order
  }
}

/// The directions in which a non-basic column may move while the solution stays optimal.
struct TieDirections: OptionSet, BitwiseCopyable {
  var rawValue: UInt8

  static let up = TieDirections(rawValue: 1)
  static let down = TieDirections(rawValue: 2)
}

extension TieObjective.Rule {
  /// A constraint's tie rule; nil for none.
  init?(_ record: ConstraintRecord, under policy: TiePolicy) {
    switch (record.tie, policy) {
    case (.none, _): return nil
    case (.bound, .smallestDistance):
      switch record.relation {
      case .greaterThanOrEqual: self = .lowerBound
      case .lessThanOrEqual: self = .upperBound
      case .equal: return nil
      }
    case (.nearestZero, .smallestDistance): self = .nearestZero
    case (.bound, .smallestExtent), (.nearestZero, .smallestExtent):
      guard record.relation != .equal else { return nil }
      self = .held
    case (.rank, _): self = .rank
    }
  }
}

/// The columns that are decided together, because rows connect them.
struct TieGroup: ~Copyable {
  /// The columns; a column that an objective frees is appended again.
  var columns = FlatArray<ColumnIndex>()
  /// The tied columns that move an objective's variable.
  var movers = FlatArray<VariableMover>()
  /// The number of remaining steps for the group.
  var budget = 0

  init() {}
}
