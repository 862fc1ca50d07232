public import AutoLayoutValues
public import Foundation

/// One of several faces of a program.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// How far a scene is from being used.
  public enum ActivationState: Int, Sendable {
    /// It is not connected to the program.
    case unattached = -1
    /// It is in front and receives events.
    case foregroundActive = 0
    /// It is in front and receives none.
    case foregroundInactive = 1
    /// It is not in front.
    case background = 2
  }

  /// What the system knows of the scene.
  public let session: UISceneSession
  /// Told what happens to the scene.
  open var delegate: (any UISceneDelegate)?
  /// How far the scene is from being used.
  open internal(set) var activationState = ActivationState.unattached
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What a switcher between programs shows of the scene.
  open var title: String! = ""

  /// Makes a scene of a session, as the system does when a program starts.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - connectionOptions: What the scene is opened for.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  /// Who is asked next: the program.
  open override var next: UIResponder? { UIApplication.shared }
}

/// A face of a program that shows windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// The windows that were shown and still live.
  open var windows: [UIWindow] { UIApplication.shared.windows }
  /// The window that receives keys.
  open var keyWindow: UIWindow? { windows.last(where: \.isKeyWindow) }
  /// How the interface is turned.
  open var interfaceOrientation: UIInterfaceOrientation {
    UIApplication.shared.statusBarOrientation
  }
  /// The screen.
  open var screen: UIScreen { .main }
  /// The coordinates of the scene: those of the screen, which it fills.
  open var coordinateSpace: any UICoordinateSpace { screen }
  /// What is known about the device and the user's settings.
  open var traitCollection: UITraitCollection { screen.traitCollection }
  /// Between which sizes the scene's windows may be made; nil where they fill the screen, as here.
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }
  /// What is known of the status bar.
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
}

/// Between which sizes the windows of a scene may be made.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  /// The least size, in points.
  open var minimumSize = CGSize.zero
  /// The greatest size, in points.
  open var maximumSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  /// Whether a window may fill the screen.
  open var allowsFullScreen = true
}

/// What is known of the status bar of a scene.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  /// The bar's rectangle on the screen, in points; without height while it is hidden.
  open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
  /// Whether the bar takes no room.
  open var isStatusBarHidden: Bool { statusBarFrame.isEmpty }
}

extension UIScene {
  /// What a scene is opened for.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// The addresses to show.
    public let urlContexts: Set<UIOpenURLContext>
    /// What the user did elsewhere and goes on with.
    public let userActivities: Set<NSUserActivity>
    /// The program that asks for the scene; nil where the user does.
    public let sourceApplication: String?
    /// What was chosen from the program's icon; nobody chooses there here.
    open var shortcutItem: UIApplicationShortcutItem? { nil }

    package init(
      urlContexts: Set<UIOpenURLContext> = [], userActivities: Set<NSUserActivity> = [],
      sourceApplication: String? = nil
    ) {
      self.urlContexts = urlContexts
      self.userActivities = userActivities
      self.sourceApplication = sourceApplication
      super.init()
    }
  }

  /// A scene is about to be connected.
  public nonisolated static let willConnectNotification = NSNotification.Name(
    "UISceneWillConnectNotification")
  /// A scene was disconnected.
  public nonisolated static let didDisconnectNotification = NSNotification.Name(
    "UISceneDidDisconnectNotification")
  /// A scene receives events from now on.
  public nonisolated static let didActivateNotification = NSNotification.Name(
    "UISceneDidActivateNotification")
  /// A scene is about to receive no events.
  public nonisolated static let willDeactivateNotification = NSNotification.Name(
    "UISceneWillDeactivateNotification")
  /// A scene is about to come to the front.
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UISceneWillEnterForegroundNotification")
  /// A scene is no longer in front.
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UISceneDidEnterBackgroundNotification")
}

/// An address that a scene is asked to show.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  /// The address.
  public let url: URL

  package init(url: URL) {
    self.url = url
    super.init()
  }
}
