/// What of the traits decides between the values of a colour.
package struct ColorAppearance: Hashable, Sendable {
  /// Whether the appearance is dark.
  package var isDark = false
  /// Whether the user asked for more contrast.
  package var hasHighContrast = false
  /// Whether what is shown lies above the rest of the interface, as a sheet does.
  package var isElevated = false

  /// The appearance of an interface that is light, and nothing else.
  package init() {}
}

extension UITraitCollection {
  /// What the traits mean for colours.
  package final var colorAppearance: ColorAppearance {
    var appearance = ColorAppearance()
    appearance.isDark = userInterfaceStyle == .dark
    // Nearly no collection knows more than that.
    guard !ownTraits.isEmpty else { return appearance }
    appearance.hasHighContrast = accessibilityContrast == .high
    appearance.isElevated = userInterfaceLevel == .elevated
    return appearance
  }
}
