import Foundation

struct MarkupSplice: Equatable, Sendable {
  var range: Range<Int>
  var bytes: [UInt8]

  func apply(to document: inout [UInt8]) {
    document.replaceSubrange(range, with: bytes)
  }

  /// Returns the inverse of the replacement, to be called before it is applied.
  ///
  /// ``apply(to:)`` does not return it: Swift 6.3 would write into released memory
  /// (`Documentation/Reliability.md`).
  func inverse(in document: [UInt8]) -> MarkupSplice {
    MarkupSplice(
      range: range.lowerBound..<range.lowerBound + bytes.count, bytes: Array(document[range]))
  }
}

extension Sequence<MarkupSplice> {
  /// Applies the splices in order, and returns the inverse splices in the order for undoing.
  func applyReversibly(to document: inout [UInt8]) -> [MarkupSplice] {
    var inverse: [MarkupSplice] = []
    for splice in self {
      inverse.append(splice.inverse(in: document))
      splice.apply(to: &document)
    }
    return inverse.reversed()
  }
}

package struct DocumentEdit: Codable, Hashable, Sendable {
  package var object: String
  /// The name of the setting in ``ObjectSettings``; nil for a removal or an addition.
  package var set: String?
  package var value: String?
  package var remove: Bool?
  package var add: ConstraintAddition?

  package init(_ object: String, set: String, to value: String?) {
    self.object = object
    self.set = set
    self.value = value
  }

  package init(adding constraint: ConstraintAddition) {
    object = constraint.firstItem
    add = constraint
  }

  package init(removing object: String) {
    self.object = object
    remove = true
  }
}

package struct EditError: Error, Equatable, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }
}
