extension Tableau {
  /// Step 4b: takes primal steps until no queued column improves anything.
  ///
  /// After weights were lowered or removed, moving some columns may improve the total. Each such
  /// column enters. It passes rows whose slope changes on the way while that still pays (a long
  /// step), and the first row that stops it leaves.
  ///
  /// Columns are taken at random, and breakpoints at the same distance in random order, so steps of
  /// length 0 do not cycle. Taking the smallest index prevents that as well (Bland 1977), but is
  /// known to need more steps.
  /// - Complexity: The cost of the steps, and O(number of columns that were queued).
  mutating func primalSimplex() {
    while let column = nextToPrice() { enter(column) }
  }

  /// Lets a column enter, and then the columns of the same row that this frees, until it improves
  /// nothing more.
  /// - Complexity: The cost of the steps.
  mutating func enter(_ column: ColumnIndex) {
    var steps = 0
    while !columns[column].isBasic, let up = improvingDirection(column) {
      guard step(column, up: up, shuffling: steps > 0 || counters.primalSteps & 7 == 0) else {
        break
      }
      steps += 1
    }
  }

  /// Returns a queued column, pseudorandom (the same on every run), because natural orders can
  /// cycle.
  private mutating func nextToPrice() -> ColumnIndex? {
    guard pricingQueue.count > 0 else { return nil }
    let position = nextRandom(below: pricingQueue.count)
    let column = pricingQueue[position]
    let last = pricingQueue[pricingQueue.count - 1]
    pricingQueue[position] = last
    _ = pricingQueue.popLast()
    columns[column].isInPricingQueue = false
    return column
  }

  /// Returns the next number below a limit from a linear congruential generator (Knuth 1997,
  /// section 3.3.4).
  mutating func nextRandom(below limit: Int) -> Int {
    random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((random >> 33) % UInt64(limit))
  }

  /// Returns whether a move up (true) or a move down (false) improves the total; nil if neither
  /// does.
  /// - Complexity: O(number of levels of the reduced cost).
  @inline(__always)
  private func improvingDirection(_ column: ColumnIndex) -> Bool? {
    guard columns[column].cost.count > 0 else { return nil }
    if reducedCostSign(column, up: true, above: costNoise) < 0 { return true }
    if reducedCostSign(column, up: false, above: costNoise) < 0 { return false }
    return nil
  }

  /// Moves a non-basic column as far as that improves the total; false if nothing stops it.
  /// - Complexity: O(*e* log *e*) for the *e* rows in which the column occurs, the lengths of the
  ///   passed rows, and a pivot.
  private mutating func step(_ column: ColumnIndex, up: Bool, shuffling: Bool) -> Bool {
    counters.primalSteps += 1
    notePrimalStep()
    collectBreakpoints(column, up: up)
    if shuffling { shuffleBreakpoints() }
    sortBreakpoints()
    collectReducedCost(column, up: up)
    var passed = 0
    while passed < scratch.breakpoints.count {
      let point = scratch.breakpoints[passed]
      let level = columns[point.row].level
      scratch.reducedCost.add(Double(point.weight) * abs(point.rate), at: level)
      if scratch.reducedCost.sign(above: costNoise) >= 0 { break }
      passed += 1
    }
    guard passed < scratch.breakpoints.count else { return false }
    let leaving = scratch.breakpoints[passed].row
    for index in 0..<passed {
      let row = scratch.breakpoints[index].row
      note(.flip, row: row)
      let before = columns[row].slope
      let rate = scratch.breakpoints[index].rate
      columns[row].side = rate > 0 ? 1 : -1
      addSlope(columns[row].slope - before, row: row, pricing: true)
      noteTies(of: row)
    }
    note(.primalPivot, row: leaving, column: column)
    pivot(row: leaving, column: column, direction: up ? 1 : -1)
    queueRowForPricing(column)
    return true
  }

  /// Counts a step, and multiplies the cost tolerance by ten when a solve takes more steps than a
  /// solve that makes progress would.
  ///
  /// Random orders break cycles of steps without gain, but not cycles of steps that gain only
  /// rounding left over from a 0. In those, each step undoes another step to improve a weaker
  /// level.
  @inline(__always)
  private mutating func notePrimalStep() {
    primalStepsOfSolve += 1
    guard primalStepsOfSolve > 4 * columns.count + 256 else { return }
    primalStepsOfSolve = 0
    costNoise *= 10
  }

  /// Queues a row's columns for pricing.
  /// - Complexity: O(length of the row).
  mutating func queueRowForPricing(_ row: ColumnIndex) {
    let list = columns[row].terms
    for position in list.positions { queueForPricing(rowTerms[list, position].column) }
  }

  /// Collects the rows whose slope grows when a non-basic column moves.
  /// - Complexity: O(number of rows in which the column occurs).
  private mutating func collectBreakpoints(_ column: ColumnIndex, up: Bool) {
    scratch.breakpoints.removeAll()
    let entries = columns[column].entries
    for position in entries.positions {
      let entry = columnEntries[entries, position]
      let coefficient = coefficient(of: entry)
      let rate = up ? coefficient : -coefficient
      guard let breakpoint = columns[entry.row].breakpoint(at: rate),
        !isRounding(rate, in: entry.row)
      else { continue }
      scratch.breakpoints.append(
        Breakpoint(
          distance: breakpoint.distance < costTolerance ? 0 : breakpoint.distance, row: entry.row,
          rate: rate,
          weight: breakpoint.weight))
    }
  }

  /// Shuffles the breakpoints (Durstenfeld 1964).
  /// - Complexity: O(number of breakpoints).
  private mutating func shuffleBreakpoints() {
    var last = scratch.breakpoints.count
    while last > 1 {
      scratch.breakpoints.swapAt(last - 1, nextRandom(below: last))
      last -= 1
    }
  }

  private mutating func sortBreakpoints() { scratch.breakpoints.sortByDistance() }
}

extension FlatArray<Breakpoint> {
  /// Sorts by distance, keeping the order of equals: by insertion if short, else by merging.
  /// - Complexity: O(*n* log *n*).
  mutating func sortByDistance() {
    var width = 1
    if count <= 24 {
      insertionSort(0, count)
      return
    }
    width = 16
    var start = 0
    while start < count {
      insertionSort(start, Swift.min(start + width, count))
      start += width
    }
    var merged = FlatArray<Breakpoint>()
    while width < count {
      merged.removeAll()
      var low = 0
      while low < count {
        let middle = Swift.min(low + width, count)
        let high = Swift.min(low + 2 * width, count)
        var left = low
        var right = middle
        while left < middle || right < high {
          if right >= high || (left < middle && self[left].distance <= self[right].distance) {
            merged.append(self[left])
            left += 1
          } else {
            merged.append(self[right])
            right += 1
          }
        }
        low = high
      }
      swap(&self, &merged)
      width *= 2
    }
  }

  /// Sorts a part by insertion.
  /// - Complexity: O(*n*²) for *n* elements, of which there are at most 24.
  private mutating func insertionSort(_ start: Int, _ end: Int) {
    guard end - start > 1 else { return }
    for index in (start + 1)..<end {
      let item = self[index]
      var hole = index
      while hole > start, self[hole - 1].distance > item.distance {
        self[hole] = self[hole - 1]
        hole -= 1
      }
      self[hole] = item
    }
  }
}

extension FlatArray<CostEntry> {
  /// Adds to the part at `level`, keeping the order of levels.
  /// - Complexity: O(number of levels).
  mutating func add(_ amount: Double, at level: Level) {
    var position = 0
    while position < count {
      if self[position].level == level {
        self[position].amount += amount
        return
      }
      if self[position].level < level { break }
      position += 1
    }
    append(CostEntry(level: level, amount: amount))
    var hole = count - 1
    while hole > position {
      self[hole] = self[hole - 1]
      hole -= 1
    }
    self[position] = CostEntry(level: level, amount: amount)
  }

  /// Returns the sign of the strongest part larger than `tolerance`.
  func sign(above tolerance: Double) -> Int {
    for index in 0..<count {
      if self[index].amount > tolerance { return 1 }
      if self[index].amount < -tolerance { return -1 }
    }
    return 0
  }
}
