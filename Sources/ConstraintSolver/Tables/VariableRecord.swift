/// What the solver keeps for a variable, apart from its value.
struct VariableRecord: BitwiseCopyable {
  /// The constraints that mention it.
  var uses = List()
  /// How it gets its value, while something mentions it.
  var definition = DefinitionIndex.null
  /// The constraint that keeps it from being negative, once that was needed.
  var bound = ConstraintIndex.null
  /// How many constraints mention it that were added since the last solve; they are not in the list
  /// yet.
  var incoming: Int32 = 0
  /// The ``Solver/solveCount`` at which it lost its definition last, with its old value noted.
  var noted: UInt32 = 0
  var kind: VariableKind
  var isLive = true
  /// In the batch at hand, a constraint is assigned that will define it.
  var isAssigned = false
  /// In the batch at hand, a constraint waits for it to be defined.
  var isAwaited = false

  init(kind: VariableKind) { self.kind = kind }
}

/// An occurrence of a variable in a constraint.
struct Use: BitwiseCopyable {
  var constraint: ConstraintIndex
  /// Where the term stands in the constraint's list.
  var link: Int32
}
