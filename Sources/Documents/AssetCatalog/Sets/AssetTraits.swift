internal import AutoLayoutValues

public struct AssetTraits: Hashable, Sendable {
  public enum Idiom: String, Hashable, Sendable {
    case phone = "iphone"
    case pad = "ipad"
    case tv
    case watch
    case mac
    case car
    case vision
  }

  public var idiom: Idiom
  public var scale: Double
  public var isDark: Bool
  public var hasHighContrast: Bool
  public var isRightToLeft: Bool
  public var language: String?
  public var isWidthCompact: Bool?
  public var isHeightCompact: Bool?

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

  func with(_ appearance: ColorAppearance) -> AssetTraits {
    var traits = self
    traits.isDark = appearance.isDark
    traits.hasHighContrast = appearance.hasHighContrast
    return traits
  }
}
