/// An attribute as the descriptions of constraints spell it (F2.25).
public enum LogAttribute: String, Hashable, Sendable, CaseIterable {
  /// A horizontal edge, in reading or in absolute terms, or in the engine's own.
  case left, right, leading, trailing, minX, maxX
  /// A vertical edge, as it is seen or in the engine's own terms.
  case top, bottom, minY, maxY
  /// A size.
  case width, height
  /// A middle, in either spelling.
  case centerX, centerY, midX, midY
  /// A baseline; `baseline` is the older name of `lastBaseline`.
  case firstBaseline, lastBaseline, baseline
  /// An edge of the margins.
  case leftMargin, rightMargin, leadingMargin, trailingMargin, topMargin, bottomMargin
  /// The middle between two margins.
  case centerXWithinMargins, centerYWithinMargins

  /// Whether the attribute is horizontal.
  public var isHorizontal: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .minX, .maxX, .width, .centerX, .midX, .leftMargin,
      .rightMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins:
      true
    case .top, .bottom, .minY, .maxY, .height, .centerY, .midY, .firstBaseline, .lastBaseline,
      .baseline, .topMargin, .bottomMargin, .centerYWithinMargins:
      false
    }
  }

  /// Whether the attribute is an extent, not a place.
  public var isSize: Bool { self == .width || self == .height }

  /// Whether the attribute depends on the item's margins, which a log does not print.
  var isMargin: Bool {
    switch self {
    case .leftMargin, .rightMargin, .leadingMargin, .trailingMargin, .topMargin, .bottomMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    default: false
    }
  }

  /// Whether the attribute depends on the item's font, which a log does not print.
  var isBaseline: Bool {
    self == .firstBaseline || self == .lastBaseline || self == .baseline
  }
}

/// How the two sides of a logged constraint compare.
public enum LogRelation: String, Hashable, Sendable, CaseIterable {
  /// The first side equals the second.
  case equal = "=="
  /// The first side is at most the second.
  case lessThanOrEqual = "<="
  /// The first side is at least the second.
  case greaterThanOrEqual = ">="
}
