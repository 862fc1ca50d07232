/// What an author has noted about an object for tools: in Xcode's field "Notes", or in an XML
/// comment.
package struct NoteElement: Hashable, Sendable {
  /// What a note for this software contains.
  static let keyword = "autolayout:"

  /// The object's identifier; nil for the document.
  package let owner: String?
  /// The text, whole.
  package let text: String
}
