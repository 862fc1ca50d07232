import Testing
import TextMetrics

@Suite("Text styles")
struct TextStyleTests {
  @Test(
    "sizes at the default category equal the published sizes",
    arguments: zip(
      TextStyle.allCases, [34.0, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11]))
  func defaults(style: TextStyle, size: Double) {
    #expect(style.size(for: .large).pointSize == size)
    #expect(TextFont.preferred(style).pointSize == size)
  }

  @Test("only the headline is semibold")
  func weights() {
    #expect(TextStyle.allCases.filter { $0.weight > 0 } == [.headline])
    #expect(TextFont.preferred(.headline).weight == 0.3)
  }

  @Test("a larger category never makes a style smaller", arguments: TextStyle.allCases)
  func monotone(style: TextStyle) {
    for (smaller, larger) in zip(ContentSize.allCases, ContentSize.allCases.dropFirst()) {
      let (a, b) = (style.size(for: smaller), style.size(for: larger))
      #expect(a.pointSize <= b.pointSize && a.linePitch <= b.linePitch)
      #expect(a.linePitch > a.pointSize)
    }
  }

  @Test("the ends of the table")
  func ends() {
    #expect(TextStyle.largeTitle.size(for: .extraSmall).pointSize == 31)
    #expect(TextStyle.largeTitle.size(for: .accessibilityExtraExtraExtraLarge).linePitch == 70)
    #expect(TextStyle.caption2.size(for: .accessibilityExtraExtraExtraLarge).pointSize == 40)
    #expect(ContentSize.accessibilityMedium.isAccessibilityCategory)
    #expect(!ContentSize.extraExtraExtraLarge.isAccessibilityCategory)
  }
}
