import LayoutEngine

/// What a constraint relates of an item, by the numbers of `NSLayoutConstraint.Attribute`.
enum Attribute: Int32 {
  case none = 0
  case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
  case lastBaseline, firstBaseline
  case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
  case centerXWithinMargins, centerYWithinMargins

  /// The engine's attribute on the same line or, for a margin, on the line it is measured from.
  ///
  /// Leading and trailing are left and right: a mirrored constraint measures from the right edge.
  var line: ItemAttribute? {
    switch self {
    case .none: nil
    case .left, .leading, .leftMargin, .leadingMargin: .left
    case .right, .trailing, .rightMargin, .trailingMargin: .right
    case .top, .topMargin: .top
    case .bottom, .bottomMargin: .bottom
    case .width: .width
    case .height: .height
    case .centerX, .centerXWithinMargins: .centerX
    case .centerY, .centerYWithinMargins: .centerY
    case .lastBaseline: .lastBaseline
    case .firstBaseline: .firstBaseline
    }
  }

  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// Whether the direction of reading decides which side is meant.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether the attribute stands for a side of the screen, whatever the direction of reading.
  var isPhysicalSide: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// The margin on the same side, as `|-` of the Visual Format Language means it (F4.7).
  var margin: Attribute {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: self
    }
  }

  /// Whether two attributes may stand on the two sides of one constraint, as UIKit has it.
  ///
  /// Extents with extents, positions with positions of the same axis, and no left or right beside
  /// leading or trailing. Only an extent may stand alone.
  func relates(to other: Attribute) -> Bool {
    guard let line, let second = other.line else { return other == .none && line?.isExtent == true }
    if line.isExtent { return second.isExtent }
    return line.axis == second.axis && !second.isExtent
      && !(isDirectional && other.isPhysicalSide) && !(isPhysicalSide && other.isDirectional)
  }
}

/// Distances inside the four edges of an item, in points, as `layoutMargins`.
struct Margins {
  var top = 8.0
  var left = 8.0
  var bottom = 8.0
  var right = 8.0

  /// How far an attribute lies behind the line it is measured from.
  ///
  /// - Parameters:
  ///   - attribute: The attribute.
  ///   - isMirrored: Whether positions are measured from the right edge.
  /// - Returns: A distance in points, negative before the line.
  func offset(of attribute: Attribute, isMirrored: Bool) -> Double {
    switch attribute {
    case .leftMargin: left
    case .rightMargin: -right
    case .leadingMargin: isMirrored ? right : left
    case .trailingMargin: isMirrored ? -left : -right
    case .topMargin: top
    case .bottomMargin: -bottom
    case .centerXWithinMargins: (left - right) / 2
    case .centerYWithinMargins: (top - bottom) / 2
    default: 0
    }
  }
}
