/// Solves linear equations and inequalities of strict priorities, incrementally.
///
/// Changes are collected and take effect together at ``solve()``. Optional constraints minimise the sum of absolute
/// errors, priority by priority: nothing of a lower priority is ever traded against a higher one (F1.11–F1.13).
public struct Solver: ~Copyable {
  /// Which member of a conflicting set is given up.
  public var relaxationPolicy = RelaxationPolicy.firstAdded
  /// What was done so far.
  public internal(set) var counters = SolverCounters()
  /// The conflicts met by the last ``solve()``, in the order they were found.
  public internal(set) var conflicts: [Conflict] = []
  /// The variables whose value was changed by the last ``solve()``, each once.
  public internal(set) var changedVariables: ContiguousArray<VariableID> = []

  var variables: ContiguousArray<Double> = []
  var freeVariables: ContiguousArray<UInt32> = []
  var constraints: ContiguousArray<PendingConstraint> = []

  /// Makes a solver without variables.
  public init() {}
}

struct PendingConstraint {
  var terms: [Term]
  var relation: Relation
  var constant: Double
  var priority: Priority
  var tie: TieBreak
  var relaxationRank: Int32
}
