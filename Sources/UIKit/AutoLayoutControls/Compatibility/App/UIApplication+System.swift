public import AutoLayoutCore
public import Foundation

public enum UIBackgroundFetchResult: UInt, Sendable {
  case newData = 0
  case noData = 1
  case failed = 2
}

public enum UIBackgroundRefreshStatus: Int, Sendable {
  case restricted = 0
  case denied = 1
  case available = 2
}

@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}

public struct UIUserNotificationType: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let badge = Self(rawValue: 1)
  public static let sound = Self(rawValue: 2)
  public static let alert = Self(rawValue: 4)
}

@preconcurrency @MainActor
open class UIUserNotificationSettings: NSObject {
  public let types: UIUserNotificationType

  public init(types: UIUserNotificationType, categories: Set<AnyHashable>?) {
    self.types = types
    super.init()
  }
}

/// A scheduled notification; nothing is shown when it is due.
@preconcurrency @MainActor
open class UILocalNotification: NSObject {
  open var fireDate: Date?
  open var timeZone: TimeZone?
  open var alertBody: String?
  open var alertTitle: String?
  open var alertAction: String?
  open var soundName: String?
  open var applicationIconBadgeNumber = 0
  open var repeatInterval: NSCalendar.Unit = []
  open var userInfo: [AnyHashable: Any]?
}

public let UILocalNotificationDefaultSoundName = "UILocalNotificationDefaultSoundName"

// Services of the surrounding system, which does not exist here: requests are kept or refused.
extension UIApplication {
  private static var planned: [UILocalNotification] = []
  private static var asked: UIUserNotificationSettings?
  private static var ignored = 0

  public var scheduledLocalNotifications: [UILocalNotification]? {
    get { Self.planned }
    set { Self.planned = newValue ?? [] }
  }
  public func scheduleLocalNotification(_ notification: UILocalNotification) {
    Self.planned.append(notification)
  }
  /// Has no effect.
  public func presentLocalNotificationNow(_ notification: UILocalNotification) {}
  public func cancelLocalNotification(_ notification: UILocalNotification) {
    Self.planned.removeAll { $0 === notification }
  }
  public func cancelAllLocalNotifications() { Self.planned = [] }
  /// Stores the settings and asks no user.
  public func registerUserNotificationSettings(_ settings: UIUserNotificationSettings) {
    Self.asked = settings
  }
  public var currentUserNotificationSettings: UIUserNotificationSettings? { Self.asked }
  /// Has no effect.
  public func registerForRemoteNotifications() {}
  /// Has no effect.
  public func unregisterForRemoteNotifications() {}
  /// Always false.
  public var isRegisteredForRemoteNotifications: Bool { false }
  /// Has no effect, since background fetches are not implemented.
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
  public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
  public nonisolated static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
  public var isProtectedDataAvailable: Bool { true }
  /// Has no effect.
  public func beginReceivingRemoteControlEvents() {}
  /// Has no effect.
  public func endReceivingRemoteControlEvents() {}
  /// Always false.
  public var supportsAlternateIcons: Bool { false }
  public var alternateIconName: String? { nil }
  /// Calls the completion handler with an error, since alternate icons are not implemented.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: ((any Error) -> Void)? = nil
  ) { completionHandler?(CocoaError(.featureUnsupported)) }
  public func beginIgnoringInteractionEvents() { Self.ignored += 1 }
  public func endIgnoringInteractionEvents() { Self.ignored = max(0, Self.ignored - 1) }
  public var isIgnoringInteractionEvents: Bool { Self.ignored > 0 }
  /// Has no effect.
  public func ignoreSnapshotOnNextApplicationLaunch() {}
  /// Returns false, since other programs cannot be opened.
  @discardableResult
  public func openURL(_ url: URL) -> Bool { false }
  /// Calls the error handler, since an application has a single scene.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: Any?,
    errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(CocoaError(.featureUnsupported)) }
  /// Calls the error handler, since the single scene cannot be closed.
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: Any?, errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(CocoaError(.featureUnsupported)) }
  /// Has no effect.
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

  public var statusBarOrientationAnimationDuration: TimeInterval { 0.3 }
  public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}
  /// The status bar style of the key window's controller; setting it has no effect.
  public var statusBarStyle: UIStatusBarStyle {
    get { keyWindow?.rootViewController?.preferredStatusBarStyle ?? .default }
    set {}
  }

  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
  public nonisolated static let protectedDataDidBecomeAvailableNotification = NSNotification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
  public nonisolated static let protectedDataWillBecomeUnavailableNotification =
    NSNotification.Name("UIApplicationProtectedDataWillBecomeUnavailable")
  public nonisolated static let backgroundRefreshStatusDidChangeNotification =
    NSNotification.Name("UIApplicationBackgroundRefreshStatusDidChangeNotification")
  public nonisolated static let willChangeStatusBarOrientationNotification = NSNotification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  public nonisolated static let willChangeStatusBarFrameNotification = NSNotification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")

  // Other programs cannot be opened.
  public nonisolated static let openSettingsURLString = "app-settings:"

  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Whether the URL is opened only by an app that is registered for it, a `Bool`.
    public static let universalLinksOnly = Self(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// Always false.
  public func canOpenURL(_ url: URL) -> Bool { false }

  /// Calls the completion handler with false, since nothing opens URLs.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) { completion?(false) }

  // A program runs until it exits, so background tasks have unlimited time.
  private static var tasks: Set<Int> = []
  private static var lastTask = 0

  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// Begins a background task, whose expiration handler is never called.
  public func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (@MainActor () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    Self.lastTask += 1
    Self.tasks.insert(Self.lastTask)
    return UIBackgroundTaskIdentifier(rawValue: Self.lastTask)
  }

  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    Self.tasks.remove(identifier.rawValue)
  }

  package static var backgroundTasks: Int { tasks.count }
}

extension UIApplication.LaunchOptionsKey {
  public static let sourceApplication = Self(
    rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
  public static let remoteNotification = Self(
    rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
  public static let localNotification = Self(
    rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
  public static let annotation = Self(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
  public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
  public static let userActivityDictionary = Self(
    rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
  public static let userActivityType = Self(
    rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
}

extension UIApplication.OpenURLOptionsKey {
  public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
  public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
}

public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let invalid = Self(rawValue: 0)
}
