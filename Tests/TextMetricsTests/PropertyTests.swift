import TestSupport
import Testing
import TextMetrics

@Suite("Properties of line breaking")
struct PropertyTests {
  private static let alphabet: [Character] = Array(
    "abcdefghijkABCXYZ0189      .,;!?()-–/'\"$%…é日本語、。「」ー가나다👍👨‍👩‍👧\u{A0}\u{200B}\n")

  private static func text(_ generator: inout SeededGenerator) -> String {
    String(
      (0..<Int.random(in: 1...60, using: &generator)).compactMap { _ in
        alphabet.randomElement(using: &generator)
      })
  }

  private static let modes: [ParagraphStyle.LineBreakMode] = [
    .wordWrapping, .charWrapping, .clipping, .truncatingHead, .truncatingTail, .truncatingMiddle,
  ]

  @Test(
    "lines fit, cover the text, and do not grow in number with the width",
    arguments: [UInt64(1), 2, 3, 4])
  func wrapping(seed: UInt64) {
    let metrics = SystemFontMetrics()
    for step in 0..<300 {
      var generator = SeededGenerator(seed: seed << 32 | UInt64(step))
      let text = Self.text(&generator)
      let width = Double.random(in: 1...300, using: &generator)
      var paragraph = ParagraphStyle()
      paragraph.lineBreakMode = Self.modes.randomElement(using: &generator) ?? .clipping
      let styled = StyledText(text, font: .system(15), paragraph: paragraph)
      let narrow = metrics.layout(styled, in: TextBounds(width: width))
      let wide = metrics.layout(styled, in: TextBounds(width: width * 1.3))
      #expect(wide.lines.count <= narrow.lines.count, "seed \(seed) step \(step)")
      let clusters = text.count
      #expect(narrow.lines.count <= clusters + 1)
      #expect(!narrow.isTruncated)
      var end = 0
      for line in narrow.lines {
        #expect(line.range.lowerBound >= end, "seed \(seed) step \(step)")
        end = line.range.upperBound
        // A single character stays in a line of any width; spaces may be next to it.
        let inLine = String(decoding: Array(text.utf8)[line.range], as: UTF8.self)
        let visible = inLine.filter { $0 != "\u{200B}" && $0 != " " }
        #expect(
          line.width <= width + 1e-3 || visible.count == 1, "seed \(seed) step \(step)")
      }
      #expect(narrow.width <= metrics.layout(styled, in: TextBounds()).width + 1e-9)
    }
  }

  @Test("a limit on lines is kept, and truncation is reported", arguments: [UInt64(11), 12])
  func limits(seed: UInt64) {
    let metrics = SystemFontMetrics()
    for step in 0..<300 {
      var generator = SeededGenerator(seed: seed << 32 | UInt64(step))
      let text = Self.text(&generator)
      let width = Double.random(in: 30...200, using: &generator)
      let limit = Int.random(in: 1...4, using: &generator)
      for mode in Self.modes {
        var paragraph = ParagraphStyle()
        paragraph.lineBreakMode = mode
        let styled = StyledText(text, font: .system(15), paragraph: paragraph)
        let free = metrics.layout(styled, in: TextBounds(width: width))
        let limited = metrics.layout(styled, in: TextBounds(width: width, maximumLines: limit))
        #expect(limited.lines.count == min(free.lines.count, limit), "seed \(seed) step \(step)")
        let hides =
          free.lines.count > limit
          && !(free.lines.count == limit + 1 && text.last?.isNewline == true)
        #expect(limited.isTruncated == hides, "seed \(seed) step \(step) \(mode)")
        #expect(limited.width <= width + 1e-3)
      }
    }
  }

  @Test(
    "text in two runs is as wide as in a single run, but for kerning between them",
    arguments: [UInt64(21)])
  func runs(seed: UInt64) {
    let metrics = SystemFontMetrics()
    for step in 0..<300 {
      var generator = SeededGenerator(seed: seed << 32 | UInt64(step))
      let words = (0..<2).map { _ in
        Self.text(&generator).filter { $0.isLetter && $0.isASCII } + "x "
      }
      let font = TextFont.system(17)
      let whole = metrics.measure(StyledText(words.joined(), font: font), in: .oneLine)
      let parts = metrics.measure(
        StyledText(runs: words.map { TextRun($0, font: font) }), in: .oneLine)
      #expect(whole.width.isNear(parts.width, within: 1), "seed \(seed) step \(step)")
    }
  }
}
