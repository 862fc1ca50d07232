import Foundation

extension UIView {
  /// Whether the view is another one or lies inside it.
  public func isDescendant(of view: UIView) -> Bool {
    var ancestor: UIView? = self
    while let present = ancestor {
      if present === view { return true }
      ancestor = present.superview
    }
    return false
  }

  /// The nearest view with a tag in the tree below and including this view, in depth-first order.
  public func viewWithTag(_ tag: Int) -> UIView? {
    var stack = [self]
    while let view = stack.popLast() {
      if view.tag == tag { return view }
      stack.append(contentsOf: view.subviews.reversed())
    }
    return nil
  }

  /// The nearest view that contains both, each counting as inside itself; nil in different trees.
  func nearestCommonAncestor(with other: UIView) -> UIView? {
    if other.superview === self || other === self { return self }
    if superview === other { return other }
    if let superview, other.superview === superview { return superview }
    var path = Set<ObjectIdentifier>()
    var ancestor: UIView? = self
    while let present = ancestor {
      path.insert(ObjectIdentifier(present))
      ancestor = present.superview
    }
    ancestor = other
    while let present = ancestor {
      if path.contains(ObjectIdentifier(present)) { return present }
      ancestor = present.superview
    }
    return nil
  }

  /// The view at the top of the tree.
  var rootView: UIView {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }

  /// Calls `body` for the view and every view below it, parents first, without recursion.
  func forEachInTree(_ body: (UIView) -> Void) {
    var stack = [self]
    while let view = stack.popLast() {
      body(view)
      stack.append(contentsOf: view.subviews.reversed())
    }
  }

  func index(of sibling: UIView, without view: UIView) -> Int? {
    subviews.filter { $0 !== view }.firstIndex { $0 === sibling }
  }

  func insert(_ view: UIView, at index: Int) {
    precondition(!isDescendant(of: view), "Can't add self as subview")
    if view.superview === self {
      subviews.removeAll { $0 === view }
      subviews.insert(view, at: min(max(index, 0), subviews.count))
      return
    }
    let newWindow = window
    let oldWindow = view.window
    view.leaveSuperview(for: self)
    if newWindow !== oldWindow { view.announce { $0.willMove(toWindow: newWindow) } }
    view.willMove(toSuperview: self)
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    if let context = liveContext {
      context.attach(view)
    } else {
      view.updateSafeArea()
    }
    markNeedsLayout()
    view.didMoveToSuperview()
    if newWindow !== oldWindow { view.announce { $0.didMoveToWindow() } }
    didAddSubview(view)
  }

  func detachFromSuperview() {
    guard let old = superview else { return }
    let oldWindow = window
    if oldWindow != nil { announce { $0.willMove(toWindow: nil) } }
    willMove(toSuperview: nil)
    leaveSuperview(for: nil)
    updateSafeArea()
    old.markNeedsLayout()
    didMoveToSuperview()
    if oldWindow != nil { announce { $0.didMoveToWindow() } }
  }

  /// Takes the view out of its superview, with every constraint across the cut (F3.14).
  private func leaveSuperview(for newSuperview: UIView?) {
    guard let old = superview else { return }
    old.willRemoveSubview(self)
    (old as? UIStackView)?.arrangedViewWillLeave(self)
    removeConstraintsAcrossCut()
    context?.detach(self)
    old.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// Removes from the ancestors every constraint that mentions the view or something below it.
  private func removeConstraintsAcrossCut() {
    var ancestor = superview
    while let present = ancestor {
      for constraint in present.constraintList.all
      where constraint.involvedViews.contains(where: { $0.isDescendant(of: self) }) {
        present.removeConstraint(constraint)
      }
      ancestor = present.superview
    }
  }

  private func announce(_ event: (UIView) -> Void) {
    forEachInTree(event)
  }
}
