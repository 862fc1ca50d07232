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

extension SimulatedScreen {
  /// Makes the screen for an environment; other settings are the current ones.
  ///
  /// An environment in landscape with no device is an iPhone 14's. The release is the first that
  /// the device runs, if the device does not run the current release.
  public init(_ environment: LayoutEnvironment, current: SimulatedScreen) {
    let orientation = environment.orientation ?? .portrait
    let device =
      environment.device ?? (orientation == .landscape ? Device.described(by: "iPhone 14") : nil)
    self = device.map { SimulatedScreen($0, orientation) } ?? current
    let release = IOSVersion(current.iosVersion, current.iosMinorVersion)
    if let release = environment.iosVersion {
      adopt(release)
    } else if device?.runs(release) ?? true {
      adopt(release)
    }
    textSize = environment.textSize ?? current.textSize
    appearance = current.appearance
    if environment.userInterfaceStyle != .unspecified {
      appearance = environment.userInterfaceStyle
    }
    direction = current.direction
    if environment.direction != nil || environment.locale != nil {
      direction = environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
    contrast = current.contrast
    if environment.accessibilityContrast != .unspecified {
      contrast = environment.accessibilityContrast
    }
  }
}

extension UIScreen {
  /// Turns the screen into an environment's, and keeps the user's other settings.
  ///
  /// - Complexity: O(*n*) in the views of the screen's windows, laid out again at the next pass.
  public func simulate(_ environment: LayoutEnvironment) {
    simulate(SimulatedScreen(environment, current: simulated))
  }

  /// Turns the screen into a device's, and keeps the user's settings.
  ///
  /// - Complexity: O(*n*) in the views of the screen's windows, laid out again at the next pass.
  public func simulate(_ device: Device, _ orientation: Device.Orientation = .portrait) {
    simulate(LayoutEnvironment(device: device, orientation: orientation))
  }
}
