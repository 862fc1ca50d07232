public import AutoLayoutCore
public import Foundation

/// What came of a fetch in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// Something new.
  case newData = 0
  /// Nothing new.
  case noData = 1
  /// It could not be done.
  case failed = 2
}

/// Whether a program may work in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// The system forbids it.
  case restricted = 0
  /// The user forbids it.
  case denied = 1
  /// It may.
  case available = 2
}

/// What goes on with an activity of the user's.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Goes on with it.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}

/// Kinds of notifications that a user is asked for; the form before `UNUserNotificationCenter`.
public struct UIUserNotificationType: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// A number beside the icon.
  public static let badge = Self(rawValue: 1)
  /// A sound.
  public static let sound = Self(rawValue: 2)
  /// Words on the screen.
  public static let alert = Self(rawValue: 4)
}

/// What a program asks the user for; kept.
@preconcurrency @MainActor
open class UIUserNotificationSettings: NSObject {
  /// The kinds of notifications.
  public let types: UIUserNotificationType

  /// Makes settings.
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
  /// When it is shown.
  open var fireDate: Date?
  /// The zone of that time.
  open var timeZone: TimeZone?
  /// What it says.
  open var alertBody: String?
  /// Its title.
  open var alertTitle: String?
  /// What the button for it says.
  open var alertAction: String?
  /// What is heard.
  open var soundName: String?
  /// The number beside the icon.
  open var applicationIconBadgeNumber = 0
  /// How often it is shown again.
  open var repeatInterval: NSCalendar.Unit = []
  /// What the program keeps with it.
  open var userInfo: [AnyHashable: Any]?
}

/// The sound that the system makes for a notification.
public let UILocalNotificationDefaultSoundName = "UILocalNotificationDefaultSoundName"

// What a system around programs would do: there is none here, so that requests are kept or refused.
extension UIApplication {
  private static var planned: [UILocalNotification] = []
  private static var asked: UIUserNotificationSettings?
  private static var ignored = 0

  /// The plans that are kept.
  public var scheduledLocalNotifications: [UILocalNotification]? {
    get { Self.planned }
    set { Self.planned = newValue ?? [] }
  }
  /// Plans a notification; kept.
  public func scheduleLocalNotification(_ notification: UILocalNotification) {
    Self.planned.append(notification)
  }
  /// Shows a notification at once; nothing is shown.
  public func presentLocalNotificationNow(_ notification: UILocalNotification) {}
  /// Forgets a plan.
  public func cancelLocalNotification(_ notification: UILocalNotification) {
    Self.planned.removeAll { $0 === notification }
  }
  /// Forgets all plans.
  public func cancelAllLocalNotifications() { Self.planned = [] }
  /// Asks the user for kinds of notifications; nobody is asked.
  public func registerUserNotificationSettings(_ settings: UIUserNotificationSettings) {
    Self.asked = settings
  }
  /// What the program asked the user for.
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
  /// Whether the program may work in the background: it runs until it ends.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
  /// Whether files that are kept from others can be read.
  public var isProtectedDataAvailable: Bool { true }
  /// Wants to know what is done with a headset; nothing is.
  public func beginReceivingRemoteControlEvents() {}
  /// No longer wants to know it.
  public func endReceivingRemoteControlEvents() {}
  /// Whether the icon can be exchanged: nobody sees one here.
  public var supportsAlternateIcons: Bool { false }
  /// The name of the icon in place of the usual one.
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

  /// How long the interface takes to turn, in seconds.
  public var statusBarOrientationAnimationDuration: TimeInterval { 0.3 }
  /// Says how the status bar looks; the controller of the key window says so.
  public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}
  /// Shows or hides the status bar; the controller of the key window says so.
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}
  /// How the status bar looks: as the controller of the key window says; another look is not taken.
  public var statusBarStyle: UIStatusBarStyle {
    get { keyWindow?.rootViewController?.preferredStatusBarStyle ?? .default }
    set {}
  }

  /// Where the user says what programs may show.
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
  /// Posted when files that are kept from others can be read.
  public nonisolated static let protectedDataDidBecomeAvailableNotification = NSNotification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
  /// Posted before files that are kept from others can no longer be read.
  public nonisolated static let protectedDataWillBecomeUnavailableNotification =
    NSNotification.Name("UIApplicationProtectedDataWillBecomeUnavailable")
  /// Posted when the program may work in the background, or no longer.
  public nonisolated static let backgroundRefreshStatusDidChangeNotification =
    NSNotification.Name("UIApplicationBackgroundRefreshStatusDidChangeNotification")
  /// Posted before the interface turns.
  public nonisolated static let willChangeStatusBarOrientationNotification = NSNotification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  /// Posted before the status bar gets another rectangle.
  public nonisolated static let willChangeStatusBarFrameNotification = NSNotification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
}

extension UIApplication.LaunchOptionsKey {
  /// The program that asked for the start.
  public static let sourceApplication = Self(
    rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
  /// The notification from elsewhere that was chosen.
  public static let remoteNotification = Self(
    rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
  /// The planned notification that was chosen.
  public static let localNotification = Self(
    rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
  /// What that program said beside an address.
  public static let annotation = Self(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
  /// The device is somewhere else.
  public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
  /// What the user did elsewhere.
  public static let userActivityDictionary = Self(
    rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
  /// The kind of what the user did elsewhere.
  public static let userActivityType = Self(
    rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
}

extension UIApplication.OpenURLOptionsKey {
  /// What the program that asks says beside the address.
  public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
  /// Whether a file is to be opened where it is.
  public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
}
