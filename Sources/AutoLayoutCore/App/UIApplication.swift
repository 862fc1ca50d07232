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
    /// Not in front.
    case background = 2
  }

  /// The scene of windows that were not given another one.
  let mainScene = UIWindowScene(ofDefaultSession: ())
  /// Scenes that were connected when the program started.
  final var startedScenes: [UIScene] = []
  /// Who keeps the delegate, which `delegate` does not, alive.
  final var keptDelegate: (any UIApplicationDelegate)?
  private final var windowHandles: [WeakHandle] = []

  open var windows: [UIWindow] {
    windowHandles.compactMap { $0.view as? UIWindow }
  }

  open var keyWindow: UIWindow? { windows.last(where: \.isKeyWindow) }
  /// Told what happens to the program; not kept alive.
  open weak var delegate: (any UIApplicationDelegate)?
  /// Where the program is: in front, unless it is just starting.
  open internal(set) var applicationState = State.active
  open var supportsMultipleScenes: Bool { false }
  /// The scenes of the program: one, unless it has connected others.
  open var connectedScenes: Set<UIScene> {
    startedScenes.isEmpty ? [mainScene] : Set(startedScenes)
  }
  open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }

  /// What a long press on the program's icon offers; nobody presses one here.
  open var shortcutItems: [UIApplicationShortcutItem]?

  /// Whether there is no status bar.
  open var isStatusBarHidden: Bool {
    keyWindow?.rootViewController?.prefersStatusBarHidden ?? false
  }
  open var isNetworkActivityIndicatorVisible = false
  /// The number beside the program's icon; nobody sees an icon here.
  open var applicationIconBadgeNumber = 0
  open var isIdleTimerDisabled = false
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    window?.rootViewController?.supportedInterfaceOrientations ?? .all
  }
  /// The strip of the screen that the status bar covers, in points.
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

  /// Notes a window that is shown.
  final func show(_ window: UIWindow) {
    windowHandles.removeAll { $0.view == nil || $0 == window.weakHandle }
    windowHandles.append(window.weakHandle)
  }
}
