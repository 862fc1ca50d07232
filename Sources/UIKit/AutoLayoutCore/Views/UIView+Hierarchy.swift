import Foundation

extension UIView {
  func isInside(_ view: UIView) -> Bool {
    weakHandle.isInside(view.weakHandle)
  }

  func firstInTree(where condition: (UIView) -> Bool) -> UIView? {
    var stack = [self]
    while let view = stack.popLast() {
      if condition(view) { return view }
      stack.append(contentsOf: view.subviewList.reversed())
    }
    return nil
  }

  var nearestWindow: UIWindow? {
    weakHandle.nearestWindow?.view as? UIWindow
  }

  package func reserveSubviews(_ count: Int) { subviewList.reserveCapacity(count) }

  func performMoveSubview(_ view: UIView, to index: Int) {
    guard view.superview === self else { return }
    performInsertSubview(view, at: index)
    if index == 0 { layerIfUsed?.subview(view, cameInFrontOf: nil) }
  }

  func visibilityDidChange() {
    superview?.arranger?.subviewVisibilityDidChange(self)
    notifyObservers()
  }

  package var rootView: UIView {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }

  private func setSuperview(_ view: UIView?) {
    weakHandle.parent = view?.weakHandle
    DeepTraits.changes &+= 1
  }

  func forEachInTree(_ body: (UIView) -> Void) {
    var stack = [self]
    while let view = stack.popLast() {
      body(view)
      stack.append(contentsOf: view.subviewList.reversed())
    }
  }

  /// Inserts a view at an offset from a sibling, else in front (F11.42).
  func performInsertSubview(_ view: UIView, beside sibling: UIView, offset: Int) {
    let index = subviewList.filter { $0 !== view }.firstIndex { $0 === sibling }
    performInsertSubview(view, at: index.map { $0 + offset } ?? subviewList.count)
    if index != nil, offset > 0 { layerIfUsed?.subview(view, cameInFrontOf: sibling) }
  }

  func performExchangeSubviews(_ index1: Int, _ index2: Int) {
    subviewList.swapAt(index1, index2)
  }

  func performInsertSubview(_ view: UIView, at index: Int) {
    // A view that has no subviews can't contain this view.
    precondition(
      view !== self && (view.subviewList.isEmpty || !isInside(view)), "Can't add self as subview")
    if view.weakHandle.parent == weakHandle {
      layerIfUsed?.subviewWillLeave(view)
      subviewList.removeAll { $0 === view }
      subviewList.insert(view, at: min(max(index, 0), subviewList.count))
      return
    }
    let newWindow = window
    let oldWindow = view.window
    let coming = newWindow !== oldWindow && isSeen ? view.controllersThatWillCome : []
    let oldTraits = UIView.someSizeIsLimited ? view.traitCollection : nil
    for controller in coming { controller.willComeIntoSight(false) }
    view.leaveSuperview(for: self)
    if newWindow !== oldWindow { view.announce { $0.willMove(toWindow: newWindow) } }
    view.willMove(toSuperview: self)
    if index >= subviewList.count {
      subviewList.append(view)
    } else {
      subviewList.insert(view, at: max(index, 0))
    }
    view.setSuperview(self)
    if newWindow !== oldWindow { view.mark(inWindow: newWindow != nil) }
    if let context = liveContext {
      context.attach(view)
    } else {
      view.updateSafeArea()
    }
    markNeedsLayout()
    if newWindow != nil { view.announce { $0.applyAppearance() } }
    if let oldTraits { view.notifyOfMove(from: oldTraits) }
    view.didMoveToSuperview()
    if newWindow !== oldWindow { view.announce { $0.didMoveToWindow() } }
    didAddSubview(view)
    guard !coming.isEmpty else { return }
    let context = ensureContext()
    context.appearing += coming
    context.requestTurn()
  }

  func performRemoveFromSuperview() {
    guard let old = superview else { return }
    let oldWindow = window
    let going = isSeen ? controllers(\.isInSight) : []
    let oldTraits = UIView.someSizeIsLimited ? traitCollection : nil
    for controller in going { controller.willGoOutOfSight(false) }
    if oldWindow != nil { announce { $0.willMove(toWindow: nil) } }
    willMove(toSuperview: nil)
    leaveSuperview(for: nil)
    if oldWindow != nil { mark(inWindow: false) }
    updateSafeArea()
    old.markNeedsLayout()
    if let oldTraits { notifyOfMove(from: oldTraits) }
    didMoveToSuperview()
    if oldWindow != nil { announce { $0.didMoveToWindow() } }
    for controller in going.reversed() { controller.didGoOutOfSight() }
  }

  /// Removes the view from the superview, with every constraint that crosses the boundary (F3.14).
  private func leaveSuperview(for newSuperview: UIView?) {
    guard let old = superview else { return }
    old.willRemoveSubview(self)
    old.layerIfUsed?.subviewWillLeave(self)
    old.arranger?.subviewWillLeave(self)
    removeConstraintsAcrossCut()
    context?.detach(self)
    // No closure: each call would check for the main actor.
    if let place = old.place(of: self) { old.subviewList.remove(at: place) }
    setSuperview(nil)
  }

  private func place(of subview: UIView) -> Int? {
    var place = 0
    while place < subviewList.count {
      if subviewList[place] === subview { return place }
      place += 1
    }
    return nil
  }

  private func removeConstraintsAcrossCut() {
    var ancestor = superview
    while let present = ancestor {
      for constraint in MentionIndex.candidates(heldBy: present, about: self)
      where constraint.mentionsInside(of: weakHandle) {
        present.removeConstraint(constraint)
      }
      ancestor = present.superview
    }
  }

  private func mark(inWindow: Bool) {
    forEachInTree { view in
      if inWindow {
        view.weakHandle.traits.insert(.mayBeInWindow)
      } else {
        view.weakHandle.traits.remove(.mayBeInWindow)
      }
    }
  }

  private func announce(_ event: (UIView) -> Void) {
    forEachInTree(event)
  }
}
