/// The values that a solve has moved.
struct ChangeJournal: ~Copyable {
  /// The variables that were moved individually; during a solve, the variables with a noted old
  /// value.
  var moved = FlatArray<VariableID>()
  /// The values of the ``moved`` variables before this solve.
  var noted = FlatArray<Double>()
  /// Whether some variable was moved more than once, perhaps back to the old value.
  var hasMovedAgain = false
  /// The directions along which everything else was moved.
  var followedDirections = FlatArray<DirectionIndex>()
  var negative = FlatArray<VariableIndex>()

  init() {}

  /// Returns a copy, between two solves.
  /// - Complexity: O(number of values that were moved).
  func copy() -> ChangeJournal {
    var twin = ChangeJournal()
    twin.moved = moved.copy()
    twin.noted = noted.copy()
    twin.followedDirections = followedDirections.copy()
    return twin
  }
}
