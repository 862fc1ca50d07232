import Foundation

/// Bytes of a document that are replaced by others.
struct MarkupSplice: Equatable, Sendable {
  /// The bytes that go.
  var range: Range<Int>
  /// Those that come.
  var bytes: [UInt8]

  /// Replaces the bytes.
  func apply(to document: inout [UInt8]) {
    document.replaceSubrange(range, with: bytes)
  }

  /// What brings back the bytes that a document has now, after they have been replaced.
  ///
  /// This is not what ``apply(to:)`` returns, since an array of a slice has to be used: where it is
  /// not, Swift 6.3 gives its memory back and writes the bytes into it nevertheless
  /// (`Documentation/Reliability.md`).
  func inverse(in document: [UInt8]) -> MarkupSplice {
    MarkupSplice(
      range: range.lowerBound..<range.lowerBound + bytes.count, bytes: Array(document[range]))
  }
}

extension Sequence<MarkupSplice> {
  /// Replaces the bytes of one after the other.
  ///
  /// - Parameter document: The document.
  /// - Returns: What brings the old bytes back, in the order in which that is done.
  func applyReversibly(to document: inout [UInt8]) -> [MarkupSplice] {
    var inverse: [MarkupSplice] = []
    for splice in self {
      inverse.append(splice.inverse(in: document))
      splice.apply(to: &document)
    }
    return inverse.reversed()
  }
}

/// A change that a user makes to an object of a document.
package struct DocumentEdit: Codable, Equatable, Sendable {
  /// The identifier of the object.
  package var object: String
  /// What is set, as ``ObjectSettings`` names it; nil where the object is removed.
  package var set: String?
  /// The new value; nil for what holds without one.
  package var value: String?
  /// Whether the object is removed: constraints alone.
  package var remove: Bool?
  /// A constraint that comes; the object is then the view whose attribute it is about.
  package var add: ConstraintAddition?

  /// Sets something.
  package init(_ object: String, set: String, to value: String?) {
    self.object = object
    self.set = set
    self.value = value
  }

  /// Adds a constraint.
  package init(adding constraint: ConstraintAddition) {
    object = constraint.firstItem
    add = constraint
  }

  /// Removes a constraint.
  package init(removing object: String) {
    self.object = object
    remove = true
  }
}

/// Why an edit cannot be made.
package struct EditError: Error, Equatable, CustomStringConvertible {
  /// The reason.
  package let description: String

  init(_ description: String) { self.description = description }
}
