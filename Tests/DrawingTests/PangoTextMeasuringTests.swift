import TestSupport
import Testing
import TextMetrics

@testable import Drawing

@Suite("Measuring with pango")
struct PangoTextMeasuringTests {
  /// Inter belongs to the fonts that the package installs.
  private static let inter = TextFont(family: .named("Inter"), pointSize: 20)
  private static let pangram = "The quick brown fox jumps over the lazy dog"
  private let measuring = PangoTextMeasuring()

  private func text(
    _ string: String, font: TextFont = inter, _ style: (inout ParagraphStyle) -> Void = { _ in }
  ) -> StyledText {
    var paragraph = ParagraphStyle()
    style(&paragraph)
    return StyledText(string, font: font, paragraph: paragraph)
  }

  @Test("an installed font is measured by the font's outlines, in any size")
  func ownOutlines() {
    let small = measuring.measure(text("Handgloves"), in: .oneLine)
    let large = measuring.measure(
      text("Handgloves", font: TextFont(family: .named("Inter-Regular"), pointSize: 40)),
      in: .oneLine)
    #expect(abs(large.width - 2 * small.width) < 0.1)
    #expect(abs(large.height - 2 * small.height) < 0.1)
    // 10 letters of Inter at 20 points, from the font's own advances.
    #expect((105...118).contains(small.width))
  }

  @Test("the system font and missing fonts are left to the other measurer")
  func delegation() {
    let other = SystemFontMetrics()
    for font in [TextFont.system(17), TextFont(family: .named("NoSuchFont-Bold"), pointSize: 17)] {
      #expect(measuring.metrics(of: font) == other.metrics(of: font))
      let bounds = TextBounds(width: 120)
      let text = text(PangoTextMeasuringTests.pangram, font: font)
      #expect(measuring.layout(text, in: bounds) == other.layout(text, in: bounds))
    }
  }

  @Test("a font's metrics are proportional to the size, and give line heights")
  func metrics() {
    let metrics = measuring.metrics(of: PangoTextMeasuringTests.inter)
    #expect(metrics.ascender > metrics.capHeight)
    #expect(metrics.capHeight > metrics.xHeight)
    #expect(metrics.xHeight > 0)
    #expect(metrics.descender < 0)
    // Inter's capitals are 0.727 em high, the small x 0.546 em.
    #expect(abs(metrics.capHeight - 0.727 * 20) < 0.1)
    #expect(abs(metrics.xHeight - 0.546 * 20) < 0.1)
    let layout = measuring.layout(text("x"), in: .oneLine)
    #expect(layout.height.isNear(metrics.lineHeight, within: 0.01))
    #expect(layout.firstBaseline.isNear(metrics.ascender, within: 0.01))
  }

  @Test(
    "lines fit the width, and contain all of the text", arguments: [60.0, 150, 999])
  func wrapping(width: Double) {
    let string = PangoTextMeasuringTests.pangram
    let layout = measuring.layout(text(string), in: TextBounds(width: width))
    let bytes = Array(string.utf8)
    var covered = 0
    for line in layout.lines {
      #expect(line.width <= width)
      #expect(bytes[covered..<line.range.lowerBound].allSatisfy { $0 == UInt8(ascii: " ") })
      covered = line.range.upperBound
    }
    #expect(covered == bytes.count)
    #expect(!layout.isTruncated)
    #expect(width > 500 ? layout.lines.count == 1 : layout.lines.count > 1)
  }

  @Test(
    "too many lines are cut in every break mode",
    arguments: [
      ParagraphStyle.LineBreakMode.wordWrapping, .charWrapping, .clipping, .truncatingHead,
      .truncatingTail, .truncatingMiddle,
    ])
  func limit(mode: ParagraphStyle.LineBreakMode) {
    let text = text(PangoTextMeasuringTests.pangram) { $0.lineBreakMode = mode }
    for limit in 1...2 {
      let layout = measuring.layout(text, in: TextBounds(width: 100, maximumLines: limit))
      #expect(layout.lines.count == limit)
      #expect(layout.isTruncated)
      #expect(layout.width <= 100)
    }
  }

  @Test("a paragraph style moves and spaces the lines")
  func paragraphStyle() {
    let plain = measuring.layout(text("one\ntwo"), in: TextBounds(width: 200))
    let spaced = measuring.layout(
      text("one\ntwo") {
        $0.lineSpacing = 5
        $0.paragraphSpacing = 7
        $0.firstLineHeadIndent = 10
        $0.minimumLineHeight = 50
      }, in: TextBounds(width: 200))
    #expect(spaced.height.isNear(112, within: 0.01))
    #expect(spaced.lines.map(\.indent) == [10, 10])
    #expect(abs(spaced.width - plain.width - 10) < 0.01)
    #expect(
      abs(spaced.lines[0].baseline - plain.lines[0].baseline - (50 - plain.lines[0].height)) < 0.01)
  }

  @Test("each run is measured with the run's font, kerning and attachment")
  func runs() {
    let large = TextFont(family: .named("Inter"), pointSize: 40)
    let mixed = StyledText(runs: [
      TextRun("a", font: PangoTextMeasuringTests.inter), TextRun("a", font: large),
    ])
    let small = measuring.measure(text("a"), in: .oneLine)
    let both = measuring.measure(mixed, in: .oneLine)
    #expect(abs(both.width - 3 * small.width) < 0.1)
    #expect(abs(both.height - 2 * small.height) < 0.1)

    let spaced = StyledText(runs: [TextRun("aaaa", font: PangoTextMeasuringTests.inter, kern: 5)])
    let width = measuring.measure(text("aaaa"), in: .oneLine).width
    #expect((14.9...20.1).contains(measuring.measure(spaced, in: .oneLine).width - width))

    let box = TextRun.Attachment(width: 30, height: 100, y: -10)
    let boxed = measuring.measure(
      StyledText(runs: [TextRun(box, font: PangoTextMeasuringTests.inter)]), in: .oneLine)
    #expect(boxed.width.isNear(30, within: 0.01))
    #expect(boxed.height.isNear(100, within: 0.01))
    #expect(boxed.firstBaseline.isNear(90, within: 0.01))
  }

  @Test("an empty text has no lines")
  func empty() {
    #expect(measuring.layout(text(""), in: .oneLine) == .empty)
    #expect(measuring.layout(StyledText(runs: []), in: .oneLine) == .empty)
  }

  @Test("many threads may measure at the same time")
  func threads() async {
    let widths = await withTaskGroup(of: Double.self) { group in
      for _ in 0..<32 {
        group.addTask { self.measuring.measure(self.text("Handgloves"), in: .oneLine).width }
      }
      return await group.reduce(into: Set<Double>()) { $0.insert($1) }
    }
    #expect(widths.count == 1)
  }

  @Test(
    "by default, a font that has no table is measured by a substitute font")
  func everything() {
    let all = PangoTextMeasuring(other: nil)
    let hebrew = StyledText("שלום", font: .system(20))
    #expect((20...80).contains(all.measure(hebrew, in: .oneLine).width))
    let system = SystemFontMetrics(foreign: all)
    let helped = system.measure(hebrew, in: .oneLine).width
    #expect(helped.isNear(all.measure(hebrew, in: .oneLine).width, within: 0.1))
    #expect(all.metrics(of: .system(20)).ascender > 10)
  }
}
