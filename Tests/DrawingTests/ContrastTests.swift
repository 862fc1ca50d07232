import AutoLayout
import Drawing
import Foundation
import TestSupport
import Testing

@testable import Diagnosis

/// The contrast that `check --accessibility` computes equals the contrast of the drawn picture.
@Suite("Contrast in pictures")
@MainActor
struct ContrastTests {
  private static func channel(_ value: UInt8) -> Double {
    let part = Double(value) / 255
    return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }

  private static func luminance(_ pixel: [UInt8]) -> Double {
    0.2126 * channel(pixel[0]) + 0.7152 * channel(pixel[1]) + 0.0722 * channel(pixel[2])
  }

  /// The ratio of the corner and the center, which is inside of the letter.
  private static func drawn(_ view: UIView) throws -> Double {
    let pixels = try Pixels(DisplayList(showing: view, style: .plain))
    let ink = luminance(pixels[Int(view.bounds.midX), Int(view.bounds.midY)])
    let paper = luminance(pixels[0, 0])
    return (max(ink, paper) + 0.05) / (min(ink, paper) + 0.05)
  }

  @Test("200 plain labels, light and dark")
  func labels() throws {
    var random = SeededGenerator(seed: 75)
    func part() -> CGFloat { CGFloat.random(in: 0...1, using: &random) }
    let system: [UIColor] = [
      .label, .systemBlue, .systemGray, .systemBackground,
      .secondarySystemBackground, .systemRed,
    ]
    func color(_ alpha: CGFloat) -> UIColor {
      if Int.random(in: 0..<3, using: &random) == 0 {
        return system[Int.random(in: 0..<system.count, using: &random)]
      }
      return UIColor(red: part(), green: part(), blue: part(), alpha: alpha)
    }
    for number in 0..<200 {
      let isDark = number % 2 == 1
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
      root.overrideUserInterfaceStyle = isDark ? .dark : .light
      root.backgroundColor = color(1)
      let sheet = UIView(frame: root.bounds)
      sheet.backgroundColor = color(1)
      let label = UILabel(frame: root.bounds)
      label.text = "I"
      label.font = .systemFont(ofSize: 60, weight: .black)
      label.textAlignment = .center
      label.textColor = color(1)
      root.addSubview(sheet)
      root.addSubview(label)
      root.layoutIfNeeded()
      let scene = AccessibilityScene(SceneSurvey(viewsIn: root), AccessibilityContext())
      let check = ContrastCheck()
      let text = try #require(check.texts(in: scene).first)
      var appearance = ColorAppearance()
      appearance.isDark = isDark
      let pair = try #require(
        check.pair(text, Backdrop(scene), appearance, alpha: Double(label.alpha)))
      let drawn = try Self.drawn(root)
      #expect(abs(pair.ratio - drawn) <= 0.02, "label \(number): \(pair.ratio), drawn \(drawn)")
    }
  }
}
