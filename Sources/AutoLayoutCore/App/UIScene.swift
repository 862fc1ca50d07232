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
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// A line below the title where the system shows scenes.
  open var subtitle: String! = ""
  /// For which addresses the scene is chosen.
  open var activationConditions = UISceneActivationConditions()

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
  /// Whether the scene fills the screen: it does.
  open var isFullScreen: Bool { true }
  /// Where the scene is and how it is turned.
  open var effectiveGeometry: Geometry { Geometry(scene: self) }
  /// What can be shared from the scene; kept.
  open weak var activityItemsConfigurationSource: (any UIActivityItemsConfigurationProviding)?
  /// Asks for another size or another way to be turned: a device here is not turned by a program.
  ///
  /// - Parameters:
  ///   - geometryPreferences: What is asked for.
  ///   - errorHandler: Told that it is not done.
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(CocoaError(.featureUnsupported)) }

  /// Where a scene is and how it is turned.
  @preconcurrency @MainActor
  open class Geometry: NSObject {
    /// How the interface is turned.
    public let interfaceOrientation: UIInterfaceOrientation
    /// Its rectangle in the system's space, in points.
    public let systemFrame: CGRect

    init(scene: UIWindowScene) {
      interfaceOrientation = scene.interfaceOrientation
      systemFrame = scene.screen.bounds
      super.init()
    }
  }

  /// Where a scene would like to be, and how it would like to be turned.
  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject {
    /// The same on a phone or a tablet.
    @preconcurrency @MainActor
    open class iOS: GeometryPreferences {
      /// The ways in which it may be turned.
      open var interfaceOrientations: UIInterfaceOrientationMask?

      /// Makes preferences.
      public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }
  }
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
  /// The looks of the status bar: those that the controller of the key window asks for.
  open var statusBarStyle: UIStatusBarStyle {
    UIApplication.shared.keyWindow?.rootViewController?.preferredStatusBarStyle ?? .default
  }
}

/// For which addresses a scene is chosen; kept.
@preconcurrency @MainActor
open class UISceneActivationConditions: NSObject {
  /// Which addresses it can show.
  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
  /// Which addresses it shows rather than others.
  open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
}

/// What says what can be shared.
@preconcurrency @MainActor
public protocol UIActivityItemsConfigurationProviding: NSObjectProtocol {
  /// What can be shared.
  var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? { get }
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

  /// Who asks, and how.
  public let options = UIScene.OpenURLOptions()

  package init(url: URL) {
    self.url = url
    super.init()
  }
}

extension UIScene {
  /// Who asks for an address to be shown, and how.
  @preconcurrency @MainActor
  open class OpenURLOptions: NSObject {
    /// The program that asks: not known.
    open var sourceApplication: String? { nil }
    /// What it says beside the address.
    open var annotation: Any? { nil }
    /// Whether a file is to be opened where it is.
    open var openInPlace: Bool { false }
  }

  /// How a scene opens an address.
  @preconcurrency @MainActor
  open class OpenExternalURLOptions: NSObject {
    /// Whether only programs that the address belongs to may open it.
    open var universalLinksOnly = false
  }

  /// Opens an address in another program; there is none here.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - options: How.
  ///   - completion: Told that it was not opened.
  public func open(
    _ url: URL, options: OpenExternalURLOptions? = nil,
    completionHandler completion: (@MainActor (Bool) -> Void)? = nil
  ) { completion?(false) }
}
