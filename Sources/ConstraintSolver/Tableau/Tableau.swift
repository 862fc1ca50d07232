/// The rows of all constraints that define nothing, over the non-basic parameters, indexed both
/// ways.
///
/// Every basic parameter's row and every non-basic parameter's column are kept as lists that point
/// into each other, so a coefficient is found from either side and removed without a search.
struct Tableau: ~Copyable {
  var parameters = FlatArray<Parameter>()
  var rows = ListArena<RowTerm>()
  var columns = ListArena<ColumnEntry>()
  var costs = ListArena<CostEntry>()
  var freeParameters = FlatArray<Int32>()
  /// Parameters that stand on another side than they are counted on.
  var mismatched = FlatArray<Int32>()
  /// Columns whose reduced cost has changed for the worse, perhaps.
  var touched = FlatArray<Int32>()
  /// Columns that may leave a tie open.
  var tieCandidates = FlatArray<Int32>()
  /// Definitions that depend on a parameter whose value has changed.
  var dirty = RankSet()
  /// What a remembered direction depends on.
  var basis = BasisKey(structure: 0)
  /// The dual steps of the solve at hand.
  var stepsOfSolve = 0
  var counters = SolverCounters()
  /// The state of the generator that breaks cycles; part of the state so that equal histories give
  /// equal values.
  var random: UInt64 = 88_172_645_463_325_252
  var scratch = TableauScratch()

  init() {}

  func copy() -> Tableau {
    var twin = Tableau()
    twin.parameters = parameters.copy()
    twin.rows = rows.copy()
    twin.columns = columns.copy()
    twin.costs = costs.copy()
    twin.freeParameters = freeParameters.copy()
    twin.mismatched = mismatched.copy()
    twin.touched = touched.copy()
    twin.tieCandidates = tieCandidates.copy()
    twin.dirty = dirty.copy()
    twin.basis = basis
    twin.counters = counters
    twin.random = random
    twin.scratch.fit(parameters.count)
    return twin
  }

  /// The memory of the rows and what belongs to them, in bytes.
  var footprint: Int {
    parameters.footprint + rows.footprint + columns.footprint + costs.footprint + dirty.footprint
  }

  // MARK: Parameters

  /// Whether every parameter is counted where it stands, and no column waits.
  @inline(__always) var isSettled: Bool { mismatched.isEmpty && touched.isEmpty }

  /// Makes room for parameters to come.
  mutating func reserve(parameters added: Int) {
    parameters.reserve(parameters.count + added)
    scratch.reserve(parameters.count + added)
    tieCandidates.reserve(added)
  }

  /// Makes a non-basic parameter that occurs nowhere.
  mutating func makeParameter(_ parameter: Parameter) -> Int32 {
    if let recycled = freeParameters.popLast() {
      parameters[recycled] = parameter
      return recycled
    }
    parameters.append(parameter)
    scratch.fit(parameters.count)
    return Int32(parameters.count - 1)
  }

  /// Removes a parameter with its row or column.
  mutating func removeParameter(_ index: Int32) {
    basis.structure += 1
    if parameters[index].isBasic {
      clearRow(index)
    } else {
      clearColumn(index)
    }
    rows.release(&parameters[index].row)
    columns.release(&parameters[index].column)
    costs.release(&parameters[index].cost)
    let (queued, touched, ties) = (
      parameters[index].isQueued, parameters[index].isTouched, parameters[index].mayTie
    )
    parameters[index] = Parameter(owner: 0)
    parameters[index].isFree = true
    parameters[index].isQueued = queued
    parameters[index].isTouched = touched
    parameters[index].mayTie = ties
    // A number that still waits in a queue must not come back as another parameter before the queue
    // is done.
    if queued || touched || ties {
      scratch.deferredFree.append(index)
    } else {
      freeParameters.append(index)
    }
  }

  /// Hands out again the numbers that waited in queues which are empty now.
  mutating func releaseDeferred() {
    while let index = scratch.deferredFree.popLast() {
      parameters[index].isQueued = false
      parameters[index].isTouched = false
      parameters[index].mayTie = false
      freeParameters.append(index)
    }
  }

  // MARK: Values

  @inline(__always)
  mutating func setValue(_ value: Double, of index: Int32) {
    guard parameters[index].value != value else { return }
    parameters[index].value = value
    let rank = parameters[index].rank
    if rank >= 0 { dirty.insert(rank) }
    noteMismatch(index)
  }

  @inline(__always)
  mutating func noteMismatch(_ index: Int32) {
    guard parameters[index].isBasic, !parameters[index].isQueued, parameters[index].isMismatched
    else { return }
    parameters[index].isQueued = true
    mismatched.append(index)
  }

  @inline(__always)
  mutating func touch(_ column: Int32) {
    if !parameters[column].isTouched {
      parameters[column].isTouched = true
      touched.append(column)
    }
  }

  @inline(__always)
  mutating func noteTie(_ column: Int32) {
    guard !parameters[column].mayTie else { return }
    parameters[column].mayTie = true
    tieCandidates.append(column)
  }
}

extension Tableau {
  /// Has the columns of a row looked at for ties.
  @inline(__always)
  mutating func noteTies(of row: Int32) {
    let list = parameters[row].row
    var place: Int32 = 0
    while place < list.count {
      noteTie(rows[list, place].column)
      place += 1
    }
  }
}

/// Memory that the tableau's steps use and leave clean.
struct TableauScratch: ~Copyable {
  /// The pivot row spread over the parameters.
  var spread = FlatArray<Double>()
  /// The row for which an entry of `spread` was used last.
  var stamp = FlatArray<Int32>()
  var stampNow: Int32 = 0
  var pivotRow = FlatArray<RowTerm>()
  var pivotCost = FlatArray<CostEntry>()
  var slack = FlatArray<CostEntry>()
  var bestSlack = FlatArray<CostEntry>()
  var breakpoints = FlatArray<Breakpoint>()
  /// Removed constraints whose error has become basic.
  var dead = FlatArray<Int32>()
  var deferredFree = FlatArray<Int32>()
  /// Broad rows that stand on another side than they are counted on.
  var broad = FlatArray<Int32>()

  init() {}

  /// Makes room for what is said about each of `count` parameters.
  mutating func reserve(_ count: Int) {
    spread.reserve(count | SolverScratch.step)
    stamp.reserve(count | SolverScratch.step)
  }

  mutating func fit(_ count: Int) {
    guard spread.count < count else { return }
    let room = count | SolverScratch.step
    spread.grow(to: room, filling: 0)
    stamp.grow(to: room, filling: 0)
  }
}

/// Where a row changes its slope along a primal step.
struct Breakpoint: BitwiseCopyable {
  var distance: Double
  var row: Int32
  var rate: Double
  /// How much the slope of the row's penalty grows there.
  var weight: Int8
}
