/// A position in the text of a document.
///
/// The position is the one of the parser after an element's start tag, so `line` is exact for
/// Interface Builder's format with one tag per line.
public struct SourceLocation: Hashable, Sendable {
  /// The line, counted from 1.
  public let line: Int
  /// The column, counted from 1.
  public let column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
