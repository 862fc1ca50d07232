import AutoLayout

/// The references of rules, under SnapKit's name.
public typealias Constraint = MadeConstraint

extension ConstrainableItem {
  /// The item as SnapKit's code writes it.
  ///
  ///     view.snp.makeConstraints { $0.top.equalTo(label.snp.bottom).offset(8) }
  public var snp: LayoutReference { layout }
}

extension LayoutReference {
  /// Makes constraints for the item and activates them.
  ///
  /// - Parameter closure: States the rules.
  /// - Complexity: O(*n*) in the constraints stated.
  public func makeConstraints(_ closure: (ConstraintMaker) -> Void) {
    item.makeConstraints(closure)
  }

  /// Makes constraints for the item without activating them.
  ///
  /// - Parameter closure: States the rules.
  /// - Returns: A reference for each rule, to activate it later.
  /// - Complexity: O(*n*) in the constraints stated.
  public func prepareConstraints(_ closure: (ConstraintMaker) -> Void) -> [Constraint] {
    item.prepareConstraints(closure)
  }

  /// Removes the constraints that were made for the item before, then makes new ones.
  ///
  /// - Parameter closure: States the rules.
  /// - Complexity: O(*n* × *m*): *n* constraints stated, *m* made before.
  public func remakeConstraints(_ closure: (ConstraintMaker) -> Void) {
    item.remakeConstraints(closure)
  }

  /// Changes the constants and priorities of constraints that were made for the item before.
  ///
  /// - Parameter closure: States the rules with the new constants.
  /// - Complexity: O(*rules* × *constraints made for the item*).
  public func updateConstraints(_ closure: (ConstraintMaker) -> Void) {
    item.updateConstraints(closure)
  }

  /// Removes all constraints that were made for the item; others stay.
  ///
  /// - Complexity: O(*n*) in the constraints made.
  public func removeConstraints() { item.removeConstraints() }
}

/// The priorities of the content of a view; those of a guide are 0 and cannot be set.
extension LayoutReference {
  /// How much the content's width does not grow.
  public var contentHuggingHorizontalPriority: Float {
    get { view?.contentHuggingPriority(for: .horizontal).rawValue ?? 0 }
    nonmutating set { view?.setContentHuggingPriority(.init(newValue), for: .horizontal) }
  }
  /// How much the content's height does not grow.
  public var contentHuggingVerticalPriority: Float {
    get { view?.contentHuggingPriority(for: .vertical).rawValue ?? 0 }
    nonmutating set { view?.setContentHuggingPriority(.init(newValue), for: .vertical) }
  }
  /// How much the content's width does not shrink.
  public var contentCompressionResistanceHorizontalPriority: Float {
    get { view?.contentCompressionResistancePriority(for: .horizontal).rawValue ?? 0 }
    nonmutating set {
      view?.setContentCompressionResistancePriority(.init(newValue), for: .horizontal)
    }
  }
  /// How much the content's height does not shrink.
  public var contentCompressionResistanceVerticalPriority: Float {
    get { view?.contentCompressionResistancePriority(for: .vertical).rawValue ?? 0 }
    nonmutating set {
      view?.setContentCompressionResistancePriority(.init(newValue), for: .vertical)
    }
  }

  private var view: UIView? { item as? UIView }
}
