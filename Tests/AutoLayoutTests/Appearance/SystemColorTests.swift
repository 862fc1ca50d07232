import AutoLayout
import Foundation
import Testing

/// The system's colors in light and dark appearance (F12.8, F12.9).
@Suite("System colors")
@MainActor
struct SystemColorTests {
  /// Red, green and blue from 0 to 255, and the opacity in percent.
  private func bytes(_ color: UIColor, _ traits: [UITraitCollection]) -> [Int] {
    let fixed = color.resolvedColor(with: UITraitCollection(traitsFrom: traits))
    let components = fixed.cgColor.components ?? []
    return components.prefix(3).map { Int(($0 * 255).rounded()) }
      + components.suffix(1).map { Int(($0 * 100).rounded()) }
  }

  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)
  private let high = UITraitCollection(accessibilityContrast: .high)
  private let elevated = UITraitCollection(userInterfaceLevel: .elevated)

  @Test(
    "tints and grays have four values",
    arguments: [
      (UIColor.systemBlue, [0, 122, 255], [10, 132, 255], [0, 64, 221], [64, 156, 255]),
      (.systemRed, [255, 59, 48], [255, 69, 58], [215, 0, 21], [255, 105, 97]),
      (.systemGreen, [52, 199, 89], [48, 209, 88], [36, 138, 61], [48, 219, 91]),
      (.systemGray, [142, 142, 147], [142, 142, 147], [108, 108, 112], [174, 174, 178]),
      (.systemGray6, [242, 242, 247], [28, 28, 30], [235, 235, 240], [36, 36, 38]),
    ] as [(UIColor, [Int], [Int], [Int], [Int])])
  func tints(
    color: UIColor, light: [Int], dark: [Int], lightContrast: [Int], darkContrast: [Int]
  ) {
    #expect(bytes(color, [self.light]) == light + [100])
    #expect(bytes(color, [self.dark]) == dark + [100])
    #expect(bytes(color, [self.light, high]) == lightContrast + [100])
    #expect(bytes(color, [self.dark, high]) == darkContrast + [100])
  }

  @Test(
    "label, separator and fill colors follow the appearance",
    arguments: [
      (UIColor.label, [0, 0, 0, 100], [255, 255, 255, 100]),
      (.secondaryLabel, [60, 60, 67, 60], [235, 235, 245, 60]),
      (.quaternaryLabel, [60, 60, 67, 18], [235, 235, 245, 16]),
      (.separator, [60, 60, 67, 29], [84, 84, 88, 60]),
      (.opaqueSeparator, [198, 198, 200, 100], [56, 56, 58, 100]),
      (.systemFill, [120, 120, 128, 20], [120, 120, 128, 36]),
      (.quaternarySystemFill, [116, 116, 128, 8], [118, 118, 128, 18]),
      (.darkText, [0, 0, 0, 100], [0, 0, 0, 100]),
      (.lightText, [255, 255, 255, 60], [255, 255, 255, 60]),
    ] as [(UIColor, [Int], [Int])])
  func text(color: UIColor, light: [Int], dark: [Int]) {
    #expect(bytes(color, [self.light]) == light)
    #expect(bytes(color, [self.dark]) == dark)
  }

  @Test(
    "on a sheet, dark backgrounds are a step lighter, and light backgrounds are unchanged",
    arguments: [
      (UIColor.systemBackground, 255, 0, 28), (.secondarySystemBackground, 242, 28, 44),
      (.tertiarySystemBackground, 255, 44, 58), (.systemGroupedBackground, 242, 0, 28),
      (.secondarySystemGroupedBackground, 255, 28, 44),
      (.tertiarySystemGroupedBackground, 242, 44, 58),
    ] as [(UIColor, Int, Int, Int)])
  func backgrounds(color: UIColor, light: Int, dark: Int, sheet: Int) {
    #expect(bytes(color, [self.light])[0] == light)
    #expect(bytes(color, [self.light, elevated])[0] == light)
    #expect(bytes(color, [self.dark])[0] == dark)
    #expect(bytes(color, [self.dark, elevated])[0] == sheet)
  }

  @Test("a color with another opacity also follows the appearance")
  func faded() {
    let half = UIColor.label.withAlphaComponent(0.5)
    #expect(bytes(half, [light]) == [0, 0, 0, 50])
    #expect(bytes(half, [dark]) == [255, 255, 255, 50])
  }

  @Test("dynamic colors are equal if all their variants are")
  func equality() {
    #expect(UIColor.label == UIColor.label)
    #expect(UIColor.label != UIColor.black)
    #expect(UIColor.label.resolvedColor(with: light) == UIColor.black)
    #expect(UIColor.label.withAlphaComponent(0.5) == UIColor.label.withAlphaComponent(0.5))
    #expect(UIColor.label.withAlphaComponent(0.5) != UIColor.label.withAlphaComponent(0.4))
    #expect(UIColor.label.hash == UIColor.label.hash)
  }
}
