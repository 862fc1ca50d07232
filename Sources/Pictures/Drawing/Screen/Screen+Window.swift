public import AutoLayout
import Foundation

extension Screen {
  /// Makes the screen for a laid-out window, with the requested status bar and home indicator.
  public init(_ window: UIWindow) {
    let insets = window.screen.safeAreaInsets
    let shown = Screen.frontmost(window.rootViewController)
    let traits = window.traitCollection
    let hidden = Screen.speaker(shown) { $0.childForStatusBarHidden }?.prefersStatusBarHidden
    let style = Screen.speaker(shown) { $0.childForStatusBarStyle }?.preferredStatusBarStyle
    let isOnDark = traits.userInterfaceStyle == .dark
    let isBlack = (shown as? UINavigationController)?.navigationBar.barStyle == .black
    let isLight = isBlack || style == .lightContent || isOnDark && style != .darkContent
    let shape = window.screen.shape
    let strip = insets.top == 0 || shape.navigationBottom != nil ? shape.statusStrip : nil
    let indicator = Screen.speaker(shown) { $0.childForHomeIndicatorAutoHidden }
    self.init(
      size: window.bounds.size,
      content: Part(window, at: CGRect(origin: .zero, size: window.bounds.size)),
      statusBar: hidden == true || insets.top == 0 && strip == nil
        ? nil
        : StatusBar(
          height: insets.top, isLight: isLight, isPad: traits.userInterfaceIdiom == .pad,
          strip: strip),
      hasHomeIndicator: insets.bottom > 0 && indicator?.prefersHomeIndicatorAutoHidden != true)
    raised = Screen.sheet(shown, in: window)
    // A full-width sheet has black around it, so the status bar is light.
    if let raised, raised.frame.minX == 0 { statusBar?.isLight = true }
  }

  /// The front view if presented as a sheet; nil if it covers the screen or is covered.
  private static func sheet(_ shown: UIViewController?, in window: UIWindow) -> Part? {
    guard let shown, shown.presentingViewController != nil,
      shown.presentationController is UISheetPresentationController,
      let view = shown.viewIfLoaded, view.superview === window, window.subviews.last === view,
      view.frame.minY > 0
    else { return nil }
    return Part(view, at: view.frame)
  }

  private static func frontmost(_ root: UIViewController?) -> UIViewController? {
    var front = root
    while let next = front.flatMap({ presented(by: $0) }) { front = next }
    return front
  }

  private static func presented(by controller: UIViewController) -> UIViewController? {
    controller.presentedViewController
      ?? controller.children.lazy.compactMap { presented(by: $0) }.first
  }

  /// The controller that decides on the status bar and home indicator for a container.
  private static func speaker(
    _ controller: UIViewController?, _ child: (UIViewController) -> UIViewController?
  ) -> UIViewController? {
    var speaker = controller
    while let present = speaker {
      let shown = (present as? UITabBarController)?.selectedViewController
      guard let next = child(present) ?? shown else { return present }
      speaker = next
    }
    return speaker
  }
}
