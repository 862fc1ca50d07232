/// A token in a source file; its text is in the bytes.
package struct CodeToken: Hashable, Sendable {
  package enum Kind: UInt8, Hashable, Sendable {
    case word
    case attribute
    case pound
    case string
    case number
    case sign
    /// A line of the Objective-C preprocessor, with all continuation lines.
    case directive
    /// Kept only if the lexer keeps comments.
    case comment
  }

  package let kind: Kind
  package let beginsLine: Bool
  private let start: Int32
  private let end: Int32

  init(_ kind: Kind, _ range: Range<Int>, beginsLine: Bool) {
    self.kind = kind
    self.beginsLine = beginsLine
    start = Int32(truncatingIfNeeded: range.lowerBound)
    end = Int32(truncatingIfNeeded: range.upperBound)
  }

  /// The bytes of the token.
  package var range: Range<Int> { Int(start)..<Int(end) }
  package var lowerBound: Int { Int(start) }
}

/// A language that the lexer and the scanners of declarations read.
package enum CodeLanguage: Hashable, Sendable {
  case swift
  case objectiveC
}
