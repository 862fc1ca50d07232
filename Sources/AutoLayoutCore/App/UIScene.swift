public import AutoLayoutValues
public import Foundation

@preconcurrency @MainActor
open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    /// It is not connected to the program.
    case unattached = -1
    case foregroundActive = 0
    /// It is in front and receives none.
    case foregroundInactive = 1
    /// It is not in front.
    case background = 2
  }

  /// What the system knows of the scene.
  public let session: UISceneSession
  open var delegate: (any UISceneDelegate)?
  open internal(set) var activationState = ActivationState.unattached
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var title: String! = ""
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// A line below the title where the system shows scenes.
  open var subtitle: String! = ""
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

  open override var next: UIResponder? { UIApplication.shared }
}

@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  open var windows: [UIWindow] { UIApplication.shared.windows }
  open var keyWindow: UIWindow? { windows.last(where: \.isKeyWindow) }
  open var interfaceOrientation: UIInterfaceOrientation {
    UIApplication.shared.statusBarOrientation
  }
  open var screen: UIScreen { .main }
  open var coordinateSpace: any UICoordinateSpace { screen }
  open var traitCollection: UITraitCollection { screen.traitCollection }
  /// Between which sizes the scene's windows may be made; nil where they fill the screen, as here.
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
  open var isFullScreen: Bool { true }
  open var effectiveGeometry: Geometry { Geometry(scene: self) }
  open weak var activityItemsConfigurationSource: (any UIActivityItemsConfigurationProviding)?
  /// Asks for another size or another way to be turned: a device here is not turned by a program.
  ///
  /// - Parameters:
  ///   - geometryPreferences: What is asked for.
  ///   - errorHandler: Told that it is not done.
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(CocoaError(.featureUnsupported)) }

  @preconcurrency @MainActor
  open class Geometry: NSObject {
    public let interfaceOrientation: UIInterfaceOrientation
    /// Its rectangle in the system's space, in points.
    public let systemFrame: CGRect

    init(scene: UIWindowScene) {
      interfaceOrientation = scene.interfaceOrientation
      systemFrame = scene.screen.bounds
      super.init()
    }
  }

  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject {
    @preconcurrency @MainActor
    open class iOS: GeometryPreferences {
      open var interfaceOrientations: UIInterfaceOrientationMask?

      public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }
  }
}

@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  /// The least size, in points.
  open var minimumSize = CGSize.zero
  /// The greatest size, in points.
  open var maximumSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  open var allowsFullScreen = true
}

@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  /// The bar's rectangle on the screen, in points; without height while it is hidden.
  open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
  /// Whether the bar takes no room.
  open var isStatusBarHidden: Bool { statusBarFrame.isEmpty }
  open var statusBarStyle: UIStatusBarStyle {
    UIApplication.shared.keyWindow?.rootViewController?.preferredStatusBarStyle ?? .default
  }
}

@preconcurrency @MainActor
open class UISceneActivationConditions: NSObject {
  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
  open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
}

@preconcurrency @MainActor
public protocol UIActivityItemsConfigurationProviding: NSObjectProtocol {
  var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? { get }
}

extension UIScene {
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    public let urlContexts: Set<UIOpenURLContext>
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

  public nonisolated static let willConnectNotification = NSNotification.Name(
    "UISceneWillConnectNotification")
  public nonisolated static let didDisconnectNotification = NSNotification.Name(
    "UISceneDidDisconnectNotification")
  public nonisolated static let didActivateNotification = NSNotification.Name(
    "UISceneDidActivateNotification")
  /// A scene is about to receive no events.
  public nonisolated static let willDeactivateNotification = NSNotification.Name(
    "UISceneWillDeactivateNotification")
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UISceneWillEnterForegroundNotification")
  /// A scene is no longer in front.
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UISceneDidEnterBackgroundNotification")
}

@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  public let url: URL

  public let options = UIScene.OpenURLOptions()

  package init(url: URL) {
    self.url = url
    super.init()
  }
}

extension UIScene {
  @preconcurrency @MainActor
  open class OpenURLOptions: NSObject {
    /// The program that asks: not known.
    open var sourceApplication: String? { nil }
    open var annotation: Any? { nil }
    open var openInPlace: Bool { false }
  }

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
