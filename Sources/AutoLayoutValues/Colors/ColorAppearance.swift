/// The traits that select a value of a color.
package struct ColorAppearance: Hashable, Sendable {
  package var isDark = false
  package var hasHighContrast = false
  /// Whether the interface is at the elevated level, as a sheet is.
  package var isElevated = false

  /// Makes the appearance of a light interface at the base level.
  package init() {}
}

extension UITraitCollection {
  /// The traits that matter for colors.
  package final var colorAppearance: ColorAppearance {
    var appearance = ColorAppearance()
    appearance.isDark = userInterfaceStyle == .dark
    // Hardly any collection has custom traits.
    guard !ownTraits.isEmpty else { return appearance }
    appearance.hasHighContrast = accessibilityContrast == .high
    appearance.isElevated = userInterfaceLevel == .elevated
    return appearance
  }
}
