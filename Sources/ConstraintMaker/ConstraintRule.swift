public import AutoLayout
public import Foundation

/// A rule with its relation and target; modifiers change the right side or the priority.
@preconcurrency @MainActor
public struct ConstraintRule {
  let draft: ConstraintDraft

  /// Adds an offset to the right side.
  ///
  /// - Parameter amount: The offset in points: a number for all attributes, or a point or size for
  ///   each axis.
  @discardableResult
  public func offset(_ amount: any ConstraintAmount) -> ConstraintRule {
    draft.distance = { amount.offset(for: $0) }
    return self
  }

  /// Insets the right side.
  ///
  /// - Parameter amount: The inset in points: a number for all edges, or insets.
  @discardableResult
  public func inset(_ amount: any ConstraintAmount) -> ConstraintRule {
    draft.distance = { amount.inset(for: $0) }
    return self
  }

  /// Insets the right side, each edge by its own distance in points.
  @discardableResult
  public func insets(_ insets: UIEdgeInsets) -> ConstraintRule {
    inset(insets)
  }

  /// Multiplies the target's attributes.
  ///
  /// - Parameter factor: A finite factor; not 0 for positions.
  @discardableResult
  public func multipliedBy(_ factor: CGFloat) -> ConstraintRule {
    draft.multiplier *= factor
    return self
  }

  /// Divides the target's attributes.
  ///
  /// - Parameter divisor: A divisor; not 0.
  @discardableResult
  public func dividedBy(_ divisor: CGFloat) -> ConstraintRule {
    multipliedBy(1 / divisor)
  }

  /// Sets the priority.
  ///
  /// - Parameter priority: `.required`, `.high` (750), `.medium` (500), `.low` (250), or any other.
  @discardableResult
  public func priority(_ priority: UILayoutPriority) -> ConstraintRule {
    draft.priority = priority
    return self
  }

  /// Sets the priority as a number.
  ///
  /// - Parameter priority: A number greater than 0, at most 1000.
  @discardableResult
  public func priority(_ priority: Float) -> ConstraintRule {
    self.priority(UILayoutPriority(priority))
  }

  /// Sets the identifier of the constraints, which logs show.
  @discardableResult
  public func labeled(_ name: String) -> ConstraintRule {
    draft.label = name
    return self
  }

  /// The constraints of the rule, for later changes; they exist after the closure has ended.
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
