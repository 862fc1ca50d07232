import TestSupport
import Testing
import TextMetrics

/// Widths in hundredths of the em, added up from the files of the fonts.
@Suite("Fonts with free files")
struct PublishedFontTests {
  @Test(
    "a text is as wide as the characters and their pairs (F9.33)",
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

  @Test(
    "weights between the tables' weights are interpolated; close pairs are left out (F9.33)",
    arguments: [
      ("Montserrat-Medium", "AVATAR To", 551.4), ("Montserrat-SemiBold", "Sort by", 365.8),
      ("Nunito-Regular", "Sort by", 325.3),
    ])
  func blended(name: String, text: String, width: Double) {
    let font = TextFont(family: .named(name), pointSize: 100)
    let found = SystemFontMetrics().measure(StyledText(text, font: font), in: .oneLine).width
    #expect(abs(found - width) < 6, "\(found)")
  }

  @Test(
    "families that have no free files are as wide as recorded labels (F9.45)",
    arguments: [
      ("AvenirNext-Regular", "Label", 15.0, 38.0), ("AvenirNext-Medium", "Title", 16.0, 32.0),
      ("AvenirNext-Regular", "Home", 22.0, 61.5), ("AvenirNext-DemiBold", "Text", 14.0, 27.0),
      ("Avenir-Book", "Total", 15.0, 32.5), ("Avenir-Heavy", "Total", 15.0, 34.0),
    ])
  func fitted(name: String, text: String, size: Double, width: Double) {
    let layout = SystemFontMetrics().layout(
      StyledText(text, font: TextFont(family: .named(name), pointSize: size)), in: .oneLine)
    #expect(abs(layout.size(roundedUpAt: 2).width - width) <= 0.5)
  }

  @Test(
    "Helvetica and Arial draw some pairs closer (F9.46)",
    arguments: [
      ("Helvetica", "Vi", 889 - 18.07), ("ArialMT", "AV", 1334 - 74.22),
      ("Helvetica-Bold", "To", 1222 - 74.22), ("Helvetica", "Favour", 3112.0),
      // A font with only a known mean width has no kerning pairs.
      ("AppleSDGothicNeo-Regular", "AV", 1334.0),
    ])
  func pairs(name: String, text: String, thousandths: Double) {
    let font = TextFont(family: .named(name), pointSize: 1000)
    let found = SystemFontMetrics().measure(StyledText(text, font: font), in: .oneLine).width
    #expect(abs(found - thousandths) < 0.1, "\(found)")
  }

  @Test(
    "San Francisco by name has the same cut at every size, and no tracking (F9.43)",
    arguments: [
      ("SFProDisplay-Medium", "Title", 14.0, 26.0),
      ("SFProDisplay-Medium", "Scan QR Code", 32, 201.5),
      ("SFProDisplay-Regular", "Description", 12, 57.5), ("SFUIDisplay-Heavy", "LOG IN", 18, 58.5),
      ("SFUIText-Semibold", "Drama", 15, 48.5),
    ])
  func cuts(name: String, text: String, size: Double, width: Double) {
    let font = TextFont(family: .named(name), pointSize: size)
    let layout = SystemFontMetrics(generation: .sanFranciscoPro).layout(
      StyledText(text, font: font), in: .oneLine)
    #expect(layout.size(roundedUpAt: 2).width == width)
  }

  @Test("hidden names of the system font are Times since iOS 13 (F9.44)")
  func hiddenNames() {
    func size(_ generation: SystemFontGeneration) -> (width: Double, height: Double) {
      let font = TextFont(family: .named(".SFUI-Regular"), pointSize: 10)
      return SystemFontMetrics(generation: generation).layout(
        StyledText("(12)", font: font), in: .oneLine
      ).size(roundedUpAt: 3)
    }
    let times = size(.sanFranciscoVariable)
    #expect(abs(times.width - 16.667) < 0.01 && abs(times.height - 11.333) < 0.01)
    #expect(size(.sanFranciscoPro).width > 18)
  }

  @Test("macOS names of the system font match no font before iOS 13 (F9.44)")
  func namesOfMacOS() {
    let metrics = SystemFontMetrics(generation: .sanFranciscoPro)
    func height(_ name: String) -> Double {
      metrics.metrics(of: TextFont(family: .named(name), pointSize: 34)).lineHeight
    }
    #expect(height(".SFNSDisplay").isNear(39.61, within: 0.01))
    #expect(height(".SFNSText-Bold").isNear(39.61, within: 0.01))
    #expect(height(".SFUIDisplay").isNear(40.57, within: 0.01))
  }

  @Test(
    "a line is as high as ascender and descender (F9.33, F9.34)",
    arguments: [
      ("Roboto-Regular", 117.18), ("OpenSans-Bold", 136.18), ("Lato-Regular", 120),
      ("RobotoMono-Regular", 131.89), ("HelveticaNeue-Thin", 118), ("HelveticaNeue-Light", 118),
      ("AvenirNext-Heavy", 136.6), ("Avenir-Book", 136.6), ("ProximaNova-Bold", 100),
      ("DMSans-Bold", 130.2), ("FontAwesome", 100), ("icomoon", 100),
      ("Material-Design-Icons", 100),
    ])
  func lines(name: String, height: Double) {
    let metrics = SystemFontMetrics().metrics(
      of: TextFont(family: .named(name), pointSize: 100))
    #expect(abs(metrics.lineHeight - height) < 0.02)
  }
}
