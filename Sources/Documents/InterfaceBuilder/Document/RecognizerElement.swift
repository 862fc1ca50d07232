package struct RecognizerElement: Hashable, Sendable {
  package let elementName: String
  package let id: String
  package var customClass: String?
  package var customModule: String?
  package var attributes: [String: String] = [:]
}
