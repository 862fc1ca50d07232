public import Foundation

/// An effect on what is behind a view.
open class UIVisualEffect: NSObject, @unchecked Sendable {
  // Safe: an effect never changes, and neither do those below.
}

/// A blur.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  // Safe: see above.

  /// The kinds of blur.
  public enum Style: Int, Sendable {
    /// Very light.
    case extraLight = 0
    /// Light.
    case light = 1
    /// Dark.
    case dark = 2
    /// The usual one.
    case regular = 4
    /// One that stands out.
    case prominent = 5
    /// The thinnest material.
    case systemUltraThinMaterial = 6
    /// A thin material.
    case systemThinMaterial = 7
    /// A material.
    case systemMaterial = 8
    /// A thick material.
    case systemThickMaterial = 9
    /// The material of bars.
    case systemChromeMaterial = 10
    /// The thinnest material, light in every appearance.
    case systemUltraThinMaterialLight = 11
    /// A thin material, light in every appearance.
    case systemThinMaterialLight = 12
    /// A material, light in every appearance.
    case systemMaterialLight = 13
    /// A thick material, light in every appearance.
    case systemThickMaterialLight = 14
    /// The material of bars, light in every appearance.
    case systemChromeMaterialLight = 15
    /// The thinnest material, dark in every appearance.
    case systemUltraThinMaterialDark = 16
    /// A thin material, dark in every appearance.
    case systemThinMaterialDark = 17
    /// A material, dark in every appearance.
    case systemMaterialDark = 18
    /// A thick material, dark in every appearance.
    case systemThickMaterialDark = 19
    /// The material of bars, dark in every appearance.
    case systemChromeMaterialDark = 20
  }

  /// The kind of blur.
  package let style: Style

  /// Makes a blur.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}

/// Vibrancy on a blur.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  // Safe: see above.

  /// The blur below.
  package let blurEffect: UIBlurEffect

  /// What the vibrancy is for; it is drawn the same for all.
  package let style: UIVibrancyEffectStyle

  /// Makes vibrancy on a blur.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle = .label) {
    self.blurEffect = blurEffect
    self.style = style
    super.init()
  }
}

/// What vibrancy is for.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// Text.
  case label = 0
  /// Less important text.
  case secondaryLabel = 1
  /// Text of the third order.
  case tertiaryLabel = 2
  /// Text of the fourth order.
  case quaternaryLabel = 3
  /// Large areas.
  case fill = 4
  /// Less important areas.
  case secondaryFill = 5
  /// Areas of the third order.
  case tertiaryFill = 6
  /// Lines.
  case separator = 7
}
