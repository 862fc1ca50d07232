/// The rows of the basic columns over the non-basic ones, indexed both ways (Badros, Borning &
/// Stuckey 2001).
///
/// The row of each basic column, and the occurrences of each non-basic one, are kept as lists that
/// point into each other, so a coefficient is found from either side and removed without a search.
///
/// What only reads and is called in every step is inlined: for a call that borrows the tableau from
/// within a step the compiler (Swift 6.3) would copy its 937 bytes first.
struct Tableau: ~Copyable {
  var columns = FlatArray<TableauColumn>()
  var rowTerms = ListArena<RowTerm>()
  var columnEntries = ListArena<ColumnEntry>()
  var costs = ListArena<CostEntry>()
  var freeColumns = FlatArray<ColumnIndex>()
  /// Basic columns that stand on another side than they are counted on.
  var infeasible = FlatArray<ColumnIndex>()
  /// Columns whose reduced cost has changed for the worse, perhaps.
  var pricingQueue = FlatArray<ColumnIndex>()
  /// Columns that may leave a tie open.
  var tieCandidates = FlatArray<ColumnIndex>()
  /// Definitions that depend on a column whose value has changed.
  var dirty = IndexSet<DefinitionIndex>()
  /// What a remembered direction depends on.
  var basis = BasisKey(structure: 0)
  /// The dual steps of the solve at hand.
  var stepsOfSolve = 0
  /// The primal steps of the solve at hand, since `costNoise` was raised.
  var primalStepsOfSolve = 0
  /// How often required columns were left standing away from 0, in the solve at hand.
  var standingRounds = 0
  /// How often ties were resolved in the solve at hand.
  var tieRounds = 0
  /// Reduced costs this small are 0 to the primal method, in the solve at hand.
  var costNoise = costTolerance
  /// By how much rounding errors may have grown since the rows were looked at last: the product of
  /// what the elements that were divided by were smaller than others of their rows.
  var growth = 1.0
  var counters = SolverCounters()
  /// The state of the generator that breaks cycles, with the first seed of Marsaglia 2003; part of
  /// the state so that equal histories give equal values.
  var random: UInt64 = 88_172_645_463_325_252
  var scratch = TableauScratch()
  #if DEBUG || SOLVER_STEPS
  var recorder = StepRecorder()
  #endif

  init() {}

  /// A second tableau in the same state.
  /// - Complexity: O(size of the tableau).
  func copy() -> Tableau {
    var twin = Tableau()
    twin.columns = columns.copy()
    twin.rowTerms = rowTerms.copy()
    twin.columnEntries = columnEntries.copy()
    twin.costs = costs.copy()
    twin.freeColumns = freeColumns.copy()
    twin.infeasible = infeasible.copy()
    twin.pricingQueue = pricingQueue.copy()
    twin.tieCandidates = tieCandidates.copy()
    twin.dirty = dirty.copy()
    twin.basis = basis
    twin.growth = growth
    twin.counters = counters
    twin.random = random
    twin.scratch.fit(columns.count)
    return twin
  }

  /// The memory of the rows and what belongs to them, in bytes.
  var footprint: Int {
    columns.footprint + rowTerms.footprint + columnEntries.footprint + costs.footprint
      + dirty.footprint
  }

  // MARK: Columns

  /// Whether every column is counted where it stands, and no column waits.
  @inline(__always) var isSettled: Bool { infeasible.isEmpty && pricingQueue.isEmpty }

  /// Makes room for columns to come.
  /// - Complexity: O(number of columns) at most, amortised O(1) for each that is made.
  mutating func reserve(columns added: Int) {
    columns.reserve(columns.count + added)
    scratch.reserve(columns.count + added)
    tieCandidates.reserve(added)
  }

  /// Makes a non-basic column that occurs nowhere.
  /// - Complexity: O(1) amortised.
  mutating func makeColumn(_ column: TableauColumn) -> ColumnIndex {
    if let recycled = freeColumns.popLast() {
      columns[recycled] = column
      return recycled
    }
    columns.append(column)
    scratch.fit(columns.count)
    return ColumnIndex(columns.count - 1)
  }

  /// Removes a column with its row, or from every row.
  /// - Complexity: O(length of the row, or of the column).
  mutating func removeColumn(_ index: ColumnIndex) {
    basis.structure += 1
    if columns[index].isBasic {
      clearRow(index)
    } else {
      clearColumn(index)
    }
    rowTerms.release(&columns[index].terms)
    columnEntries.release(&columns[index].entries)
    costs.release(&columns[index].cost)
    let (queued, pricingQueue, ties) = (
      columns[index].isInInfeasibleQueue, columns[index].isInPricingQueue, columns[index].mayTie
    )
    columns[index] = .unused
    columns[index].isInInfeasibleQueue = queued
    columns[index].isInPricingQueue = pricingQueue
    columns[index].mayTie = ties
    // A number that still waits in a queue must not come back as another column before the queue
    // is done.
    if queued || pricingQueue || ties {
      scratch.deferredFree.append(index)
    } else {
      freeColumns.append(index)
    }
  }

  /// Hands out again the numbers that waited in queues which are empty now.
  /// - Complexity: O(number of them).
  mutating func releaseDeferred() {
    while let index = scratch.deferredFree.popLast() {
      columns[index].isInInfeasibleQueue = false
      columns[index].isInPricingQueue = false
      columns[index].mayTie = false
      freeColumns.append(index)
    }
  }

  // MARK: Values

  /// Sets the value of a column, and notes what follows from that.
  @inline(__always)
  mutating func setValue(_ value: Double, of index: ColumnIndex) {
    guard columns[index].value != value else { return }
    columns[index].value = value
    let rank = columns[index].definition
    if rank.exists { dirty.insert(rank) }
    noteInfeasible(index)
  }

  /// Has a basic column looked at that stands on another side than it is counted on.
  @inline(__always)
  mutating func noteInfeasible(_ index: ColumnIndex) {
    guard columns[index].isBasic, !columns[index].isInInfeasibleQueue,
      columns[index].isPrimalInfeasible
    else { return }
    columns[index].isInInfeasibleQueue = true
    infeasible.append(index)
  }

  /// Has a column looked at whose reduced cost has changed for the worse, perhaps.
  @inline(__always)
  mutating func queueForPricing(_ column: ColumnIndex) {
    if !columns[column].isInPricingQueue {
      columns[column].isInPricingQueue = true
      pricingQueue.append(column)
    }
  }

  /// Has a column looked at that may leave a tie open.
  @inline(__always)
  mutating func noteTie(_ column: ColumnIndex) {
    guard !columns[column].mayTie else { return }
    columns[column].mayTie = true
    tieCandidates.append(column)
  }
}

extension Tableau {
  /// Has the columns of a row looked at for ties.
  /// - Complexity: O(length of the row).
  @inline(__always)
  mutating func noteTies(of row: ColumnIndex) {
    let list = columns[row].terms
    for position in list.positions {
      noteTie(rowTerms[list, position].column)
    }
  }
}

/// Memory that the tableau's steps use and leave clean.
struct TableauScratch: ~Copyable {
  /// The pivot row spread over the columns.
  var spread = FlatArray<Double>()
  /// The row for which an entry of `spread` was used last.
  var stamp = FlatArray<Int32>()
  var stampNow: Int32 = 0
  var pivotRow = FlatArray<RowTerm>()
  var pivotCost = FlatArray<CostEntry>()
  var reducedCost = FlatArray<CostEntry>()
  var bestRatio = FlatArray<CostEntry>()
  var breakpoints = FlatArray<Breakpoint>()
  /// Removed constraints whose error has become basic.
  var dead = FlatArray<ConstraintIndex>()
  var deferredFree = FlatArray<ColumnIndex>()
  /// Dense rows that stand on another side than they are counted on.
  var dense = FlatArray<ColumnIndex>()
  /// Required columns that have entered where they stand, away from 0.
  var standing = FlatArray<ColumnIndex>()

  init() {}

  /// Makes room for what is said about each of `count` columns.
  mutating func reserve(_ count: Int) {
    spread.reserve(count | FormExpansion.step)
    stamp.reserve(count | FormExpansion.step)
  }

  /// Lengthens the work vectors to so many columns.
  /// - Complexity: O(1) amortised for each column.
  mutating func fit(_ count: Int) {
    guard spread.count < count else { return }
    let room = count | FormExpansion.step
    spread.grow(to: room, filling: 0)
    stamp.grow(to: room, filling: 0)
  }
}

/// Where a row changes its slope along a primal step.
struct Breakpoint: BitwiseCopyable {
  var distance: Double
  var row: ColumnIndex
  var rate: Double
  /// How much the slope of the row's penalty grows there.
  var weight: Int8
}
