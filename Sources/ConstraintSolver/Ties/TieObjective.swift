/// An objective below every priority: a column is to come as near to 0 as the optimum allows.
struct TieObjective: BitwiseCopyable {
  /// The rules in the order in which they count (F1.39, steps 4 to 6; of the last two F1.41).
  enum Rule: UInt8 {
    case lowerBound, upperBound, nearestZero, rank, smallestExtents, held
  }

  var rule: Rule
  var constraint: ConstraintIndex
  var level: Level
  var rank: Int64
  var order: UInt64

  /// Whether this objective counts before the other one.
  func precedes(_ other: TieObjective) -> Bool {
    if rule != other.rule { return rule.rawValue < other.rule.rawValue }
    if rule == .rank {
      if level != other.level { return level > other.level }
      if rank != other.rank { return rank > other.rank }
    }
    return order < other.order
  }
}

/// Directions in which a non-basic column may move without changing what is optimal.
struct TieDirections: OptionSet, BitwiseCopyable {
  var rawValue: UInt8

  static let up = TieDirections(rawValue: 1)
  static let down = TieDirections(rawValue: 2)
}

extension TieObjective.Rule {
  /// The rule by which a constraint wants a tie to be decided.
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

/// Columns that are decided together, because rows connect them.
struct TieGroup: ~Copyable {
  /// The columns; one that an objective sets free comes again at the end.
  var columns = FlatArray<ColumnIndex>()
  /// How many more steps may be taken for the group.
  var budget = 0

  init() {}
}
