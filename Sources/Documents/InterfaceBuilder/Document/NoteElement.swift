/// An author's note about an object for tools: in Xcode's field "Notes", or in an XML comment.
package struct NoteElement: Hashable, Sendable {
  /// The marker for notes to this software.
  static let keyword = "autolayout:"

  package let owner: String?
  package let location: SourceLocation
  package let text: String
}
