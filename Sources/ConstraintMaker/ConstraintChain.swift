public import AutoLayout

/// The attributes of a rule; more may follow, then the relation.
@preconcurrency @MainActor
public struct ConstraintChain: AttributeChain {
  let draft: ConstraintDraft

  /// The rule with more attributes.
  public func adding(_ attributes: [NSLayoutConstraint.Attribute]) -> ConstraintChain {
    draft.attributes += attributes
    return self
  }

  /// The attributes are those of a target, or an amount.
  ///
  /// - Parameters:
  ///   - target: A view, a guide, attributes of one (`label.layout.bottom`), a number, a size, a
  ///     point or insets. Places given by an amount are measured from the superview.
  ///   - file: The file of the rule, for the constraint's description.
  ///   - line: The line of the rule.
  /// - Returns: The rule.
  @discardableResult
  public func equalTo(
    _ target: any ConstraintTarget, file: StaticString = #fileID, line: UInt = #line
  ) -> ConstraintRule {
    relate(.equal, to: target, file: file, line: line)
  }

  /// The attributes are at least those of a target, or an amount.
  ///
  /// - Parameters:
  ///   - target: As of ``equalTo(_:file:line:)``.
  ///   - file: The file of the rule, for the constraint's description.
  ///   - line: The line of the rule.
  /// - Returns: The rule.
  @discardableResult
  public func greaterThanOrEqualTo(
    _ target: any ConstraintTarget, file: StaticString = #fileID, line: UInt = #line
  ) -> ConstraintRule {
    relate(.greaterThanOrEqual, to: target, file: file, line: line)
  }

  /// The attributes are at most those of a target, or an amount.
  ///
  /// - Parameters:
  ///   - target: As of ``equalTo(_:file:line:)``.
  ///   - file: The file of the rule, for the constraint's description.
  ///   - line: The line of the rule.
  /// - Returns: The rule.
  @discardableResult
  public func lessThanOrEqualTo(
    _ target: any ConstraintTarget, file: StaticString = #fileID, line: UInt = #line
  ) -> ConstraintRule {
    relate(.lessThanOrEqual, to: target, file: file, line: line)
  }

  /// The attributes are those of the superview, or of a guide's owner.
  ///
  /// - Parameters:
  ///   - file: The file of the rule, for the constraint's description.
  ///   - line: The line of the rule.
  /// - Returns: The rule.
  @discardableResult
  public func equalToSuperview(file: StaticString = #fileID, line: UInt = #line)
    -> ConstraintRule
  {
    relate(.equal, to: draft.container(file, line), file: file, line: line)
  }

  /// The attributes are at least those of the superview, or of a guide's owner.
  ///
  /// - Parameters:
  ///   - file: The file of the rule, for the constraint's description.
  ///   - line: The line of the rule.
  /// - Returns: The rule.
  @discardableResult
  public func greaterThanOrEqualToSuperview(file: StaticString = #fileID, line: UInt = #line)
    -> ConstraintRule
  {
    relate(.greaterThanOrEqual, to: draft.container(file, line), file: file, line: line)
  }

  /// The attributes are at most those of the superview, or of a guide's owner.
  ///
  /// - Parameters:
  ///   - file: The file of the rule, for the constraint's description.
  ///   - line: The line of the rule.
  /// - Returns: The rule.
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
