/// Solves linear equations and inequalities of strict priorities, incrementally.
///
/// Changes are collected and take effect together at ``solve()``. Optional constraints minimise the
/// sum of absolute errors, priority by priority: nothing of a lower priority is ever traded against
/// a higher one (F1.11–F1.13).
///
/// The method is that of Cassowary (Badros, Borning & Stuckey 2001) for a strict hierarchy of
/// priorities (Borning et al. 1992); <doc:Algorithm> says where it differs.
///
/// A solver has one owner and no hidden state: equal histories give equal values, on every run and
/// machine. Values and constants are in the unit of the caller, points in a layout.
public struct Solver: ~Copyable {
  /// Which member of a conflict is relaxed, from the next ``solve()`` on (F2.2).
  /// - Complexity: O(1).
  public var relaxationPolicy = RelaxationPolicy.firstAdded
  /// How inequalities choose where they leave a range open, from the next ``solve()`` on; what is
  /// decided by then and still optimal stays.
  /// - Complexity: O(1).
  public var tiePolicy = TiePolicy.smallestDistance
  /// The conflicts met by the last ``solve()``, in the order they were found; empty when all that
  /// is required holds, or was relaxed before (see ``isRelaxed(_:)``).
  /// - Complexity: O(1).
  public internal(set) var conflicts: [Conflict] = []

  // The system.
  var variables = VariableTable()
  var constraints = ConstraintTable()
  var definitions = DefinitionTable()
  var tableau = Tableau()
  var directions = DirectionStore()
  /// What the last solve moved.
  var journal = ValueJournal()
  /// What happens at the next solve.
  var changes = ChangeQueue()
  /// Required constraints that are left out.
  var relaxations = Relaxations()

  // What single steps work with, and leave clean.
  var expansion = FormExpansion()
  var walk = DependencyWalk()
  var batch = BatchWork()
  var removal = RemovalWork()
  var recycling = Recycling()
  var reach = ReachWork()

  /// Only asked whether constraints can hold: a conflict need not be made irreducible.
  var isProbe = false
  var solvesSinceRefresh = 0
  var refreshed = RefreshRecord()
  var solveCount: UInt32 = 0
  var capacity = SolverCapacity()
  /// Where the arrays begin, if it was announced at the beginning how much is to come.
  var arena = MemoryArena()

  /// Makes a solver without variables; it takes memory with the first one.
  /// - Complexity: O(1).
  public init() {}

  /// What was done since the solver was made.
  /// - Complexity: O(1).
  package var counters: SolverCounters { tableau.counters }

  /// The memory of the state, in bytes; it stays flat however often constraints come and go.
  /// - Complexity: O(1).
  public var footprint: Int {
    variables.footprint + constraints.footprint + definitions.footprint + tableau.footprint
      + directions.footprint
  }
}
