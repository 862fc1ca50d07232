package struct ColorAppearance: Hashable, Sendable {
  package var isDark = false
  package var hasHighContrast = false
  package var isElevated = false

  package init() {}
}

extension UITraitCollection {
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
