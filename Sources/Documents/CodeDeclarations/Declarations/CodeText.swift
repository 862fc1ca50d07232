/// A source file as tokens, with matching brackets.
struct CodeText {
  let bytes: [UInt8]
  let language: CodeLanguage
  private(set) var tokens: [CodeToken]
  /// The index of the closing bracket of each opening bracket; -1 for all other tokens.
  private(set) var closings: [Int32] = []

  init(_ bytes: [UInt8], language: CodeLanguage) {
    self.bytes = bytes
    self.language = language
    var lexer = SourceLexer(bytes, language: language)
    tokens = lexer.lex()
    matchBrackets()
  }

  private mutating func matchBrackets() {
    closings = [Int32](repeating: -1, count: tokens.count)
    // Brackets of each kind match among themselves: a missing bracket spoils no other kind.
    var open: [[Int32]] = [[], [], []]
    for index in tokens.indices where tokens[index].kind == .sign {
      switch bytes[tokens[index].lowerBound] {
      case UInt8(ascii: "{"): open[0].append(Int32(index))
      case UInt8(ascii: "("): open[1].append(Int32(index))
      case UInt8(ascii: "["): open[2].append(Int32(index))
      case UInt8(ascii: "}"): close(&open[0], index)
      case UInt8(ascii: ")"): close(&open[1], index)
      case UInt8(ascii: "]"): close(&open[2], index)
      default: break
      }
    }
    for kind in open { for index in kind { closings[Int(index)] = Int32(tokens.count) } }
  }

  private mutating func close(_ open: inout [Int32], _ index: Int) {
    if let opening = open.popLast() { closings[Int(opening)] = Int32(index) }
  }

  var count: Int { tokens.count }

  func kind(_ index: Int) -> CodeToken.Kind? {
    index >= 0 && index < tokens.count ? tokens[index].kind : nil
  }

  /// Returns the index after a bracket's end.
  func after(_ opening: Int) -> Int { min(Int(closings[opening]) + 1, tokens.count) }

  func isSign(_ sign: Unicode.Scalar, at index: Int) -> Bool {
    kind(index) == .sign && bytes[tokens[index].lowerBound] == UInt8(ascii: sign)
  }

  /// The sign at an index; 0 for other tokens.
  func sign(_ index: Int) -> UInt8 {
    kind(index) == .sign ? bytes[tokens[index].lowerBound] : 0
  }

  func text(_ index: Int) -> String {
    guard index >= 0, index < tokens.count else { return "" }
    return String(decoding: bytes[tokens[index].range], as: UTF8.self)
  }

  /// The word at an index with no backticks; empty for other tokens.
  func word(_ index: Int) -> String {
    guard kind(index) == .word else { return "" }
    var range = tokens[index].range
    if bytes[range.lowerBound] == UInt8(ascii: "`"), range.count > 2 {
      range = range.lowerBound + 1..<range.upperBound - 1
    }
    return String(decoding: bytes[range], as: UTF8.self)
  }

  func `is`(_ word: StaticString, at index: Int) -> Bool {
    guard index >= 0, index < tokens.count else { return false }
    let range = tokens[index].range
    guard range.count == word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { buffer in
      // Safe: the buffer has as many bytes as the range.
      unsafe bytes[range].elementsEqual(buffer)
    }
  }

  /// Whether a string literal's value is its text: it has no interpolation and no escapes.
  func literal(_ index: Int) -> String? {
    guard kind(index) == .string else { return nil }
    var range = tokens[index].range
    while !range.isEmpty, bytes[range.lowerBound] == UInt8(ascii: "#") {
      range = range.lowerBound + 1..<range.upperBound - 1
    }
    guard range.count >= 2, bytes[range.lowerBound] == UInt8(ascii: "\""),
      bytes[range.upperBound - 1] == UInt8(ascii: "\"")
    else { return nil }
    range = range.lowerBound + 1..<range.upperBound - 1
    guard !bytes[range].contains(UInt8(ascii: "\\")), !bytes[range].contains(UInt8(ascii: "\n"))
    else { return nil }
    return String(decoding: bytes[range], as: UTF8.self)
  }

  // MARK: - Conditional compilation

  private struct Condition {
    var start: Int
    var firstEnd: Int?
    var depth = 0
    var firstDepth = 0
    var isUnbalanced = false

    mutating func endBranch(_ position: Int) {
      if depth != 0 { isUnbalanced = true }
      if firstEnd == nil {
        firstEnd = position
        firstDepth = depth
      }
      depth = 0
    }
  }

  /// Keeps all branches of conditional compilation whose braces are balanced; of others, the first.
  mutating func chooseBranches() {
    let mark: CodeToken.Kind = language == .swift ? .pound : .directive
    guard tokens.contains(where: { $0.kind == mark }) else { return }
    var kept: [CodeToken] = []
    kept.reserveCapacity(tokens.count)
    var open: [Condition] = []
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      if token.kind == .sign, !open.isEmpty {
        if bytes[token.lowerBound] == UInt8(ascii: "{") { open[open.count - 1].depth += 1 }
        if bytes[token.lowerBound] == UInt8(ascii: "}") { open[open.count - 1].depth -= 1 }
      }
      guard token.kind == mark, let word = directive(token) else {
        kept.append(token)
        index += 1
        continue
      }
      index += 1
      switch word {
      case .begin: open.append(Condition(start: kept.count))
      case .other: if !open.isEmpty { open[open.count - 1].endBranch(kept.count) }
      case .end:
        guard var condition = open.popLast() else { continue }
        let hasBranches = condition.firstEnd != nil
        condition.endBranch(kept.count)
        if hasBranches, condition.isUnbalanced, let end = condition.firstEnd {
          kept.removeLast(kept.count - end)
        }
        if !open.isEmpty { open[open.count - 1].depth += condition.firstDepth }
        continue
      }
      // The condition of Swift is on the same line; that of Objective-C is in the token.
      while language == .swift, index < tokens.count, !tokens[index].beginsLine { index += 1 }
    }
    tokens = kept
    matchBrackets()
  }

  private enum Directive {
    case begin, other, end
  }

  private func directive(_ token: CodeToken) -> Directive? {
    var index = token.lowerBound + 1
    let end = token.range.upperBound
    while index < end, bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\t") {
      index += 1
    }
    let start = index
    while index < end, SourceLexer.beginsWord(bytes[index]) { index += 1 }
    switch String(decoding: bytes[start..<index], as: UTF8.self) {
    case "if", "ifdef", "ifndef": return .begin
    case "else", "elseif", "elif": return .other
    case "endif": return .end
    default: return nil
    }
  }
}
