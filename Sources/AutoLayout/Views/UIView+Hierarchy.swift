import Foundation

extension UIView {
  func isInside(_ view: UIView) -> Bool {
    if self === view { return true }
    // The lines are compared, not the views: nothing is retained on the way.
    var line = superviewLine
    while let present = line {
      if present === view.lifeline { return true }
      line = present.view?.superviewLine
    }
    return false
  }

  /// The first view of the tree below and including this view that a condition holds for, in depth-first order.
  func firstInTree(where condition: (UIView) -> Bool) -> UIView? {
    var stack = [self]
    while let view = stack.popLast() {
      if condition(view) { return view }
      stack.append(contentsOf: view.subviewList.reversed())
    }
    return nil
  }

  /// The window that the view is or lies in.
  var nearestWindow: UIWindow? {
    var view: UIView? = self
    while let present = view {
      if present.flags.contains(.isWindow) { return present as? UIWindow }
      view = present.superviewLine?.view
    }
    return nil
  }

  /// Moves a subview to another place among the others.
  func reorder(_ view: UIView, to index: Int) {
    guard view.superview === self else { return }
    insert(view, at: index)
  }

  /// The stack view around it gives a hidden view no room.
  func visibilityDidChange() {
    (superview as? UIStackView)?.arrangedVisibilityDidChange(self)
    notifyObservers()
  }

  /// The nearest view that contains both, each counting as inside itself; nil in different trees.
  func nearestCommonAncestor(with other: UIView) -> UIView? {
    if other.superview === self || other === self { return self }
    if superview === other { return other }
    if let superview, other.superview === superview { return superview }
    var (first, second) = (self, other)
    var (depth, otherDepth) = (distanceFromRoot, other.distanceFromRoot)
    while first !== second {
      // The deeper one goes up; on one level both do in turn.
      if depth >= otherDepth {
        guard let above = first.superview else { return nil }
        first = above
        depth -= 1
      } else {
        guard let above = second.superview else { return nil }
        second = above
        otherDepth -= 1
      }
    }
    return first
  }

  private var distanceFromRoot: Int {
    var distance = 0
    var line = superviewLine
    while let above = line?.view {
      distance += 1
      line = above.superviewLine
    }
    return distance
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
      stack.append(contentsOf: view.subviewList.reversed())
    }
  }

  func index(of sibling: UIView, without view: UIView) -> Int? {
    subviews.filter { $0 !== view }.firstIndex { $0 === sibling }
  }

  func insert(_ view: UIView, at index: Int) {
    precondition(!isDescendant(of: view), "Can't add self as subview")
    if view.superview === self {
      subviewList.removeAll { $0 === view }
      subviewList.insert(view, at: min(max(index, 0), subviews.count))
      return
    }
    let newWindow = window
    let oldWindow = view.window
    view.leaveSuperview(for: self)
    if newWindow !== oldWindow { view.announce { $0.willMove(toWindow: newWindow) } }
    view.willMove(toSuperview: self)
    subviewList.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    if let context = liveContext {
      context.attach(view)
    } else {
      view.updateSafeArea()
    }
    markNeedsLayout()
    if newWindow != nil { view.announce { $0.takeAppearance() } }
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
    old.subviewList.removeAll { $0 === self }
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
