struct ConflictLog {
  private(set) var conflicts: [LayoutConflict] = []
  private var textsOfSystem = Set<String>()

  /// Records a conflict, repeated only by a new activation (F2.30).
  mutating func append(_ conflict: LayoutConflict) {
    conflicts.append(conflict)
  }

  /// Records a conflict of system constraints; returns false if the text is known.
  mutating func insert(ofSystem conflict: LayoutConflict, text: String) -> Bool {
    guard textsOfSystem.insert(text).inserted else { return false }
    conflicts.append(conflict)
    return true
  }
}
