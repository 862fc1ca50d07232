import Foundation

extension UIView {
  /// The constraints that the view holds, in the order in which they were added (UIKIT 7).
  public var constraints: [NSLayoutConstraint] {
    constraintList.all
  }

  /// Holds a constraint over this view and views inside it, and makes it take effect.
  ///
  /// Adding one that is already held here does nothing (F3.13).
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    constraint.holder?.removeConstraint(constraint)
    constraint.holder = self
    constraintList.append(constraint)
    guard constraint.involvedViews.allSatisfy({ $0.isDescendant(of: self) }) else {
      LayoutLog.write(
        "The view hierarchy is not prepared for the constraint: \(constraint.description)\n\tWhen added to a view, the constraint's items must be descendants of that view (or the view itself). This will crash if the constraint needs to be resolved before the view hierarchy is assembled. Break on -[UIView(UIConstraintBasedLayout) _viewHierarchyUnpreparedForConstraint:] to debug."
      )
      return
    }
    context?.constraintWasAdded(constraint)
  }

  /// Holds several constraints.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints {
      addConstraint(constraint)
    }
  }

  /// Lets a constraint go; does nothing with one that the view does not hold (F3.13).
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    context?.constraintWillBeRemoved(constraint)
    constraintList.remove(constraint)
    constraint.holder = nil
  }

  /// Lets several constraints go.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints {
      removeConstraint(constraint)
    }
  }

  /// Whether the view's autoresizing mask is turned into constraints: true in code (F3.17).
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { flags.contains(.translatesMask) }
    set {
      guard newValue != flags.contains(.translatesMask) else { return }
      if newValue { flags.insert(.translatesMask) } else { flags.remove(.translatesMask) }
      context?.maskTranslationDidChange(of: self)
    }
  }

  func constraintDidChangeConstant(_ constraint: NSLayoutConstraint) {
    context?.constantDidChange(of: constraint)
  }

  func constraintDidChangePriority(_ constraint: NSLayoutConstraint) {
    context?.priorityDidChange(of: constraint)
  }
}
