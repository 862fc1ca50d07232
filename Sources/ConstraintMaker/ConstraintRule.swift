public import AutoLayout
public import Foundation

/// A rule with its relation and its target; what follows changes the right side or the priority.
@preconcurrency @MainActor
public struct ConstraintRule {
  let draft: ConstraintDraft

  /// Adds a distance to the right side.
  ///
  /// - Parameter amount: In points; a number for all attributes, a point or a size for each axis.
  /// - Returns: The rule.
  @discardableResult
  public func offset(_ amount: any ConstraintAmount) -> ConstraintRule {
    draft.distance = { amount.offset(for: $0) }
    return self
  }

  /// Moves edges inwards from the right side.
  ///
  /// - Parameter amount: In points; a number for all edges, or insets.
  /// - Returns: The rule.
  @discardableResult
  public func inset(_ amount: any ConstraintAmount) -> ConstraintRule {
    draft.distance = { amount.inset(for: $0) }
    return self
  }

  /// Moves edges inwards from the right side, each by its own distance.
  ///
  /// - Parameter insets: In points.
  /// - Returns: The rule.
  @discardableResult
  public func insets(_ insets: UIEdgeInsets) -> ConstraintRule {
    inset(insets)
  }

  /// Multiplies the target's attributes.
  ///
  /// - Parameter factor: The factor; finite, and not 0 for places.
  /// - Returns: The rule.
  @discardableResult
  public func multipliedBy(_ factor: CGFloat) -> ConstraintRule {
    draft.multiplier *= factor
    return self
  }

  /// Divides the target's attributes.
  ///
  /// - Parameter divisor: The divisor; not 0.
  /// - Returns: The rule.
  @discardableResult
  public func dividedBy(_ divisor: CGFloat) -> ConstraintRule {
    multipliedBy(1 / divisor)
  }

  /// Sets the rule's priority.
  ///
  /// - Parameter priority: `.required`, `.high` (750), `.medium` (500), `.low` (250), or any other.
  /// - Returns: The rule.
  @discardableResult
  public func priority(_ priority: UILayoutPriority) -> ConstraintRule {
    draft.priority = priority
    return self
  }

  /// Sets the rule's priority, as a number.
  ///
  /// - Parameter priority: More than 0, at most 1000.
  /// - Returns: The rule.
  @discardableResult
  public func priority(_ priority: Float) -> ConstraintRule {
    self.priority(UILayoutPriority(priority))
  }

  /// Sets the identifier of the rule's constraints, which logs show.
  ///
  /// - Parameter name: The identifier of the constraints.
  /// - Returns: The rule.
  @discardableResult
  public func labeled(_ name: String) -> ConstraintRule {
    draft.label = name
    return self
  }

  /// The constraints of the rule, to be changed later; they exist once the closure has ended.
  public var constraint: MadeConstraint { draft.made }
}

extension UILayoutPriority {
  /// 750, the default compression resistance priority.
  public static let high = UILayoutPriority.defaultHigh
  /// 500.
  public static let medium = UILayoutPriority(500)
  /// 250, the default content hugging priority.
  public static let low = UILayoutPriority.defaultLow
}
