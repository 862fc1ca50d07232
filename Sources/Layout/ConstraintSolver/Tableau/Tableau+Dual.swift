/// A dual step's result for a primal infeasible column.
enum DualStepOutcome {
  /// It is counted on the correct side now, or is non-basic at 0.
  case settled
  /// It is required, and every column that could bring it back is held: the row is a conflict.
  case conflict
}

extension Tableau {
  /// Returns the next primal infeasible column, or nil.
  ///
  /// Among the last few of the queue, the most infeasible comes first: in unstructured systems that
  /// saves most steps. After very many steps the choice is random, which breaks cycles.
  /// - Complexity: O(1) amortized.
  mutating func nextInfeasible() -> ColumnIndex? {
    while !infeasible.isEmpty {
      let last = infeasible.count - 1
      if last > 0 {
        infeasible.swapAt(last, isStalling ? nextRandom(below: last + 1) : mostInfeasible())
      }
      guard let index = infeasible.popLast() else { break }
      columns[index].isInInfeasibleQueue = false
      if columns[index].isBasic && columns[index].isPrimalInfeasible {
        stepsOfSolve += 1
        return index
      }
    }
    return nil
  }

  /// Whether this solve has taken more steps than a solve that makes progress would.
  private var isStalling: Bool { stepsOfSolve > 4 * columns.count + 256 }

  @inline(__always)
  private func mostInfeasible() -> Int {
    var position = infeasible.count - 1
    var worst = -1.0
    for index in max(0, infeasible.count - 24)..<infeasible.count {
      let size = abs(columns[infeasible[index]].value)
      if size > worst {
        worst = size
        position = index
      }
    }
    return position
  }

  /// Step 4a: a dual step, which counts a basic column on the actual side, or pivots it to 0.
  ///
  /// The slope changes from the old side to the new side. Each non-basic column of the row bears a
  /// part of that change before moving becomes cheaper. The first to move, in the lexicographic
  /// order of levels, enters. If none does, the row changes sides with no pivot, a bound flip
  /// (Maros 2003).
  /// - Complexity: O(length of the row), and a pivot.
  mutating func dualStep(_ row: ColumnIndex) -> DualStepOutcome {
    let newSide: Int8 = columns[row].value > 0 ? 1 : -1
    let target = newSide > 0 ? Double(columns[row].right) : -Double(columns[row].left)
    let change = target - columns[row].slope
    guard change != 0 else {
      columns[row].side = newSide
      return .settled
    }
    let level = columns[row].level
    let column = dualRatioTest(row: row, rising: change > 0)
    if level == requiredLevel, !column.exists || scratch.bestRatio.leads(at: level) {
      return .conflict
    }
    if column.exists && bestRatioIsBelow(abs(change), at: level) {
      let coefficient = coefficient(row: row, column: column)
      note(.dualPivot, row: row, column: column)
      pivot(row: row, column: column, direction: (coefficient > 0) == (change > 0) ? -1 : 1)
      // While some column still improves something, a pivot may pass that on to others.
      if !pricingQueue.isEmpty { queueRowForPricing(column) }
      return .settled
    }
    note(.flip, row: row)
    counters.boundFlips += 1
    addSlope(change, row: row, pricing: !pricingQueue.isEmpty)
    noteTies(of: row)
    columns[row].side = newSide
    return .settled
  }

  /// Whether a row has so many terms that primal steps settle it better.
  @inline(__always)
  func isDense(_ row: ColumnIndex) -> Bool {
    columns[row].terms.count > Int32(Tableau.longestSparseRow)
  }

  static let longestSparseRow = 32

  /// Counts a basic column on the actual side, and queues the row's columns if they may improve.
  /// - Complexity: O(length of the row).
  mutating func count(_ row: ColumnIndex) {
    note(.flip, row: row)
    let before = columns[row].slope
    columns[row].side = columns[row].value > 0 ? 1 : -1
    counters.boundFlips += 1
    addSlope(columns[row].slope - before, row: row, pricing: true)
    noteTies(of: row)
  }

  /// Stops counting a basic column on any side, and queues the row's columns if they may improve.
  /// - Complexity: O(length of the row).
  mutating func withdraw(_ row: ColumnIndex) {
    addSlope(-columns[row].slope, row: row, pricing: true)
    columns[row].side = 0
  }

  /// Returns the column that bears the least when the slope of `row` rises or falls, with the share
  /// in `scratch.bestRatio`; null if something stronger holds every column.
  /// - Complexity: O(length of the row).
  private mutating func dualRatioTest(row: ColumnIndex, rising: Bool) -> ColumnIndex {
    let level = columns[row].level
    let list = columns[row].terms
    var best = ColumnIndex.null
    var bestSize = 0.0
    let smallest = smallestPivot(of: row)
    scratch.bestRatio.removeAll()
    for position in list.positions {
      let term = rowTerms[list, position]
      let size = abs(term.coefficient)
      guard size >= smallest else { continue }
      // When the column's cost rises, the column would move down.
      let up = (term.coefficient > 0) != rising
      collectReducedCost(term.column, up: up)
      if let first = scratch.reducedCost.first, first.level > level, first.amount > 0 { continue }
      scratch.reducedCost.scale(by: 1 / size)
      // Among equals the larger pivot element is numerically safer.
      if !best.exists || scratch.reducedCost.isLess(than: scratch.bestRatio)
        || (size > bestSize && !scratch.bestRatio.isLess(than: scratch.reducedCost))
      {
        best = term.column
        bestSize = size
        swap(&scratch.reducedCost, &scratch.bestRatio)
      }
    }
    return best
  }

  /// Whether the best share is less than an amount `change` at only `level`.
  @inline(__always)
  private func bestRatioIsBelow(_ change: Double, at level: Level) -> Bool {
    var index = 0
    while index < scratch.bestRatio.count {
      let entry = scratch.bestRatio[index]
      if entry.level > level {
        if entry.amount < -costTolerance { return true }
        index += 1
        continue
      }
      if entry.level < level { return true }
      if entry.amount < change - costTolerance { return true }
      if entry.amount > change + costTolerance { return false }
      index += 1
      return index < scratch.bestRatio.count && scratch.bestRatio[index].amount < -costTolerance
    }
    return true
  }
}
