public import AutoLayout
public import Foundation

/// A distance or an extent in points, one for all attributes of a rule or one for each of them.
@preconcurrency @MainActor
public protocol ConstraintAmount: ConstraintTarget {
  /// What is added to the right side when the amount is an offset.
  func offset(for attribute: NSLayoutConstraint.Attribute) -> CGFloat
  /// What is added to the right side when the amount moves edges inwards.
  func inset(for attribute: NSLayoutConstraint.Attribute) -> CGFloat
}

extension ConstraintAmount {
  /// A size stands alone; a position is measured from the same attribute of the containing view.
  public func side(
    for attribute: NSLayoutConstraint.Attribute, at index: Int, of count: Int,
    on item: any ConstrainableItem
  ) -> ConstraintSide {
    switch attribute {
    case .width, .height: return ConstraintSide(item: nil, attribute: .notAnAttribute)
    default:
      guard let container = item.containingView else {
        preconditionFailure(
          "A position is measured from the superview, but the view has none: add it first."
        )
      }
      return ConstraintSide(item: container, attribute: attribute)
    }
  }

  /// The amount itself.
  public func constant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    offset(for: attribute)
  }
}

/// A number is the same for all attributes.
protocol NumericAmount: ConstraintAmount {
  var points: CGFloat { get }
}

extension NumericAmount {
  /// The number.
  public func offset(for attribute: NSLayoutConstraint.Attribute) -> CGFloat { points }

  /// The number, inwards: added at near edges, taken away at far ones, twice from sizes.
  public func inset(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    UIEdgeInsets(top: points, left: points, bottom: points, right: points).inset(for: attribute)
  }
}

extension Int: NumericAmount {
  var points: CGFloat { CGFloat(self) }
}

extension Float: NumericAmount {
  var points: CGFloat { CGFloat(self) }
}

extension Double: NumericAmount {
  var points: CGFloat { CGFloat(self) }
}

extension CGFloat: NumericAmount {
  var points: CGFloat { self }
}

extension CGSize: ConstraintAmount {
  /// The width for horizontal attributes, the height for vertical ones.
  public func offset(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    attribute.isHorizontal ? width : height
  }

  /// The same, inwards.
  public func inset(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    UIEdgeInsets(top: height, left: width, bottom: height, right: width).inset(for: attribute)
  }
}

extension CGPoint: ConstraintAmount {
  /// `x` for horizontal attributes, `y` for vertical ones.
  public func offset(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    attribute.isHorizontal ? x : y
  }

  /// The same, inwards.
  public func inset(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    UIEdgeInsets(top: y, left: x, bottom: y, right: x).inset(for: attribute)
  }
}

extension UIEdgeInsets: ConstraintAmount {
  /// Insets always go inwards.
  public func offset(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    inset(for: attribute)
  }

  /// Added at near edges, taken away at far ones and from sizes; middles stay.
  public func inset(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    switch attribute {
    case .left, .leading, .leftMargin, .leadingMargin: left
    case .right, .trailing, .rightMargin, .trailingMargin: -right
    case .top, .topMargin, .firstBaseline: top
    case .bottom, .bottomMargin, .lastBaseline: -bottom
    case .width: -(left + right)
    case .height: -(top + bottom)
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins, .notAnAttribute: 0
    }
  }
}

extension NSDirectionalEdgeInsets: ConstraintAmount {
  /// Insets always go inwards.
  public func offset(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    inset(for: attribute)
  }

  /// As `UIEdgeInsets`, with leading for left and trailing for right.
  public func inset(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing).inset(for: attribute)
  }
}

extension NSLayoutConstraint.Attribute {
  var isHorizontal: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      true
    case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline, .topMargin,
      .bottomMargin, .centerYWithinMargins, .notAnAttribute:
      false
    }
  }
}
