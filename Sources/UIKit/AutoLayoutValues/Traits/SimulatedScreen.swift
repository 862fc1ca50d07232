public import Foundation

/// A screen and its user's settings, for ``UIScreen/simulate(_:)``.
///
/// `SimulatedScreen(device:)` of the module InterfaceBuilder makes one for each known device.
public struct SimulatedScreen: Hashable, Sendable {
  /// The size in points.
  public var size: CGSize
  /// Pixels per point, above 0.
  public var scale: CGFloat
  /// The insets of the device shape and the status bar, in points.
  public var safeAreaInsets: UIEdgeInsets
  public var idiom = UIUserInterfaceIdiom.phone
  public var horizontalSizeClass = UIUserInterfaceSizeClass.compact
  public var verticalSizeClass = UIUserInterfaceSizeClass.regular
  /// The major version of iOS, such as 18.
  public var iosVersion = 17
  /// The minor version of iOS, such as 1 for 27.1.
  public var iosMinorVersion = 0
  public var shape = ScreenShape()
  public var textSize = UIContentSizeCategory.large
  public var appearance = UIUserInterfaceStyle.light
  public var direction = UITraitEnvironmentLayoutDirection.leftToRight
  public var contrast = UIAccessibilityContrast.unspecified

  /// Makes the screen of a phone with the system's default settings.
  public init(size: CGSize, scale: CGFloat, safeAreaInsets: UIEdgeInsets = .zero) {
    self.size = size
    self.scale = scale
    self.safeAreaInsets = safeAreaInsets
  }

  private var verticalBarEdge: UIVerticalBarEdge {
    shape.barSide?.edge(isRightToLeft: direction == .rightToLeft) ?? .unspecified
  }

  @MainActor var traits: UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceIdiom: idiom),
      UITraitCollection(horizontalSizeClass: horizontalSizeClass),
      UITraitCollection(verticalSizeClass: verticalSizeClass),
      UITraitCollection(displayScale: scale),
      UITraitCollection(layoutDirection: direction),
      UITraitCollection(preferredContentSizeCategory: textSize),
      UITraitCollection(userInterfaceStyle: appearance),
      UITraitCollection(accessibilityContrast: contrast),
      UITraitCollection(ios: IOSVersion(iosVersion, iosMinorVersion)),
      UITraitCollection(verticalBarEdge: verticalBarEdge),
    ])
  }
}

extension UIScreen {
  /// The screen as a value, to change it and to restore it.
  public var simulated: SimulatedScreen {
    var screen = SimulatedScreen(size: bounds.size, scale: scale, safeAreaInsets: safeAreaInsets)
    screen.idiom = traitCollection.userInterfaceIdiom
    screen.horizontalSizeClass = traitCollection.horizontalSizeClass
    screen.verticalSizeClass = traitCollection.verticalSizeClass
    screen.iosVersion = traitCollection.iosMajorVersion
    screen.textSize = traitCollection.preferredContentSizeCategory
    screen.appearance = traitCollection.userInterfaceStyle
    screen.direction = traitCollection.layoutDirection
    screen.contrast = traitCollection.accessibilityContrast
    screen.iosMinorVersion = traitCollection.iosMinorVersion
    screen.shape = shape
    return screen
  }

  /// Turns the screen into another one: windows get its size, their views its traits.
  ///
  /// - Complexity: O(*n*) in the views of the screen's windows, laid out again at the next pass.
  public func simulate(_ screen: SimulatedScreen) {
    simulate(
      bounds: CGRect(origin: .zero, size: screen.size), scale: screen.scale,
      safeAreaInsets: screen.safeAreaInsets, traits: screen.traits, shape: screen.shape)
  }
}
