public import AutoLayout
public import Foundation

/// A distance or size in points as the right side or as a modifier: a number, `CGSize` or insets.
@preconcurrency @MainActor
public protocol ConstraintAmount: ConstraintTarget {
  /// Returns the points to add to the attribute.
  func offset(for attribute: NSLayoutConstraint.Attribute) -> CGFloat
  /// Returns the constant of the amount as an inset, negative for far edges.
  func inset(for attribute: NSLayoutConstraint.Attribute) -> CGFloat
}

extension ConstraintAmount {
  /// Returns no item for sizes, and the same attribute of the superview for positions.
  ///
  /// Traps if a position has no superview.
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

  /// Returns the offset: `equalTo(8)` means 8 points from the superview's attribute.
  public func constant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    offset(for: attribute)
  }
}

/// A number, equal for all attributes.
protocol NumericAmount: ConstraintAmount {
  var points: CGFloat { get }
}

extension NumericAmount {
  /// Returns the number for every attribute.
  public func offset(for attribute: NSLayoutConstraint.Attribute) -> CGFloat { points }

  /// Returns the number as an inset at each edge; sizes shrink by twice the number.
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
  /// Returns the width for horizontal attributes, or the height for vertical attributes.
  public func offset(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    attribute.isHorizontal ? width : height
  }

  /// Insets the left and right edges by the width, the top and bottom by the height.
  public func inset(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    UIEdgeInsets(top: height, left: width, bottom: height, right: width).inset(for: attribute)
  }
}

extension CGPoint: ConstraintAmount {
  /// Returns `x` for horizontal attributes, or `y` for vertical attributes.
  public func offset(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    attribute.isHorizontal ? x : y
  }

  /// Insets the left and right edges by `x`, the top and bottom by `y`.
  public func inset(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    UIEdgeInsets(top: y, left: x, bottom: y, right: x).inset(for: attribute)
  }
}

extension UIEdgeInsets: ConstraintAmount {
  /// Returns the inset: insets always point inward.
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

  /// Returns the leading inset for `left` as well, and the trailing inset for `right`.
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
