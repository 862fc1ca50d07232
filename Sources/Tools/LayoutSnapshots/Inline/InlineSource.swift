import Foundation

/// A source file with rewritten literals.
///
/// Locations refer to the compiled text, so the file is always written again from that text.
struct InlineSource: Codable {
  private(set) var original: String
  /// The texts of literals by the offset of their call in the original.
  private(set) var texts: [Int: String] = [:]
  /// The line and column of each call, by offset.
  private var places: [Int: [UInt]] = [:]

  init(_ original: String) { self.original = original }

  /// Inserts a text; `expected` is the value at compile time.
  ///
  /// - Throws: A failure, with no change, if the source is not the compiled source, or another text
  ///   was inserted in the same run.
  mutating func put(
    _ text: String, insteadOf expected: String?, line: UInt, column: UInt
  ) throws(SnapshotFailure) {
    let bytes = Array(original.utf8)
    guard let call = InlineCall(line: Int(line), column: Int(column), in: bytes),
      call.value == expected
    else {
      throw SnapshotFailure(
        "the call at line \(line) is not the compiled call, or the closure has more than a "
          + "plain literal; build the tests again, or write the text by hand")
    }
    if let other = texts[call.start], other != text {
      throw SnapshotFailure(
        "the literal at line \(line) cannot have two texts, but the call runs more than once; "
          + "use `expectSnapshot` with `named:`")
    }
    texts[call.start] = text
    places[call.start] = [line, column]
  }

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

  /// Returns the file's indentation step, taken from the first indented line.
  private static func step(_ source: String) -> String {
    for line in source.split(whereSeparator: \.isNewline) {
      let blank = line.prefix { $0 == " " || $0 == "\t" }
      guard blank.count > 1 || blank == "\t", blank.count < line.count else { continue }
      if blank.first == "\t" { return "\t" }
      // Lines of block comments are indented by a further space.
      if line[blank.endIndex] == "*" { continue }
      return String(blank.prefix(8))
    }
    return "  "
  }
}
