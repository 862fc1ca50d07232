public import AutoLayout
public import Foundation

/// A device's screen: content, bars, and the signs of the system.
@preconcurrency @MainActor
public struct Screen {
  /// A view and the frame in which the screen shows it.
  public struct Part {
    /// The view; the screen draws the current layout.
    public var view: UIView
    /// The frame in the screen's coordinates, in points.
    public var frame: CGRect

    /// Places a view; the view's actual position has no effect.
    public init(_ view: UIView, at frame: CGRect) {
      self.view = view
      self.frame = frame
    }
  }

  /// The time, signal and battery signs.
  public struct StatusBar: Hashable, Sendable {
    /// The height in points; above 24, phones have a notch or island.
    public var height: CGFloat
    /// Whether the signs are white, for dark backgrounds.
    public var isLight: Bool
    /// Whether the bar shows the date and the battery's percentage, as on an iPad.
    public var isPad: Bool
    /// The region of the signs, if they are in a strip at a side of the screen.
    public var strip: CGRect?

    /// Makes a status bar; the default has dark signs, for a phone.
    public init(
      height: CGFloat, isLight: Bool = false, isPad: Bool = false, strip: CGRect? = nil
    ) {
      self.height = height
      self.isLight = isLight
      self.isPad = isPad
      self.strip = strip
    }
  }

  /// The size of the whole screen, in points.
  public var size: CGSize
  /// The view below bars and signs, usually a controller's view or a window.
  public var content: Part
  /// Bars drawn over the content, back to front.
  public var bars: [Part]
  /// The status bar; nil if hidden.
  public var statusBar: StatusBar?
  /// Whether the strip at the bottom is visible; the content's background sets the color.
  public var hasHomeIndicator: Bool
  /// Whether the content is a sheet above a placeholder for the presenting screen.
  public var isSheet: Bool
  /// The columns of a split view controller, drawn above the content.
  public var columns: [Column] = []

  /// A column of a split view controller.
  public struct Column {
    /// The screen in the column; the column shows no status bar and no home indicator.
    public var screen: Screen
    /// The frame in the whole screen, in points; content outside is clipped.
    public var frame: CGRect

    /// Places a screen in a column.
    public init(_ screen: Screen, at frame: CGRect) {
      self.screen = screen
      self.frame = frame
    }
  }
  /// A sheet inside the content, above the rest of the content.
  var raised: Part?

  /// Makes a screen with no columns.
  public init(
    size: CGSize, content: Part, bars: [Part] = [], statusBar: StatusBar? = nil,
    hasHomeIndicator: Bool = false, isSheet: Bool = false
  ) {
    self.size = size
    self.content = content
    self.bars = bars
    self.statusBar = statusBar
    self.hasHomeIndicator = hasHomeIndicator
    self.isSheet = isSheet
  }

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
