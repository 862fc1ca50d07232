import Foundation

extension UIView {
  func hold(_ constraint: NSLayoutConstraint) {
    guard constraint.holderLine != lifeline else { return }
    constraint.holder?.removeConstraint(constraint)
    constraint.holder = self
    constraintList.append(constraint)
    // It is resolved in the next pass: by then its items may be inside.
    context?.constraintWasAdded(constraint)
    if !constraint.liesInside(lifeline) {
      LayoutLog.write(
        "The view hierarchy is not prepared for the constraint: \(constraint.description)\n\tWhen added to a view, the constraint's items must be descendants of that view (or the view itself). This will crash if the constraint needs to be resolved before the view hierarchy is assembled. Break on -[UIView(UIConstraintBasedLayout) _viewHierarchyUnpreparedForConstraint:] to debug."
      )
    }
  }

  func addEach(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  func removeEach(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  func letGo(_ constraint: NSLayoutConstraint) {
    guard constraint.holderLine == lifeline else { return }
    context?.constraintWillBeRemoved(constraint)
    constraintList.remove(constraint)
    constraint.holder = nil
  }

  /// Whether the view's autoresizing mask is turned into constraints.
  var isMaskTranslated: Bool {
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
