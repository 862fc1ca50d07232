package struct Change: Codable, Hashable, Sendable {
  package enum Kind: String, Codable, Sendable {
    case added
    case removed
    case changed
    case moved
    case reordered
  }

  package struct Subject: Codable, Hashable, Sendable {
    /// The identifier; the one in the new document if they differ.
    package var id: String
    /// The name in the old document; nil if the object was added.
    package var oldName: String?
    /// The name in the new document; nil if the object was removed.
    package var newName: String?
    package var type: String
    package var oldLine: Int?
    package var newLine: Int?

    package var name: String { newName ?? oldName ?? id }
  }

  /// The raw values of an attribute on both sides; the edits of all changes together are the
  /// complete difference.
  package struct Edit: Codable, Hashable, Sendable {
    package var object: String
    package var path: String
    package var attribute: String
    package var old: String?
    package var new: String?
  }

  package var heading: Heading
  package var kind: Kind
  package var scene: String?
  package var subject: Subject
  /// The name of the changed property; empty for a change of the whole object.
  package var property = ""
  package var old: String?
  package var new: String?
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
  package var newParent: String?
}

package struct Effect: Codable, Hashable, Sendable {
  package enum Evidence: String, Codable, Sendable {
    case only
    /// The old document was laid out with only this change.
    case tried
  }

  package var evidence: Evidence
  package var shifts: [FrameShift]
}
