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

  package func withdraw(_ child: UIViewController) {
    guard let childView = child.viewIfLoaded, childView.superview === viewIfLoaded else { return }
    child.willGoOutOfSight(false)
    childView.removeFromSuperview()
    childView.setRootSafeAreaInsets(nil)
    child.didGoOutOfSight(false)
  }

  func showOverEverything(_ controller: UIViewController, _ animated: Bool) {
    presentedController = controller
    controller.presenter = self
    guard let window = view.window else { return }
    let presentation = controller.ensurePresentation()
    presentation.presenter = self
    controller.made.isBeingPresented = true
    let transition = presentation.beginTransition(in: window)
    presentation.presentationTransitionWillBegin()
    controller.appear(animated) { presentation.show(in: window, animated) }
    presentation.endTransition(transition)
    presentation.presentationTransitionDidEnd(true)
    controller.made.isBeingPresented = false
  }

  func takeBack(_ presented: UIViewController, _ animated: Bool) {
    presented.made.isBeingDismissed = true
    let presentation = presented.presentation
    let transition = presented.viewIfLoaded?.window.flatMap {
      presentation?.beginTransition(in: $0)
    }
    if transition != nil { presentation?.dismissalTransitionWillBegin() }
    presented.willGoOutOfSight(animated)
    presentation?.hide(animated && transition != nil)
    presented.viewIfLoaded?.removeFromSuperview()
    presented.viewIfLoaded?.setRootSafeAreaInsets(nil)
    presented.didGoOutOfSight(animated)
    if let transition {
      presentation?.endTransition(transition)
      presentation?.dismissalTransitionDidEnd(true)
    }
    presentation?.removeContainer()
    presented.made.isBeingDismissed = false
    presented.presenter = nil
    presentedController = nil
  }
}
