struct VariableRecord: BitwiseCopyable {
  var uses = List()
  /// The definition's rank, while something mentions it.
  var definition = DefinitionIndex.null
  /// The constraint that keeps it from being negative, if that was needed.
  var bound = ConstraintIndex.null
  /// The number of uses by constraints added since the last solve, which are not in the list yet.
  var incoming: Int32 = 0
  /// The ``Solver/solveCount`` at which it last lost the definition, with the old value noted.
  var noted: UInt32 = 0
  var kind: VariableKind
  var isLive = true
  /// Whether a constraint in the current batch is assigned to define it.
  var isAssigned = false
  /// Whether a constraint in the current batch waits for the definition.
  var isAwaited = false

  init(kind: VariableKind) { self.kind = kind }
}

/// A variable's occurrence in a constraint.
struct Use: BitwiseCopyable {
  var constraint: ConstraintIndex
  /// The position of the term in the constraint's list.
  var link: Int32
}
