/// An attribute as the descriptions of constraints spell it (F2.25).
package enum LogAttribute: String, Hashable, Sendable, CaseIterable {
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

  /// The number of the attribute that the spelling means (F1.8): the engine's own words are those
  /// of the absolute sides.
  var rank: Int {
    switch self {
    case .left, .minX: 1
    case .right, .maxX: 2
    case .top, .minY: 3
    case .bottom, .maxY: 4
    case .leading: 5
    case .trailing: 6
    case .width: 7
    case .height: 8
    case .centerX, .midX: 9
    case .centerY, .midY: 10
    case .lastBaseline, .baseline: 11
    case .firstBaseline: 12
    case .leftMargin: 13
    case .rightMargin: 14
    case .topMargin: 15
    case .bottomMargin: 16
    case .leadingMargin: 17
    case .trailingMargin: 18
    case .centerXWithinMargins: 19
    case .centerYWithinMargins: 20
    }
  }

  /// Whether the attribute is measured along the horizontal axis.
  package var isHorizontal: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .minX, .maxX, .width, .centerX, .midX, .leftMargin,
      .rightMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins:
      true
    case .top, .bottom, .minY, .maxY, .height, .centerY, .midY, .firstBaseline, .lastBaseline,
      .baseline, .topMargin, .bottomMargin, .centerYWithinMargins:
      false
    }
  }

  /// Whether the attribute is a width or a height.
  package var isSize: Bool { self == .width || self == .height }

  /// Whether the attribute depends on the item's margins, which a log does not print.
  var isMargin: Bool { rank >= LogAttribute.leftMargin.rank }

  /// Whether the attribute depends on the item's font, which a log does not print.
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline || self == .baseline }
}
