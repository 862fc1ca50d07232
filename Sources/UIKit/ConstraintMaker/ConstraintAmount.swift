public import AutoLayout
public import Foundation

@preconcurrency @MainActor
public protocol ConstraintAmount: ConstraintTarget {
  func offset(for attribute: NSLayoutConstraint.Attribute) -> CGFloat
  /// Returns the constant of the amount as an inset.
  func inset(for attribute: NSLayoutConstraint.Attribute) -> CGFloat
}

extension ConstraintAmount {
  public func side(
    for attribute: NSLayoutConstraint.Attribute, at index: Int, of count: Int,
    on item: any ConstrainableItem
  ) -> ConstraintSide {
    switch attribute {
    case .width, .height: return ConstraintSide(item: nil, attribute: .notAnAttribute)
    default:
      guard let container = item.containingView else {
        preconditionFailure(
          "A position is measured from the superview, but the view has none: add the view to a superview first."
        )
      }
      return ConstraintSide(item: container, attribute: attribute)
    }
  }

  public func constant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    offset(for: attribute)
  }
}

/// A number, equal for all attributes.
protocol NumericAmount: ConstraintAmount {
  var points: CGFloat { get }
}

extension NumericAmount {
  public func offset(for attribute: NSLayoutConstraint.Attribute) -> CGFloat { points }

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
  public func offset(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    attribute.isHorizontal ? width : height
  }

  public func inset(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    UIEdgeInsets(top: height, left: width, bottom: height, right: width).inset(for: attribute)
  }
}

extension CGPoint: ConstraintAmount {
  public func offset(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    attribute.isHorizontal ? x : y
  }

  public func inset(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    UIEdgeInsets(top: y, left: x, bottom: y, right: x).inset(for: attribute)
  }
}

extension UIEdgeInsets: ConstraintAmount {
  public func offset(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    inset(for: attribute)
  }

  /// Returns the inset, added to near edges, subtracted from far edges and sizes.
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
  /// Returns the inset: insets always point inward.
  public func offset(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    inset(for: attribute)
  }

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
