import TestSupport
import Testing
import TextMetrics

@Suite("Paragraphs and runs")
struct ParagraphTests {
  let metrics = SystemFontMetrics()

  private func layout(_ text: String, _ adjust: (inout ParagraphStyle) -> Void) -> TextLayout {
    var paragraph = ParagraphStyle()
    adjust(&paragraph)
    return metrics.layout(
      StyledText(text, font: .system(10), paragraph: paragraph), in: TextBounds())
  }

  private let line = 10.0 * 2444 / 2048

  @Test("line spacing is only between lines")
  func spacing() {
    #expect(abs(layout("a\nb\nc") { $0.lineSpacing = 5 }.height - (3 * line + 10)) < 1e-9)
    #expect(abs(layout("a") { $0.lineSpacing = 5 }.height - line) < 1e-9)
  }

  @Test("a font's leading is added on request, as a part of the line spacing (F9.49)")
  func gap() {
    let hiragino = TextFont(family: .named("HiraginoSans-W3"), pointSize: 13)
    func heights(_ spacing: Double) -> [Double] {
      var paragraph = ParagraphStyle()
      paragraph.lineSpacing = spacing
      let text = StyledText("参加\n人数", font: hiragino, paragraph: paragraph)
      return [text, text.withFontGaps(by: metrics)].map {
        metrics.measure($0, in: TextBounds()).height
      }
    }
    #expect(heights(7).allSatisfy { $0.isNear(33, within: 1e-9) })
    #expect(heights(0)[0].isNear(26, within: 1e-9))
    #expect(heights(0)[1].isNear(32.5, within: 1e-9))
  }

  @Test(
    "a label's lines have a pitch equal to their height (F9.49)",
    arguments: [
      ("HelveticaNeue-Light", 18.0, 4, 84.96), ("HelveticaNeue", 14, 5, 81.55),
      ("Arial-BoldMT", 21, 2, 46.91), ("TimesNewRomanPSMT", 11, 6, 73.06),
    ])
  func namedLines(name: String, size: Double, lines: Int, height: Double) {
    let text = Array(repeating: "Line", count: lines).joined(separator: "\n")
    let font = TextFont(family: .named(name), pointSize: size)
    let found = metrics.measure(StyledText(text, font: font), in: TextBounds()).height
    #expect(found.isNear(height, within: 0.01), "\(found)")
  }

  @Test("extra line height is above the text")
  func lineHeight() {
    let doubled = layout("a\nb") { $0.lineHeightMultiple = 2 }
    #expect(abs(doubled.height - 4 * line) < 1e-9)
    #expect(abs(doubled.firstBaseline - (2 * line - 10.0 * 494 / 2048)) < 1e-9)
    #expect(layout("a") { $0.minimumLineHeight = 30 }.height == 30)
    #expect(layout("a") { $0.maximumLineHeight = 8 }.height == 8)
  }

  @Test("paragraph spacing and indents are included")
  func indents() {
    #expect(abs(layout("a\nb") { $0.paragraphSpacing = 7 }.height - (2 * line + 7)) < 1e-9)
    let plain = layout("a") { _ in }.width
    #expect(layout("a") { $0.firstLineHeadIndent = 12 }.width == plain + 12)
  }

  @Test("the largest font in a line determines the line height")
  func mixedFonts() {
    let text = StyledText(runs: [
      TextRun("small ", font: .system(10)), TextRun("LARGE", font: .system(30)),
    ])
    let measured = metrics.measure(text, in: .oneLine)
    #expect(abs(measured.height - 30.0 * 2444 / 2048) < 1e-9)
    #expect(abs(measured.firstBaseline - 30 * 1950 / 2048) < 1e-9)
  }

  @Test("kern is added after every character, and attachments are on the baseline")
  func kernAndAttachments() {
    let font = TextFont.system(10)
    let plain = metrics.measure(StyledText("abc", font: font), in: .oneLine)
    let kerned = metrics.measure(
      StyledText(runs: [TextRun("abc", font: font, kern: 2)]), in: .oneLine)
    #expect(abs(kerned.width - plain.width - 6) < 1e-9)
    let boxed = metrics.measure(
      StyledText(runs: [
        TextRun("abc", font: font),
        TextRun(TextRun.Attachment(width: 40, height: 20, y: -5), font: font),
      ]), in: .oneLine)
    #expect(abs(boxed.width - plain.width - 40) < 1e-9)
    #expect(boxed.height.isNear(20, within: 1e-9))
  }

  @Test("baselines are the ascender from the top and the descender from the bottom (F6.17)")
  func baselines() {
    let font = TextFont.system(17)
    let face = metrics.metrics(of: font)
    let measured = metrics.measure(StyledText("a\nb", font: font), in: TextBounds())
    #expect(measured.firstBaseline.isNear(face.ascender, within: 1e-9))
    #expect(abs(measured.lastBaseline - (measured.height + face.descender)) < 1e-9)
    #expect(measured.lineCount == 2)
  }
}
