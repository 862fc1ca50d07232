public import AutoLayoutValues
public import Foundation

@preconcurrency @MainActor
open class UIWindow: UIView {
  open var screen = UIScreen.main
  open override var undoManager: UndoManager? { ownUndoManager }
  private final lazy var ownUndoManager = UndoManager()

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
      rootViewController?.letAppear()
    }
  }

  final weak var firstResponder: UIResponder?
  open override var next: UIResponder? { UIApplication.shared }
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

  private final func comeIntoSight() {
    let coming = controllersThatWillCome
    for controller in coming { controller.willComeIntoSight(false) }
    let context = ensureContext()
    context.requestTurn()
    context.appearing += coming
    // Controllers appear at once, as if the turn of the run loop ended here.
    if !coming.isEmpty { context.layout() }
  }

  open private(set) var isKeyWindow = false
  open var canBecomeKey: Bool { true }
  open func becomeKey() {}
  open func resignKey() {}
  open func sendEvent(_ event: UIEvent) {}

  open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    let outside = toRoot(point)
    return window?.fromRoot(outside) ?? outside
  }
  open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    fromRoot(window?.toRoot(point) ?? point)
  }
  open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    bounding(rect) { convert($0, to: window) }
  }
  open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    bounding(rect) { convert($0, from: window) }
  }

  open func makeKeyAndVisible() {
    isHidden = false
    UIApplication.shared.show(self)
    makeKey()
  }

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
  public nonisolated static let didResignKeyNotification = NSNotification.Name(
    "UIWindowDidResignKeyNotification")
  public nonisolated static let didBecomeVisibleNotification = NSNotification.Name(
    "UIWindowDidBecomeVisibleNotification")
  public nonisolated static let didBecomeHiddenNotification = NSNotification.Name(
    "UIWindowDidBecomeHiddenNotification")
}
