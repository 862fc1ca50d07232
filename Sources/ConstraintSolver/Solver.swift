/// Solves linear equations and inequalities of strict priorities, incrementally.
///
/// Changes are collected and take effect together at ``solve()``. Optional constraints minimise the
/// sum of absolute errors, priority by priority: nothing of a lower priority is ever traded against
/// a higher one (F1.11–F1.13).
///
/// A solver has one owner and no hidden state: equal histories give equal values, on every run and
/// machine. Values and constants are in the unit of the caller, points in a layout.
public struct Solver: ~Copyable {
  /// Which member of a conflicting set is given up, from the next ``solve()`` on (F2.2).
  /// - Complexity: O(1).
  public var relaxationPolicy = RelaxationPolicy.firstAdded
  /// The conflicts met by the last ``solve()``, in the order they were found; empty when all that
  /// is required holds, or was given up before (see ``isRelaxed(_:)``).
  /// - Complexity: O(1).
  public internal(set) var conflicts: [Conflict] = []

  var values = FlatArray<Double>()
  var variables = FlatArray<VariableRecord>()
  var freeVariables = FlatArray<Int32>()
  var uses = ListArena<Use>()

  var constraints = FlatArray<ConstraintRecord>()
  /// As far as they are not the usual ones; asked for by ``traits(of:)``.
  var traits = FlatArray<ConstraintTraits>()
  var freeConstraints = FlatArray<Int32>()
  var terms = ListArena<ConstraintTerm>()
  var nextOrder: UInt64 = 0

  var definitions = FlatArray<Definition>()
  var vacantDefinitions = 0
  var tableau = Tableau()

  var directions = DirectionStore()
  /// The variables that the last solve moved one by one; while it goes on, those whose old value is
  /// noted.
  var moved = FlatArray<VariableID>()
  /// While a solve goes on, the values that the ``moved`` variables had before it.
  var noted = FlatArray<Double>()
  /// Whether some variable was moved more than once by the solve at hand, perhaps back to where it
  /// was.
  var hasMovedAgain = false
  /// The directions along which the last solve moved everything else.
  var followedDirections = FlatArray<Int32>()

  /// Added since the last solve, in order.
  var pending = FlatArray<Int32>()
  /// Removed, or with a new constant or priority, since the last solve.
  var changed = FlatArray<Change>()
  /// Relaxed constraints with their conflicting sets.
  var relaxations: [Relaxation] = []
  /// Constraints that get their weight back when what is optimal without them is found.
  var raises = FlatArray<Int32>()
  /// Relaxed constraints that are to be tried again.
  var retries = FlatArray<Int32>()

  /// Only asked whether constraints can hold: a conflict need not be made irreducible.
  var isProbe = false
  var solvesSinceRefresh = 0
  var solveCount: UInt32 = 0
  var scratch = SolverScratch()
  var capacity = SolverCapacity()
  /// Where the arrays begin, if very much was announced at the beginning.
  var arena = MemoryArena()

  /// Makes a solver without variables; it takes memory with the first one.
  /// - Complexity: O(1).
  public init() {}

  /// What was done since the solver was made.
  /// - Complexity: O(1).
  public var counters: SolverCounters { tableau.counters }

  /// The memory of the state, in bytes; it stays flat however often constraints come and go.
  /// - Complexity: O(1).
  public var footprint: Int {
    values.footprint + variables.footprint + uses.footprint + constraints.footprint
      + traits.footprint + terms.footprint + definitions.footprint + tableau.footprint
      + directions.footprint
  }
}

/// A constraint without influence, and why.
struct Relaxation {
  var constraint: Int32
  var subsystem: [Int32]
}

/// Memory that the solver's steps use and leave clean.
struct SolverScratch: ~Copyable {
  /// A linear form over the variables.
  var variableWork = FlatArray<Double>()
  var isInHeap = FlatArray<Bool>()
  var heap = IndexHeap()
  /// A linear form over the columns.
  var columnWork = FlatArray<Double>()
  var isCollected = FlatArray<Bool>()
  var collected = FlatArray<Int32>()
  var form = FlatArray<RowTerm>()
  var ranks = IndexSet()
  /// Variables, taken in the order of their numbers.
  var members = IndexSet()
  var neighbours = FlatArray<RowTerm>()
  /// Variables whose value came out below 0 in the solve at hand.
  var negative = FlatArray<Int32>()
  /// What a row was summed from last: the sizes of the numbers.
  var magnitude = 0.0
  var later = FlatArray<Int32>()
  var rowsToAdd = FlatArray<Int32>()
  /// Constraints whose rows would have very many terms.
  var denseRows = FlatArray<Int32>()
  var ready = FlatArray<Int32>()
  var cyclic = FlatArray<Int32>()
  var worklist = FlatArray<Int32>()
  /// Variables that the caller gave back while removed constraints still mention them.
  var departing = FlatArray<Int32>()
  var lingering = FlatArray<Int32>()
  /// Forgotten constraints whose numbers are given out again after the solve.
  var vacated = FlatArray<Int32>()
  /// Removed rows whose error still holds something in place.
  var held = FlatArray<Int32>()
  /// Columns that leave a tie open.
  var tied = FlatArray<Int32>()
  /// Variables that perhaps nothing mentions any more.
  var unreferenced = FlatArray<Int32>()

  init() {}

  /// Makes room for forms over so many variables and columns.
  mutating func reserve(variables: Int, columns: Int) {
    variableWork.reserve(variables | SolverScratch.step)
    isInHeap.reserve(variables | SolverScratch.step)
    columnWork.reserve(columns | SolverScratch.step)
    isCollected.reserve(columns | SolverScratch.step)
  }

  /// Lengthens the forms to so many variables and columns.
  @inline(__always)
  mutating func fit(variables: Int, columns: Int) {
    if variableWork.count < variables || columnWork.count < columns {
      grow(variables, columns)
    }
  }

  @inline(never)
  private mutating func grow(_ variables: Int, _ columns: Int) {
    // In steps, since what is filled is touched; the buffers double.
    if variableWork.count < variables {
      let room = variables | SolverScratch.step
      variableWork.grow(to: room, filling: 0)
      isInHeap.grow(to: room, filling: false)
    }
    if columnWork.count < columns {
      let room = columns | SolverScratch.step
      columnWork.grow(to: room, filling: 0)
      isCollected.grow(to: room, filling: false)
    }
  }

  /// How many elements are filled at least when the scratch forms grow, less one; a power of two,
  /// less one.
  static let step = 255

  /// Adds to the form over the columns.
  @inline(__always)
  mutating func collect(_ column: Int32, _ coefficient: Double) {
    if !isCollected[column] {
      isCollected[column] = true
      collected.append(column)
    }
    columnWork[column] += coefficient
  }
}
