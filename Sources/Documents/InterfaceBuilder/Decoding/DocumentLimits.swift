/// The size limits for documents, which bound the memory for untrusted documents.
///
/// They are far above any of Xcode's documents; `Documentation/Reliability.md` lists all limits.
package struct DocumentLimits: Sendable {
  /// Bytes of the file: room for some 200,000 views.
  package var bytes = 160 * 1_048_576
  /// Elements: a large view has ten.
  package var elements = 2_000_000
  /// Nesting depth of elements: a view inside a view makes two.
  package var depth = 40_000
  /// Attributes of an element: Xcode's have at most thirty.
  package var attributes = 1_000
  package var nameLength = 1_000
  package var textLength = 16 * 1_048_576

  package static let standard = DocumentLimits()

  package enum Excess: Hashable, Sendable {
    case elements, depth, attributes, nameLength, textLength
  }

  func reason(_ excess: Excess) -> String {
    switch excess {
    case .elements:
      "it holds more than \(Self.grouped(elements)) elements, the limit; "
        + "split the storyboard into several"
    case .depth: "its elements are nested more than \(Self.grouped(depth)) deep, the limit"
    case .attributes:
      "an element has more than \(Self.grouped(attributes)) attributes, the limit"
    case .nameLength:
      "the name of an element or attribute is longer than \(Self.grouped(nameLength)) bytes, the limit"
    case .textLength: "a text is longer than \(textLength / 1_048_576) MB, the limit"
    }
  }

  private static func grouped(_ number: Int) -> String {
    var digits = String(number)
    var place = digits.count - 3
    while place > 0 {
      digits.insert(",", at: digits.index(digits.startIndex, offsetBy: place))
      place -= 3
    }
    return digits
  }
}
