public import AutoLayout

/// A view or layout guide that can have constraints.
@preconcurrency @MainActor
public protocol ConstrainableItem: ConstraintTarget, AnyObject {
  /// The view that positions are relative to if the target is a number.
  var containingView: UIView? { get }
  /// Called before constraints are made or updated.
  func prepareForConstraints()
}

extension UIView: ConstrainableItem {
  /// The superview; nil for the root of the tree.
  public var containingView: UIView? { superview }

  /// Sets `translatesAutoresizingMaskIntoConstraints` to false.
  public func prepareForConstraints() {
    translatesAutoresizingMaskIntoConstraints = false
  }
}

extension UILayoutGuide: ConstrainableItem {
  /// The owning view; nil until the guide is added to a view.
  public var containingView: UIView? { owningView }

  /// Does nothing: only views have autoresizing masks.
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

  /// Makes constraints for the item, to be activated later.
  ///
  /// - Complexity: O(*n*) in the number of constraints.
  public func prepareConstraints(_ rules: (ConstraintMaker) -> Void) -> [MadeConstraint] {
    prepareForConstraints()
    return ConstraintMaker.drafts(for: self, rules).map { $0.build() }
  }

  /// Removes the constraints made for the item, then makes and activates new constraints.
  ///
  /// - Complexity: O(*n* × *m*) for *n* new and *m* existing constraints.
  @discardableResult
  public func remakeConstraints(_ rules: (ConstraintMaker) -> Void) -> [MadeConstraint] {
    removeConstraints()
    return makeConstraints(rules)
  }

  /// Changes the constants and priorities of constraints made for the item.
  ///
  /// A constraint matches if items, attributes, relation and multiplier are equal. A rule
  /// makes a new constraint if none matches.
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
