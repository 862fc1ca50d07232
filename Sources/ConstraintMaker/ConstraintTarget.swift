public import AutoLayout
public import Foundation

/// A valid right side of a rule: an item, attributes of an item, or an amount.
@preconcurrency @MainActor
public protocol ConstraintTarget {
  /// Returns the right side for an attribute, without its constant.
  ///
  /// - Parameters:
  ///   - attribute: The attribute on the left side.
  ///   - index: The index of the attribute in the rule.
  ///   - count: The number of attributes in the rule.
  ///   - item: The item on the left side.
  func side(
    for attribute: NSLayoutConstraint.Attribute, at index: Int, of count: Int,
    on item: any ConstrainableItem
  ) -> ConstraintSide

  /// Returns the target's own part of the constant, in points.
  func constant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat
}

/// The item and attribute on the right side of a constraint.
@preconcurrency @MainActor
public struct ConstraintSide {
  /// The item; nil for a constant.
  public var item: (any ConstrainableItem)?
  public var attribute: NSLayoutConstraint.Attribute

  public init(item: (any ConstrainableItem)?, attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }
}

extension ConstraintTarget {
  /// Returns 0: only amounts have a constant.
  public func constant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat { 0 }
}

extension ConstrainableItem {
  public func side(
    for attribute: NSLayoutConstraint.Attribute, at index: Int, of count: Int,
    on item: any ConstrainableItem
  ) -> ConstraintSide {
    ConstraintSide(item: self, attribute: attribute)
  }
}
