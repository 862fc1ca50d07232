public import AutoLayout
public import Foundation
public import InterfaceBuilder

/// Where a snapshot is taken: a device, how it is held, and what its user has chosen.
///
/// Environments are put together from a device and what differs from its usual state, in any order:
/// `.iPhone15`, `.iPadPro11.landscape`, `.iPhone15.dark.rightToLeft.textSize(.accessibilityLarge)`.
public struct SnapshotEnvironment: Hashable, Sendable {
  /// The device; nil for the screen as it is.
  public var device: Device? { didSet { deviceName = device?.models.last } }
  /// The name that the device was asked for by.
  private(set) var deviceName: String?
  /// Whether the device is held on its side.
  public var isLandscape = false
  /// The appearance; nil for the screen's own.
  public var appearance: UIUserInterfaceStyle?
  /// The direction; nil for the screen's own.
  public var direction: UITraitEnvironmentLayoutDirection?
  /// The text size; nil for the screen's own.
  public var textSize: UIContentSizeCategory?
  /// The width of a view or layer that has none of its own, in points; nil for the device's.
  public var width: CGFloat?
  /// The height of a view or layer that has none of its own, in points; nil for what its content
  /// needs.
  public var height: CGFloat?

  /// Makes an environment.
  ///
  /// - Parameter device: The device; nil for the screen as it is.
  public init(_ device: Device? = nil) {
    self.device = device
    deviceName = device?.models.last
  }

  /// The screen as it is: an iPhone 14 upright, unless the test has changed it.
  public static let current = SnapshotEnvironment()

  /// The device with a name, as `autolayout devices` lists them.
  ///
  /// - Parameter name: A model, such as `iPhone 15 Pro`, or Interface Builder's identifier. A name
  ///   that no device has is a programming error.
  /// - Returns: The device upright.
  public static func device(_ name: String) -> SnapshotEnvironment {
    guard let device = Device.described(by: name) else {
      let closest = Device.closestName(to: name).map { "; did you mean \"\($0)\"?" } ?? ""
      preconditionFailure("no device is called \"\(name)\"\(closest)")
    }
    var environment = SnapshotEnvironment(device)
    environment.deviceName = name
    return environment
  }

  /// The same with another value.
  private func with<Value>(
    _ path: WritableKeyPath<SnapshotEnvironment, Value>, _ value: Value
  ) -> SnapshotEnvironment {
    var environment = self
    environment[keyPath: path] = value
    return environment
  }

  /// The device on its side.
  public var landscape: SnapshotEnvironment { with(\.isLandscape, true) }
  /// The device upright.
  public var portrait: SnapshotEnvironment { with(\.isLandscape, false) }
  /// With the dark appearance.
  public var dark: SnapshotEnvironment { with(\.appearance, .dark) }
  /// With the light appearance.
  public var light: SnapshotEnvironment { with(\.appearance, .light) }
  /// In a language that is written from right to left.
  public var rightToLeft: SnapshotEnvironment { with(\.direction, .rightToLeft) }
  /// In a language that is written from left to right.
  public var leftToRight: SnapshotEnvironment { with(\.direction, .leftToRight) }

  /// With a text size of the user's.
  ///
  /// - Parameter size: The size.
  /// - Returns: The environment with it.
  public func textSize(_ size: UIContentSizeCategory) -> SnapshotEnvironment {
    with(\.textSize, size)
  }

  /// With a size for views and layers that have none of their own.
  ///
  /// - Parameters:
  ///   - width: In points; nil for the device's.
  ///   - height: In points; nil for what the content needs.
  /// - Returns: The environment with it.
  public func size(width: CGFloat? = nil, height: CGFloat? = nil) -> SnapshotEnvironment {
    with(\.width, width).with(\.height, height)
  }

  /// The screen as it is, on its side.
  public static var landscape: SnapshotEnvironment { current.landscape }
  /// The screen as it is, with the dark appearance.
  public static var dark: SnapshotEnvironment { current.dark }
  /// The screen as it is, from right to left.
  public static var rightToLeft: SnapshotEnvironment { current.rightToLeft }
  /// The screen as it is, with a text size.
  ///
  /// - Parameter size: The size.
  /// - Returns: The environment.
  public static func textSize(_ size: UIContentSizeCategory) -> SnapshotEnvironment {
    current.textSize(size)
  }
  /// The screen as it is, with a size for what has none of its own.
  ///
  /// - Parameters:
  ///   - width: In points; nil for the screen's.
  ///   - height: In points; nil for what the content needs.
  /// - Returns: The environment.
  public static func size(width: CGFloat? = nil, height: CGFloat? = nil) -> SnapshotEnvironment {
    current.size(width: width, height: height)
  }
}
