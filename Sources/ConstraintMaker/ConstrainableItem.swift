public import AutoLayout

/// What constraints can be made for: a view or a layout guide.
@preconcurrency @MainActor
public protocol ConstrainableItem: ConstraintTarget, AnyObject {
  /// The view that the item lies in: a view's superview, a guide's owner.
  var containingView: UIView? { get }
  /// Lets constraints determine the item's frame.
  func prepareForConstraints()
}

extension UIView: ConstrainableItem {
  /// The superview.
  public var containingView: UIView? { superview }

  /// Sets `translatesAutoresizingMaskIntoConstraints` to false.
  public func prepareForConstraints() {
    translatesAutoresizingMaskIntoConstraints = false
  }
}

extension UILayoutGuide: ConstrainableItem {
  /// The owner.
  public var containingView: UIView? { owningView }

  /// Does nothing: a guide has no autoresizing mask.
  public func prepareForConstraints() {}
}

extension ConstrainableItem {
  /// Makes constraints for the item and activates them.
  ///
  /// - Parameter rules: States the rules, `make.left.equalTo(superview).offset(10)`, one after
  ///   another.
  /// - Returns: A reference for each rule, to change it later.
  /// - Complexity: O(*n*) in the constraints stated.
  @discardableResult
  public func makeConstraints(_ rules: (ConstraintMaker) -> Void) -> [MadeConstraint] {
    let made = prepareConstraints(rules)
    made.forEach { $0.activate() }
    return made
  }

  /// Makes constraints for the item without activating them.
  ///
  /// - Parameter rules: States the rules.
  /// - Returns: A reference for each rule, to activate it later.
  /// - Complexity: O(*n*) in the constraints stated.
  public func prepareConstraints(_ rules: (ConstraintMaker) -> Void) -> [MadeConstraint] {
    prepareForConstraints()
    return ConstraintMaker.drafts(for: self, rules).map { $0.build() }
  }

  /// Removes the constraints that were made for the item before, then makes new ones and activates
  /// them.
  ///
  /// - Parameter rules: States the rules.
  /// - Returns: A reference for each rule, to change it later.
  /// - Complexity: O(*n* × *m*): *n* constraints stated, *m* made before.
  @discardableResult
  public func remakeConstraints(_ rules: (ConstraintMaker) -> Void) -> [MadeConstraint] {
    removeConstraints()
    return makeConstraints(rules)
  }

  /// Changes the constants and priorities of constraints that were made for the item before.
  ///
  /// A constraint matches another one if items, attributes, relation and multiplier are the same.
  /// What matches none is made and activated, as by ``makeConstraints(_:)``.
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

  /// Removes all constraints that were made for the item; others stay.
  ///
  /// - Complexity: O(*n*) in the constraints made.
  public func removeConstraints() {
    let installed = madeConstraints.installed
    madeConstraints.installed = []
    NSLayoutConstraint.deactivate(installed)
  }
}
