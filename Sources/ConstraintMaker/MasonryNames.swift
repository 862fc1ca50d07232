public import AutoLayout
public import Foundation

/// Masonry's calls, as they read in Swift: `make?.top.equalTo()(label.mas_bottom)?.offset()(8)`.
extension ConstrainableItem {
  /// Makes constraints for the item and activates them.
  ///
  /// - Parameter block: States the rules.
  /// - Returns: A reference for each rule.
  /// - Complexity: O(*n*) in the constraints stated.
  @discardableResult
  public func mas_makeConstraints(_ block: (ConstraintMaker?) -> Void) -> [MadeConstraint] {
    makeConstraints { block($0) }
  }

  /// Changes the constants and priorities of constraints that were made for the item before.
  ///
  /// - Parameter block: States the rules with the new constants.
  /// - Returns: A reference for each rule.
  /// - Complexity: O(*rules* × *constraints made for the item*).
  @discardableResult
  public func mas_updateConstraints(_ block: (ConstraintMaker?) -> Void) -> [MadeConstraint] {
    updateConstraints { block($0) }
  }

  /// Removes the constraints that were made for the item before, then makes new ones.
  ///
  /// - Parameter block: States the rules.
  /// - Returns: A reference for each rule.
  /// - Complexity: O(*n* × *m*): *n* constraints stated, *m* made before.
  @discardableResult
  public func mas_remakeConstraints(_ block: (ConstraintMaker?) -> Void) -> [MadeConstraint] {
    remakeConstraints { block($0) }
  }
}

/// The sides of an item, to stand on the right of a rule.
extension ConstrainableItem {
  /// The left edge.
  public var mas_left: LayoutReference { layout.left }
  /// The top edge.
  public var mas_top: LayoutReference { layout.top }
  /// The right edge.
  public var mas_right: LayoutReference { layout.right }
  /// The bottom edge.
  public var mas_bottom: LayoutReference { layout.bottom }
  /// The leading edge.
  public var mas_leading: LayoutReference { layout.leading }
  /// The trailing edge.
  public var mas_trailing: LayoutReference { layout.trailing }
  /// The width.
  public var mas_width: LayoutReference { layout.width }
  /// The height.
  public var mas_height: LayoutReference { layout.height }
  /// The horizontal center.
  public var mas_centerX: LayoutReference { layout.centerX }
  /// The vertical center.
  public var mas_centerY: LayoutReference { layout.centerY }
  /// The baseline of the last line of text.
  public var mas_baseline: LayoutReference { layout.baseline }
}

/// The safe area of a view, to stand on the right of a rule.
extension UIView {
  /// The same attribute of the safe area.
  public var mas_safeAreaLayoutGuide: LayoutReference { safeAreaLayoutGuide.layout }
  /// The top edge of the safe area.
  public var mas_safeAreaLayoutGuideTop: LayoutReference { safeAreaLayoutGuide.layout.top }
  /// The bottom edge of the safe area.
  public var mas_safeAreaLayoutGuideBottom: LayoutReference { safeAreaLayoutGuide.layout.bottom }
  /// The left edge of the safe area.
  public var mas_safeAreaLayoutGuideLeft: LayoutReference { safeAreaLayoutGuide.layout.left }
  /// The right edge of the safe area.
  public var mas_safeAreaLayoutGuideRight: LayoutReference { safeAreaLayoutGuide.layout.right }
}

/// Relations; what is called first gives a function of the target.
extension ConstraintChain {
  /// The attributes are those of a target, or an amount.
  public func equalTo() -> (any ConstraintTarget) -> ConstraintRule? { { self.equalTo($0) } }
  /// The attributes are those of a target, or an amount.
  public func mas_equalTo() -> (any ConstraintTarget) -> ConstraintRule? { equalTo() }
  /// The attributes are at least those of a target, or an amount.
  public func greaterThanOrEqualTo() -> (any ConstraintTarget) -> ConstraintRule? {
    { self.greaterThanOrEqualTo($0) }
  }
  /// The attributes are at most those of a target, or an amount.
  public func lessThanOrEqualTo() -> (any ConstraintTarget) -> ConstraintRule? {
    { self.lessThanOrEqualTo($0) }
  }
  /// The chain itself.
  public func and() -> ConstraintChain { self }
  /// The chain itself.
  public func with() -> ConstraintChain { self }
}

/// What changes a rule; what is called first gives a function of the amount.
extension ConstraintRule {
  /// Adds a distance to the right side, in points.
  public func offset() -> (CGFloat) -> ConstraintRule? { { self.offset($0) } }
  /// Adds a distance to the right side, in points.
  public func mas_offset() -> (any ConstraintAmount) -> ConstraintRule? { { self.offset($0) } }
  /// Moves edges inwards from the right side, in points.
  public func insets() -> (UIEdgeInsets) -> ConstraintRule? { { self.insets($0) } }
  /// Multiplies the target's attributes.
  public func multipliedBy() -> (CGFloat) -> ConstraintRule? { { self.multipliedBy($0) } }
  /// Divides the target's attributes.
  public func dividedBy() -> (CGFloat) -> ConstraintRule? { { self.dividedBy($0) } }
  /// Sets the rule's priority.
  public func priority() -> (Float) -> ConstraintRule? { { self.priority($0) } }
  /// Gives the rule the priority 750.
  public func priorityHigh() -> () -> ConstraintRule? { { self.priority(.high) } }
  /// Gives the rule the priority 500.
  public func priorityMedium() -> () -> ConstraintRule? { { self.priority(.medium) } }
  /// Gives the rule the priority 250.
  public func priorityLow() -> () -> ConstraintRule? { { self.priority(.low) } }
  /// The rule itself.
  public func with() -> ConstraintRule { self }
}
