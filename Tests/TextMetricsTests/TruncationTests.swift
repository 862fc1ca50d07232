import Testing
import TextMetrics

@Suite("Truncation")
struct TruncationTests {
  @Test(
    "the last line is truncated according to the mode",
    arguments: [
      (ParagraphStyle.LineBreakMode.truncatingTail, ["abcd…"]), (.truncatingHead, ["…ghij"]),
      (.truncatingMiddle, ["ab…ij"]), (.charWrapping, ["abcde"]), (.wordWrapping, ["abcde"]),
    ])
  func modes(mode: ParagraphStyle.LineBreakMode, expected: [String]) {
    #expect(lines("abcdefghij", width: 50, maximum: 1, mode: mode) == expected)
  }

  @Test("clipped text is as wide as the available width")
  func clipping() {
    var paragraph = ParagraphStyle()
    paragraph.lineBreakMode = .clipping
    let layout = SystemFontMetrics().layout(
      StyledText("abcdefghij", font: .fixed, paragraph: paragraph),
      in: TextBounds(width: 50, maximumLines: 1))
    #expect(layout.width == 50)
    #expect(layout.isTruncated)
  }

  @Test("lines before the last wrap between words")
  func severalLines() {
    #expect(
      lines("one two three four", width: 70, maximum: 2, mode: .truncatingTail)
        == ["one two", "three…"])
  }

  @Test("text that fits is unchanged")
  func fits() {
    #expect(lines("abcde", width: 50, maximum: 1, mode: .truncatingTail) == ["abcde"])
    #expect(lines("one two", width: 30, maximum: 2, mode: .truncatingTail) == ["one", "two"])
  }

  @Test("a paragraph that is left out is replaced by an ellipsis")
  func paragraphs() {
    #expect(lines("ab\ncd", width: 100, maximum: 1, mode: .truncatingTail) == ["ab…"])
  }

  @Test("a width rounded to a pixel still fits the text")
  func rounding() {
    let metrics = SystemFontMetrics()
    let text = StyledText("The quick brown fox", font: .system(17))
    let natural = metrics.measure(text, in: .oneLine).width
    let again = metrics.measure(text, in: TextBounds(width: natural - 5e-4, maximumLines: 1))
    #expect(!again.isTruncated)
  }
}
