public import AutoLayout

/// The attributes of a rule, before its relation.
@preconcurrency @MainActor
public struct ConstraintChain: AttributeChain {
  let draft: ConstraintDraft

  public func adding(_ attributes: [NSLayoutConstraint.Attribute]) -> ConstraintChain {
    draft.attributes += attributes
    return self
  }

  /// Makes the attributes equal to a target or an amount.
  ///
  /// - Parameters:
  ///   - target: A view, a guide, attributes of an item (`label.layout.bottom`), a number, a size,
  ///     a point or insets. Positions as amounts are relative to the superview.
  ///   - file: The file of the rule, for the constraint's description.
  ///   - line: The line of the rule.
  /// - Returns: The rule.
  @discardableResult
  public func equalTo(
    _ target: any ConstraintTarget, file: StaticString = #fileID, line: UInt = #line
  ) -> ConstraintRule {
    relate(.equal, to: target, file: file, line: line)
  }

  /// Makes the attributes greater than or equal to a target or an amount, like
  /// ``equalTo(_:file:line:)``.
  @discardableResult
  public func greaterThanOrEqualTo(
    _ target: any ConstraintTarget, file: StaticString = #fileID, line: UInt = #line
  ) -> ConstraintRule {
    relate(.greaterThanOrEqual, to: target, file: file, line: line)
  }

  /// Makes the attributes less than or equal to a target or an amount, like
  /// ``equalTo(_:file:line:)``.
  @discardableResult
  public func lessThanOrEqualTo(
    _ target: any ConstraintTarget, file: StaticString = #fileID, line: UInt = #line
  ) -> ConstraintRule {
    relate(.lessThanOrEqual, to: target, file: file, line: line)
  }

  /// Makes the attributes equal to the superview's, or to the owning view's for a guide.
  @discardableResult
  public func equalToSuperview(file: StaticString = #fileID, line: UInt = #line)
    -> ConstraintRule
  {
    relate(.equal, to: draft.container(file, line), file: file, line: line)
  }

  /// Makes the attributes greater than or equal to the superview's, or to the owning view's for a
  /// guide.
  @discardableResult
  public func greaterThanOrEqualToSuperview(file: StaticString = #fileID, line: UInt = #line)
    -> ConstraintRule
  {
    relate(.greaterThanOrEqual, to: draft.container(file, line), file: file, line: line)
  }

  /// Makes the attributes less than or equal to the superview's, or to the owning view's for a
  /// guide.
  @discardableResult
  public func lessThanOrEqualToSuperview(file: StaticString = #fileID, line: UInt = #line)
    -> ConstraintRule
  {
    relate(.lessThanOrEqual, to: draft.container(file, line), file: file, line: line)
  }

  private func relate(
    _ relation: NSLayoutConstraint.Relation, to target: any ConstraintTarget,
    file: StaticString, line: UInt
  ) -> ConstraintRule {
    draft.relation = relation
    draft.target = target
    draft.origin = ConstraintOrigin(file: file, line: line)
    return ConstraintRule(draft: draft)
  }
}
