public import AutoLayoutValues
public import Foundation

/// How the device is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upright, the other way round.
  case portraitUpsideDown = 2
  /// On its left side.
  case landscapeLeft = 3
  /// On its right side.
  case landscapeRight = 4
  /// Lying, the screen up.
  case faceUp = 5
  /// Lying, the screen down.
  case faceDown = 6

  /// Whether the device is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// How the interface is turned.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upright, the other way round.
  case portraitUpsideDown = 2
  /// The home indicator at the left.
  case landscapeLeft = 4
  /// The home indicator at the right.
  case landscapeRight = 3

  /// Whether the interface is higher than wide.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the interface is wider than high.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The device whose screen is the main one.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The device.
  public static let current = UIDevice()
  /// The device was turned.
  public nonisolated static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// The kind of device, as the main screen knows it.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIScreen.main.traitCollection.userInterfaceIdiom
  }

  /// The version of the system that is imitated.
  open var systemVersion: String { "\(UIScreen.main.traitCollection.systemGeneration).0" }
  /// The name of the system that is imitated.
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// The kind of device in words.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }

  /// The kind of device in words of the user's language.
  open var localizedModel: String { model }
  /// What the user calls the device.
  open var name: String { model }
  /// Whether programs run side by side or behind each other.
  open var isMultitaskingSupported: Bool { true }
  /// Whether turns of the device are told; a turn of the screen is told anyway.
  open private(set) var isGeneratingDeviceOrientationNotifications = false
  /// Has turns of the device told.
  open func beginGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = true
  }
  /// Ends it.
  open func endGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = false
  }

  /// A number that is the same for all programs of one maker: another one at each start.
  open private(set) var identifierForVendor: UUID? = UUID()
  /// Plays the sound of a key: nothing is heard.
  open func playInputClick() {}
  private final var named: [String: Any] = [:]
  /// Keeps a value under a name; a device is not turned by it.
  open func setValue(_ value: Any?, forKey key: String) { named[key] = value }
  /// What was kept under a name.
  open func value(forKey key: String) -> Any? {
    key == "orientation" ? named[key] ?? orientation.rawValue : named[key]
  }

  /// How the device is held: the way its screen is turned.
  open var orientation: UIDeviceOrientation {
    let bounds = UIScreen.main.bounds
    return bounds.width > bounds.height ? .landscapeLeft : .portrait
  }
}

/// The kind of device: the old form of `UIDevice.current.userInterfaceIdiom`.
///
/// - Returns: The kind.
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}
