public import AutoLayout
public import Foundation
public import InterfaceBuilder

/// The environment of a snapshot: a device with modifiers, such as `.iPadPro11.landscape.dark`.
public struct SnapshotEnvironment: Hashable, Sendable {
  public var device: Device? { didSet { deviceName = device?.models.last } }
  private(set) var deviceName: String?
  public var isLandscape = false
  public var appearance: UIUserInterfaceStyle?
  public var direction: UITraitEnvironmentLayoutDirection?
  public var textSize: UIContentSizeCategory?
  /// The major version of iOS; nil for the current screen's.
  public var iosVersion: Int?
  /// The width in points of a view or layer without its own; nil for the device's.
  public var width: CGFloat?
  /// The height in points of a view or layer without its own; nil for the content's.
  public var height: CGFloat?

  public init(_ device: Device? = nil) {
    self.device = device
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

  public var landscape: SnapshotEnvironment { with(\.isLandscape, true) }
  public var portrait: SnapshotEnvironment { with(\.isLandscape, false) }
  public var dark: SnapshotEnvironment { with(\.appearance, .dark) }
  public var light: SnapshotEnvironment { with(\.appearance, .light) }
  public var rightToLeft: SnapshotEnvironment { with(\.direction, .rightToLeft) }
  public var leftToRight: SnapshotEnvironment { with(\.direction, .leftToRight) }

  /// Returns the environment with a text size.
  public func textSize(_ size: UIContentSizeCategory) -> SnapshotEnvironment {
    with(\.textSize, size)
  }

  /// Returns the environment with a major version of iOS.
  public func iosVersion(_ version: Int) -> SnapshotEnvironment { with(\.iosVersion, version) }

  /// Returns the environment with a size in points for views and layers without their own.
  public func size(width: CGFloat? = nil, height: CGFloat? = nil) -> SnapshotEnvironment {
    with(\.width, width).with(\.height, height)
  }

  public static var landscape: SnapshotEnvironment { current.landscape }
  public static var dark: SnapshotEnvironment { current.dark }
  public static var rightToLeft: SnapshotEnvironment { current.rightToLeft }
  /// Returns the current screen with a text size.
  public static func textSize(_ size: UIContentSizeCategory) -> SnapshotEnvironment {
    current.textSize(size)
  }
  /// Returns the current screen with a size in points for views and layers without their own.
  public static func size(width: CGFloat? = nil, height: CGFloat? = nil) -> SnapshotEnvironment {
    current.size(width: width, height: height)
  }
}
