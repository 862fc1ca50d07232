package struct UnrecognizedElement: Hashable, Sendable {
  package let name: String
  package let attributes: [String: String]
  package let owner: String?
  package let location: SourceLocation
}
