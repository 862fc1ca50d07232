public import AutoLayout

/// The attributes at the beginning of a rule; a relation such as `equalTo` follows.
@preconcurrency @MainActor
public struct ConstraintChain: AttributeChain {
  let draft: ConstraintDraft

  /// Adds attributes to the rule; each attribute becomes a constraint.
  public func adding(_ attributes: [NSLayoutConstraint.Attribute]) -> ConstraintChain {
    draft.attributes += attributes
    return self
  }

  /// Makes the attributes equal to a target or an amount.
  ///
  /// Positions as amounts are relative to the superview.
  @discardableResult
  public func equalTo(
    _ target: any ConstraintTarget, file: StaticString = #fileID, line: UInt = #line
  ) -> ConstraintRule {
    relate(.equal, to: target, file: file, line: line)
  }

  /// Makes the attributes at least a target or an amount.
  @discardableResult
  public func greaterThanOrEqualTo(
    _ target: any ConstraintTarget, file: StaticString = #fileID, line: UInt = #line
  ) -> ConstraintRule {
    relate(.greaterThanOrEqual, to: target, file: file, line: line)
  }

  /// Makes the attributes at most a target or an amount.
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

  /// Makes the attributes at least the superview's, or the owning view's for a guide.
  @discardableResult
  public func greaterThanOrEqualToSuperview(file: StaticString = #fileID, line: UInt = #line)
    -> ConstraintRule
  {
    relate(.greaterThanOrEqual, to: draft.container(file, line), file: file, line: line)
  }

  /// Makes the attributes at most the superview's, or the owning view's for a guide.
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
