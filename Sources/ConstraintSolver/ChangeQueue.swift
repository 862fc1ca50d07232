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
}

/// Which values a solve has moved.
struct ValueJournal: ~Copyable {
  /// The variables that were moved one by one; while the solve goes on, those whose old value is
  /// noted.
  var moved = FlatArray<VariableID>()
  /// While the solve goes on, the values that the ``moved`` variables had before it.
  var noted = FlatArray<Double>()
  /// Whether some variable was moved more than once, perhaps back to where it was.
  var hasMovedAgain = false
  /// The directions along which everything else was moved.
  var followedDirections = FlatArray<DirectionIndex>()
  /// Variables whose value came out below 0.
  var negative = FlatArray<VariableIndex>()

  init() {}

  /// The same, between two solves.
  /// - Complexity: O(number of values that were moved).
  func copy() -> ValueJournal {
    var twin = ValueJournal()
    twin.moved = moved.copy()
    twin.followedDirections = followedDirections.copy()
    return twin
  }
}

/// The constraints that were added, on their way into the system.
struct BatchWork: ~Copyable {
  /// Constraints that are assigned to a variable when the required equalities are.
  var later = FlatArray<ConstraintIndex>()
  var rowsToAdd = FlatArray<ConstraintIndex>()
  /// Constraints whose rows would have very many terms.
  var denseRows = FlatArray<ConstraintIndex>()
  /// Constraints that wait for nothing any more.
  var ready = FlatArray<ConstraintIndex>()
  /// Constraints that waited for themselves.
  var cyclic = FlatArray<ConstraintIndex>()
  /// For how many variables each constraint waits.
  var waitCounts = FlatArray<Int32>()
  /// The constraints that have waited.
  var worklist = FlatArray<ConstraintIndex>()

  init() {}
}

/// The constraints that were removed, on their way out of the system.
struct RemovalWork: ~Copyable {
  /// Those that define a variable.
  var definitions = FlatArray<ConstraintIndex>()
  /// Those whose error still holds something in place.
  var held = FlatArray<ConstraintIndex>()

  init() {}
}

/// Numbers on their way to being given out again.
struct Recycling: ~Copyable {
  /// Variables that the caller gave back while removed constraints still mention them.
  var departing = FlatArray<VariableIndex>()
  var lingering = FlatArray<VariableIndex>()
  /// Forgotten constraints whose numbers are given out again after the solve.
  var vacated = FlatArray<ConstraintIndex>()
  /// Variables that perhaps nothing mentions any more.
  var unreferenced = FlatArray<VariableIndex>()

  init() {}
}
