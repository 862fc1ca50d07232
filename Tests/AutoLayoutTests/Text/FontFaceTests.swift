import AutoLayout
import Foundation
import TestSupport
import Testing

@Suite("UIFont")
struct FontFaceTests {
  @Test("an unknown text style is reported once, and Body is used")
  func unknownStyle() {
    let style = UIFont.TextStyle(rawValue: "UICTFontTextStyleHuge")
    let messages = LayoutLog.messages {
      for _ in 0..<2 {
        #expect(UIFont.preferredFont(forTextStyle: style) == .preferredFont(forTextStyle: .body))
      }
    }
    #expect(
      messages == [
        "[UIFont] The text style 'UICTFontTextStyleHuge' is unknown; the style Body is used."
      ])
  }

  @Test("the system font has the published metrics (F9.1)")
  func metrics() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(font.ascender.isNear(16.1865, within: 0.001))
    #expect(abs(font.descender + 4.1006) < 0.001)
    #expect(font.lineHeight.isNear(20.2871, within: 0.001))
    #expect(font.leading == 0)
    #expect(font.pointSize == 17)
  }

  @Test(
    "text styles have their sizes by Apple's names (F9.7)",
    arguments: [
      ("UICTFontTextStyleTitle0", 34.0), ("UICTFontTextStyleTitle1", 28),
      ("UICTFontTextStyleTitle2", 22), ("UICTFontTextStyleTitle3", 20),
      ("UICTFontTextStyleHeadline", 17), ("UICTFontTextStyleBody", 17),
      ("UICTFontTextStyleCallout", 16), ("UICTFontTextStyleSubhead", 15),
      ("UICTFontTextStyleFootnote", 13), ("UICTFontTextStyleCaption1", 12),
      ("UICTFontTextStyleCaption2", 11), ("NoSuchStyle", 17),
    ])
  func styles(name: String, size: Double) {
    #expect(UIFont.preferredFont(forTextStyle: .init(rawValue: name)).pointSize == CGFloat(size))
  }

  @Test("a style follows the content-size category")
  @MainActor
  func categories() {
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits)
    #expect(font.pointSize == 33)
    #expect(UIFontMetrics(forTextStyle: .body).scaledValue(for: 34, compatibleWith: traits) == 66)
    #expect(UIContentSizeCategory.small < .large)
    #expect(UIContentSizeCategory.extraExtraExtraLarge < .accessibilityMedium)
  }

  @Test("fonts are equal by value, and keep traits through a descriptor")
  func equality() {
    #expect(UIFont.systemFont(ofSize: 12) == UIFont.systemFont(ofSize: 12, weight: .regular))
    #expect(UIFont.systemFont(ofSize: 12) != UIFont.boldSystemFont(ofSize: 12))
    let bold = UIFont.systemFont(ofSize: 12).fontDescriptor.withSymbolicTraits(.traitBold)
    #expect(bold.map { UIFont(descriptor: $0, size: 0) } == UIFont.boldSystemFont(ofSize: 12))
    #expect(UIFont(name: "", size: 12) == nil)
    #expect(UIFont(name: "AvenirNext-Bold", size: 12)?.familyName == "AvenirNext")
    #expect(UIFont.boldSystemFont(ofSize: 12).fontDescriptor.symbolicTraits.contains(.traitBold))
    #expect(UIFont.boldSystemFont(ofSize: 12).withSize(20).pointSize == 20)
  }

  @Test("the bold system font of code is semibold, other ways to bold keep their weight (F9.58)")
  func boldFonts() {
    let bold = UIFont.boldSystemFont(ofSize: 24)
    #expect(bold.fontName == ".SFUI-Semibold")
    #expect(bold == UIFont.systemFont(ofSize: 24, weight: .semibold))
    #expect(UIFont.systemFont(ofSize: 24, weight: .bold).fontName == ".SFUI-Bold")
    #expect(UIFont.preferredFont(forTextStyle: .headline).fontName == ".SFUI-Semibold")
    let system = UIFont.systemFont(ofSize: 24).fontDescriptor
    #expect(system.withSymbolicTraits(.traitBold)?.postscriptName == ".SFUI-Semibold")
    #expect(
      UIFont.systemFont(ofSize: 24, weight: .bold).fontDescriptor
        .withSymbolicTraits([.traitBold, .traitItalic])?.postscriptName == ".SFUI-Bold")
    let text = "Spooky text"
    #expect((text.size(withAttributes: [.font: bold]).width * 2).rounded(.up) / 2 == 129.5)
    let heavier = text.size(withAttributes: [.font: UIFont.systemFont(ofSize: 24, weight: .bold)])
    #expect((heavier.width * 2).rounded(.up) / 2 == 133.5)
  }

  @Test("paragraph styles are values that copies do not share")
  func paragraphs() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    style.alignment = .center
    let copy = style.mutableCopy() as? NSMutableParagraphStyle
    copy?.lineSpacing = 9
    #expect(style.lineSpacing == 4)
    #expect(copy?.alignment == .center)
    #expect(NSParagraphStyle.default.lineBreakMode == .byWordWrapping)
    #expect(style != NSParagraphStyle.default)
    style.setParagraphStyle(.default)
    #expect(style == NSParagraphStyle.default)
  }
}
