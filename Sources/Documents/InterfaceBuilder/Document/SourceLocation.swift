/// A position in a document's text: the parser's, after an element's start tag.
public struct SourceLocation: Hashable, Sendable {
  /// The line, counted from 1.
  public let line: Int
  /// The column, counted from 1.
  public let column: Int

  /// Makes a position from numbers that count from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
