/// Splits a source file into tokens, including nested comments and interpolated strings.
///
/// Regular expressions that lack `#` are not supported: only a parser can recognize them.
package struct SourceLexer {
  /// Larger files are not lexed: their positions would not fit into a token.
  package static let sizeLimit = 1 << 30

  private let bytes: [UInt8]
  private let language: CodeLanguage
  private let keepsComments: Bool
  private var next = 0
  private var isAtLineStart = true
  private var tokens: [CodeToken] = []
  /// The position up to which `#` signs are known not to begin a string.
  private var plainHashes = 0

  package init(
    _ bytes: [UInt8], language: CodeLanguage = .swift, keepsComments: Bool = false
  ) {
    self.bytes = bytes.count <= Self.sizeLimit ? bytes : []
    self.language = language
    self.keepsComments = keepsComments
  }

  /// Returns the tokens in order.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  package mutating func lex() -> [CodeToken] {
    tokens.reserveCapacity(bytes.count / 6)
    while next < bytes.count {
      let byte = bytes[next]
      if byte == UInt8(ascii: "\n") {
        isAtLineStart = true
        next += 1
      } else if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == 0x0D {
        next += 1
      } else if byte == UInt8(ascii: "/"), next + 1 < bytes.count, skipsComment(bytes[next + 1]) {
        continue
      } else {
        lexToken()
      }
    }
    return tokens
  }

  private func isByte(_ byte: UInt8, at index: Int) -> Bool {
    index < bytes.count && bytes[index] == byte
  }

  private func isTriple(at index: Int) -> Bool {
    isByte(UInt8(ascii: "\""), at: index) && isByte(UInt8(ascii: "\""), at: index + 1)
      && isByte(UInt8(ascii: "\""), at: index + 2)
  }

  private mutating func skipsComment(_ second: UInt8) -> Bool {
    let start = next
    if second == UInt8(ascii: "/") {
      while next < bytes.count, bytes[next] != UInt8(ascii: "\n") { next += 1 }
    } else if second == UInt8(ascii: "*") {
      skipComment()
    } else {
      return false
    }
    if keepsComments {
      tokens.append(CodeToken(.comment, start..<next, beginsLine: isAtLineStart))
    }
    return true
  }

  private mutating func skipComment() {
    // Comments nest in Swift only.
    var depth = 1
    next += 2
    while depth > 0 && next < bytes.count {
      if bytes[next] == UInt8(ascii: "/"), language == .swift,
        isByte(UInt8(ascii: "*"), at: next + 1)
      {
        depth += 1
        next += 2
      } else if bytes[next] == UInt8(ascii: "*"), isByte(UInt8(ascii: "/"), at: next + 1) {
        depth -= 1
        next += 2
      } else {
        next += 1
      }
    }
    next = min(next, bytes.count)
  }

  private mutating func lexToken() {
    let start = next
    let kind = language == .swift ? swiftKind() : objectiveCKind()
    tokens.append(CodeToken(kind, start..<next, beginsLine: isAtLineStart))
    isAtLineStart = false
  }

  private mutating func swiftKind() -> CodeToken.Kind {
    let byte = bytes[next]
    if Self.beginsWord(byte) {
      skipWord()
      return .word
    }
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "#"), let hashes = stringHashes() {
      skipString(hashes)
      return .string
    }
    if byte == UInt8(ascii: "`"), let end = bytes[(next + 1)...].firstIndex(of: byte) {
      next = end + 1
      return .word
    }
    return otherKind(byte)
  }

  private mutating func objectiveCKind() -> CodeToken.Kind {
    let byte = bytes[next]
    if Self.beginsWord(byte) {
      skipWord()
      return .word
    }
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
      skipCString(byte)
      return .string
    }
    if byte == UInt8(ascii: "#"), isAtLineStart {
      skipDirective()
      return .directive
    }
    return otherKind(byte)
  }

  private mutating func otherKind(_ byte: UInt8) -> CodeToken.Kind {
    if Self.isDigit(byte) {
      skipWord()
      return .number
    }
    let isMark = byte == UInt8(ascii: "@") || byte == UInt8(ascii: "#")
    next += 1
    guard isMark, next < bytes.count, Self.beginsWord(bytes[next]) else { return .sign }
    skipWord()
    return byte == UInt8(ascii: "@") ? .attribute : .pound
  }

  static func beginsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  private mutating func skipWord() {
    while next < bytes.count, Self.beginsWord(bytes[next]) || Self.isDigit(bytes[next]) {
      next += 1
    }
  }

  // MARK: - Objective-C

  private mutating func skipCString(_ quote: UInt8) {
    next += 1
    while next < bytes.count, bytes[next] != quote, bytes[next] != UInt8(ascii: "\n") {
      next += bytes[next] == UInt8(ascii: "\\") ? 2 : 1
    }
    // An unterminated string ends with its line.
    next = min(isByte(quote, at: next) ? next + 1 : next, bytes.count)
  }

  private mutating func skipDirective() {
    while next < bytes.count {
      if bytes[next] == UInt8(ascii: "\n") {
        let last = bytes[next - 1] == 0x0D ? next - 2 : next - 1
        guard last >= 0, bytes[last] == UInt8(ascii: "\\") else { return }
      } else if bytes[next] == UInt8(ascii: "/"),
        isByte(UInt8(ascii: "*"), at: next + 1)
          || isByte(UInt8(ascii: "/"), at: next + 1)
      {
        return
      }
      next += 1
    }
  }

  // MARK: - Strings of Swift

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
        } else if bytes[next] == UInt8(ascii: "\""), quotes == 1 || isTriple(at: next),
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
        } else if bytes[next] == UInt8(ascii: "/"), isByte(UInt8(ascii: "*"), at: next + 1) {
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
    let quotes = isTriple(at: next) ? 3 : 1
    next += quotes
    return .string(hashes: hashes, quotes: quotes)
  }

  private func hasHashes(_ count: Int, at start: Int) -> Bool {
    guard count > 0 else { return true }
    return start + count <= bytes.count
      && bytes[start..<start + count].allSatisfy { $0 == UInt8(ascii: "#") }
  }
}
