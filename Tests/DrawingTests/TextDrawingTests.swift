import Foundation
import Testing

@testable import Drawing

@Suite("Text drawing")
struct TextDrawingTests {
  private static let box = CGRect(x: 0, y: 0, width: 200, height: 40)

  private func pixels(_ text: Text) throws -> Pixels {
    try Pixels(DisplayList(size: TextDrawingTests.box.size, items: [.text(text)]))
  }

  @Test(
    "the alignment determines the side of the text",
    arguments: [
      (Text.Alignment.left, "abc", 0), (.center, "abc", 1), (.right, "abc", 2),
      (.natural, "abc", 0), (.natural, "שלום", 2),
    ])
  func alignment(alignment: Text.Alignment, string: String, third: Int) throws {
    let pixels = try pixels(
      Text(string, font: Font(size: 20), in: TextDrawingTests.box, alignment: alignment))
    let dark = [0..<66, 67..<133, 134..<200].map { pixels.darkPixels(x: $0, y: 0..<40) }
    for index in dark.indices { #expect((dark[index] > 0) == (index == third)) }
  }

  @Test("text is drawn in Latin, Chinese and Arabic", arguments: ["Ag", "自动布局", "مرحبا"])
  func scripts(string: String) throws {
    let pixels = try pixels(Text(string, font: Font(size: 24), in: TextDrawingTests.box))
    #expect(pixels.darkPixels(x: 0..<200, y: 0..<40) > 20)
  }

  @Test("text that is too long ends inside the box")
  func truncation() throws {
    let long = String(repeating: "much too long ", count: 10)
    let box = CGRect(x: 0, y: 0, width: 100, height: 40)
    let pixels = try pixels(Text(long, font: Font(size: 17), in: box))
    #expect(pixels.darkPixels(x: 0..<100, y: 0..<40) > 100)
    #expect(pixels.darkPixels(x: 101..<200, y: 0..<40) == 0)
  }

  @Test("text a few percent too wide for the box is drawn narrower, not cut")
  func condensation() throws {
    let layout = PangoTextLayout(
      measuring: "Interface", font: PangoFontDescription(Font(size: 30)),
      attributes: PangoAttributes(), context: PangoContext())
    let box = CGRect(x: 0, y: 0, width: layout.naturalSize.width * 0.95, height: 40)
    let pixels = try pixels(Text("Interface", font: Font(size: 30), in: box))
    let end = Int(box.width.rounded(.up))
    #expect(pixels.darkPixels(x: end + 1..<200, y: 0..<40) == 0)
    // The last letter reaches the end of the box; an ellipsis would be low, and end sooner.
    #expect(pixels.darkPixels(x: end - 8..<end, y: 0..<25) > 0)
  }

  @Test("as many lines are drawn as allowed")
  func lines() throws {
    let text = Text(
      "one\ntwo\nthree", font: Font(size: 10), in: TextDrawingTests.box, verticalAlignment: .top,
      lineLimit: 2)
    let pixels = try pixels(text)
    #expect(pixels.darkPixels(x: 0..<200, y: 0..<12) > 0)
    #expect(pixels.darkPixels(x: 0..<200, y: 12..<24) > 0)
    #expect(pixels.darkPixels(x: 0..<200, y: 25..<40) == 0)
  }

  @Test(
    "a PostScript name contains family, weight and slant",
    arguments: [
      ("HelveticaNeue-MediumItalic", "Helvetica Neue", 500, true),
      ("AvenirNext-DemiBold", "Avenir Next", 600, false),
      ("ArialMT", "Arial", nil, false),
      ("TimesNewRomanPS-BoldItalicMT", "Times New Roman", 700, true),
      ("Georgia", "Georgia", nil, false),
    ] as [(String, String, Int?, Bool)])
  func postScriptNames(name: String, family: String, weight: Int?, isItalic: Bool) {
    let parsed = PostScriptName(name)
    #expect(parsed.family == family)
    #expect(parsed.weight == weight)
    #expect(parsed.isItalic == isItalic)
  }

  @Test("the system font has tighter tracking at larger sizes")
  func tracking() {
    #expect(SystemFontSpacing.tracking(of: Font(size: 10)) > 0)
    #expect(SystemFontSpacing.tracking(of: Font(size: 12)) == 0)
    #expect(SystemFontSpacing.tracking(of: Font(size: 17)) == -24.0 * 17 / 1000)
    #expect(SystemFontSpacing.tracking(of: Font(.named("Georgia"), size: 17)) == 0)
  }
}
