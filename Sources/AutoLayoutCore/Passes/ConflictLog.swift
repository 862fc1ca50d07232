/// The conflicts met so far.
struct ConflictLog {
  private(set) var conflicts: [LayoutConflict] = []
  private var textsOfSystem = Set<String>()

  /// Notes a conflict in which a constraint of the client was broken: it stays broken while it is
  /// active, so that the same set comes again only with a new activation (F2.30).
  mutating func append(_ conflict: LayoutConflict) {
    conflicts.append(conflict)
  }

  /// Notes a conflict among the system's own constraints, which are tried again at every change;
  /// false if its text is known.
  mutating func insert(ofSystem conflict: LayoutConflict, text: String) -> Bool {
    guard textsOfSystem.insert(text).inserted else { return false }
    conflicts.append(conflict)
    return true
  }
}
