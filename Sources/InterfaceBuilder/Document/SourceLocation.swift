/// A position in the text of a document.
///
/// The position is the one the parser stood at when it had read an element's start tag, so `line`
/// is exact for the one-tag-a-line form that Interface Builder writes.
public struct SourceLocation: Hashable, Sendable {
  /// The line, counted from 1.
  public let line: Int
  /// The column, counted from 1.
  public let column: Int

  /// Creates a position.
  ///
  /// - Parameters:
  ///   - line: The line, counted from 1.
  ///   - column: The column, counted from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
