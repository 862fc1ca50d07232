public import AutoLayout
public import Foundation
public import InterfaceBuilder

/// The environment of a snapshot: a device with modifiers, such as `.iPadPro11.landscape.dark`.
public struct SnapshotEnvironment: Hashable, Sendable {
  /// The device and the user's settings; the current screen's where they are open.
  public var layout = LayoutEnvironment()
  private(set) var deviceName: String?
  /// The width in points for a view or layer; nil for the subject's width, or the device's.
  public var width: CGFloat?
  /// The height in points for a view or layer; nil for the subject's height, or the content's.
  public var height: CGFloat?

  /// Makes the environment for a device in portrait orientation; nil is the current screen.
  public init(_ device: Device? = nil) {
    layout.device = device
    deviceName = device?.models.last
  }

  /// The current screen: an iPhone 14 in portrait orientation, unless the test has changed it.
  public static let current = SnapshotEnvironment()

  /// Returns the device with a model's name or identifier, as listed by `autolayout devices`.
  ///
  /// An unknown name is a programming error.
  public static func device(_ name: String) -> SnapshotEnvironment {
    guard let device = Device.described(by: name) else {
      let closest = Device.closestName(to: name).map { "; did you mean \"\($0)\"?" } ?? ""
      preconditionFailure("no device is called \"\(name)\"\(closest)")
    }
    var environment = SnapshotEnvironment(device)
    environment.deviceName = name
    return environment
  }

  private func with<Value>(
    _ path: WritableKeyPath<SnapshotEnvironment, Value>, _ value: Value
  ) -> SnapshotEnvironment {
    var environment = self
    environment[keyPath: path] = value
    return environment
  }

  /// The environment on a turned device: an iPhone 14 if no device is named.
  public var landscape: SnapshotEnvironment { with(\.layout.orientation, .landscape) }
  /// The environment on an upright device, the default.
  public var portrait: SnapshotEnvironment { with(\.layout.orientation, nil) }
  /// The environment with dark appearance.
  public var dark: SnapshotEnvironment { with(\.layout.userInterfaceStyle, .dark) }
  /// The environment with light appearance.
  public var light: SnapshotEnvironment { with(\.layout.userInterfaceStyle, .light) }
  /// The environment with a right-to-left interface.
  public var rightToLeft: SnapshotEnvironment { with(\.layout.direction, .rightToLeft) }
  /// The environment with a left-to-right interface.
  public var leftToRight: SnapshotEnvironment { with(\.layout.direction, .leftToRight) }
  /// The environment with the setting Increase Contrast.
  public var highContrast: SnapshotEnvironment { with(\.layout.accessibilityContrast, .high) }

  /// Returns the environment with a text size.
  public func textSize(_ size: UIContentSizeCategory) -> SnapshotEnvironment {
    with(\.layout.textSize, size)
  }

  /// Returns the environment with a major version of iOS.
  public func iosVersion(_ version: Int) -> SnapshotEnvironment {
    with(\.layout.iosVersion, IOSVersion(version))
  }

  /// Returns the environment with the direction of a language, such as `ar`.
  public func language(_ language: String) -> SnapshotEnvironment {
    with(\.layout.locale, language)
  }

  /// Returns the environment with a size in points for views and layers.
  public func size(width: CGFloat? = nil, height: CGFloat? = nil) -> SnapshotEnvironment {
    with(\.width, width).with(\.height, height)
  }

  /// An iPhone 14 in landscape orientation.
  public static var landscape: SnapshotEnvironment { current.landscape }
  /// The current screen with dark appearance.
  public static var dark: SnapshotEnvironment { current.dark }
  /// The current screen with a right-to-left interface.
  public static var rightToLeft: SnapshotEnvironment { current.rightToLeft }
  /// Returns the current screen with a text size.
  public static func textSize(_ size: UIContentSizeCategory) -> SnapshotEnvironment {
    current.textSize(size)
  }
  /// Returns the current screen with a size in points for views and layers.
  public static func size(width: CGFloat? = nil, height: CGFloat? = nil) -> SnapshotEnvironment {
    current.size(width: width, height: height)
  }
}
