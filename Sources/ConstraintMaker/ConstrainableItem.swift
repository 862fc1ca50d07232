public import AutoLayout

/// A view or a layout guide as the subject of constraints.
@preconcurrency @MainActor
public protocol ConstrainableItem: ConstraintTarget, AnyObject {
  /// The superview of a view, or the owning view of a guide.
  var containingView: UIView? { get }
  /// Prepares the item for constraints.
  func prepareForConstraints()
}

extension UIView: ConstrainableItem {
  public var containingView: UIView? { superview }

  /// Sets `translatesAutoresizingMaskIntoConstraints` to false.
  public func prepareForConstraints() {
    translatesAutoresizingMaskIntoConstraints = false
  }
}

extension UILayoutGuide: ConstrainableItem {
  public var containingView: UIView? { owningView }

  /// Does nothing: a guide has no autoresizing mask.
  public func prepareForConstraints() {}
}

extension ConstrainableItem {
  /// Makes constraints for the item and activates them.
  ///
  /// - Parameter rules: States the rules, such as `make.left.equalTo(superview).offset(10)`.
  /// - Returns: A reference for each rule, for later changes.
  /// - Complexity: O(*n*) in the number of constraints.
  @discardableResult
  public func makeConstraints(_ rules: (ConstraintMaker) -> Void) -> [MadeConstraint] {
    let made = prepareConstraints(rules)
    made.forEach { $0.activate() }
    return made
  }

  /// Makes constraints for the item without activating them.
  ///
  /// - Parameter rules: States the rules.
  /// - Returns: A reference for each rule, for later activation.
  /// - Complexity: O(*n*) in the number of constraints.
  public func prepareConstraints(_ rules: (ConstraintMaker) -> Void) -> [MadeConstraint] {
    prepareForConstraints()
    return ConstraintMaker.drafts(for: self, rules).map { $0.build() }
  }

  /// Removes the constraints made for the item, then makes and activates new ones.
  ///
  /// - Parameter rules: States the rules.
  /// - Returns: A reference for each rule, for later changes.
  /// - Complexity: O(*n* × *m*) for *n* new and *m* existing constraints.
  @discardableResult
  public func remakeConstraints(_ rules: (ConstraintMaker) -> Void) -> [MadeConstraint] {
    removeConstraints()
    return makeConstraints(rules)
  }

  /// Changes the constants and priorities of constraints made for the item.
  ///
  /// Constraints match if items, attributes, relation and multiplier are equal. Rules without a
  /// match make new constraints, like ``makeConstraints(_:)``.
  ///
  /// - Parameter rules: States the rules with the new constants.
  /// - Returns: A reference for each rule.
  /// - Complexity: O(*rules* × *constraints made for the item*).
  @discardableResult
  public func updateConstraints(_ rules: (ConstraintMaker) -> Void) -> [MadeConstraint] {
    prepareForConstraints()
    return ConstraintMaker.drafts(for: self, rules).map { draft in
      let made = draft.build(reusing: madeConstraints.installed)
      made.activate()
      return made
    }
  }

  /// Removes the constraints made for the item; others remain.
  ///
  /// - Complexity: O(*n*) in the number of constraints.
  public func removeConstraints() {
    let installed = madeConstraints.installed
    madeConstraints.installed = []
    NSLayoutConstraint.deactivate(installed)
  }
}
