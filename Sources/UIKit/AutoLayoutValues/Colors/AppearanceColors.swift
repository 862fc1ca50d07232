import Foundation

package struct AppearanceColors: Hashable, Sendable {
  private var light: ColorComponents
  private var dark: ColorComponents
  private var lightContrast: ColorComponents
  private var darkContrast: ColorComponents
  /// The dark values at the elevated level; light values do not depend on it.
  private var elevated: ColorComponents
  private var elevatedContrast: ColorComponents

  package init(_ value: (ColorAppearance) -> ColorComponents) {
    func ask(isDark: Bool, contrast: Bool, isElevated: Bool = false) -> ColorComponents {
      var appearance = ColorAppearance()
      appearance.isDark = isDark
      appearance.hasHighContrast = contrast
      appearance.isElevated = isElevated
      return value(appearance)
    }
    light = ask(isDark: false, contrast: false)
    dark = ask(isDark: true, contrast: false)
    lightContrast = ask(isDark: false, contrast: true)
    darkContrast = ask(isDark: true, contrast: true)
    elevated = ask(isDark: true, contrast: false, isElevated: true)
    elevatedContrast = ask(isDark: true, contrast: true, isElevated: true)
  }

  init(_ light: Int, _ dark: Int, _ lightContrast: Int, _ darkContrast: Int) {
    self.light = ColorComponents(light)
    self.dark = ColorComponents(dark)
    self.lightContrast = ColorComponents(lightContrast)
    self.darkContrast = ColorComponents(darkContrast)
    (elevated, elevatedContrast) = (self.dark, self.darkContrast)
  }

  func elevated(_ color: Int, _ contrast: Int) -> AppearanceColors {
    var colors = self
    colors.elevated = ColorComponents(color)
    colors.elevatedContrast = ColorComponents(contrast)
    return colors
  }

  func faded(
    _ light: Double, _ dark: Double, _ lightContrast: Double, _ darkContrast: Double
  ) -> AppearanceColors {
    var colors = self
    colors.light.alpha = CGFloat(light)
    colors.dark.alpha = CGFloat(dark)
    colors.lightContrast.alpha = CGFloat(lightContrast)
    colors.darkContrast.alpha = CGFloat(darkContrast)
    (colors.elevated, colors.elevatedContrast) = (colors.dark, colors.darkContrast)
    return colors
  }

  package subscript(appearance: ColorAppearance) -> ColorComponents {
    switch (appearance.isDark, appearance.hasHighContrast) {
    case (false, false): light
    case (false, true): lightContrast
    case (true, false): appearance.isElevated ? elevated : dark
    case (true, true): appearance.isElevated ? elevatedContrast : darkContrast
    }
  }

  package var only: ColorComponents? {
    [dark, lightContrast, darkContrast, elevated, elevatedContrast].allSatisfy { $0 == light }
      ? light : nil
  }
}
