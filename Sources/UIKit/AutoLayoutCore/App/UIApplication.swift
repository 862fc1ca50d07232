public import AutoLayoutValues
public import Foundation

@preconcurrency @MainActor
open class UIApplication: UIResponder {
  public static let shared = UIApplication()
  public nonisolated static let didChangeStatusBarOrientationNotification = NSNotification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
  public nonisolated static let didBecomeActiveNotification = NSNotification.Name(
    "UIApplicationDidBecomeActiveNotification")

  public enum State: Int, Sendable {
    case active = 0
    case inactive = 1
    case background = 2
  }

  let mainScene = UIWindowScene(ofDefaultSession: ())
  final var startedScenes: [UIScene] = []
  final var keptDelegate: (any UIApplicationDelegate)?
  private final var windowHandles: [WeakHandle] = []

  open var windows: [UIWindow] {
    windowHandles.compactMap { $0.view as? UIWindow }
  }

  open var keyWindow: UIWindow? { windows.last(where: \.isKeyWindow) }
  open weak var delegate: (any UIApplicationDelegate)?
  open internal(set) var applicationState = State.active
  open var supportsMultipleScenes: Bool { false }
  /// The connected scenes; the default scene if the program has connected none.
  open var connectedScenes: Set<UIScene> {
    startedScenes.isEmpty ? [mainScene] : Set(startedScenes)
  }
  open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }

  /// The shortcut items; stored, but not used.
  open var shortcutItems: [UIApplicationShortcutItem]?

  open var isStatusBarHidden: Bool {
    keyWindow?.rootViewController?.prefersStatusBarHidden ?? false
  }
  open var isNetworkActivityIndicatorVisible = false
  /// The badge number; stored, but not used.
  open var applicationIconBadgeNumber = 0
  open var isIdleTimerDisabled = false
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    window?.rootViewController?.supportedInterfaceOrientations ?? .all
  }
  open var statusBarFrame: CGRect {
    let screen = UIScreen.main
    return CGRect(x: 0, y: 0, width: screen.bounds.width, height: screen.safeAreaInsets.top)
  }

  open var statusBarOrientation: UIInterfaceOrientation {
    UIDevice.current.orientation.isLandscape ? .landscapeRight : .portrait
  }

  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }

  final func show(_ window: UIWindow) {
    windowHandles.removeAll { $0.view == nil || $0 == window.weakHandle }
    windowHandles.append(window.weakHandle)
  }
}
