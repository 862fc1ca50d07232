public import AutoLayout
public import Foundation
public import InterfaceBuilder

/// The environment of a snapshot: a device, its orientation, and the user's settings.
///
/// Environments combine a device with modifiers in any order: `.iPhone15`, `.iPadPro11.landscape`,
/// `.iPhone15.dark.rightToLeft.textSize(.accessibilityLarge)`.
public struct SnapshotEnvironment: Hashable, Sendable {
  /// The device; nil for the current screen.
  public var device: Device? { didSet { deviceName = device?.models.last } }
  /// The device name used by the caller.
  private(set) var deviceName: String?
  /// Whether the device is in landscape orientation.
  public var isLandscape = false
  /// The appearance; nil for the screen's.
  public var appearance: UIUserInterfaceStyle?
  /// The layout direction; nil for the screen's.
  public var direction: UITraitEnvironmentLayoutDirection?
  /// The text size; nil for the screen's.
  public var textSize: UIContentSizeCategory?
  /// The width in points of a view or layer without its own; nil for the device's.
  public var width: CGFloat?
  /// The height in points of a view or layer without its own; nil for the content's.
  public var height: CGFloat?

  /// Makes an environment.
  ///
  /// - Parameter device: The device; nil for the current screen.
  public init(_ device: Device? = nil) {
    self.device = device
    deviceName = device?.models.last
  }

  /// The current screen: an iPhone 14 in portrait orientation, unless the test has changed it.
  public static let current = SnapshotEnvironment()

  /// Returns the device with a name, as listed by `autolayout devices`.
  ///
  /// - Parameter name: A model, such as `iPhone 15 Pro`, or Interface Builder's identifier. An
  ///   unknown name is a programming error.
  /// - Returns: The device in portrait orientation.
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

  /// The environment in landscape orientation.
  public var landscape: SnapshotEnvironment { with(\.isLandscape, true) }
  /// The environment in portrait orientation.
  public var portrait: SnapshotEnvironment { with(\.isLandscape, false) }
  /// The environment with the dark appearance.
  public var dark: SnapshotEnvironment { with(\.appearance, .dark) }
  /// The environment with the light appearance.
  public var light: SnapshotEnvironment { with(\.appearance, .light) }
  /// The environment with a right-to-left language.
  public var rightToLeft: SnapshotEnvironment { with(\.direction, .rightToLeft) }
  /// The environment with a left-to-right language.
  public var leftToRight: SnapshotEnvironment { with(\.direction, .leftToRight) }

  /// Returns the environment with a text size.
  ///
  /// - Parameter size: The user's text size.
  /// - Returns: The changed environment.
  public func textSize(_ size: UIContentSizeCategory) -> SnapshotEnvironment {
    with(\.textSize, size)
  }

  /// Returns the environment with a size for views and layers without their own.
  ///
  /// - Parameters:
  ///   - width: The width in points; nil for the device's.
  ///   - height: The height in points; nil for the content's.
  /// - Returns: The changed environment.
  public func size(width: CGFloat? = nil, height: CGFloat? = nil) -> SnapshotEnvironment {
    with(\.width, width).with(\.height, height)
  }

  /// The current screen in landscape orientation.
  public static var landscape: SnapshotEnvironment { current.landscape }
  /// The current screen with the dark appearance.
  public static var dark: SnapshotEnvironment { current.dark }
  /// The current screen with a right-to-left language.
  public static var rightToLeft: SnapshotEnvironment { current.rightToLeft }
  /// Returns the current screen with a text size.
  ///
  /// - Parameter size: The user's text size.
  /// - Returns: The environment.
  public static func textSize(_ size: UIContentSizeCategory) -> SnapshotEnvironment {
    current.textSize(size)
  }
  /// Returns the current screen with a size for views and layers without their own.
  ///
  /// - Parameters:
  ///   - width: The width in points; nil for the screen's.
  ///   - height: The height in points; nil for the content's.
  /// - Returns: The environment.
  public static func size(width: CGFloat? = nil, height: CGFloat? = nil) -> SnapshotEnvironment {
    current.size(width: width, height: height)
  }
}
