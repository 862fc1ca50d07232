/// An item's attribute in a visual format constraint.
///
/// Raw values are Apple's attribute numbers (F1.8), so callers can convert attributes by number,
/// and alignment options to attributes by bit (F4.13).
public enum VisualFormatAttribute: Int, Hashable, Sendable {
  /// The second attribute in constraints with one item.
  case none = 0
  case left = 1
  case right = 2
  case top = 3
  case bottom = 4
  case leading = 5
  case trailing = 6
  case width = 7
  case height = 8
  case centerX = 9
  case centerY = 10
  case lastBaseline = 11
  case firstBaseline = 12

  /// The attributes of alignment options, in the order of their bits.
  static let alignable: [Self] = [
    .left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY, .lastBaseline,
    .firstBaseline,
  ]
}

/// The relation in a visual format constraint.
///
/// Raw values are Apple's relation numbers (F1.9).
public enum VisualFormatRelation: Int, Hashable, Sendable {
  case lessThanOrEqual = -1
  case equal = 0
  case greaterThanOrEqual = 1
}
