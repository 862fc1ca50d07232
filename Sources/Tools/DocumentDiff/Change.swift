package struct Change: Codable, Hashable, Sendable {
  package enum Kind: String, Codable, Sendable {
    case added
    case removed
    case changed
    case moved
    case reordered
  }

  package struct Subject: Codable, Hashable, Sendable {
    package var id: String
    package var oldName: String?
    package var newName: String?
    package var type: String
    package var oldLine: Int?
    package var newLine: Int?

    package var name: String { newName ?? oldName ?? id }
  }

  /// An attribute's raw values on both sides; all edits together are complete.
  package struct Edit: Codable, Hashable, Sendable {
    package var object: String
    package var path: String
    package var attribute: String
    package var old: String?
    package var new: String?
    /// The language, if the attribute is a text in a file of strings.
    package var language: String?
  }

  package var heading: Heading
  package var kind: Kind
  package var scene: String?
  package var subject: Subject
  package var property = ""
  package var old: String?
  package var new: String?
  package var reason: NeutralReason?
  package var edits: [Edit] = []
  package var objects: [String] = []
  /// A description of the other objects added or removed with the subject, such as `3 constraints`.
  package var company: String?
  /// The effect on frames; nil if it cannot be attributed to this change.
  package var effect: Effect?
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
