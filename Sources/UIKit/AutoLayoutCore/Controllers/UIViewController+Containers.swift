package import AutoLayoutValues
package import Foundation

extension UIViewController {
  func adopt(_ child: UIViewController) {
    if child.parent != nil { child.removeFromParent() }
    child.willMove(toParent: self)
    child.made.parent = self
    made.children.append(child)
  }

  func leaveParent() {
    guard let old = parent else { return }
    old.made.children.removeAll { $0 === self }
    made.parent = nil
    didMove(toParent: nil)
  }

  func nearestContainer<Container: UIViewController>() -> Container? {
    var container = parent
    while let present = container {
      if let found = present as? Container { return found }
      container = present.parent
    }
    return nil
  }

  package func place(_ child: UIViewController, in frame: CGRect, safeArea: UIEdgeInsets) {
    let childView: UIView = child.view
    if childView.superview !== view {
      view.insertSubview(childView, at: 0)
    }
    if childView.translatesAutoresizingMaskIntoConstraints { childView.frame = frame }
    childView.setRootSafeAreaInsets(safeArea)
  }

  package func withdraw(_ child: UIViewController) { exchange([child], for: [], false) {} }

  func removeView(of child: UIViewController) {
    guard let childView = child.viewIfLoaded, childView.superview === viewIfLoaded else { return }
    childView.removeFromSuperview()
    childView.setRootSafeAreaInsets(nil)
  }

  /// The ancestor that presents, by the style (UIKit's documentation).
  private func presenter(of controller: UIViewController) -> UIViewController {
    var ancestor = self
    let style = controller.modalPresentationStyle
    while let parent = ancestor.parent {
      if style.needsContext, ancestor.definesPresentationContext { return ancestor }
      ancestor = parent
    }
    return ancestor
  }

  func showOverEverything(_ controller: UIViewController, _ animated: Bool) {
    let presenter = presenter(of: controller)
    presenter.presentedController = controller
    controller.presenter = presenter
    controller.made.source = self
    guard let window = presenter.view.window else { return }
    let presentation = controller.ensurePresentation()
    presentation.presenter = presenter
    controller.made.isBeingPresented = true
    let isSeen = !window.isHidden
    presentation.hasCovered = isSeen && presentation.coversPresenter
    controller.loadViewIfNeeded()
    let transition = presentation.beginTransition(in: window)
    presentation.presentationTransitionWillBegin()
    let covered = presentation.hasCovered ? presenter.view.controllers(\.isInSight) : []
    covered.forEach { $0.willGoOutOfSight(animated) }
    let coming = isSeen ? controller.view.controllersThatWillCome : []
    coming.forEach { $0.willComeIntoSight(animated) }
    let context = window.ensureContext()
    context.appearing += coming
    presentation.show(in: window, animated)
    if isSeen { context.layOutWithoutAppearance() }
    transition.animate()
    if isSeen { context.finishAppearances() }
    covered.reversed().forEach { $0.didGoOutOfSight() }
    presentation.endTransition(transition)
    presentation.presentationTransitionDidEnd(true)
    controller.made.isBeingPresented = false
  }

  func takeBack(_ presented: UIViewController, _ animated: Bool) {
    if let inner = presented.presentedController { presented.takeBack(inner, animated) }
    presented.made.isBeingDismissed = true
    let presentation = presented.presentation
    let window = presented.viewIfLoaded?.window
    let transition = window.flatMap { presentation?.beginTransition(in: $0) }
    if transition != nil { presentation?.dismissalTransitionWillBegin() }
    let going = presented.viewIfLoaded?.controllers(\.isInSight) ?? []
    going.forEach { $0.willGoOutOfSight(animated) }
    let coming = presentation?.hasCovered == true ? view.controllersThatWillCome : []
    coming.forEach { $0.willComeIntoSight(animated) }
    presentation?.hide(animated && transition != nil)
    presented.viewIfLoaded?.removeFromSuperview()
    presented.viewIfLoaded?.setRootSafeAreaInsets(nil)
    transition?.animate()
    let context = window?.liveContext
    context?.appearing += coming
    if !coming.isEmpty { context?.layout() }
    going.reversed().forEach { $0.didGoOutOfSight() }
    if let transition {
      presentation?.endTransition(transition)
      presentation?.dismissalTransitionDidEnd(true)
    }
    presentation?.removeContainer()
    presentation?.hasCovered = false
    presented.made.isBeingDismissed = false
    presented.presenter = nil
    presentedController = nil
  }
}

extension UIModalPresentationStyle {
  /// Whether the controller covers the nearest ancestor that defines a context.
  var needsContext: Bool { self == .currentContext || self == .overCurrentContext }
}
