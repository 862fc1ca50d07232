import Testing
import TextMetrics

@Suite("Line breaking")
struct LineBreakingTests {
  static let wordsCases: [(text: String, width: Double, expected: [String])] = [
    ("one two three", 70.0, ["one two", "three"]),
    ("one two three", 69, ["one", "two", "three"]),
    ("one  two", 30, ["one", "two"]), ("a b c", 10, ["a", "b", "c"]),
    ("one two ", 70, ["one two "]), ("", 50, []),
  ]

  @Test("words wrap at spaces, which hang", arguments: wordsCases)
  func words(text: String, width: Double, expected: [String]) {
    #expect(lines(text, width: width) == expected)
  }

  static let punctuationCases: [(text: String, width: Double, expected: [String])] = [
    ("well, yes", 40.0, ["well", ",", "yes"]), ("well, yes", 50, ["well,", "yes"]),
    ("say (no)", 60, ["say", "(no)"]), ("50 % off", 40, ["50 %", "off"]),
    ("a co-op", 50, ["a co-", "op"]), ("-5 to 7", 30, ["-5", "to", "7"]),
    ("x 1,000.50", 60, ["x", "1,000.", "50"]), ("http/foo/bar", 90, ["http/foo/", "bar"]),
    ("cost $100", 60, ["cost", "$100"]), ("wait...now", 70, ["wait...", "now"]),
    ("don't go", 40, ["don'", "t go"]), ("a\u{A0}b c", 30, ["a\u{A0}b", "c"]),
  ]

  @Test("punctuation stays with the word", arguments: punctuationCases)
  func punctuation(text: String, width: Double, expected: [String]) {
    #expect(lines(text, width: width) == expected)
  }

  @Test("a word longer than the line breaks between characters")
  func longWord() {
    #expect(lines("abcdefgh", width: 30) == ["abc", "def", "gh"])
    #expect(lines("a bcdefgh", width: 30) == ["a", "bcd", "efg", "h"])
    #expect(lines("abc", width: 0) == ["a", "b", "c"])
  }

  @Test("line ends in the text are kept, and a final line end starts an empty line")
  func newlines() {
    #expect(lines("a\nb") == ["a", "b"])
    #expect(lines("a\r\nb") == ["a", "b"])
    #expect(lines("a\n\nb") == ["a", "", "b"])
    #expect(lines("a\n") == ["a", ""])
    #expect(lines("\u{2028}") == ["", ""])
    #expect(lines("a\n", maximum: 1, mode: .truncatingTail) == ["a"])
  }

  static let kinsokuCases: [(text: String, ems: Double, expected: [String])] = [
    ("今日はいい天気", 3.0, ["今日は", "いい天", "気"]), ("今日は、いい", 3, ["今日", "は、い", "い"]),
    ("これ「です」", 3, ["これ", "「で", "す」"]), ("コーヒー", 3, ["コー", "ヒー"]),
    ("中文text中文", 3, ["中文", "text中", "文"]),
  ]

  @Test(
    "ideographs break anywhere, but punctuation follows kinsoku rules", arguments: kinsokuCases)
  func kinsoku(text: String, ems: Double, expected: [String]) {
    // 3.1 ems of room for three, because ideographs have tracking and Latin letters are narrower
    // than an em.
    #expect(lines(text, width: ems * 20 + 2, font: .system(20)) == expected)
  }

  @Test("Hangul breaks between words, or between syllables on request")
  func hangul() {
    let text = "추천 키워드"
    #expect(lines(text, width: 50, font: .system(17)) == ["추천", "키워드"])
    #expect(
      lines(text, width: 52, font: .system(17)) { $0.keepsHangulWords = false } == ["추천 키", "워드"])
  }

  @Test("characters wrap anywhere on request")
  func characters() {
    #expect(lines("one two", width: 50, mode: .charWrapping) == ["one t", "wo"])
  }

  @Test("grapheme clusters are never split")
  func clusters() {
    #expect(lines("👨‍👩‍👧👍🏽e\u{301}", width: 1, font: .system(17)) == ["👨‍👩‍👧", "👍🏽", "e\u{301}"])
    let family = SystemFontMetrics().measure(StyledText("👨‍👩‍👧", font: .system(17)), in: .oneLine)
    let one = SystemFontMetrics().measure(StyledText("👍", font: .system(17)), in: .oneLine)
    #expect(family.width == one.width)
    let accented = SystemFontMetrics().measure(
      StyledText("e\u{301}", font: .system(17)), in: .oneLine)
    let plain = SystemFontMetrics().measure(StyledText("e", font: .system(17)), in: .oneLine)
    #expect(accented.width == plain.width)
  }

  @Test("right-to-left text is measured like any other")
  func rightToLeft() {
    #expect(lines("שלום עולם", width: 60, font: .system(17)).count == 2)
  }
}
