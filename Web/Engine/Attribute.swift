import LayoutEngine

enum Attribute: Int32 {
  case none = 0
  case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
  case lastBaseline, firstBaseline
  case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
  case centerXWithinMargins, centerYWithinMargins

  /// The engine's attribute; a mirrored constraint measures from the right edge.
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

  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  var isPhysicalSide: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// The margin on the same side, the meaning of `|-` in the Visual Format Language (F4.7).
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

  /// Whether two attributes may appear on the two sides of a constraint, as in UIKit.
  func relates(to other: Attribute) -> Bool {
    guard let line, let second = other.line else { return other == .none && line?.isExtent == true }
    if line.isExtent { return second.isExtent }
    return line.axis == second.axis && !second.isExtent
      && !(isDirectional && other.isPhysicalSide) && !(isPhysicalSide && other.isDirectional)
  }
}

struct Margins {
  var top = 8.0
  var left = 8.0
  var bottom = 8.0
  var right = 8.0

  /// Returns the distance in points from the line it is measured from, negative before.
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
