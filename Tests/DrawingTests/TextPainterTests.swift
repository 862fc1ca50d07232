import Foundation
import TestSupport
import Testing
import TextMetrics

@testable import Drawing

@Suite("Drawing of text after layout")
struct TextPainterTests {
  private static let font = TextFont.system(17)
  private let measurer = SystemFontMetrics()

  private func lines(
    _ text: StyledText, in box: CGRect, limit: Int = 0, rightToLeft: Bool = false,
    place: TextPainter.VerticalPlace = .center
  ) -> [TextLine] {
    let painter = TextPainter(
      text: text, colors: text.runs.map { _ in .black }, measurer: measurer,
      isRightToLeft: rightToLeft)
    return painter.items(in: box, lineLimit: limit, place).compactMap {
      if case .line(let line) = $0 { line } else { nil }
    }
  }

  private func text(_ string: String, _ alignment: ParagraphStyle.Alignment = .natural)
    -> StyledText
  {
    var paragraph = ParagraphStyle()
    paragraph.alignment = alignment
    return StyledText(string, font: TextPainterTests.font, paragraph: paragraph)
  }

  @Test("text clipped at the edge is drawn whole, and clipped")
  func clipping() {
    var clipped = text("The quick brown fox")
    clipped.paragraph.lineBreakMode = .clipping
    let painter = TextPainter(
      text: clipped, colors: [.black], measurer: measurer, isRightToLeft: false)
    let box = CGRect(x: 0, y: 0, width: 60, height: 30)
    guard case .group(let group)? = painter.items(in: box, lineLimit: 1).first,
      case .line(let line)? = group.items.first
    else {
      Issue.record("a line in a group was expected")
      return
    }
    #expect(group.clip == .rectangle(box))
    #expect(
      abs(line.width - measurer.measure(text("The quick brown fox"), in: .oneLine).width) < 0.1)
  }

  @Test("a single line is in the middle of the box, on the layout's baseline")
  func baseline() {
    let box = CGRect(x: 10, y: 20, width: 200, height: 60)
    let measured = measurer.measure(text("Label"), in: .oneLine)
    let line = lines(text("Label"), in: box)[0]
    #expect(line.string == "Label")
    #expect(line.origin.x.isNear(10, within: 0.02))
    #expect(abs(line.origin.y - (20 + (60 - measured.height) / 2 + measured.firstBaseline)) < 0.02)
    #expect(line.width.isNear(measured.width, within: 0.02))
    let top = lines(text("Label"), in: box, place: .top)[0]
    #expect(abs(top.origin.y - (20 + measured.firstBaseline)) < 0.02)
  }

  @Test(
    "lines are placed according to the alignment",
    arguments: [
      (ParagraphStyle.Alignment.left, false, 0.0), (.center, false, 0.5), (.right, false, 1),
      (.natural, false, 0), (.natural, true, 1), (.left, true, 0),
    ])
  func alignment(alignment: ParagraphStyle.Alignment, rightToLeft: Bool, share: Double) {
    let box = CGRect(x: 0, y: 0, width: 200, height: 20)
    let line = lines(text("Label", alignment), in: box, rightToLeft: rightToLeft)[0]
    #expect(abs(line.origin.x - (200 - line.width) * share) < 0.02)
  }

  @Test("the lines are the lines of the layout, and together they are the text")
  func breaks() {
    let string = "Auto Layout decides, and 自动布局 decides as well, wherever lines break"
    let box = CGRect(x: 0, y: 0, width: 120, height: 300)
    let lines = lines(text(string), in: box)
    #expect(lines.count > 3)
    #expect(lines.map(\.string).joined().filter { $0 != " " } == string.filter { $0 != " " })
    #expect(zip(lines, lines.dropFirst()).allSatisfy { $0.origin.y < $1.origin.y })
  }

  @Test(
    "an ellipsis replaces the text that is left out",
    arguments: [
      (ParagraphStyle.LineBreakMode.truncatingTail, "one tw", "…"), (.truncatingHead, "…", "seven"),
      (.truncatingMiddle, "one", "seven"),
    ])
  func ellipsis(mode: ParagraphStyle.LineBreakMode, beginning: String, end: String) {
    var text = text("one two three four five six seven")
    text.paragraph.lineBreakMode = mode
    let line = lines(text, in: CGRect(x: 0, y: 0, width: 120, height: 20), limit: 1)[0]
    #expect(line.string.hasPrefix(beginning))
    #expect(line.string.hasSuffix(end))
    #expect(line.string.contains("…"))
    #expect(line.width <= 120.02)
  }

  @Test("runs in a line follow each other, each in the run's font")
  func runs() {
    let bold = TextFont.system(17, weight: 0.4)
    let text = StyledText(runs: [
      TextRun("plain ", font: TextPainterTests.font), TextRun("bold ", font: bold),
      TextRun("plain", font: TextPainterTests.font),
    ])
    let lines = lines(text, in: CGRect(x: 0, y: 0, width: 300, height: 30))
    #expect(lines.map(\.string) == ["plain ", "bold ", "plain"])
    #expect(lines.map(\.font.weight) == [400, 700, 400])
    let measured = measurer.measure(text, in: .oneLine).width
    let last = lines[2]
    #expect(abs(last.origin.x + last.width - measured) < 1)
    #expect(lines[0].origin.x + lines[0].width == lines[1].origin.x)
  }

  @Test("a line whose letters are too wide is drawn no wider than in the layout")
  func fitting() throws {
    let line = TextLine(
      "mmmmmmmm", font: Font(size: 20), color: .black, at: CGPoint(x: 10, y: 25), width: 60)
    let pixels = try Pixels(
      DisplayList(size: CGSize(width: 200, height: 40), items: [.line(line)]))
    #expect(pixels.darkPixels(x: 0..<10, y: 0..<40) == 0)
    #expect(pixels.darkPixels(x: 10..<71, y: 0..<40) > 50)
    #expect(pixels.darkPixels(x: 71..<200, y: 0..<40) == 0)
  }
}
