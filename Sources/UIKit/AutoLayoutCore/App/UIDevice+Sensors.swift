public import Foundation

// A device here has no battery or sensors; the monitoring properties are only stored.
extension UIDevice {
  public enum BatteryState: Int, Sendable {
    case unknown = 0
    case unplugged = 1
    case charging = 2
    case full = 3
  }

  public nonisolated static let batteryLevelDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
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
  /// The battery level: always unknown, -1.
  public var batteryLevel: Float { -1 }
  public var batteryState: BatteryState { .unknown }
  public var isProximityMonitoringEnabled: Bool {
    get { Self.watchesProximity }
    set { Self.watchesProximity = newValue }
  }
  public var proximityState: Bool { false }
}
