public import AutoLayout
public import Foundation

/// The right side of a rule: a view, a guide, another item's attributes, or an amount.
@preconcurrency @MainActor
public protocol ConstraintTarget {
  /// Returns the item and attribute that the rule's attribute at `index` is related to.
  func side(
    for attribute: NSLayoutConstraint.Attribute, at index: Int, of count: Int,
    on item: any ConstrainableItem
  ) -> ConstraintSide

  /// Returns the points to add to the right side; 0 for items.
  func constant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat
}

/// The item and attribute on the right side of a constraint.
@preconcurrency @MainActor
public struct ConstraintSide {
  /// The second item; nil for a constraint with a constant only.
  public var item: (any ConstrainableItem)?
  /// The second attribute; `.notAnAttribute` if `item` is nil.
  public var attribute: NSLayoutConstraint.Attribute

  public init(item: (any ConstrainableItem)?, attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }
}

extension ConstraintTarget {
  /// Returns 0: only amounts add a constant.
  public func constant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat { 0 }
}

extension ConstrainableItem {
  /// Returns the same attribute of this item: `make.left.equalTo(other)` aligns left edges.
  public func side(
    for attribute: NSLayoutConstraint.Attribute, at index: Int, of count: Int,
    on item: any ConstrainableItem
  ) -> ConstraintSide {
    ConstraintSide(item: self, attribute: attribute)
  }
}
