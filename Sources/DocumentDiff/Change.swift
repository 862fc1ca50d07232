/// One thing that differs between two documents, as a reader is told.
package struct Change: Codable, Hashable, Sendable {
  /// What was done.
  package enum Kind: String, Codable, Sendable {
    case added
    case removed
    case changed
    /// It hangs in another object.
    case moved
    /// The objects in it stand in another order.
    case reordered
  }

  /// What a change is about.
  package struct Subject: Codable, Hashable, Sendable {
    /// Its identifier; that of the new document where it has two.
    package var id: String
    /// What it is called in the old document; nil where it is not there.
    package var oldName: String?
    /// What it is called in the new document; nil where it is not there.
    package var newName: String?
    /// What it is, such as `label`.
    package var type: String
    /// The line where it begins in the old document.
    package var oldLine: Int?
    /// The line where it begins in the new document.
    package var newLine: Int?

    /// Its name now, or its last one.
    package var name: String { newName ?? oldName ?? id }
  }

  /// An attribute as it is written on both sides; together, the edits of all changes are everything
  /// that differs.
  package struct Edit: Codable, Hashable, Sendable {
    /// The object's identifier.
    package var object: String
    /// The part of the object; empty for itself.
    package var path: String
    /// The attribute; `#text` for characters.
    package var attribute: String
    /// The value in the old document; nil where it is not there.
    package var old: String?
    /// The value in the new document; nil where it is not there.
    package var new: String?
  }

  package var heading: Heading
  package var kind: Kind
  /// The identifier of the scene; nil for the document as a whole.
  package var scene: String?
  package var subject: Subject
  /// What of the subject, in words; empty for the subject as a whole.
  package var property = ""
  /// The old value, or place, in words.
  package var old: String?
  /// The new value, or place, in words.
  package var new: String?
  /// Why it changes nothing.
  package var reason: NeutralReason?
  /// What is written differently.
  package var edits: [Edit] = []
  /// The objects that came or went with it, itself first.
  package var objects: [String] = []
  /// What came or went with it, in words: `3 constraints`.
  package var company: String?
  /// What it did to frames; nil where that is not known for it alone.
  package var effect: Effect?
  /// Whether frames may depend on it.
  package var affectsFrames = false
  /// The identifier of the object that it hangs in now, where it was moved.
  package var newParent: String?
}

/// What a change does to the frames of views.
package struct Effect: Codable, Hashable, Sendable {
  /// How it is known.
  package enum Evidence: String, Codable, Sendable {
    /// It is the only change of the scene that frames may depend on.
    case only
    /// The old document was laid out with this change alone.
    case tried
  }

  package var evidence: Evidence
  /// The views that it moves or resizes.
  package var shifts: [FrameShift]
}
