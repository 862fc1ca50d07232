import AutoLayout

/// SnapKit's name for references to rules.
public typealias Constraint = MadeConstraint

extension ConstrainableItem {
  /// The entry point in SnapKit's syntax: `view.snp.makeConstraints { … }`.
  public var snp: LayoutReference { layout }
}

extension LayoutReference {
  /// Makes constraints for the item and activates them.
  ///
  /// - Complexity: O(*n*) in the number of constraints.
  public func makeConstraints(_ closure: (ConstraintMaker) -> Void) {
    item.makeConstraints(closure)
  }

  /// Makes constraints for the item, to be activated later.
  ///
  /// - Complexity: O(*n*) in the number of constraints.
  public func prepareConstraints(_ closure: (ConstraintMaker) -> Void) -> [Constraint] {
    item.prepareConstraints(closure)
  }

  /// Removes the constraints made for the item, then makes new constraints.
  ///
  /// - Complexity: O(*n* × *m*) for *n* new and *m* existing constraints.
  public func remakeConstraints(_ closure: (ConstraintMaker) -> Void) {
    item.remakeConstraints(closure)
  }

  /// Changes the constants and priorities of constraints made for the item.
  ///
  /// - Complexity: O(*rules* × *constraints made for the item*).
  public func updateConstraints(_ closure: (ConstraintMaker) -> Void) {
    item.updateConstraints(closure)
  }

  /// Removes the constraints made for the item; others remain.
  ///
  /// - Complexity: O(*n*) in the number of constraints.
  public func removeConstraints() { item.removeConstraints() }
}

/// A view's content priorities. A guide has 0, and setting it has no effect.
extension LayoutReference {
  /// The priority against a width greater than the content's; 250 by default for most views.
  public var contentHuggingHorizontalPriority: Float {
    get { view?.contentHuggingPriority(for: .horizontal).rawValue ?? 0 }
    nonmutating set { view?.setContentHuggingPriority(.init(newValue), for: .horizontal) }
  }
  /// The priority against a height greater than the content's; 250 by default for most views.
  public var contentHuggingVerticalPriority: Float {
    get { view?.contentHuggingPriority(for: .vertical).rawValue ?? 0 }
    nonmutating set { view?.setContentHuggingPriority(.init(newValue), for: .vertical) }
  }
  /// The priority against a width less than the content's; 750 by default for most views.
  public var contentCompressionResistanceHorizontalPriority: Float {
    get { view?.contentCompressionResistancePriority(for: .horizontal).rawValue ?? 0 }
    nonmutating set {
      view?.setContentCompressionResistancePriority(.init(newValue), for: .horizontal)
    }
  }
  /// The priority against a height less than the content's; 750 by default for most views.
  public var contentCompressionResistanceVerticalPriority: Float {
    get { view?.contentCompressionResistancePriority(for: .vertical).rawValue ?? 0 }
    nonmutating set {
      view?.setContentCompressionResistancePriority(.init(newValue), for: .vertical)
    }
  }

  private var view: UIView? { item as? UIView }
}
