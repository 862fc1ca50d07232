/// The rows of the basic columns over the non-basic columns, indexed both ways (Badros, Borning &
/// Stuckey 2001).
///
/// The row of each basic column, and the occurrences of each non-basic one, are lists that point
/// into each other. So a coefficient is found from either side and removed without a search.
///
/// Read-only functions called in every step are inlined: for a call that borrows the tableau from
/// within a step, the compiler (Swift 6.3) would copy the tableau's 937 bytes first.
struct Tableau: ~Copyable {
  var columns = FlatArray<TableauColumn>()
  var rowTerms = ListArena<RowTerm>()
  var columnEntries = ListArena<ColumnEntry>()
  var costs = ListArena<CostEntry>()
  var freeColumns = FlatArray<ColumnIndex>()
  /// The basic columns that are not on the side on which they are counted.
  var infeasible = FlatArray<ColumnIndex>()
  /// The columns whose reduced cost may have become worse.
  var pricingQueue = FlatArray<ColumnIndex>()
  /// The columns that may leave a tie open.
  var tieCandidates = FlatArray<ColumnIndex>()
  /// The definitions that depend on a column whose value has changed.
  var dirty = IndexSet<DefinitionIndex>()
  /// The state that remembered directions depend on.
  var basis = BasisKey(structure: 0)
  /// The number of dual steps in this solve.
  var stepsOfSolve = 0
  /// The number of primal steps in this solve since `costNoise` was raised.
  var primalStepsOfSolve = 0
  /// The number of rounds in this solve in which required columns were left away from 0.
  var violatedRounds = 0
  /// The number of times that ties were resolved in this solve.
  var tieRounds = 0
  /// The tolerance of the primal simplex for reduced costs in this solve.
  var costNoise = costTolerance
  /// The possible growth of rounding errors since the last check of the rows: a product of ratios
  /// between a row's other elements and the element divided by.
  var growth = 1.0
  var counters = SolverCounters()
  /// A hash of all steps and changes, in their order.
  var history: UInt64 = 0
  /// The state of the generator that breaks cycles, with the first seed of Marsaglia 2003; part of
  /// the state, so equal histories produce equal values.
  var random: UInt64 = 88_172_645_463_325_252
  var scratch = TableauScratch()
  #if DEBUG || SOLVER_STEPS
  var recorder = StepRecorder()
  #endif

  init() {}

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
    twin.history = history
    twin.random = random
    twin.scratch.fit(columns.count)
    return twin
  }

  var footprint: Int {
    columns.footprint + rowTerms.footprint + columnEntries.footprint + costs.footprint
      + dirty.footprint
  }

  // MARK: Columns

  /// Whether every column is counted on its side, and none waits in a queue.
  @inline(__always) var isSettled: Bool { infeasible.isEmpty && pricingQueue.isEmpty }

  /// Reserves room for more columns.
  /// - Complexity: O(number of columns) at most, amortized O(1) for each that is made.
  mutating func reserve(columns added: Int) {
    columns.reserve(columns.count + added)
    scratch.reserve(columns.count + added)
    tieCandidates.reserve(added)
  }

  /// Makes a non-basic column that does not occur in any row.
  /// - Complexity: O(1) amortized.
  mutating func makeColumn(_ column: TableauColumn) -> ColumnIndex {
    if let recycled = freeColumns.popLast() {
      columns[recycled] = column
      return recycled
    }
    columns.append(column)
    scratch.fit(columns.count)
    return ColumnIndex(columns.count - 1)
  }

  /// Makes an unused error basic, counted on its side and equal to another error at 0.
  /// - Complexity: O(1).
  mutating func hold(_ row: ColumnIndex, by column: ColumnIndex) {
    basis.structure += 1
    columns[row].isBasic = true
    columns[row].side = columns[row].right != 0 ? 1 : -1
    rowTerms.reserve(1, in: &columns[row].terms)
    costs.reserve(1, in: &columns[column].cost)
    appendTerm(1, column: column, row: row)
    addSlope(columns[row].slope, row: row, pricing: false)
    noteTie(column)
  }

  /// Removes a column with the row, or from every row.
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
    // A number in a queue must not be reused for another column before the queue is done.
    if queued || pricingQueue || ties {
      scratch.deferredFree.append(index)
    } else {
      freeColumns.append(index)
    }
  }

  /// Recycles the numbers that waited in queues which are now empty.
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

  /// Sets a column's value, and queues the dependents.
  @inline(__always)
  mutating func setValue(_ value: Double, of index: ColumnIndex) {
    guard columns[index].value != value else { return }
    columns[index].value = value
    let rank = columns[index].definition
    if rank.exists { dirty.insert(rank) }
    noteInfeasible(index)
  }

  /// Queues a basic column if it is not on the side on which it is counted.
  @inline(__always)
  mutating func noteInfeasible(_ index: ColumnIndex) {
    guard columns[index].isBasic, !columns[index].isInInfeasibleQueue,
      columns[index].isPrimalInfeasible
    else { return }
    columns[index].isInInfeasibleQueue = true
    infeasible.append(index)
  }

  @inline(__always)
  mutating func queueForPricing(_ column: ColumnIndex) {
    if !columns[column].isInPricingQueue {
      columns[column].isInPricingQueue = true
      pricingQueue.append(column)
    }
  }

  @inline(__always)
  mutating func noteTie(_ column: ColumnIndex) {
    guard !columns[column].mayTie else { return }
    columns[column].mayTie = true
    tieCandidates.append(column)
  }

  /// Queues a row's columns as tie candidates.
  /// - Complexity: O(length of the row).
  @inline(__always)
  mutating func noteTies(of row: ColumnIndex) {
    let list = columns[row].terms
    for position in list.positions {
      noteTie(rowTerms[list, position].column)
    }
  }
}

/// The working memory of the tableau's steps; clean between them.
struct TableauScratch: ~Copyable {
  /// The pivot row spread over the columns.
  var spread = FlatArray<Double>()
  /// The row for which each entry of `spread` was last used.
  var stamp = FlatArray<Int32>()
  var stampNow: Int32 = 0
  var pivotRow = FlatArray<RowTerm>()
  var pivotCost = FlatArray<CostEntry>()
  var reducedCost = FlatArray<CostEntry>()
  var bestRatio = FlatArray<CostEntry>()
  var breakpoints = FlatArray<Breakpoint>()
  /// The removed constraints whose error has become basic.
  var dead = FlatArray<ConstraintIndex>()
  var deferredFree = FlatArray<ColumnIndex>()
  /// The dense rows that are not on the side on which they are counted.
  var dense = FlatArray<ColumnIndex>()
  /// The required columns that have entered away from 0.
  var violated = FlatArray<ColumnIndex>()

  init() {}

  mutating func reserve(_ count: Int) {
    spread.reserve(count | FormExpansion.step)
    stamp.reserve(count | FormExpansion.step)
  }

  /// Lengthens the work vectors to `count` columns.
  /// - Complexity: O(1) amortized for each column.
  mutating func fit(_ count: Int) {
    guard spread.count < count else { return }
    let room = count | FormExpansion.step
    spread.grow(to: room, filling: 0)
    stamp.grow(to: room, filling: 0)
  }
}

/// A point in a primal step at which a row changes slope.
struct Breakpoint: BitwiseCopyable {
  var distance: Double
  var row: ColumnIndex
  var rate: Double
  /// The growth of the slope of the row's penalty.
  var weight: Int8
}
