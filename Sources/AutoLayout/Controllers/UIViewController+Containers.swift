import Foundation

extension UIViewController {
  /// The nearest navigation controller around this one.
  public var navigationController: UINavigationController? { nearestContainer() }
  /// The nearest tab bar controller around this one.
  public var tabBarController: UITabBarController? { nearestContainer() }

  private func nearestContainer<Container: UIViewController>() -> Container? {
    var container = parent
    while let present = container {
      if let found = present as? Container { return found }
      container = present.parent
    }
    return nil
  }

  /// Places a child's view inside a container, and says which part of it the container's bars leave free.
  func place(_ child: UIViewController, in frame: CGRect, safeArea: UIEdgeInsets) {
    let childView: UIView = child.view
    if childView.superview !== view {
      view.insertSubview(childView, at: 0)
    }
    if childView.translatesAutoresizingMaskIntoConstraints { childView.frame = frame }
    childView.setRootSafeAreaInsets(safeArea)
  }

  /// Takes a child's view out of a container, whose bars it no longer has to mind.
  func withdraw(_ child: UIViewController) {
    guard let childView = child.viewIfLoaded, childView.superview === viewIfLoaded else { return }
    child.viewWillDisappear(false)
    childView.removeFromSuperview()
    childView.setRootSafeAreaInsets(nil)
    child.viewDidDisappear(false)
  }

  /// Shows a controller over everything in this one's window.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: The controller.
  ///   - flag: Whether the change is animated; it is made at once.
  ///   - completion: Told that the controller is shown.
  public func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    presentedController = viewControllerToPresent
    viewControllerToPresent.presenter = self
    if let window = view.window {
      viewControllerToPresent.view.frame = window.bounds
      viewControllerToPresent.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      viewControllerToPresent.viewWillAppear(flag)
      window.addSubview(viewControllerToPresent.view)
      viewControllerToPresent.viewDidAppear(flag)
    }
    completion?()
  }

  /// Takes back the controller that this one shows, or this one where it shows none.
  ///
  /// - Parameters:
  ///   - flag: Whether the change is animated; it is made at once.
  ///   - completion: Told that the controller is gone.
  public func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard let presented = presentedController else {
      presenter?.dismiss(animated: flag, completion: completion)
      return
    }
    presented.viewWillDisappear(flag)
    presented.viewIfLoaded?.removeFromSuperview()
    presented.viewDidDisappear(flag)
    presented.presenter = nil
    presentedController = nil
    completion?()
  }

  /// The controller that this one shows over everything.
  public var presentedViewController: UIViewController? { presentedController }
  /// The controller that shows this one over everything.
  public var presentingViewController: UIViewController? { presenter }
}
