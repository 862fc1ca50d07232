import ConstraintSolver

/// Values for which the required constraints hold, except relaxed constraints.
///
/// They begin as the solved values. A new constraint that holds for them needs no solve; otherwise
/// a few variables are moved, to find other values for which all hold.
struct Witness: ~Copyable {
  private struct Point: BitwiseCopyable {
    var value = 0.0
    /// The repair that moved the variable last.
    var round: UInt32 = 0
    var isExtent = false
  }

  private struct Move: BitwiseCopyable {
    var variable: UInt32
    /// The value before.
    var old: Double
  }

  var rows = RequiredRows()
  private var points = FlatArray<Point>()
  /// The moves since the last solve.
  private var moves = FlatArray<Move>()
  private var queue = FlatArray<Int32>()
  private var round: UInt32 = 0
  /// False after a change that may exclude the values, until the next solve.
  private(set) var isValid = true

  /// The most rows that a repair looks at.
  private static var effort: Int32 { 64 }
  /// A variable with a smaller coefficient is not moved: values stay moderate.
  private static var smallestCoefficient: Double { 1e-6 }

  mutating func takeVariable(_ number: UInt32, isExtent: Bool) {
    rows.takeVariable(number)
    points.set(Point(isExtent: isExtent), at: Int(number), filling: Point())
  }

  /// Forgets a removed variable's moves: another variable may get the number, and is 0.
  /// - Complexity: O(number of moves since the last solve).
  mutating func freeVariable(_ number: UInt32) {
    for index in 0..<moves.count where moves[index].variable == number { moves[index].old = 0 }
  }

  /// Restores the last solved values; the caller then sets the changed values.
  mutating func restart() {
    undo(to: 0)
    isValid = true
  }

  mutating func value(_ number: UInt32) -> Double { points[Int(number)].value }

  mutating func set(_ number: UInt32, _ value: Double) { points[Int(number)].value = value }

  mutating func invalidate() { isValid = false }

  /// Whether the candidate can hold because a variable is in no other row.
  mutating func hasFreeVariable() -> Bool {
    var position = rows[row: RequiredRows.candidate].first
    while position >= 0 {
      let link = rows[link: position]
      if rows.useCount(of: link.variable) == 1, !points[Int(link.variable)].isExtent,
        abs(link.coefficient) > Self.smallestCoefficient
      {
        return true
      }
      position = link.nextOfRow
    }
    return false
  }

  /// Moves variables until a row holds, and all rows that mention the moved variables.
  ///
  /// Each row that does not hold moves its variable that the fewest rows mention, each variable
  /// once.
  /// - Returns: False if that fails; the values are as before then.
  /// - Complexity: O(1), because the effort is limited, for rows of few terms.
  mutating func repair(_ row: Int32, in solver: inout Solver) -> Bool {
    guard isValid else { return false }
    if error(of: row) == 0 { return true }
    beginRound()
    let before = moves.count
    var effort = Self.effort
    queue.removeAll()
    queue.append(row)
    while let next = queue.popLast() {
      let error = error(of: next)
      if error == 0 || isRelaxed(next, in: &solver) { continue }
      guard let best = movable(in: next, by: error, effort) else {
        undo(to: before)
        return false
      }
      let link = rows[link: best]
      let variable = Int(link.variable)
      let (old, new) = (points[variable].value, points[variable].value - error / link.coefficient)
      // Also false for NaN.
      guard abs(new) <= SolverState.largestConstant else {
        undo(to: before)
        return false
      }
      moves.append(Move(variable: link.variable, old: old))
      points[variable].value = new
      points[variable].round = round
      effort -= rows.useCount(of: link.variable)
      var use = rows.firstUse(of: link.variable)
      while use >= 0 {
        if rows[link: use].row != next { queue.append(rows[link: use].row) }
        use = rows[link: use].next
      }
    }
    return true
  }

  private mutating func beginRound() {
    round &+= 1
    guard round == 0 else { return }
    for index in 0..<points.count { points[index].round = 0 }
    round = 1
  }

  /// Returns the term whose variable can be moved with the least effort, or nil.
  private mutating func movable(in row: Int32, by error: Double, _ effort: Int32) -> Int32? {
    var (best, least) = (nil as Int32?, effort)
    var position = rows[row: row].first
    while position >= 0 {
      let link = rows[link: position]
      let point = points[Int(link.variable)]
      let count = rows.useCount(of: link.variable)
      if count < least, point.round != round, abs(link.coefficient) > Self.smallestCoefficient,
        !point.isExtent || point.value - error / link.coefficient >= 0
      {
        (best, least) = (position, count)
      }
      position = link.nextOfRow
    }
    return best
  }

  private mutating func undo(to count: Int) {
    while moves.count > count, let move = moves.popLast() {
      points[Int(move.variable)].value = move.old
    }
  }

  /// How far a row is from holding; 0 up to rounding.
  /// - Complexity: O(number of terms).
  private mutating func error(of number: Int32) -> Double {
    let row = rows[row: number]
    var (sum, size) = (-row.constant, abs(row.constant))
    var position = row.first
    while position >= 0 {
      let link = rows[link: position]
      let product = link.coefficient * points[Int(link.variable)].value
      sum += product
      size += abs(product)
      position = link.nextOfRow
    }
    // Values of solves are this exact.
    if abs(sum) <= 1e-12 * size { return 0 }
    switch row.relation {
    case .equal: return sum
    case .lessThanOrEqual: return max(0, sum)
    case .greaterThanOrEqual: return min(0, sum)
    }
  }

  private mutating func isRelaxed(_ row: Int32, in solver: inout Solver) -> Bool {
    row != RequiredRows.candidate && solver.isRelaxed(ConstraintID(raw: UInt32(row - 1)))
  }
}
