/// An element that is not understood, kept as it is.
package struct UnrecognisedElement: Hashable, Sendable {
  package let name: String
  package let attributes: [String: String]
  /// The identifier of the nearest enclosing object.
  package let owner: String?
  package let location: SourceLocation
}
