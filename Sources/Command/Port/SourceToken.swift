/// A word of a Swift source file, with its place.
struct SourceToken: Hashable, Sendable {
  /// The kinds of word that porting tells apart.
  enum Kind: Hashable, Sendable {
    /// A name or keyword; backticks belong to it.
    case word
    /// An attribute: `@` and its name.
    case attribute
    /// `#` and a name: a directive, a macro or a literal.
    case pound
    /// A string with all that is interpolated in it.
    case string
    /// A number.
    case number
    /// One character of an operator or a bracket.
    case sign
  }

  let kind: Kind
  /// The bytes of the file.
  let range: Range<Int>
  /// The text.
  let text: String
  /// Whether it is the first word of its line.
  let beginsLine: Bool
}

/// A Swift source file as words; spaces and comments lie between them.
struct SourceText: Sendable {
  /// The bytes, in UTF-8.
  let bytes: [UInt8]
  /// The words, in order.
  let tokens: [SourceToken]
  /// Where the lines begin.
  private let lineStarts: [Int]
  /// The bracket that closes one, by their places among the words.
  private let closings: [Int?]

  /// Takes a file apart.
  init(_ text: String) {
    let bytes = Array(text.utf8)
    var lexer = SourceLexer(bytes)
    tokens = lexer.lex()
    closings = Self.closings(of: tokens)
    lineStarts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    self.bytes = bytes
  }

  /// The line and the column of a byte, both from 1; columns count bytes, as the compiler's do.
  func place(of offset: Int) -> (line: Int, column: Int) {
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - lineStarts[low] + 1)
  }

  /// The text of some bytes.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The place of the bracket that closes one, by their places among the words; nil where none
  /// does.
  ///
  /// Brackets of one kind are counted, whatever stands between them. Complexity: O(1).
  func closing(_ opening: Int) -> Int? { closings[opening] }

  /// What closes what.
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

  /// Whether a word stands at a place among the words.
  func `is`(_ text: String, at index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].text == text
  }
}
