/// The working memory for added constraints.
struct BatchWork: ~Copyable {
  /// The required equalities that define no variable.
  var equalities = FlatArray<ConstraintIndex>()
  /// The other constraints that define no variable.
  var others = FlatArray<ConstraintIndex>()
  /// The constraints whose rows would have very many terms.
  var denseRows = FlatArray<ConstraintIndex>()
  var ready = FlatArray<ConstraintIndex>()
  /// Whether other constraints were solved before.
  var isLater = false
  /// The constraints that have waited.
  var worklist = FlatArray<ConstraintIndex>()

  init() {}
}

/// The working memory for removed constraints.
struct RemovalWork: ~Copyable {
  /// The removed constraints that define a variable.
  var definitions = FlatArray<ConstraintIndex>()
  /// The removed constraints whose error still holds something in place.
  var held = FlatArray<ConstraintIndex>()

  init() {}
}

/// The identities that are being recycled.
struct Recycling: ~Copyable {
  /// The variables removed by the caller that removed constraints still mention.
  var departing = FlatArray<VariableIndex>()
  var lingering = FlatArray<VariableIndex>()
  /// The removed constraints whose numbers are recycled after the solve.
  var vacated = FlatArray<ConstraintIndex>()
  /// The variables that may have become unreferenced.
  var unreferenced = FlatArray<VariableIndex>()

  init() {}
}
