/// The changes made by the caller since the last solve.
struct ChangeQueue: ~Copyable {
  var additions = FlatArray<ConstraintIndex>()
  /// The constraints that were removed, or have a new constant or priority.
  var updates = FlatArray<Change>()

  init() {}

  func copy() -> ChangeQueue {
    var twin = ChangeQueue()
    twin.additions = additions.copy()
    twin.updates = updates.copy()
    return twin
  }

  /// Adds a constraint to the list of updates, unless it is already there.
  mutating func note(_ id: ConstraintIndex, in constraints: inout ConstraintTable) {
    guard !constraints[id].isChanged else { return }
    constraints[id].isChanged = true
    constraints[id].change = Int32(updates.count)
    updates.append(Change(constant: constraints[id].applied, constraint: id))
  }
}

struct Change: BitwiseCopyable {
  /// The new right-hand side.
  var constant: Double
  var constraint: ConstraintIndex
}
