struct InlineCall {
  static let functions = ["expectInlineSnapshot", "assertInlineSnapshot"]

  let start: Int
  /// The range from after the arguments to after the closure; empty if the call has no closure.
  let replaced: Range<Int>
  /// The literal's value in the closure; nil if the call has no closure.
  let value: String?
  let indent: String

  /// Finds the call at a line and a column in bytes, both from 1, like `#column`.
  ///
  /// Fails if another call is there, or if the closure contains more than one literal.
  init?(line: Int, column: Int, in bytes: [UInt8]) {
    guard let lineStart = Self.start(ofLine: line, in: bytes) else { return nil }
    // The compiler reports the opening parenthesis; others have reported the name.
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
