/// A line of Swift code before it is broken and indented.
indirect enum SourceLine {
  /// One statement or declaration of any length.
  case statement(String)
  /// A header that ends in `{`, an indented body, and `}`.
  case block(String, [SourceLine])
  /// A statement that ends in an opening bracket, an element a line, and the closing bracket.
  case list(String, [String], closing: String)
  case comment(String)
  case blank
}

extension [SourceLine] {
  static func statements(_ texts: [String]) -> [SourceLine] { texts.map { .statement($0) } }

  /// Joins groups with blank lines.
  static func separated(_ groups: [[SourceLine]]) -> [SourceLine] {
    Array(groups.filter { !$0.isEmpty }.joined(separator: [.blank]))
  }
}
