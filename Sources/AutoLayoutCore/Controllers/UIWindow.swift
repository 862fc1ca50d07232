public import AutoLayoutValues
public import Foundation

@preconcurrency @MainActor
open class UIWindow: UIView {
  open var screen = UIScreen.main
  open override var undoManager: UndoManager? { ownUndoManager }
  private final lazy var ownUndoManager = UndoManager()

  /// Makes a window with a frame, in points of its screen.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public convenience init() {
    self.init(frame: UIScreen.main.bounds)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private final func setUp() {
    UIScreen.carryOut = { $0.change(to: $1, traits: $2, $3) }
    flags.insert(.isWindow)
    weakHandle.traits.insert(.isWindow)
    isHidden = true
  }

  /// Whether the window is on its screen; a new one is not, until it is made visible.
  open override var isHidden: Bool {
    didSet {
      guard isHidden != oldValue else { return }
      updateSafeArea()
      if !isHidden { comeIntoSight() }
      NotificationCenter.default.post(
        name: isHidden
          ? UIWindow.didBecomeHiddenNotification : UIWindow.didBecomeVisibleNotification,
        object: self)
    }
  }

  /// The device's shape and the status bar cover what reaches below them, and only what is on the
  /// screen.
  override var outerSafeArea: (insets: UIEdgeInsets, bounds: CGRect)? {
    isHidden ? nil : (screen.safeAreaInsets, screen.bounds)
  }

  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      guard let view = rootViewController?.view else { return }
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(view, at: 0)
    }
  }

  /// Who receives the keyboard.
  final weak var firstResponder: UIResponder?
  open override var next: UIResponder? { UIApplication.shared }
  /// The turn of the screen that the window is in just now.
  final weak var transition: InstantTransition?

  open override func layoutSubviews() {
    super.layoutSubviews()
    var controller = rootViewController
    while let present = controller {
      present.placePresented()
      controller = present.presentedViewController
    }
  }

  open var windowLevel = Level.normal
  open var windowScene: UIWindowScene? = UIApplication.shared.usualScene

  /// Tells controllers that their views are seen from now on; the tree is laid out in the next
  /// turn.
  private final func comeIntoSight() {
    let coming = controllers(.away)
    for controller in coming { controller.willComeIntoSight(false) }
    ensureContext().requestTurn()
    for controller in coming.reversed() { controller.didComeIntoSight(false) }
  }

  open private(set) var isKeyWindow = false
  open var canBecomeKey: Bool { true }
  open func becomeKey() {}
  /// Called when the window no longer receives keys.
  open func resignKey() {}
  /// Hands an event on; there are none here but a client's own.
  open func sendEvent(_ event: UIEvent) {}

  /// A point of this window in another one; nil means the screen.
  open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    let outside = toRoot(point)
    return window?.fromRoot(outside) ?? outside
  }
  /// A point of another window in this one; nil means the screen.
  open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    fromRoot(window?.toRoot(point) ?? point)
  }
  /// A rectangle of this window in another one; nil means the screen.
  open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    bounding(rect) { convert($0, to: window) }
  }
  /// A rectangle of another window in this one; nil means the screen.
  open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    bounding(rect) { convert($0, from: window) }
  }

  open func makeKeyAndVisible() {
    isHidden = false
    UIApplication.shared.show(self)
    makeKey()
  }

  /// Lets the window, and no other one, receive keys.
  open func makeKey() {
    guard !isKeyWindow, canBecomeKey else { return }
    for other in UIApplication.shared.windows where other !== self && other.isKeyWindow {
      other.isKeyWindow = false
      other.resignKey()
      NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: other)
    }
    isKeyWindow = true
    becomeKey()
    NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: self)
  }
}

extension UIWindow {
  public nonisolated static let didBecomeKeyNotification = NSNotification.Name(
    "UIWindowDidBecomeKeyNotification")
  /// A window no longer receives keys.
  public nonisolated static let didResignKeyNotification = NSNotification.Name(
    "UIWindowDidResignKeyNotification")
  public nonisolated static let didBecomeVisibleNotification = NSNotification.Name(
    "UIWindowDidBecomeVisibleNotification")
  /// A window is no longer seen.
  public nonisolated static let didBecomeHiddenNotification = NSNotification.Name(
    "UIWindowDidBecomeHiddenNotification")
}
