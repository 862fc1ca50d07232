import AutoLayoutValues
import Foundation

extension NSLayoutConstraint {
  var involvedViews: [UIView] {
    involvedHandles.compactMap { $0?.layoutView }
  }

  var involvedHandles: [WeakHandle?] {
    guard let composite else { return [firstHandle, secondHandle] }
    return [
      composite.first.fromHandle, composite.first.toHandle, composite.second?.fromHandle,
      composite.second?.toHandle,
    ]
  }

  func liesInside(_ view: WeakHandle) -> Bool {
    // Fast path for the common case: it makes no array.
    guard hasComposite else {
      return isMissingOrInside(firstHandle, view) && isMissingOrInside(secondHandle, view)
    }
    return involvedHandles.allSatisfy { isMissingOrInside($0, view) }
  }

  @inline(__always)
  private func isMissingOrInside(_ item: WeakHandle?, _ view: WeakHandle) -> Bool {
    guard let item else { return true }
    return item.isRightInside(view) || item.ofViewOrOwner?.isInside(view) ?? true
  }

  func mentionsInside(of view: WeakHandle) -> Bool {
    guard hasComposite else {
      return firstHandle?.ofViewOrOwner?.isInside(view) ?? false
        || secondHandle?.ofViewOrOwner?.isInside(view) ?? false
    }
    return involvedHandles.contains { $0?.ofViewOrOwner?.isInside(view) ?? false }
  }

  /// The nearest view that contains all items, each counting as inside itself (F3.12).
  var nearestCommonAncestor: WeakHandle? {
    // Fast paths for the common cases: they make no array.
    guard hasComposite else {
      guard let first = firstHandle?.ofViewOrOwner else { return nil }
      guard let second = secondHandle else { return first }
      guard let handle = second.ofViewOrOwner else { return nil }
      return first.commonAncestor(with: handle)
    }
    let handles = involvedHandles.compactMap { $0?.ofViewOrOwner }
    guard var ancestor = handles.first else { return nil }
    for handle in handles.dropFirst() {
      guard let common = ancestor.commonAncestor(with: handle) else { return nil }
      ancestor = common
    }
    return ancestor
  }

  package var hasCommonAncestor: Bool { nearestCommonAncestor != nil }

  @MainActor func activate() {
    guard holderHandle?.isAlive != true else { return }
    guard let ancestor = nearestCommonAncestor?.view else {
      LayoutException.raise(
        "NSGenericException",
        "Unable to activate constraint with anchors \(firstAnchor) and \(secondAnchor?.description ?? "(null)") because they have no common ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  That's illegal."
      )
    }
    isBeingActivated = true
    ancestor.addConstraint(self)
    isBeingActivated = false
  }
}

extension UIView {
  func performAddConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holderHandle != weakHandle else { return }
    constraint.holder?.removeConstraint(constraint)
    constraint.holder = self
    makeArrangedConstraints()
    constraintList.append(constraint)
    // The next pass resolves the constraint, when the items may have joined the tree.
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
