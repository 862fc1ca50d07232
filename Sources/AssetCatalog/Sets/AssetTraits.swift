internal import AutoLayoutValues

/// What a picture or a colour of a catalogue is chosen for.
public struct AssetTraits: Hashable, Sendable {
  /// The kinds of devices that a catalogue tells apart.
  public enum Idiom: String, Hashable, Sendable {
    /// A phone.
    case phone = "iphone"
    /// A tablet.
    case pad = "ipad"
    /// A television.
    case tv
    /// A watch.
    case watch
    /// A Mac.
    case mac
    /// A car.
    case car
    /// Glasses.
    case vision
  }

  /// The kind of device.
  public var idiom: Idiom
  /// Pixels per point.
  public var scale: Double
  /// Whether the appearance is dark.
  public var isDark: Bool
  /// Whether the user asked for more contrast.
  public var hasHighContrast: Bool
  /// Whether reading runs from right to left.
  public var isRightToLeft: Bool
  /// The language, such as `de`; nil for the one of development.
  public var language: String?
  /// Whether the screen is narrow in the sense of size classes.
  public var isWidthCompact: Bool?
  /// Whether the screen is low in the sense of size classes.
  public var isHeightCompact: Bool?

  /// Makes traits.
  ///
  /// - Parameters:
  ///   - idiom: The kind of device.
  ///   - scale: Pixels per point.
  ///   - isDark: Whether the appearance is dark.
  ///   - isRightToLeft: Whether reading runs from right to left.
  ///   - language: The language.
  public init(
    idiom: Idiom = .phone, scale: Double = 2, isDark: Bool = false, isRightToLeft: Bool = false,
    language: String? = nil
  ) {
    self.idiom = idiom
    self.scale = scale
    self.isDark = isDark
    hasHighContrast = false
    self.isRightToLeft = isRightToLeft
    self.language = language
  }
}

extension AssetTraits {
  /// The same in another appearance.
  func with(_ appearance: ColorAppearance) -> AssetTraits {
    var traits = self
    traits.isDark = appearance.isDark
    traits.hasHighContrast = appearance.hasHighContrast
    return traits
  }
}
