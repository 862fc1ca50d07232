/// The attribute of an item in a visual format constraint.
///
/// Raw values are Apple's attribute numbers (F1.8), so that a caller maps an attribute to its own
/// by number and an alignment option to its attribute by bit (F4.13).
public enum VisualFormatAttribute: Int, Hashable, Sendable {
  /// No attribute: the second side of a constraint that names one item only.
  case none = 0
  /// The left edge.
  case left = 1
  /// The right edge.
  case right = 2
  /// The top edge.
  case top = 3
  /// The bottom edge.
  case bottom = 4
  /// The edge at which reading starts.
  case leading = 5
  /// The edge at which reading ends.
  case trailing = 6
  /// The extent from left to right.
  case width = 7
  /// The extent from top to bottom.
  case height = 8
  /// The middle between left and right.
  case centerX = 9
  /// The middle between top and bottom.
  case centerY = 10
  /// The baseline of the last line of text.
  case lastBaseline = 11
  /// The baseline of the first line of text.
  case firstBaseline = 12

  /// The attributes an alignment option may name, in the order of their bits.
  static let alignable: [Self] = [
    .left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY, .lastBaseline,
    .firstBaseline,
  ]
}

/// How the two sides of a visual format constraint compare.
///
/// Raw values are Apple's relation numbers (F1.9).
public enum VisualFormatRelation: Int, Hashable, Sendable {
  /// The first side is at most the second.
  case lessThanOrEqual = -1
  /// The sides are equal.
  case equal = 0
  /// The first side is at least the second.
  case greaterThanOrEqual = 1
}
