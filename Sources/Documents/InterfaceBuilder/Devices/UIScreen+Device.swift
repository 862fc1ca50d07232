public import AutoLayout
internal import Foundation

extension SimulatedScreen {
  /// Makes the screen for a device.
  public init(_ device: Device, _ orientation: Device.Orientation = .portrait) {
    let size = device.size(orientation)
    let safeArea = device.safeArea(orientation, tools: nil)
    self.init(
      size: CGSize(width: size.width, height: size.height), scale: CGFloat(device.scale),
      safeAreaInsets: safeArea.insets)
    let classes = device.sizeClasses(orientation)
    horizontalSizeClass = classes.width == .compact ? .compact : .regular
    verticalSizeClass = classes.height == .compact ? .compact : .regular
    switch device.idiom {
    case .phone: idiom = .phone
    case .pad: idiom = .pad
    case .tv: idiom = .tv
    }
    shape = device.shape(orientation)
    if let first = device.firstRelease { adopt(first) }
  }

  package mutating func adopt(_ release: IOSVersion) {
    (iosVersion, iosMinorVersion) = (release.major, release.minor)
  }

  /// Makes the screen for a device, by a name or identifier that `autolayout devices` lists.
  ///
  /// - Returns: Nil for an unknown name.
  public init?(device name: String, _ orientation: Device.Orientation = .portrait) {
    guard let device = Device.described(by: name) else { return nil }
    self.init(device, orientation)
  }
}

extension UIScreen {
  /// Turns the screen into a device's, and keeps the user's settings.
  ///
  /// - Complexity: O(*n*) in the views of the screen's windows, laid out again at the next pass.
  public func simulate(_ device: Device, _ orientation: Device.Orientation = .portrait) {
    simulate(
      SimulatedScreen(device, orientation).withSettings(of: simulated, on: device))
  }
}

extension SimulatedScreen {
  package func withSettings(
    of other: SimulatedScreen, on device: Device
  ) -> SimulatedScreen {
    var screen = self
    let release = IOSVersion(other.iosVersion, other.iosMinorVersion)
    if device.runs(release) { screen.adopt(release) }
    screen.textSize = other.textSize
    screen.appearance = other.appearance
    screen.direction = other.direction
    return screen
  }
}
