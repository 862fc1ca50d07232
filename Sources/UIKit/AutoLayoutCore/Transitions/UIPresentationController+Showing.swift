import AutoLayoutValues
import Foundation

extension UIPresentationController {
  func beginTransition(in window: UIWindow) -> InstantTransition {
    if wantsContainer, ownContainer?.window !== window {
      let container = PresentationContainer(frame: window.bounds)
      container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      container.presentation = self
      ownContainer = container
      window.addSubview(container)
    }
    let transition = InstantTransition(
      ownContainer ?? window, from: presenter, to: presentedViewController)
    presentedViewController.made.transition = transition
    presenter?.made.transition = transition
    return transition
  }

  func endTransition(_ transition: InstantTransition) {
    transition.complete()
    presentedViewController.made.transition = nil
    presenter?.made.transition = nil
  }

  func show(in window: UIWindow, _ animated: Bool) {
    guard let shown = presentedView else { return }
    let container = ownContainer ?? window
    let frame = ownContainer == nil ? .zero : frameOfPresentedViewInContainerView
    if animated, let presenter,
      let animator = presentedViewController.transitioningDelegate?.animationController(
        forPresented: presentedViewController, presenting: presenter,
        source: presentedViewController.made.source ?? presenter)
    {
      PresentationTransition(
        animator, in: container, of: presentedViewController, by: presenter, isComing: true,
        frame: ownContainer == nil ? container.bounds : frame
      ).run()
    }
    if !shown.isDescendant(of: container) { container.addSubview(shown) }
    presentedViewController.placePresented()
    ownContainer?.setNeedsLayout()
  }

  func hide(_ animated: Bool) {
    guard animated, let presenter, let container = containerView, let shown = presentedView,
      let animator = presentedViewController.transitioningDelegate?.animationController(
        forDismissed: presentedViewController)
    else { return }
    PresentationTransition(
      animator, in: container, of: presentedViewController, by: presenter, isComing: false,
      frame: shown.frame
    ).run()
  }

  func removeContainer() {
    ownContainer?.removeFromSuperview()
    ownContainer = nil
  }
}
