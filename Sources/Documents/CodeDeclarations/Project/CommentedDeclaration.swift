import Foundation

/// A comment that contains code.
struct CodeComment {
  let position: Int
  let bytes: [UInt8]
  let tokens: [CodeToken]
}

extension ProjectCode {
  /// Returns the line where a file comments a declaration out; nil if it does not.
  ///
  /// - Complexity: O(*n*) in the size of the file at the first call.
  package func commentedLine(of name: String, in file: Int) -> Int? {
    let word = Array(name.utf8)
    for comment in comments(in: file) {
      guard let offset = comment.declaration(of: word) else { continue }
      return files[file].declarations.place(of: comment.position + offset).line
    }
    return nil
  }

  /// The maximum size of the comment that is read as code.
  private static let sizeLimit = 1 << 16

  static func comments(ofFile path: String) -> [CodeComment] {
    guard let data = FileManager.default.contents(atPath: path) else { return [] }
    let bytes = [UInt8](data)
    let language: CodeLanguage = path.hasSuffix(".swift") ? .swift : .objectiveC
    var lexer = SourceLexer(bytes, language: language, keepsComments: true)
    return lexer.lex().filter { $0.kind == .comment && $0.range.count < sizeLimit }.map { token in
      let text = Array(bytes[token.range].dropFirst(2))
      var inner = SourceLexer(text, language: language)
      return CodeComment(position: token.lowerBound + 2, bytes: text, tokens: inner.lex())
    }
  }
}

extension CodeComment {
  private static let keywords: Set<String> = [
    "var", "let", "func", "class", "*", ")", "@interface", "@implementation",
  ]

  /// The position of the declaration: a keyword or a type comes before the name.
  fileprivate func declaration(of word: [UInt8]) -> Int? {
    for index in tokens.indices.dropFirst()
    where tokens[index].kind == .word && bytes[tokens[index].range].elementsEqual(word) {
      let before = String(decoding: bytes[tokens[index - 1].range], as: UTF8.self)
      if Self.keywords.contains(before) { return tokens[index].lowerBound }
    }
    return nil
  }
}
