public import AutoLayoutValues
public import Foundation

@preconcurrency @MainActor
open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  public let session: UISceneSession
  open var delegate: (any UISceneDelegate)?
  open internal(set) var activationState = ActivationState.unattached
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var title: String! = ""
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// A line below the title where the system shows scenes.
  open var subtitle: String! = ""
  open var activationConditions = UISceneActivationConditions()

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
  /// A resizable window's limits, from iOS 26 on; nil for a full screen.
  open var sizeRestrictions: UISceneSizeRestrictions? {
    screen.shape.isResizable ? ownRestrictions : nil
  }
  private final lazy var ownRestrictions = UISceneSizeRestrictions()
  final var isInteractivelyResizing = false
  /// The geometry before a resize that is under way.
  final var earlierGeometry: Geometry?
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
  open var isFullScreen: Bool { true }
  open var effectiveGeometry: Geometry { Geometry(scene: self) }
  open weak var activityItemsConfigurationSource: (any UIActivityItemsConfigurationProviding)?
  /// Always fails: a program can't rotate the device or resize the scene.
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(CocoaError(.featureUnsupported)) }

  @preconcurrency @MainActor
  open class Geometry: NSObject {
    public let interfaceOrientation: UIInterfaceOrientation
    public let systemFrame: CGRect
    /// The coordinates of the scene's windows at the time of the geometry.
    public let coordinateSpace: any UICoordinateSpace
    public let isInteractivelyResizing: Bool
    public let isInterfaceOrientationLocked: Bool

    init(scene: UIWindowScene) {
      interfaceOrientation = scene.interfaceOrientation
      systemFrame = scene.screen.bounds
      coordinateSpace = SceneCoordinateSpace(scene.screen.bounds)
      isInteractivelyResizing = scene.isInteractivelyResizing
      isInterfaceOrientationLocked = scene.keyWindow?.rootViewController?.locksOrientation ?? false
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
  open var minimumSize = CGSize.zero
  open var maximumSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  open var allowsFullScreen = true
}

@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  /// The bar's rectangle on the screen, in points; the height is 0 while the bar is hidden.
  open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
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
    public let sourceApplication: String?
    /// Always nil: home screen shortcuts don't exist here.
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
  public nonisolated static let willDeactivateNotification = NSNotification.Name(
    "UISceneWillDeactivateNotification")
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UISceneWillEnterForegroundNotification")
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
    open var sourceApplication: String? { nil }
    open var annotation: Any? { nil }
    open var openInPlace: Bool { false }
  }

  @preconcurrency @MainActor
  open class OpenExternalURLOptions: NSObject {
    open var universalLinksOnly = false
  }

  /// Always fails and calls the completion with false: other programs don't exist here.
  public func open(
    _ url: URL, options: OpenExternalURLOptions? = nil,
    completionHandler completion: (@MainActor (Bool) -> Void)? = nil
  ) { completion?(false) }
}
