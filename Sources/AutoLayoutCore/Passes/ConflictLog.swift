/// The conflicts met so far, each set once.
struct ConflictLog {
  private(set) var conflicts: [LayoutConflict] = []
  private var reported = Set<String>()

  /// Notes a conflict; false if it is known, by what the log says about its set.
  mutating func insert(_ conflict: LayoutConflict, identity: String) -> Bool {
    guard reported.insert(identity).inserted else { return false }
    conflicts.append(conflict)
    return true
  }
}
