/// An attribute as spelled in descriptions of constraints (F2.25).
package enum LogAttribute: String, Hashable, Sendable, CaseIterable {
  /// Horizontal edges; `minX` and `maxX` are the engine's names.
  case left, right, leading, trailing, minX, maxX
  /// Vertical edges; `minY` and `maxY` are the engine's names.
  case top, bottom, minY, maxY
  case width, height
  case centerX, centerY, midX, midY
  /// Baselines; `baseline` is the older name of `lastBaseline`.
  case firstBaseline, lastBaseline, baseline
  case leftMargin, rightMargin, leadingMargin, trailingMargin, topMargin, bottomMargin
  case centerXWithinMargins, centerYWithinMargins

  /// The raw value of the attribute (F1.8); the engine's names count as absolute edges.
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

  package var isSize: Bool { self == .width || self == .height }

  /// Whether the attribute depends on the item's margins, which logs do not print.
  var isMargin: Bool { rank >= LogAttribute.leftMargin.rank }

  /// Whether the attribute depends on the item's font, which logs do not print.
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline || self == .baseline }
}
