import AutoLayout
import Foundation
import TestSupport
import Testing

/// Scaling of fonts by the text size of the user (F9.25).
@MainActor
@Suite("Scaling of fonts")
struct FontScalingTests {
  private static func traits(_ category: UIContentSizeCategory) -> UITraitCollection {
    UITraitCollection(preferredContentSizeCategory: category)
  }

  nonisolated static let sizes:
    [(style: UIFont.TextStyle, category: UIContentSizeCategory, size: CGFloat)] = [
      (.body, .extraSmall, 14), (.body, .large, 17), (.body, .extraExtraExtraLarge, 23),
      (.body, .accessibilityExtraExtraExtraLarge, 53), (.largeTitle, .small, 32),
      (.title1, .accessibilityMedium, 38), (.title2, .extraLarge, 24), (.title3, .medium, 19),
      (.headline, .extraExtraLarge, 21), (.callout, .accessibilityLarge, 32),
      (.subheadline, .extraSmall, 12), (.footnote, .accessibilityExtraLarge, 33),
      (.caption1, .extraLarge, 14), (.caption2, .large, 11),
      (.caption2, .accessibilityExtraExtraLarge, 34),
    ]

  @Test("a style has a size at every category", arguments: sizes)
  func styles(style: UIFont.TextStyle, category: UIContentSizeCategory, size: CGFloat) {
    let font = UIFont.preferredFont(
      forTextStyle: style, compatibleWith: FontScalingTests.traits(category))
    #expect(font.pointSize == size)
    #expect(font.leading >= 0)
  }

  @Test("lengths and fonts scale like body text, fonts up to a limit")
  func metrics() {
    let large = FontScalingTests.traits(.extraExtraExtraLarge)
    let metrics = UIFontMetrics(forTextStyle: .body)
    let font = UIFont(name: "Menlo-Regular", size: 34) ?? UIFont()
    #expect(metrics.scaledValue(for: 34, compatibleWith: large) == 46)
    let scaled = metrics.scaledFont(for: font, compatibleWith: large)
    #expect(scaled.pointSize == 46)
    #expect(scaled.fontName == "Menlo-Regular")
    let limited = metrics.scaledFont(for: font, maximumPointSize: 40, compatibleWith: large)
    #expect(limited.pointSize == 40)
  }

  @Test("a descriptor's traits keep the style, and the font still scales")
  func descriptors() throws {
    let body = UIFont.preferredFont(forTextStyle: .body)
    let bold = try #require(body.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    let label = UILabel()
    label.font = UIFont(descriptor: bold, size: 0)
    label.text = "x"
    label.adjustsFontForContentSizeCategory = true
    label.setTraitOverrides(FontScalingTests.traits(.accessibilityMedium))
    #expect(label.font.pointSize == 28)
    #expect(label.font.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
    // An explicit size removes the text style.
    label.font = UIFont(descriptor: bold, size: 20)
    label.setTraitOverrides(FontScalingTests.traits(.large))
    #expect(label.font.pointSize == 20)
  }

  @Test("scaled fonts follow the view's category; fixed fonts do not")
  func adjusting() {
    let field = UITextField()
    field.font = UIFontMetrics.default.scaledFont(
      for: .systemFont(ofSize: 10), compatibleWith: FontScalingTests.traits(.large))
    field.adjustsFontForContentSizeCategory = true
    field.setTraitOverrides(FontScalingTests.traits(.extraExtraExtraLarge))
    #expect(abs((field.font?.pointSize ?? 0) - 230.0 / 17) < 1e-9)
    field.font = .systemFont(ofSize: 10)
    field.setTraitOverrides(FontScalingTests.traits(.extraSmall))
    #expect(field.font?.pointSize == 10)
  }

  @Test("categories are ordered, and accessibility categories are marked")
  func categories() {
    #expect(UIContentSizeCategory.extraSmall < .small)
    #expect(UIContentSizeCategory.extraExtraExtraLarge < .accessibilityMedium)
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    #expect(
      [UIContentSizeCategory.large, .small, .accessibilityLarge].max() == .accessibilityLarge)
  }

  @Test("descriptors are made and changed through attributes")
  func attributes() {
    let descriptor = UIFontDescriptor(fontAttributes: [
      .family: "Avenir Next", .size: 21,
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold],
    ])
    let font = UIFont(descriptor: descriptor, size: 0)
    #expect(font.pointSize == 21)
    #expect(font.familyName == "Avenir Next")
    #expect(font.fontDescriptor.symbolicTraits.contains(.traitBold))
    #expect(descriptor.addingAttributes([.size: 12]).pointSize == 12)
    #expect(UIFont(descriptor: descriptor.withFamily("Menlo"), size: 0).familyName == "Menlo")
  }

  @Test("faces differ as expected: digits of equal width, fixed pitch, weights")
  func faces() {
    func width(_ text: String, _ font: UIFont) -> CGFloat {
      text.size(withAttributes: [.font: font]).width
    }
    let digits = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
    #expect(width("1111", digits) == width("8888", digits))
    #expect(width("1111", .systemFont(ofSize: 17)) < width("8888", .systemFont(ofSize: 17)))
    let mono = UIFont.monospacedSystemFont(ofSize: 17, weight: .regular)
    #expect(width("ill", mono).isNear(width("MWM", mono), within: 1e-9))
    let weights: [UIFont.Weight] = [.light, .regular, .medium, .semibold, .bold, .heavy, .black]
    let widths = weights.map { width("Handgloves", .systemFont(ofSize: 17, weight: $0)) }
    #expect(widths == widths.sorted())
    #expect(UIFont.italicSystemFont(ofSize: 17).fontDescriptor.symbolicTraits == .traitItalic)
  }
}
