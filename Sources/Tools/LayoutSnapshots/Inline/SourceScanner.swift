/// A scanner for Swift source that finds a call's end by strings, comments and brackets.
struct SourceScanner {
  let bytes: [UInt8]
  var place: Int

  private static let pairs: [UInt8: UInt8] = [
    UInt8(ascii: "("): UInt8(ascii: ")"), UInt8(ascii: "["): UInt8(ascii: "]"),
    UInt8(ascii: "{"): UInt8(ascii: "}"),
  ]

  /// The byte at the current place, or nil at the end.
  var current: UInt8? { place < bytes.count ? bytes[place] : nil }

  func has(_ text: StaticString, at offset: Int = 0) -> Bool {
    let wanted = Array("\(text)".utf8)
    let start = place + offset
    return start + wanted.count <= bytes.count
      && bytes[start..<start + wanted.count].elementsEqual(wanted)
  }

  /// Skips spaces, line endings and comments; returns false for an unterminated comment.
  mutating func skipSpace() -> Bool {
    while let byte = current {
      if byte == 0x20 || (0x09...0x0D).contains(byte) {
        place += 1
      } else if has("//") {
        while let byte = current, byte != 0x0A { _ = byte; place += 1 }
      } else if has("/*") {
        guard skipBlockComment() else { return false }
      } else {
        break
      }
    }
    return true
  }

  private mutating func skipBlockComment() -> Bool {
    var depth = 0
    while place < bytes.count {
      if has("/*") {
        depth += 1
        place += 2
      } else if has("*/") {
        depth -= 1
        place += 2
        if depth == 0 { return true }
      } else {
        place += 1
      }
    }
    return false
  }

  /// Skips from an opening bracket to after the closing bracket; returns false if that is missing.
  mutating func skipBrackets() -> Bool {
    var open: [UInt8] = []
    while let byte = current {
      if let close = Self.pairs[byte] {
        open.append(close)
        place += 1
      } else if byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}")
      {
        guard open.popLast() == byte else { return false }
        place += 1
        if open.isEmpty { return true }
      } else if has("//") || has("/*") {
        guard skipSpace() else { return false }
      } else if byte == UInt8(ascii: "\"") || startsRawString {
        guard skipString() != nil else { return false }
      } else {
        place += 1
      }
    }
    return false
  }

  /// Whether `#` signs and a quotation mark follow.
  private var startsRawString: Bool {
    var end = place
    while end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
    return end > place && end < bytes.count && bytes[end] == UInt8(ascii: "\"")
  }

  struct StringParts {
    var hashes: Int
    var isMultiLine: Bool
    var content: Range<Int>
    var hasInterpolation: Bool
  }

  /// Skips a string literal; returns nil if none begins here, or it is unterminated.
  mutating func skipString() -> StringParts? {
    var hashes = 0
    while current == UInt8(ascii: "#") {
      hashes += 1
      place += 1
    }
    guard current == UInt8(ascii: "\"") else { return nil }
    let isMultiLine = has("\"\"\"")
    place += isMultiLine ? 3 : 1
    let start = place
    var parts = StringParts(
      hashes: hashes, isMultiLine: isMultiLine, content: start..<start, hasInterpolation: false)
    while let byte = current {
      if isEnd(of: parts) {
        parts.content = start..<place
        place += (isMultiLine ? 3 : 1) + hashes
        return parts
      }
      if byte == 0x0A, !isMultiLine { return nil }
      guard byte == UInt8(ascii: "\\"), hasHashes(hashes, at: place + 1) else {
        place += 1
        continue
      }
      place += 1 + hashes
      if current == UInt8(ascii: "(") {
        parts.hasInterpolation = true
        guard skipBrackets() else { return nil }
      } else {
        place += 1
      }
    }
    return nil
  }

  private func isEnd(of parts: StringParts) -> Bool {
    guard current == UInt8(ascii: "\"") else { return false }
    if parts.isMultiLine {
      return has("\"\"\"") && hasHashes(parts.hashes, at: place + 3)
    }
    return hasHashes(parts.hashes, at: place + 1)
  }

  private func hasHashes(_ count: Int, at start: Int) -> Bool {
    guard start + count <= bytes.count else { return false }
    return bytes[start..<start + count].allSatisfy { $0 == UInt8(ascii: "#") }
  }
}
