public import AutoLayout
public import Foundation

@preconcurrency @MainActor
public protocol ConstraintTarget {
  /// Returns the right side for the attribute at an index of the rule, without its constant.
  func side(
    for attribute: NSLayoutConstraint.Attribute, at index: Int, of count: Int,
    on item: any ConstrainableItem
  ) -> ConstraintSide

  func constant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat
}

@preconcurrency @MainActor
public struct ConstraintSide {
  public var item: (any ConstrainableItem)?
  public var attribute: NSLayoutConstraint.Attribute

  public init(item: (any ConstrainableItem)?, attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }
}

extension ConstraintTarget {
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
