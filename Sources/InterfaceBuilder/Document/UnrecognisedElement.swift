/// An unknown element, kept unchanged.
package struct UnrecognizedElement: Hashable, Sendable {
  package let name: String
  package let attributes: [String: String]
  /// The identifier of the nearest enclosing object.
  package let owner: String?
  package let location: SourceLocation
}
