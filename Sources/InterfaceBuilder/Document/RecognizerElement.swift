package struct RecognizerElement: Hashable, Sendable {
  /// The element's name: `tapGestureRecognizer` and so on.
  package let elementName: String
  package let id: String
  package var customClass: String?
  package var customModule: String?
  /// The attributes, as written.
  package var attributes: [String: String] = [:]
}
