import AutoLayoutValues
import Foundation

extension UIViewController {
  var loadedView: UIView {
    loadViewIfNeeded()
    guard let storedView else {
      LayoutException.raise(
        "NSInternalInconsistencyException",
        "-[\(type(of: self)) loadView] did not set a view.")
    }
    return storedView
  }

  func beginLife() {
    loadView()
    interface?.awaken?()
    viewDidLoad()
  }

  static func plainView() -> UIView {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }

  func exchangeView(_ new: UIView?) {
    if let old = storedView, old !== new {
      old.viewController = nil
      if let new { replace(old, by: new) }
    }
    storedView = new
    if overrideUserInterfaceStyle != .unspecified {
      new?.overrideUserInterfaceStyle = overrideUserInterfaceStyle
    }
    new?.viewController = self
  }

  var traitsWithoutView: UITraitCollection {
    UITraitCollection(traitsFrom: [
      UIScreen.main.traitCollection,
      UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle),
    ])
  }

  /// Replaces the old view in the hierarchy (F11.59).
  private func replace(_ old: UIView, by new: UIView) {
    guard let superview = old.superview, let index = superview.subviews.firstIndex(of: old) else {
      return
    }
    new.frame = old.frame
    new.autoresizingMask = old.autoresizingMask
    old.removeFromSuperview()
    superview.insertSubview(new, at: index)
  }

  func announceTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let own = viewIfLoaded?.bounds.size
    for child in children + [presentedController].compactMap({ $0 }) {
      // Assumes that a child which fills the view keeps filling it.
      let old = child.viewIfLoaded?.bounds.size
      child.viewWillTransition(to: old == own || old == nil ? size : old ?? size, with: coordinator)
    }
  }

  func announceTransition(
    to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children + [presentedController].compactMap({ $0 }) {
      child.willTransition(to: traits, with: coordinator)
    }
  }

  func performDismiss(_ isAnimated: Bool, _ completion: (() -> Void)?) {
    guard let presented = presentedViewController, let presenter = presented.presenter else {
      presentingViewController?.dismiss(animated: isAnimated, completion: completion)
      return
    }
    presenter.takeBack(presented, isAnimated)
    completion?()
  }

  func performShow(_ controller: UIViewController) {
    if let navigationController {
      navigationController.pushViewController(controller, animated: true)
    } else {
      present(controller, animated: true)
    }
  }

  func performShowDetail(_ controller: UIViewController, _ sender: Any?) {
    guard let splitViewController else { return show(controller, sender: sender) }
    splitViewController.showDetailViewController(controller, sender: sender)
  }

  func exchange(
    _ old: UIViewController, _ new: UIViewController, _ duration: TimeInterval,
    _ animations: (() -> Void)?, _ completion: ((Bool) -> Void)?
  ) {
    old.view.superview?.addSubview(new.view)
    UIView.animate(withDuration: duration, animations: animations ?? {}) { finished in
      old.view.removeFromSuperview()
      completion?(finished)
    }
  }
}
