/// A gesture recogniser of a document.
package struct RecognizerElement: Hashable, Sendable {
  /// The element's name: `tapGestureRecognizer` and so on.
  package let elementName: String
  package let id: String
  package var customClass: String?
  package var customModule: String?
  /// What the element says, as written.
  package var attributes: [String: String] = [:]
}
