/// What became of a parameter that stood on another side than it was counted on.
enum SettleOutcome {
  /// It is counted on the right side now, or is non-basic at 0.
  case settled
  /// It is required, and nothing that could bring it back may move: its row is a conflict.
  case conflict
}

extension Tableau {
  /// The next parameter that stands on another side than it is counted on; nil when there is none.
  ///
  /// Of the last few the one that is off the most comes first: in systems without structure that
  /// saves most steps. Where very many steps were taken already, any one comes, which breaks
  /// cycles.
  mutating func nextMismatch() -> Int32? {
    while !mismatched.isEmpty {
      let last = mismatched.count - 1
      if last > 0 {
        mismatched.swapAt(last, isStalling ? nextRandom(below: last + 1) : worstPlace())
      }
      guard let index = mismatched.popLast() else { break }
      parameters[index].isQueued = false
      if parameters[index].isBasic && parameters[index].isMismatched {
        stepsOfSolve += 1
        return index
      }
    }
    return nil
  }

  /// Whether the solve at hand takes more steps than a solve that makes progress would.
  private var isStalling: Bool { stepsOfSolve > 4 * parameters.count + 256 }

  private func worstPlace() -> Int {
    var place = mismatched.count - 1
    var worst = -1.0
    for index in max(0, mismatched.count - 24)..<mismatched.count {
      let size = abs(parameters[mismatched[index]].value)
      if size > worst {
        worst = size
        place = index
      }
    }
    return place
  }

  /// A dual step: counts a basic parameter on the side where it stands, or pivots it to 0.
  ///
  /// The slope goes from that of the old side to that of the new one. Each non-basic parameter of
  /// the row bears a part of that before it would rather move itself; the first to move, in the
  /// lexicographic order of levels, enters. If none does, the row changes its side without a pivot.
  /// - Complexity: O(length of the row), and what a pivot costs.
  mutating func settle(_ row: Int32) -> SettleOutcome {
    let newSide: Int8 = parameters[row].value > 0 ? 1 : -1
    let target = newSide > 0 ? Double(parameters[row].right) : -Double(parameters[row].left)
    let change = target - parameters[row].slope
    guard change != 0 else {
      parameters[row].side = newSide
      return .settled
    }
    let level = parameters[row].level
    let column = blockingColumn(row: row, rising: change > 0)
    if level == requiredLevel, column < 0 || scratch.bestSlack.leads(at: level) { return .conflict }
    if column >= 0 && bestSlackIsBelow(abs(change), at: level) {
      let coefficient = coefficient(row: row, column: column)
      pivot(row: row, column: column, direction: (coefficient > 0) == (change > 0) ? -1 : 1)
      // While some column still improves something, a pivot may hand that on to others.
      if !touched.isEmpty { touchRow(column) }
      return .settled
    }
    counters.flips += 1
    addSlope(change, row: row, touching: !touched.isEmpty)
    noteTies(of: row)
    parameters[row].side = newSide
    return .settled
  }

  /// Whether a row has so many terms that it is better settled by primal steps.
  @inline(__always)
  func isBroad(_ row: Int32) -> Bool { parameters[row].row.count > Int32(Tableau.shortRow) }

  /// How many terms a row may have that is not broad.
  static let shortRow = 32

  /// Counts a basic parameter on the side where it stands; columns may improve by that.
  mutating func count(_ row: Int32) {
    let before = parameters[row].slope
    parameters[row].side = parameters[row].value > 0 ? 1 : -1
    counters.flips += 1
    addSlope(parameters[row].slope - before, row: row, touching: true)
    noteTies(of: row)
  }

  /// Counts a basic parameter on no side; columns may improve by that.
  mutating func withdraw(_ row: Int32) {
    addSlope(-parameters[row].slope, row: row, touching: true)
    parameters[row].side = 0
  }

  /// The column that bears the least when the slope of `row` rises or falls, with its share in
  /// `scratch.bestSlack`; -1 if every column is held by something stronger.
  private mutating func blockingColumn(row: Int32, rising: Bool) -> Int32 {
    let level = parameters[row].level
    let list = parameters[row].row
    var best: Int32 = -1
    var bestSize = 0.0
    let smallest = smallestPivot(of: row)
    scratch.bestSlack.removeAll()
    var place: Int32 = 0
    while place < list.count {
      let term = rows[list, place]
      place += 1
      let size = abs(term.coefficient)
      guard size >= smallest else { continue }
      // When the column's cost rises, the parameter would move down.
      let up = (term.coefficient > 0) != rising
      collectSlack(term.column, up: up)
      if let first = scratch.slack.first, first.level > level, first.amount > 0 { continue }
      scratch.slack.scale(by: 1 / size)
      // Among equals the larger pivot element is the safer one.
      if best < 0 || scratch.slack.isLess(than: scratch.bestSlack)
        || (size > bestSize && !scratch.bestSlack.isLess(than: scratch.slack))
      {
        best = term.column
        bestSize = size
        swap(&scratch.slack, &scratch.bestSlack)
      }
    }
    return best
  }

  /// Elements smaller than this are rounding, and must not be divided by.
  private func smallestPivot(of row: Int32) -> Double {
    let list = parameters[row].row
    var largest = 0.0
    var place: Int32 = 0
    while place < list.count {
      largest = max(largest, abs(rows[list, place].coefficient))
      place += 1
    }
    return largest * 1e-9
  }

  /// Whether the best share is less than `change` at `level` and nothing below.
  private func bestSlackIsBelow(_ change: Double, at level: Level) -> Bool {
    var index = 0
    while index < scratch.bestSlack.count {
      let entry = scratch.bestSlack[index]
      if entry.level > level {
        if entry.amount < -costTolerance { return true }
        index += 1
        continue
      }
      if entry.level < level { return true }
      if entry.amount < change - costTolerance { return true }
      if entry.amount > change + costTolerance { return false }
      index += 1
      return index < scratch.bestSlack.count && scratch.bestSlack[index].amount < -costTolerance
    }
    return true
  }
}

extension FlatArray<Int32> {
  mutating func swapAt(_ first: Int, _ second: Int) {
    let kept = self[first]
    self[first] = self[second]
    self[second] = kept
  }
}

extension FlatArray<CostEntry> {
  @inline(__always) var first: CostEntry? { count > 0 ? self[0] : nil }

  /// Whether there is something above 0 at `level` or stronger.
  func leads(at level: Level) -> Bool {
    guard count > 0 else { return false }
    return self[0].level >= level && self[0].amount > costTolerance
  }

  @inline(__always)
  mutating func scale(by factor: Double) {
    guard factor != 1 else { return }
    for index in 0..<count { self[index].amount *= factor }
  }

  /// The lexicographic order of two lists of levels.
  @inline(__always)
  func isLess(than other: borrowing FlatArray<CostEntry>) -> Bool {
    isLess(0..<count, than: other, 0..<other.count)
  }

  /// The lexicographic order of two lists of levels that stand among others.
  func isLess(
    _ range: Range<Int>, than other: borrowing FlatArray<CostEntry>, _ otherRange: Range<Int>
  ) -> Bool {
    var left = range.lowerBound
    var right = otherRange.lowerBound
    while left < range.upperBound || right < otherRange.upperBound {
      let leftLevel: Level = left < range.upperBound ? self[left].level : 0
      let rightLevel: Level = right < otherRange.upperBound ? other[right].level : 0
      var difference = 0.0
      if leftLevel >= rightLevel {
        difference += self[left].amount
        left += 1
      }
      if rightLevel >= leftLevel {
        difference -= other[right].amount
        right += 1
      }
      if difference < -costTolerance { return true }
      if difference > costTolerance { return false }
    }
    return false
  }
}
