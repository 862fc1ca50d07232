import Foundation
import TestSupport
import Testing

@testable import ConflictExplanation

@Suite("Texts that do not use Foundation")
struct TextTests {
  static let numbers: [Double] = [
    0, -0.0, 1, -1, 8, 44, 43.66666666666667, 0.5, 0.1, 0.25, 1e-4, 1e-5, 123456, 999_999.5,
    9_999_995, 1_234_565, 2.5e-5, 1e15, 1e16, 1e100, 2.22507e-308, .leastNonzeroMagnitude,
    0.000123455, 100_000,
    1_000_000, 99999.95, .pi, .infinity, -.infinity, .greatestFiniteMagnitude,
    .leastNormalMagnitude,
    0.5000005, 1.000005, 1.000015, 2.000005, 0.0001234565,
  ]

  @Test("a number is formatted like %g", arguments: numbers)
  func short(_ number: Double) { #expect(number.short == String(format: "%g", number)) }

  @Test("any number is formatted like %g")
  func anyShort() {
    var random = SeededGenerator(seed: 24)
    for _ in 0..<3000 {
      let bits = Double(bitPattern: .random(in: 0...UInt64.max, using: &random))
      // Halfway between two numbers of six digits, where the exact value decides.
      let half = Double(Int.random(in: 1_000_000...9_999_999, using: &random) / 10 * 10 + 5)
      let power = Double(Int.random(in: -12...12, using: &random))
      for number in [bits, half, half * Foundation.pow(10, power), half / 64]
      where !number.isNaN {
        #expect(number.short == String(format: "%g", number), "\(number), seed 24")
      }
    }
  }

  @Test("JSON equals the output of Foundation's encoder")
  func json() throws {
    struct Encoded: Encodable {
      var text: [String]
      var empty: [Int] = []
      var number: [Double]
      var flag = true
    }
    var random = SeededGenerator(seed: 25)
    var texts = (0..<200).map { _ in
      String(
        String.UnicodeScalarView(
          (0..<Int.random(in: 0...12, using: &random)).compactMap { _ in
            Unicode.Scalar(UInt32.random(in: 0...0x2FF, using: &random))
          }))
    }
    texts.append("\u{2028}/\\\"\u{7F}😀\u{FEFF}")
    let numbers: [Double] = [1000, 999.5, 250, 0.1, 1e20, 1e-7, 49.9999]
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let expected = String(
      decoding: try encoder.encode(Encoded(text: texts, number: numbers)), as: UTF8.self)
    let value = ReportValue.fields([
      ("text", ReportValue(texts)), ("number", .list(numbers.map { .number($0) })),
      ("empty", .list([])), ("flag", .flag(true)),
    ])
    #expect(value.json == expected, "seed 25")
  }

  @Test("matches in a text do not overlap, and separate the text's parts")
  func places() {
    #expect("aaa".places(of: "aa").count == 1)
    #expect("a--b--".parts(between: "--") == ["a", "b", ""])
    #expect("x".parts(between: "--") == ["x"])
    #expect("1 + 2 + 3".exchanging(" + ", for: "-") == "1-2-3")
    #expect(Substring("’a’").firstRange(of: "a")?.lowerBound == "’a’".firstIndex(of: "a"))
    #expect(!"–".holds("—"))
  }

  static let escapes: [(escaped: String, plain: String)] = [
    ("&#8217;&#x2019;&#X2019;", "’’&#X2019;"), ("&#;&#x;&#xD800;&#12", "&#;&#x;&#xD800;&#12"),
    ("&lt;&amp;lt;&gt;", "<&lt;>"), ("&#0000065;", "A"), ("&#00000065;", "&#00000065;"),
  ]

  @Test("names and numbers of web pages", arguments: escapes)
  func entities(escaped: String, plain: String) {
    #expect(LogRepair.withoutEntities(Substring(escaped)) == plain)
  }

  static let views: [(logged: String, shown: String?)] = [
    ("", nil), ("plain", "plain"), (#"a\nb"#, "a b"), (#"it\U2019s"#, "it’s"),
    (#"\\U2019"#, "’"), (#"\Ud83d\Ude00!"#, "😀!"), (#"\U20"#, #"\U20"#), (#"\x\U2019\"#, #"\x’\"#),
    (#"\u003C"#, #"\u003C"#),
  ]

  @Test("logged view texts are shown in readable form", arguments: views)
  func readable(logged: String, shown: String?) {
    #expect(LogRepair.readable(Substring(logged)) == shown)
  }

  @Test("JSON escapes and web addresses are decoded")
  func others() {
    #expect(
      LogRepair.withoutUnicodeEscapes(#"\u003Ca\\u003e\u0000\u00e4\"#) == #"<a>\u0000\u00e4\"#)
    #expect(LogRepair.linesOfAddress("%3CA%3A0x1%3E+b%0Ac") == ["<A:0x1> b", "c"])
    #expect(LogRepair.linesOfAddress("%3CA%3A0x1%3") == ["%3CA%3A0x1%3"])
    #expect(LogRepair.linesOfAddress("%FF%3A0x1") == ["%FF%3A0x1"])
  }
}
