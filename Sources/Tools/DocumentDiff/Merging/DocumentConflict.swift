/// Two changes that exclude each other.
package struct DocumentConflict: Codable, Hashable, Sendable {
  package enum Kind: String, Codable, Sendable {
    /// An attribute, text or part with two values.
    case value
    /// An object that a version deleted and the other changed.
    case deletion
    /// Moved to two places.
    case place
    /// Ordered in two ways.
    case order
  }

  package var kind: Kind
  /// The identifier of the object; empty for the document.
  package var object: String
  /// The attribute, after the part that has it.
  package var attribute: String
  package var base: String?
  package var ours: String?
  package var theirs: String?
  package var baseLine: Int?
  package var oursLine: Int?
  package var theirsLine: Int?
  /// The version that deleted the object.
  package var deletedBy: MergeSide?
  /// The changes of the other version that a deletion excludes.
  package var changes: [String] = []
  /// The identifiers of the objects that the conflict affects.
  package var objects: [String] = []
  /// The choice of the user; nil while the conflict remains.
  package var choice: MergeSide?
  /// The object as Xcode names it.
  package var name = ""
  package var property = ""
  /// The scene, or the nib's top-level object, for pictures.
  package var scene: String?

  /// The name of the conflict, by which users choose a side.
  package var id: String { "\(object.isEmpty ? "document" : object).\(attribute)" }

  package var winner: MergeSide { choice ?? .ours }
}
