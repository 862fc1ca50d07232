import Testing
import TextMetrics

/// Widths in hundredths of the em, added up from the files of the fonts.
@Suite("Fonts whose files are free")
struct PublishedFontTests {
  @Test(
    "a text is as wide as its characters and their pairs (F9.33)",
    arguments: [
      ("Roboto-Regular", "AVATAR To", 497.314), ("Roboto-Regular", "Label", 241.748),
      ("Roboto-Bold", "Sort by", 321.680), ("OpenSans-Regular", "AVATAR To", 479.248),
      ("OpenSans", "Sort by", 327.051), ("Lato-Bold", "AVATAR To", 503.150),
    ])
  func widths(name: String, text: String, width: Double) {
    let font = TextFont(family: .named(name), pointSize: 100)
    let found = SystemFontMetrics().measure(StyledText(text, font: font), in: .oneLine).width
    #expect(abs(found - width) < 0.06, "\(found)")
  }

  @Test("hangul and ideographs are 0.865 em wide in Apple SD Gothic Neo (F9.34)")
  func appleGothic() {
    let font = TextFont(family: .named("AppleSDGothicNeo-SemiBold"), pointSize: 22)
    for (text, width) in [("課程", 38.5), ("時刻表", 57.5), ("별점", 38.5)] {
      let layout = SystemFontMetrics().layout(StyledText(text, font: font), in: .oneLine)
      #expect(layout.size(roundedUpAt: 2) == (width, 26.5))
    }
  }

  @Test(
    "a line is as high as ascender and descender (F9.33, F9.34)",
    arguments: [
      ("Roboto-Regular", 117.18), ("OpenSans-Bold", 136.18), ("Lato-Regular", 120),
      ("RobotoMono-Regular", 131.89), ("HelveticaNeue-Thin", 118), ("HelveticaNeue-Light", 118),
    ])
  func lines(name: String, height: Double) {
    let metrics = SystemFontMetrics().metrics(
      of: TextFont(family: .named(name), pointSize: 100))
    #expect(abs(metrics.lineHeight - height) < 0.02)
  }
}
