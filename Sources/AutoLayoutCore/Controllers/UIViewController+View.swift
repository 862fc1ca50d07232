import AutoLayoutValues
import Foundation

/// What a controller does with its view and with the controllers inside it or shown by it.
extension UIViewController {
  /// The view, loaded now if it was not.
  var loadedView: UIView {
    loadViewIfNeeded()
    guard let storedView else {
      LayoutException.raise(
        "NSInternalInconsistencyException",
        "-[\(type(of: self)) loadView] did not set a view.")
    }
    return storedView
  }

  /// Loads the view and tells everybody who waits for it.
  func beginLife() {
    loadView()
    interface?.awaken?()
    viewDidLoad()
  }

  /// The view of a controller that nobody gave one.
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

  /// What is known while no view is loaded: what the screen knows, in the controller's own style.
  var traitsWithoutView: UITraitCollection {
    UITraitCollection(traitsFrom: [
      UIScreen.main.traitCollection,
      UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle),
    ])
  }

  /// Puts a new view where the old one was (F11.59).
  private func replace(_ old: UIView, by new: UIView) {
    guard let superview = old.superview, let index = superview.subviews.firstIndex(of: old) else {
      return
    }
    new.frame = old.frame
    new.autoresizingMask = old.autoresizingMask
    old.removeFromSuperview()
    superview.insertSubview(new, at: index)
  }

  /// Tells the controllers inside, and the one that is shown over this one, of a new size.
  func announceTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let own = viewIfLoaded?.bounds.size
    for child in children + [presentedController].compactMap({ $0 }) {
      // A child that fills the view will do so afterwards.
      let old = child.viewIfLoaded?.bounds.size
      child.viewWillTransition(to: old == own || old == nil ? size : old ?? size, with: coordinator)
    }
  }

  /// Tells the controllers inside, and the one that is shown over this one, of new traits.
  func announceTransition(
    to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children + [presentedController].compactMap({ $0 }) {
      child.willTransition(to: traits, with: coordinator)
    }
  }

  func performDismiss(_ isAnimated: Bool, _ completion: (() -> Void)?) {
    guard let presented = presentedController else {
      presenter?.dismiss(animated: isAnimated, completion: completion)
      return
    }
    takeBack(presented, isAnimated)
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

  /// Puts the view of one child in the place of another one's.
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
