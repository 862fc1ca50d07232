public import AutoLayoutCore
public import Foundation

public enum UIBackgroundFetchResult: UInt, Sendable {
  case newData = 0
  /// Nothing new.
  case noData = 1
  /// It could not be done.
  case failed = 2
}

public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// The system forbids it.
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

/// A notification that the program plans for itself; the form before `UNUserNotificationCenter`.
///
/// Nothing is shown when its time comes.
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

/// The sound that the system makes for a notification.
public let UILocalNotificationDefaultSoundName = "UILocalNotificationDefaultSoundName"

// What a system around programs would do: there is none here, so that requests are kept or refused.
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
  /// Shows a notification at once; nothing is shown.
  public func presentLocalNotificationNow(_ notification: UILocalNotification) {}
  public func cancelLocalNotification(_ notification: UILocalNotification) {
    Self.planned.removeAll { $0 === notification }
  }
  public func cancelAllLocalNotifications() { Self.planned = [] }
  /// Asks the user for kinds of notifications; nobody is asked.
  public func registerUserNotificationSettings(_ settings: UIUserNotificationSettings) {
    Self.asked = settings
  }
  public var currentUserNotificationSettings: UIUserNotificationSettings? { Self.asked }
  /// Asks for notifications from elsewhere; none come.
  public func registerForRemoteNotifications() {}
  /// Wants no more notifications from elsewhere.
  public func unregisterForRemoteNotifications() {}
  /// Whether notifications come from elsewhere: never here.
  public var isRegisteredForRemoteNotifications: Bool { false }
  /// Says how long fetches in the background are apart at least, in seconds: none is made.
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
  /// As often as the system likes.
  public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
  /// Never.
  public nonisolated static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
  public var isProtectedDataAvailable: Bool { true }
  /// Wants to know what is done with a headset; nothing is.
  public func beginReceivingRemoteControlEvents() {}
  /// No longer wants to know it.
  public func endReceivingRemoteControlEvents() {}
  /// Whether the icon can be exchanged: nobody sees one here.
  public var supportsAlternateIcons: Bool { false }
  public var alternateIconName: String? { nil }
  /// Exchanges the icon.
  ///
  /// - Parameters:
  ///   - alternateIconName: The icon's name; nil for the usual one.
  ///   - completionHandler: Told that it cannot be done.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: ((any Error) -> Void)? = nil
  ) { completionHandler?(CocoaError(.featureUnsupported)) }
  /// Takes no touches from now on: there are none.
  public func beginIgnoringInteractionEvents() { Self.ignored += 1 }
  /// Takes touches again, once for each time that they were not to be taken.
  public func endIgnoringInteractionEvents() { Self.ignored = max(0, Self.ignored - 1) }
  /// Whether no touches are taken.
  public var isIgnoringInteractionEvents: Bool { Self.ignored > 0 }
  /// Shows no picture of the program when it starts the next time; none is shown.
  public func ignoreSnapshotOnNextApplicationLaunch() {}
  /// Opens an address in another program: there is none.
  ///
  /// - Parameter url: The address.
  /// - Returns: false.
  @discardableResult
  public func openURL(_ url: URL) -> Bool { false }
  /// Asks for another scene: there is one.
  ///
  /// - Parameters:
  ///   - sceneSession: The session.
  ///   - userActivity: What the user does in it.
  ///   - options: How.
  ///   - errorHandler: Told that it cannot be done.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: Any?,
    errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(CocoaError(.featureUnsupported)) }
  /// Closes a scene: the one stays.
  ///
  /// - Parameters:
  ///   - sceneSession: The session.
  ///   - options: How.
  ///   - errorHandler: Told that it cannot be done.
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: Any?, errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(CocoaError(.featureUnsupported)) }
  /// Brings what the system shows of a scene up to date.
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

  public var statusBarOrientationAnimationDuration: TimeInterval { 0.3 }
  public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}
  /// How the status bar looks: as the controller of the key window says; another look is not taken.
  public var statusBarStyle: UIStatusBarStyle {
    get { keyWindow?.rootViewController?.preferredStatusBarStyle ?? .default }
    set {}
  }

  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
  public nonisolated static let protectedDataDidBecomeAvailableNotification = NSNotification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
  /// Posted before files that are kept from others can no longer be read.
  public nonisolated static let protectedDataWillBecomeUnavailableNotification =
    NSNotification.Name("UIApplicationProtectedDataWillBecomeUnavailable")
  /// Posted when the program may work in the background, or no longer.
  public nonisolated static let backgroundRefreshStatusDidChangeNotification =
    NSNotification.Name("UIApplicationBackgroundRefreshStatusDidChangeNotification")
  public nonisolated static let willChangeStatusBarOrientationNotification = NSNotification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  public nonisolated static let willChangeStatusBarFrameNotification = NSNotification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
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
