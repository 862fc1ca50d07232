import Foundation

/// A source whose literals are rewritten: as it was compiled, and what takes which place in it.
///
/// Places that the compiler put into the tests are those of the source as it was compiled. So every
/// literal is put into that one, and the file is written from it anew, however many come.
struct InlineSource: Codable {
  /// The source as it was compiled.
  private(set) var original: String
  /// The texts of literals, by the place of their call in the original.
  private(set) var texts: [Int: String] = [:]
  /// Where each call stands, for the texts.
  private var places: [Int: [UInt]] = [:]

  init(_ original: String) { self.original = original }

  /// Puts a text in.
  ///
  /// - Parameters:
  ///   - text: What the literal is to stand for.
  ///   - expected: What it stood for when the test was compiled; nil where there was none.
  ///   - line: Where the call stands.
  ///   - column: The same.
  /// - Throws: A failure, nothing being changed, where the source is not the compiled one, or the
  ///   literal has got another text in the same run.
  mutating func put(
    _ text: String, insteadOf expected: String?, line: UInt, column: UInt
  ) throws(SnapshotFailure) {
    let bytes = Array(original.utf8)
    guard let call = InlineCall(line: Int(line), column: Int(column), in: bytes),
      call.value == expected
    else {
      throw SnapshotFailure(
        "the call at line \(line) is not the one that was compiled, or its closure holds more than "
          + "one plain literal; build the tests again, or write the text by hand")
    }
    if let other = texts[call.start], other != text {
      throw SnapshotFailure(
        "the literal at line \(line) would have to hold two texts, since its call is made more "
          + "than once; use `expectSnapshot` with `named:`")
    }
    texts[call.start] = text
    places[call.start] = [line, column]
  }

  /// The source with all texts in their places.
  var result: String {
    var bytes = Array(original.utf8)
    let lineEnd = original.utf8.contains(0x0D) && original.contains("\r\n") ? "\r\n" : "\n"
    let step = Self.step(original)
    for (start, text) in texts.sorted(by: { $0.key > $1.key }) {
      guard let place = places[start],
        let call = InlineCall(line: Int(place[0]), column: Int(place[1]), in: bytes)
      else { continue }
      let closure = LiteralText.closure(
        text, indent: call.indent, step: step, lineEnd: lineEnd)
      bytes.replaceSubrange(call.replaced, with: closure.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What a deeper line begins with besides: that of the first indented line of the file.
  private static func step(_ source: String) -> String {
    for line in source.split(whereSeparator: \.isNewline) {
      let blank = line.prefix { $0 == " " || $0 == "\t" }
      guard blank.count > 1 || blank == "\t", blank.count < line.count else { continue }
      if blank.first == "\t" { return "\t" }
      // Lines of comments stand one space deeper.
      if line[blank.endIndex] == "*" { continue }
      return String(blank.prefix(8))
    }
    return "  "
  }
}
