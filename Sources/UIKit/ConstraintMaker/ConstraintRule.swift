public import AutoLayout
public import Foundation

/// A rule with a target, to which modifiers can be added.
@preconcurrency @MainActor
public struct ConstraintRule {
  let draft: ConstraintDraft

  /// Adds an offset in points to the right side: a number, or a point or size for each axis.
  @discardableResult
  public func offset(_ amount: any ConstraintAmount) -> ConstraintRule {
    draft.distance = { amount.offset(for: $0) }
    return self
  }

  /// Insets the right side in points: a number for all edges, or insets.
  @discardableResult
  public func inset(_ amount: any ConstraintAmount) -> ConstraintRule {
    draft.distance = { amount.inset(for: $0) }
    return self
  }

  /// Insets the right side by a value for each edge, in points; positive values point inward.
  @discardableResult
  public func insets(_ insets: UIEdgeInsets) -> ConstraintRule {
    inset(insets)
  }

  /// Multiplies the target's attributes by a finite factor; not 0 for positions.
  @discardableResult
  public func multipliedBy(_ factor: CGFloat) -> ConstraintRule {
    draft.multiplier *= factor
    return self
  }

  /// Divides the target's attributes by a divisor other than 0.
  @discardableResult
  public func dividedBy(_ divisor: CGFloat) -> ConstraintRule {
    multipliedBy(1 / divisor)
  }

  /// Sets the priority: `.required`, `.high` (750), `.medium` (500), `.low` (250), or any other.
  @discardableResult
  public func priority(_ priority: UILayoutPriority) -> ConstraintRule {
    draft.priority = priority
    return self
  }

  /// Sets the priority as a number greater than 0, at most 1000.
  @discardableResult
  public func priority(_ priority: Float) -> ConstraintRule {
    self.priority(UILayoutPriority(priority))
  }

  /// Sets the identifier of the rule's constraints, which appears in conflict messages.
  @discardableResult
  public func labeled(_ name: String) -> ConstraintRule {
    draft.label = name
    return self
  }

  /// The constraints of the rule, to be changed later; empty until the closure has returned.
  public var constraint: MadeConstraint { draft.made }
}

extension UILayoutPriority {
  /// `.defaultHigh`, 750.
  public static let high = UILayoutPriority.defaultHigh
  /// 500, between the default priorities for hugging and compression resistance.
  public static let medium = UILayoutPriority(500)
  /// `.defaultLow`, 250.
  public static let low = UILayoutPriority.defaultLow
}
