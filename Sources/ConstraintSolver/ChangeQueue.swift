/// What the caller has changed since the last solve.
struct ChangeQueue: ~Copyable {
  /// Constraints that were added, in order.
  var additions = FlatArray<ConstraintIndex>()
  /// Constraints that were removed, or have a new constant or priority.
  var updates = FlatArray<Change>()

  init() {}

  /// A second queue with the same changes.
  /// - Complexity: O(number of changes).
  func copy() -> ChangeQueue {
    var twin = ChangeQueue()
    twin.additions = additions.copy()
    twin.updates = updates.copy()
    return twin
  }

  /// Enters a constraint into the list of updates, if it is not there.
  mutating func note(_ id: ConstraintIndex, in constraints: inout ConstraintTable) {
    guard !constraints[id].isChanged else { return }
    constraints[id].isChanged = true
    constraints[id].change = Int32(updates.count)
    updates.append(Change(constant: constraints[id].applied, constraint: id))
  }
}

/// A constraint that was removed or changed since the last solve.
struct Change: BitwiseCopyable {
  /// The right-hand side the caller wants.
  var constant: Double
  var constraint: ConstraintIndex
}
