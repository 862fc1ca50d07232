import AutoLayoutValues
import Foundation

extension UIView {
  func performAddConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holderHandle != weakHandle else { return }
    constraint.holder?.removeConstraint(constraint)
    constraint.holder = self
    constraintList.append(constraint)
    // It is resolved in the next pass: by then its items may be inside.
    context?.constraintWasAdded(constraint)
    if !constraint.isBeingActivated && !constraint.liesInside(weakHandle) {
      LayoutLog.write(
        "The view hierarchy is not prepared for the constraint: \(constraint.description)\n\tWhen added to a view, the constraint's items must be descendants of that view (or the view itself). This will crash if the constraint needs to be resolved before the view hierarchy is assembled. Break on -[UIView(UIConstraintBasedLayout) _viewHierarchyUnpreparedForConstraint:] to debug."
      )
    }
  }

  func performAddConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  func performRemoveConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  func performRemoveConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holderHandle == weakHandle else { return }
    context?.constraintWillBeRemoved(constraint)
    constraintList.remove(constraint)
    constraint.holder = nil
  }

  /// Whether the view's autoresizing mask is turned into constraints.
  var isMaskTranslated: Bool {
    get { flags.contains(.translatesMask) }
    set {
      guard newValue != flags.contains(.translatesMask) else { return }
      flags.set(.translatesMask, to: newValue)
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
