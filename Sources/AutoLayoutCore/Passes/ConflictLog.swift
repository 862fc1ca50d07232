struct ConflictLog {
  private(set) var conflicts: [LayoutConflict] = []
  private var textsOfSystem = Set<String>()

  /// Records a conflict that broke a client's constraint, which stays broken while active; only a
  /// new activation repeats the conflict (F2.30).
  mutating func append(_ conflict: LayoutConflict) {
    conflicts.append(conflict)
  }

  /// Records a conflict among system constraints, which are retried at every change; returns false
  /// if its text is known.
  mutating func insert(ofSystem conflict: LayoutConflict, text: String) -> Bool {
    guard textsOfSystem.insert(text).inserted else { return false }
    conflicts.append(conflict)
    return true
  }
}
