import CodeDeclarations

/// A token in a Swift source file, with its text.
struct SourceToken: Hashable, Sendable {
  let kind: CodeToken.Kind
  let range: Range<Int>
  let text: String
  let beginsLine: Bool
}

/// A Swift source file as tokens; spaces and comments are left out.
struct SourceText: Sendable {
  let bytes: [UInt8]
  let tokens: [SourceToken]
  private let lineStarts: [Int]
  private let closings: [Int?]

  init(_ text: String) {
    let bytes = Array(text.utf8)
    var lexer = SourceLexer(bytes)
    tokens = lexer.lex().map { token in
      SourceToken(
        kind: token.kind, range: token.range,
        text: String(decoding: bytes[token.range], as: UTF8.self), beginsLine: token.beginsLine)
    }
    closings = Self.closings(of: tokens)
    lineStarts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    self.bytes = bytes
  }

  /// Returns a byte's line and column, both from 1; columns count bytes.
  func place(of offset: Int) -> (line: Int, column: Int) {
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - lineStarts[low] + 1)
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Returns the index of the matching closing bracket; nil if it is missing.
  func closing(_ opening: Int) -> Int? { closings[opening] }

  private static func closings(of tokens: [SourceToken]) -> [Int?] {
    let kinds = ["(": ")", "[": "]", "{": "}", "<": ">"]
    var open: [String: [Int]] = [:]
    var closings = [Int?](repeating: nil, count: tokens.count)
    for index in tokens.indices where tokens[index].kind == .sign {
      let text = tokens[index].text
      if let close = kinds[text] {
        open[close, default: []].append(index)
      } else if let opening = open[text]?.popLast() {
        closings[opening] = index
      }
    }
    return closings
  }

  func `is`(_ text: String, at index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].text == text
  }
}
