public import AutoLayout
public import Foundation

/// What may stand on the right side of a rule: an item, attributes of an item, or an amount.
@preconcurrency @MainActor
public protocol ConstraintTarget {
  /// The item and the attribute that an attribute of an item is related to.
  ///
  /// - Parameters:
  ///   - attribute: The attribute on the left side.
  ///   - index: Its place among the attributes of the rule.
  ///   - count: How many attributes the rule has.
  ///   - item: The item on the left side.
  /// - Returns: The right side without its constant.
  func side(
    for attribute: NSLayoutConstraint.Attribute, at index: Int, of count: Int,
    on item: any ConstrainableItem
  ) -> ConstraintSide

  /// What the target itself adds to the constant, in points.
  func constant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat
}

/// The item and the attribute on the right side of one constraint.
@preconcurrency @MainActor
public struct ConstraintSide {
  /// The item, or nil where the constant stands alone.
  public var item: (any ConstrainableItem)?
  /// Its attribute.
  public var attribute: NSLayoutConstraint.Attribute

  /// Makes a side.
  public init(item: (any ConstrainableItem)?, attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }
}

extension ConstraintTarget {
  /// Nothing, unless the target is an amount.
  public func constant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat { 0 }
}

extension ConstrainableItem {
  /// The same attribute of this item.
  public func side(
    for attribute: NSLayoutConstraint.Attribute, at index: Int, of count: Int,
    on item: any ConstrainableItem
  ) -> ConstraintSide {
    ConstraintSide(item: self, attribute: attribute)
  }
}
