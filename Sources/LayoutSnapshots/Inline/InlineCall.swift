/// A call that takes an inline snapshot, found in a source.
struct InlineCall {
  /// The functions that take one.
  static let functions = ["expectInlineSnapshot", "assertInlineSnapshot"]

  /// Where the call begins, in bytes.
  let start: Int
  /// From behind the arguments to behind the closure; empty where there is none.
  let replaced: Range<Int>
  /// What the literal in the closure stands for; nil where there is no closure.
  let value: String?
  /// What the line of the call begins with.
  let indent: String

  /// Finds the call at a place.
  ///
  /// - Parameters:
  ///   - line: The line, from 1.
  ///   - column: The column in bytes, from 1, as `#column` has it.
  ///   - bytes: The source.
  ///
  /// There is none where another call stands, or the closure holds more than one literal.
  init?(line: Int, column: Int, in bytes: [UInt8]) {
    guard let lineStart = Self.start(ofLine: line, in: bytes) else { return nil }
    // The compiler tells the place of the opening parenthesis; others have told that of the name.
    let place = lineStart + column - 1
    let found = Self.functions.lazy.flatMap { name in
      [place - name.utf8.count, place].map { (name: name, start: $0) }
    }.first { Self.has($0.name, at: $0.start, in: bytes) }
    guard let (name, start) = found else { return nil }
    self.start = start
    let blank = bytes[lineStart...].prefix { $0 == 0x20 || $0 == 0x09 }
    indent = String(decoding: blank, as: UTF8.self)
    var scanner = SourceScanner(bytes: bytes, place: start + name.utf8.count)
    guard scanner.skipSpace(), scanner.current == UInt8(ascii: "("), scanner.skipBrackets() else {
      return nil
    }
    let end = scanner.place
    guard scanner.skipSpace(), scanner.current == UInt8(ascii: "{") else {
      replaced = end..<end
      value = nil
      return
    }
    scanner.place += 1
    guard scanner.skipSpace(), let parts = scanner.skipString(),
      let value = StringLiteral.value(parts, in: bytes), scanner.skipSpace(),
      scanner.current == UInt8(ascii: "}")
    else { return nil }
    self.value = value
    replaced = end..<scanner.place + 1
  }

  private static func start(ofLine line: Int, in bytes: [UInt8]) -> Int? {
    var (start, number) = (0, 1)
    while number < line {
      guard let end = bytes[start...].firstIndex(of: 0x0A) else { return nil }
      start = end + 1
      number += 1
    }
    return start
  }

  private static func has(_ name: String, at place: Int, in bytes: [UInt8]) -> Bool {
    let wanted = Array(name.utf8)
    guard place >= 0, place + wanted.count <= bytes.count else { return false }
    return bytes[place..<place + wanted.count].elementsEqual(wanted)
  }
}
