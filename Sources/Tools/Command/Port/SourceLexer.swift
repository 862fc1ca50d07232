/// Splits a Swift source file into tokens, including nested comments and interpolated strings.
///
/// Regular expressions that lack `#` are not supported: only a parser can recognize them.
struct SourceLexer {
  private let bytes: [UInt8]
  private var next = 0
  private var isAtLineStart = true
  private var tokens: [SourceToken] = []
  /// The position up to which `#` signs are known not to begin a string.
  private var plainHashes = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func lex() -> [SourceToken] {
    while next < bytes.count {
      let byte = bytes[next]
      if byte == UInt8(ascii: "\n") {
        isAtLineStart = true
        next += 1
      } else if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == 0x0D {
        next += 1
      } else if starts("//") {
        while next < bytes.count, bytes[next] != UInt8(ascii: "\n") { next += 1 }
      } else if starts("/*") {
        skipComment()
      } else {
        lexToken()
      }
    }
    return tokens
  }

  private func starts(_ text: StaticString, at offset: Int? = nil) -> Bool {
    let from = offset ?? next
    let count = text.utf8CodeUnitCount
    guard from + count <= bytes.count else { return false }
    return text.description.utf8.elementsEqual(bytes[from..<from + count])
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if starts("/*") {
        depth += 1
        next += 2
      } else if starts("*/") {
        depth -= 1
        next += 2
      } else {
        next += 1
      }
    } while depth > 0 && next < bytes.count
  }

  private mutating func lexToken() {
    let start = next
    let kind = lexKind()
    tokens.append(
      SourceToken(
        kind: kind, range: start..<next, text: String(decoding: bytes[start..<next], as: UTF8.self),
        beginsLine: isAtLineStart))
    isAtLineStart = false
  }

  private mutating func lexKind() -> SourceToken.Kind {
    let byte = bytes[next]
    if let hashes = stringHashes() {
      skipString(hashes)
      return .string
    }
    if byte == UInt8(ascii: "`"), let end = bytes[(next + 1)...].firstIndex(of: byte) {
      next = end + 1
      return .word
    }
    if Self.beginsWord(byte) {
      skipWord()
      return .word
    }
    if byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") {
      skipWord()
      return .number
    }
    let isMark = byte == UInt8(ascii: "@") || byte == UInt8(ascii: "#")
    next += 1
    guard isMark, next < bytes.count, Self.beginsWord(bytes[next]) else { return .sign }
    skipWord()
    return byte == UInt8(ascii: "@") ? .attribute : .pound
  }

  private static func beginsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  private mutating func skipWord() {
    while next < bytes.count,
      Self.beginsWord(bytes[next])
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[next])
    { next += 1 }
  }

  private mutating func stringHashes() -> Int? {
    // Scans a row of `#` that begins no string only once, which keeps the lexer linear.
    guard next >= plainHashes else { return nil }
    var index = next
    while index < bytes.count, bytes[index] == UInt8(ascii: "#") { index += 1 }
    guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else {
      plainHashes = index
      return nil
    }
    return index - next
  }

  /// The context of the next byte, starting from the outermost string.
  private enum Surroundings {
    case string(hashes: Int, quotes: Int)
    case code(brackets: Int)
  }

  private mutating func skipString(_ hashes: Int) {
    var around = [beginString(hashes)]
    while next < bytes.count, let innermost = around.last {
      switch innermost {
      case .string(let hashes, let quotes):
        if bytes[next] == UInt8(ascii: "\\"), hasHashes(hashes, at: next + 1) {
          next += 1 + hashes
          let isCode = next < bytes.count && bytes[next] == UInt8(ascii: "(")
          next += 1
          if isCode { around.append(.code(brackets: 1)) }
        } else if bytes[next] == UInt8(ascii: "\""), quotes == 1 || starts("\"\"\""),
          hasHashes(hashes, at: next + quotes)
        {
          next += quotes + hashes
          around.removeLast()
        } else if quotes == 1 && bytes[next] == UInt8(ascii: "\n") {
          // An unterminated single-line string is invalid: continues after it.
          around.removeLast()
        } else {
          next += 1
        }
      case .code(let brackets):
        if let hashes = stringHashes() {
          around.append(beginString(hashes))
        } else if starts("/*") {
          skipComment()
        } else if bytes[next] == UInt8(ascii: "(") {
          around[around.count - 1] = .code(brackets: brackets + 1)
          next += 1
        } else if bytes[next] == UInt8(ascii: ")") {
          around[around.count - 1] = .code(brackets: brackets - 1)
          if brackets == 1 { around.removeLast() }
          next += 1
        } else {
          next += 1
        }
      }
    }
    next = min(next, bytes.count)
  }

  private mutating func beginString(_ hashes: Int) -> Surroundings {
    next += hashes
    let quotes = starts("\"\"\"") ? 3 : 1
    next += quotes
    return .string(hashes: hashes, quotes: quotes)
  }

  private func hasHashes(_ count: Int, at start: Int) -> Bool {
    start + count <= bytes.count
      && bytes[start..<start + count].allSatisfy { $0 == UInt8(ascii: "#") }
  }
}
