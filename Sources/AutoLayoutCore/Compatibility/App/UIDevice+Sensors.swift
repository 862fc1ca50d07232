public import Foundation

// A device here has no battery and no sensors: what a program asks to be told of is kept.
extension UIDevice {
  public enum BatteryState: Int, Sendable {
    /// Not known.
    case unknown = 0
    case unplugged = 1
    case charging = 2
    case full = 3
  }

  public nonisolated static let batteryLevelDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// The battery is charged, or no longer.
  public nonisolated static let batteryStateDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  public nonisolated static let proximityStateDidChangeNotification = NSNotification.Name(
    "UIDeviceProximityStateDidChangeNotification")

  private static var watchesBattery = false
  private static var watchesProximity = false

  public var isBatteryMonitoringEnabled: Bool {
    get { Self.watchesBattery }
    set { Self.watchesBattery = newValue }
  }
  /// How full the battery is, from 0 to 1: not known, so -1.
  public var batteryLevel: Float { -1 }
  /// How the battery does: not known.
  public var batteryState: BatteryState { .unknown }
  public var isProximityMonitoringEnabled: Bool {
    get { Self.watchesProximity }
    set { Self.watchesProximity = newValue }
  }
  public var proximityState: Bool { false }
}
