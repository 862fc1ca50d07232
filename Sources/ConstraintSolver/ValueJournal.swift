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
