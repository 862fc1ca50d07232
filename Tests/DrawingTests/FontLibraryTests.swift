import CCairoPango
import Foundation
import Testing
import TextMetrics

@testable import Drawing

@Suite("Fonts of pictures")
struct FontLibraryTests {
  @Test("every font family used for pictures is installed")
  func families() {
    #expect(FontLibrary.missingFamilies.isEmpty)
    #expect(PictureFonts.remark == nil)
  }

  @Test("every missing substitute font is reported with the package to install")
  func missing() {
    for family in StandIn.families {
      let remark = PictureFonts.remark(missing: [family])
      #expect(remark?.contains("the font \(family) is not installed") == true)
      #expect(remark?.contains("apt-get install fonts-") == true)
    }
    let some = PictureFonts.remark(missing: ["Quicksand", "Noto Serif", "Noto Sans Thai"])
    #expect(some?.contains("Quicksand and 2 more are") == true)
    #expect(some?.hasSuffix("apt-get install fonts-quicksand fonts-noto-core") == true)
    #expect(PictureFonts.remark(missing: []) == nil)
  }

  @Test(
    "a design is drawn in a substitute of the same class",
    arguments: [
      (Font.Family.system, StandIn.Design.system), (.monospacedSystem, .monospaced),
      (.roundedSystem, .rounded), (.serifSystem, .serif), (.named("Menlo-Bold"), .menlo),
      (.named("CourierNewPSMT"), .courier), (.named("Courier"), .courier),
      (.named("HelveticaNeue-Light"), .grotesque), (.named("Arial Rounded MT Bold"), .rounded),
      (.named("TimesNewRomanPSMT"), .times), (.named("Georgia-Bold"), .serif),
      (.named("RobotoMono-Regular"), .monospaced), (.named("PlayfairDisplay"), .serif),
      (.named("Roboto-Regular"), .system), (.named("Unheard Of"), .system),
    ])
  func designs(family: Font.Family, design: StandIn.Design) {
    let font = Font(family, size: 17)
    #expect(font.design == design)
    #expect(FontMapping(font).families.contains(design.families[0]))
  }

  @Test(
    "only letters with a fixed pitch are drawn with equal widths",
    arguments: [
      ("Menlo-Regular", true), ("CourierNewPSMT", true), ("Georgia", false), ("Helvetica", false),
    ])
  func pitch(name: String, isFixed: Bool) throws {
    func width(_ string: String) throws -> Int {
      let line = Text(
        string, font: Font(.named(name), size: 20), in: CGRect(x: 0, y: 0, width: 400, height: 40))
      let pixels = try Pixels(
        DisplayList(size: CGSize(width: 400, height: 40), items: [.text(line)]))
      return (0..<400).last { pixels.darkPixels(x: $0..<$0 + 1, y: 0..<40) > 0 } ?? 0
    }
    let difference = try width("WWWWWWWWWW|") - width("iiiiiiiiii|")
    #expect((abs(difference) < 2) == isFixed)
  }

  @Test("a text has the scripts' languages, in any locale")
  func languages() {
    func languages(_ string: String) -> [String] {
      ScriptLanguage.parts(of: string).map(\.language)
    }
    #expect(languages("") == [])
    #expect(languages("Hello, world 1") == ["en"])
    #expect(languages("骨") == ["zh-cn"])
    #expect(languages("骨です") == ["ja"])
    #expect(languages("骨 뼈") == ["ko"])
    #expect(languages("one 骨 two") == ["en", "zh-cn", "en"])
    #expect(languages("مرحبا 12 שלום Привет") == ["ar", "he", "ru"])
    let parts = ScriptLanguage.parts(of: "aé骨b")
    #expect(parts.map(\.bytes) == [0..<3, 3..<6, 6..<7])
  }

  @Test("emoji are drawn in color, as high as the letters next to them")
  func emoji() throws {
    let text = Text(
      "\u{1F600}", font: Font(size: 20), in: CGRect(x: 20, y: 20, width: 60, height: 30),
      alignment: .left)
    let pixels = try Pixels(
      DisplayList(size: CGSize(width: 100, height: 100), items: [.text(text)]))
    var colored: [(x: Int, y: Int)] = []
    for y in 0..<100 {
      for x in 0..<100 where pixels[x, y][0] != pixels[x, y][2] { colored.append((x, y)) }
    }
    #expect(colored.count > 100)
    #expect(colored.allSatisfy { (18...48).contains($0.x) && (18...52).contains($0.y) })
  }
}
