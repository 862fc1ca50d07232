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

  /// Removes the constraints made for the item, then makes new constraints.
  ///
  /// - Complexity: O(*n* × *m*) for *n* new and *m* existing constraints.
  @discardableResult
  public func mas_remakeConstraints(_ block: (ConstraintMaker?) -> Void) -> [MadeConstraint] {
    remakeConstraints { block($0) }
  }
}

extension ConstrainableItem {
  /// The left edge as the target of a rule, like `layout.left`.
  public var mas_left: LayoutReference { layout.left }
  public var mas_top: LayoutReference { layout.top }
  public var mas_right: LayoutReference { layout.right }
  public var mas_bottom: LayoutReference { layout.bottom }
  /// The edge where text begins, like `layout.leading`.
  public var mas_leading: LayoutReference { layout.leading }
  /// The edge where text ends, like `layout.trailing`.
  public var mas_trailing: LayoutReference { layout.trailing }
  public var mas_width: LayoutReference { layout.width }
  public var mas_height: LayoutReference { layout.height }
  public var mas_centerX: LayoutReference { layout.centerX }
  public var mas_centerY: LayoutReference { layout.centerY }
  /// The last baseline, like `layout.baseline`.
  public var mas_baseline: LayoutReference { layout.baseline }
}

extension UIView {
  /// The safe area, whose edges match the attributes of the rule.
  public var mas_safeAreaLayoutGuide: LayoutReference { safeAreaLayoutGuide.layout }
  /// The top of the safe area, below the status bar and navigation bar.
  public var mas_safeAreaLayoutGuideTop: LayoutReference { safeAreaLayoutGuide.layout.top }
  /// The bottom of the safe area, above the tab bar and home indicator.
  public var mas_safeAreaLayoutGuideBottom: LayoutReference { safeAreaLayoutGuide.layout.bottom }
  public var mas_safeAreaLayoutGuideLeft: LayoutReference { safeAreaLayoutGuide.layout.left }
  public var mas_safeAreaLayoutGuideRight: LayoutReference { safeAreaLayoutGuide.layout.right }
}

extension ConstraintChain {
  /// Returns a function, as Swift imports Masonry's block property: `equalTo()(other)`.
  public func equalTo() -> (any ConstraintTarget) -> ConstraintRule? { { self.equalTo($0) } }
  /// Masonry's spelling for numbers and sizes; here the same as `equalTo()`.
  public func mas_equalTo() -> (any ConstraintTarget) -> ConstraintRule? { equalTo() }
  /// Returns a function for a lower bound: `greaterThanOrEqualTo()(100)`.
  public func greaterThanOrEqualTo() -> (any ConstraintTarget) -> ConstraintRule? {
    { self.greaterThanOrEqualTo($0) }
  }
  /// Returns a function for an upper bound: `lessThanOrEqualTo()(100)`.
  public func lessThanOrEqualTo() -> (any ConstraintTarget) -> ConstraintRule? {
    { self.lessThanOrEqualTo($0) }
  }
  /// Changes nothing; it makes a rule read as a sentence: `left.and().right`.
  public func and() -> ConstraintChain { self }
  /// Changes nothing, like `and()`.
  public func with() -> ConstraintChain { self }
}

extension ConstraintRule {
  /// Returns a function that adds points to the right side: `offset()(8)`.
  public func offset() -> (CGFloat) -> ConstraintRule? { { self.offset($0) } }
  /// Returns a function that also accepts a point or a size: `mas_offset()(CGSize(…))`.
  public func mas_offset() -> (any ConstraintAmount) -> ConstraintRule? { { self.offset($0) } }
  /// Returns a function that insets the right side, in points: `insets()(UIEdgeInsets(…))`.
  public func insets() -> (UIEdgeInsets) -> ConstraintRule? { { self.insets($0) } }
  /// Returns a function for a finite factor, not 0 for positions: `multipliedBy()(0.5)`.
  public func multipliedBy() -> (CGFloat) -> ConstraintRule? { { self.multipliedBy($0) } }
  /// Returns a function for a divisor other than 0: `dividedBy()(2)`.
  public func dividedBy() -> (CGFloat) -> ConstraintRule? { { self.dividedBy($0) } }
  /// Returns a function for a priority above 0, at most 1000: `priority()(750)`.
  public func priority() -> (Float) -> ConstraintRule? { { self.priority($0) } }
  /// Returns a function that sets priority 750: `priorityHigh()()`.
  public func priorityHigh() -> () -> ConstraintRule? { { self.priority(.high) } }
  /// Returns a function that sets priority 500: `priorityMedium()()`.
  public func priorityMedium() -> () -> ConstraintRule? { { self.priority(.medium) } }
  /// Returns a function that sets priority 250: `priorityLow()()`.
  public func priorityLow() -> () -> ConstraintRule? { { self.priority(.low) } }
  /// Changes nothing; it connects modifiers: `equalTo()(other)?.with().offset()(8)`.
  public func with() -> ConstraintRule { self }
}
