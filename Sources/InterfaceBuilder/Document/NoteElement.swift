/// An author's note about an object for tools: in Xcode's field "Notes", or in an XML comment.
package struct NoteElement: Hashable, Sendable {
  /// The marker of a note for this software.
  static let keyword = "autolayout:"

  /// The object's identifier; nil for the document.
  package let owner: String?
  /// The whole text.
  package let text: String
}
