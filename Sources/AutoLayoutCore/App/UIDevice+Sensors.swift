public import Foundation

// A device here has no battery and no sensors: what a program asks to be told of is kept.
extension UIDevice {
  /// How the battery does.
  public enum BatteryState: Int, Sendable {
    /// Not known.
    case unknown = 0
    /// It is used.
    case unplugged = 1
    /// It is charged.
    case charging = 2
    /// It is full.
    case full = 3
  }

  /// The battery has more or less.
  public nonisolated static let batteryLevelDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// The battery is charged, or no longer.
  public nonisolated static let batteryStateDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  /// Something came near the screen, or went.
  public nonisolated static let proximityStateDidChangeNotification = NSNotification.Name(
    "UIDeviceProximityStateDidChangeNotification")

  private static var watchesBattery = false
  private static var watchesProximity = false

  /// Whether the program wants to know the battery.
  public var isBatteryMonitoringEnabled: Bool {
    get { Self.watchesBattery }
    set { Self.watchesBattery = newValue }
  }
  /// How full the battery is, from 0 to 1: not known, so -1.
  public var batteryLevel: Float { -1 }
  /// How the battery does: not known.
  public var batteryState: BatteryState { .unknown }
  /// Whether the program wants to know what is near the screen.
  public var isProximityMonitoringEnabled: Bool {
    get { Self.watchesProximity }
    set { Self.watchesProximity = newValue }
  }
  /// Whether something is near the screen.
  public var proximityState: Bool { false }
}
