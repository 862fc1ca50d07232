enum SystemColors {
  private static func row(
    _ light: Int, _ dark: Int, _ lightContrast: Int, _ darkContrast: Int
  ) -> UIColor {
    UIColor(AppearanceColors(light, dark, lightContrast, darkContrast))
  }

  private static func row(
    _ light: Int, _ dark: Int, _ opacities: (Double, Double, Double, Double)
  ) -> UIColor {
    let opaque = AppearanceColors(light, dark, light, dark)
    return UIColor(opaque.faded(opacities.0, opacities.1, opacities.2, opacities.3))
  }

  private static func row(
    _ light: Int, _ dark: Int, _ lightContrast: Int, _ darkContrast: Int, elevated: (Int, Int)
  ) -> UIColor {
    let level = AppearanceColors(light, dark, lightContrast, darkContrast)
    return UIColor(level.elevated(elevated.0, elevated.1))
  }

  // MARK: Tints and grays (F12.8)

  static let systemBlue = row(0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF)
  static let systemBrown = row(0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469)
  static let systemCyan = row(0x32ADE6, 0x64D2FF, 0x0071A4, 0x70D7FF)
  static let systemGreen = row(0x34C759, 0x30D158, 0x248A3D, 0x30DB5B)
  static let systemIndigo = row(0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF)
  static let systemMint = row(0x00C7BE, 0x63E6E2, 0x0C817B, 0x66D4CF)
  static let systemOrange = row(0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340)
  static let systemPink = row(0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482)
  static let systemPurple = row(0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF)
  static let systemRed = row(0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961)
  static let systemTeal = row(0x30B0C7, 0x40C8E0, 0x008299, 0x5DE6FF)
  static let systemYellow = row(0xFFCC00, 0xFFD60A, 0xB25000, 0xFFD426)
  static let systemGray = row(0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2)
  static let systemGray2 = row(0xAEAEB2, 0x636366, 0x8E8E93, 0x7C7C80)
  static let systemGray3 = row(0xC7C7CC, 0x48484A, 0xAEAEB2, 0x545456)
  static let systemGray4 = row(0xD1D1D6, 0x3A3A3C, 0xBCBCC0, 0x444446)
  static let systemGray5 = row(0xE5E5EA, 0x2C2C2E, 0xD8D8DC, 0x363638)
  static let systemGray6 = row(0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426)

  // MARK: Text and lines (F12.9)

  static let label = row(0x000000, 0xFFFFFF, 0x000000, 0xFFFFFF)
  static let secondaryLabel = row(0x3C3C43, 0xEBEBF5, (0.6, 0.6, 0.68, 0.68))
  static let tertiaryLabel = row(0x3C3C43, 0xEBEBF5, (0.3, 0.3, 0.38, 0.38))
  static let quaternaryLabel = row(0x3C3C43, 0xEBEBF5, (0.18, 0.16, 0.26, 0.24))
  static let placeholderText = tertiaryLabel
  static let link = row(0x007AFF, 0x0984FF, 0x007AFF, 0x0984FF)
  static let separator = row(0x3C3C43, 0x545458, (0.29, 0.6, 0.37, 0.68))
  static let opaqueSeparator = row(0xC6C6C8, 0x38383A, 0xC6C6C8, 0x38383A)

  // MARK: Backgrounds (F12.9)

  static let systemBackground = row(
    0xFFFFFF, 0x000000, 0xFFFFFF, 0x000000, elevated: (0x1C1C1E, 0x242426))
  static let secondarySystemBackground = row(
    0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426, elevated: (0x2C2C2E, 0x363638))
  static let tertiarySystemBackground = row(
    0xFFFFFF, 0x2C2C2E, 0xFFFFFF, 0x363638, elevated: (0x3A3A3C, 0x444446))
  static let systemGroupedBackground = row(
    0xF2F2F7, 0x000000, 0xEBEBF0, 0x000000, elevated: (0x1C1C1E, 0x242426))
  static let secondarySystemGroupedBackground = row(
    0xFFFFFF, 0x1C1C1E, 0xFFFFFF, 0x242426, elevated: (0x2C2C2E, 0x363638))
  static let tertiarySystemGroupedBackground = row(
    0xF2F2F7, 0x2C2C2E, 0xEBEBF0, 0x363638, elevated: (0x3A3A3C, 0x444446))

  // MARK: Fills (F12.9)

  static let systemFill = row(0x787880, 0x787880, (0.2, 0.36, 0.28, 0.44))
  static let secondarySystemFill = row(0x787880, 0x787880, (0.16, 0.32, 0.24, 0.4))
  static let tertiarySystemFill = row(0x767680, 0x767680, (0.12, 0.24, 0.2, 0.32))
  static let quaternarySystemFill = row(0x747480, 0x767680, (0.08, 0.18, 0.16, 0.26))
}
