/// A difference between two documents.
package struct Change: Codable, Hashable, Sendable {
  package enum Kind: String, Codable, Sendable {
    case added
    case removed
    case changed
    /// Moved to another parent.
    case moved
    /// Its objects are in another order.
    case reordered
  }

  /// The object that changed.
  package struct Subject: Codable, Hashable, Sendable {
    /// The identifier; the one in the new document if they differ.
    package var id: String
    /// The name in the old document; nil if the object was added.
    package var oldName: String?
    /// The name in the new document; nil if the object was removed.
    package var newName: String?
    /// The element name, such as `label`.
    package var type: String
    /// The first line in the old document.
    package var oldLine: Int?
    /// The first line in the new document.
    package var newLine: Int?

    package var name: String { newName ?? oldName ?? id }
  }

  /// The raw values of an attribute on both sides; the edits of all changes together are the
  /// complete difference.
  package struct Edit: Codable, Hashable, Sendable {
    package var object: String
    /// The part of the object; empty for the object itself.
    package var path: String
    /// The attribute; `#text` for character data.
    package var attribute: String
    /// The value in the old document; nil if it is missing.
    package var old: String?
    /// The value in the new document; nil if it is missing.
    package var new: String?
  }

  package var heading: Heading
  package var kind: Kind
  /// The identifier of the scene; nil for changes outside of scenes.
  package var scene: String?
  package var subject: Subject
  /// The name of the changed property; empty for a change of the whole object.
  package var property = ""
  /// A description of the old value or place.
  package var old: String?
  /// A description of the new value or place.
  package var new: String?
  /// The reason, if the change has no effect.
  package var reason: NeutralReason?
  package var edits: [Edit] = []
  /// The objects that were added or removed together, starting with the subject.
  package var objects: [String] = []
  /// A description of the other objects added or removed with the subject, such as `3 constraints`.
  package var company: String?
  /// The effect on frames; nil if it cannot be attributed to this change.
  package var effect: Effect?
  /// Whether frames may depend on the change.
  package var affectsFrames = false
  /// The identifier of the new parent of a moved object.
  package var newParent: String?
}

/// The effect of a change on the frames of views.
package struct Effect: Codable, Hashable, Sendable {
  /// The way in which the effect was determined.
  package enum Evidence: String, Codable, Sendable {
    /// It is the only change of the scene that may affect frames.
    case only
    /// The old document was laid out with only this change.
    case tried
  }

  package var evidence: Evidence
  package var shifts: [FrameShift]
}
