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
