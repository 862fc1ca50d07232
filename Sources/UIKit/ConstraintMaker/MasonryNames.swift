public import AutoLayout
public import Foundation

extension ConstrainableItem {
  /// Makes constraints for the item and activates them.
  ///
  /// - Complexity: O(*n*) in the number of constraints.
  @discardableResult
  public func mas_makeConstraints(_ block: (ConstraintMaker?) -> Void) -> [MadeConstraint] {
    makeConstraints { block($0) }
  }

  /// Changes the constants and priorities of constraints made for the item.
  ///
  /// - Complexity: O(*rules* × *constraints made for the item*).
  @discardableResult
  public func mas_updateConstraints(_ block: (ConstraintMaker?) -> Void) -> [MadeConstraint] {
    updateConstraints { block($0) }
  }

  /// Removes the constraints made for the item, then makes new ones.
  ///
  /// - Complexity: O(*n* × *m*) for *n* new and *m* existing constraints.
  @discardableResult
  public func mas_remakeConstraints(_ block: (ConstraintMaker?) -> Void) -> [MadeConstraint] {
    remakeConstraints { block($0) }
  }
}

extension ConstrainableItem {
  public var mas_left: LayoutReference { layout.left }
  public var mas_top: LayoutReference { layout.top }
  public var mas_right: LayoutReference { layout.right }
  public var mas_bottom: LayoutReference { layout.bottom }
  public var mas_leading: LayoutReference { layout.leading }
  public var mas_trailing: LayoutReference { layout.trailing }
  public var mas_width: LayoutReference { layout.width }
  public var mas_height: LayoutReference { layout.height }
  public var mas_centerX: LayoutReference { layout.centerX }
  public var mas_centerY: LayoutReference { layout.centerY }
  public var mas_baseline: LayoutReference { layout.baseline }
}

extension UIView {
  public var mas_safeAreaLayoutGuide: LayoutReference { safeAreaLayoutGuide.layout }
  public var mas_safeAreaLayoutGuideTop: LayoutReference { safeAreaLayoutGuide.layout.top }
  public var mas_safeAreaLayoutGuideBottom: LayoutReference { safeAreaLayoutGuide.layout.bottom }
  public var mas_safeAreaLayoutGuideLeft: LayoutReference { safeAreaLayoutGuide.layout.left }
  public var mas_safeAreaLayoutGuideRight: LayoutReference { safeAreaLayoutGuide.layout.right }
}

extension ConstraintChain {
  public func equalTo() -> (any ConstraintTarget) -> ConstraintRule? { { self.equalTo($0) } }
  public func mas_equalTo() -> (any ConstraintTarget) -> ConstraintRule? { equalTo() }
  public func greaterThanOrEqualTo() -> (any ConstraintTarget) -> ConstraintRule? {
    { self.greaterThanOrEqualTo($0) }
  }
  public func lessThanOrEqualTo() -> (any ConstraintTarget) -> ConstraintRule? {
    { self.lessThanOrEqualTo($0) }
  }
  public func and() -> ConstraintChain { self }
  public func with() -> ConstraintChain { self }
}

extension ConstraintRule {
  public func offset() -> (CGFloat) -> ConstraintRule? { { self.offset($0) } }
  public func mas_offset() -> (any ConstraintAmount) -> ConstraintRule? { { self.offset($0) } }
  public func insets() -> (UIEdgeInsets) -> ConstraintRule? { { self.insets($0) } }
  public func multipliedBy() -> (CGFloat) -> ConstraintRule? { { self.multipliedBy($0) } }
  public func dividedBy() -> (CGFloat) -> ConstraintRule? { { self.dividedBy($0) } }
  public func priority() -> (Float) -> ConstraintRule? { { self.priority($0) } }
  public func priorityHigh() -> () -> ConstraintRule? { { self.priority(.high) } }
  public func priorityMedium() -> () -> ConstraintRule? { { self.priority(.medium) } }
  public func priorityLow() -> () -> ConstraintRule? { { self.priority(.low) } }
  public func with() -> ConstraintRule { self }
}
