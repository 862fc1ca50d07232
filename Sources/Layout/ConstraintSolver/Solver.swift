/// An incremental solver of linear equations and inequalities with strict priorities.
///
/// Changes are collected and take effect together at ``solve()``. Optional constraints minimize the
/// sum of absolute errors, priority by priority: nothing at a lower priority is ever traded against
/// a higher priority (F1.11–F1.13).
///
/// The method is Cassowary (Badros, Borning & Stuckey 2001) for a strict hierarchy of priorities
/// (Borning et al. 1992); <doc:Algorithm> lists the differences.
///
/// A solver has a single owner and no hidden state: equal histories produce equal values, on every
/// run and machine. Values and constants are in the unit of the caller, points in a layout.
public struct Solver: ~Copyable {
  /// The rule that selects a conflict's relaxed member, from the next ``solve()`` on (F2.2).
  public var relaxationPolicy = RelaxationPolicy.firstAdded
  /// The choice of inequalities that leave a range open, from the next ``solve()`` on; earlier
  /// decisions that are still optimal stay.
  public var tiePolicy = TiePolicy.smallestDistance
  /// The new conflicts of the last ``solve()``, in the order they were found.
  ///
  /// Constraints that were relaxed before are not repeated (see ``isRelaxed(_:)``).
  public internal(set) var conflicts: [Conflict] = []

  var variables = VariableTable()
  var constraints = ConstraintTable()
  var definitions = DefinitionTable()
  var tableau = Tableau()
  var directions = DirectionStore()
  var journal = ChangeJournal()
  var changes = ChangeQueue()
  var relaxations = Relaxations()
  /// The limits, and removed limits until the next check.
  var limits = FlatArray<ConstraintIndex>()

  // The working memory of single steps, clean between them.
  var expansion = FormExpansion()
  var walk = DependencyWalk()
  var batch = BatchWork()
  var structure = StructureWork()
  var redefinition = RedefinitionWork()
  var removal = RemovalWork()
  var recycling = Recycling()
  var reach = ReachWork()

  /// Whether the solver only checks feasibility: conflicts need not be made irreducible.
  var isProbe = false
  var solvesSinceRefresh = 0
  var refreshed = RefreshRecord()
  var solveCount: UInt32 = 0
  var capacity = SolverCapacity()
  /// The arena of the arrays, if a large size was announced at the beginning.
  var arena = MemoryArena()
  /// The arena of the arrays of rows and columns, if the first arena is open.
  var rowArena = MemoryArena()

  public init() {}

  /// The counts of steps since the solver was made.
  /// - Complexity: O(1).
  public var counters: SolverCounters { tableau.counters }

  /// The memory of the state in bytes; it stays flat however often constraints come and go.
  public var footprint: Int {
    variables.footprint + constraints.footprint + definitions.footprint + tableau.footprint
      + directions.footprint
  }
}
