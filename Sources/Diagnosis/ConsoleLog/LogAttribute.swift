import AutoLayout

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

  /// What the spelling means: the engine's own words are those of the absolute sides.
  var meaning: NSLayoutConstraint.Attribute {
    switch self {
    case .minX: .left
    case .maxX: .right
    case .midX: .centerX
    case .minY: .top
    case .maxY: .bottom
    case .midY: .centerY
    // Every other spelling is that of an equation.
    default: NSLayoutConstraint.Attribute(named: rawValue) ?? .notAnAttribute
    }
  }

  /// Whether the attribute is measured along the horizontal axis.
  package var isHorizontal: Bool { meaning.axis == .horizontal }

  /// Whether the attribute is a width or a height.
  package var isSize: Bool { meaning.isSize }

  /// Whether the attribute depends on the item's margins, which a log does not print.
  var isMargin: Bool { meaning.marginLine != nil }

  /// Whether the attribute depends on the item's font, which a log does not print.
  var isBaseline: Bool { meaning.isBaseline }
}
