public import AutoLayout

@preconcurrency @MainActor
public protocol ConstrainableItem: ConstraintTarget, AnyObject {
  var containingView: UIView? { get }
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

  public func prepareForConstraints() {}
}

extension ConstrainableItem {
  /// Makes constraints for the item and activates them.
  ///
  /// - Complexity: O(*n*) in the number of constraints.
  @discardableResult
  public func makeConstraints(_ rules: (ConstraintMaker) -> Void) -> [MadeConstraint] {
    let made = prepareConstraints(rules)
    made.forEach { $0.activate() }
    return made
  }

  /// Makes constraints for the item without activating them.
  ///
  /// - Complexity: O(*n*) in the number of constraints.
  public func prepareConstraints(_ rules: (ConstraintMaker) -> Void) -> [MadeConstraint] {
    prepareForConstraints()
    return ConstraintMaker.drafts(for: self, rules).map { $0.build() }
  }

  /// Removes the constraints made for the item, then makes and activates new ones.
  ///
  /// - Complexity: O(*n* × *m*) for *n* new and *m* existing constraints.
  @discardableResult
  public func remakeConstraints(_ rules: (ConstraintMaker) -> Void) -> [MadeConstraint] {
    removeConstraints()
    return makeConstraints(rules)
  }

  /// Changes the constants and priorities of constraints made for the item.
  ///
  /// Constraints match if items, attributes, relation and multiplier are equal; others are made.
  ///
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
