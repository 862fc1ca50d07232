import ConstraintSolver

/// Values for which the required constraints hold, except relaxed constraints.
///
/// They are the solved values, except for a few moved variables. A new constraint that holds for
/// them needs no solve; otherwise more variables are moved, to find values for which all hold.
struct Witness: ~Copyable {
  struct Point: BitwiseCopyable {
    /// The value, if the variable was moved.
    var value = 0.0
    /// The repair that moved the variable last.
    var round: UInt32 = 0
    var isMoved = false
    var isExtent = false
  }

  struct Move: BitwiseCopyable {
    var variable: UInt32
    /// The value before.
    var old: Double
    var wasMoved: Bool
  }

  var rows = RequiredRows()
  var points = FlatArray<Point>()
  /// The moves since the last solve.
  var moves = FlatArray<Move>()
  private var queue = FlatArray<Int32>()
  private var round: UInt32 = 0
  /// The variables' numbers in a search's probe, -1 for others.
  var places = FlatArray<Int32>()
  /// Whether a row is in a search's probe.
  var isProbed = FlatArray<Bool>()
  /// False after a change that may exclude the values, until the next solve.
  private(set) var isValid = true

  /// The most rows that a repair looks at.
  private static var effort: Int32 { 64 }
  /// A variable with a smaller coefficient is not moved: values stay moderate.
  private static var smallestCoefficient: Double { 1e-6 }

  mutating func begin(in arena: inout MemoryArena, variables: Int, constraints: Int) {
    rows.begin(in: &arena, variables: variables, constraints: constraints)
    points.begin(in: &arena, capacity: variables)
    moves.begin(in: &arena, capacity: constraints)
    queue.begin(in: &arena, capacity: constraints)
  }

  mutating func takeVariable(_ number: UInt32, isExtent: Bool) {
    rows.takeVariable(number)
    points.set(Point(isExtent: isExtent), at: Int(number), filling: Point())
  }

  /// Returns to the solved values.
  /// - Complexity: O(number of moves).
  mutating func restart() {
    while let move = moves.popLast() { points[Int(move.variable)].isMoved = false }
    isValid = true
  }

  @inline(__always)
  mutating func value(_ variable: VariableID, in solver: inout Solver) -> Double {
    let point = points[Int(variable.raw)]
    return point.isMoved ? point.value : solver.value(of: variable)
  }

  @inline(__always)
  mutating func move(_ variable: UInt32, from old: Double, to new: Double) {
    let index = Int(variable)
    moves.append(Move(variable: variable, old: old, wasMoved: points[index].isMoved))
    points[index].value = new
    points[index].isMoved = true
  }

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
    var (next, error) = (row, error(of: row, in: &solver))
    if error == 0 || isRelaxed(row, in: &solver) { return true }
    beginRound()
    let before = moves.count
    var effort = Self.effort
    queue.removeAll()
    while true {
      guard let best = movable(in: next, by: error, effort, in: &solver) else {
        undo(to: before)
        return false
      }
      let link = rows[link: best]
      let old = value(VariableID(raw: link.variable), in: &solver)
      let new = old - error / link.coefficient
      // Also false for NaN.
      guard abs(new) <= SolverState.largestConstant else {
        undo(to: before)
        return false
      }
      move(link.variable, from: old, to: new)
      points[Int(link.variable)].round = round
      effort -= rows.useCount(of: link.variable)
      var use = rows.firstUse(of: link.variable)
      while use >= 0 {
        if rows[link: use].row != next { queue.append(rows[link: use].row) }
        use = rows[link: use].next
      }
      repeat {
        guard let waiting = queue.popLast() else { return true }
        next = waiting
        error = self.error(of: next, in: &solver)
      } while error == 0 || isRelaxed(next, in: &solver)
    }
  }

  private mutating func beginRound() {
    round &+= 1
    guard round == 0 else { return }
    for index in 0..<points.count { points[index].round = 0 }
    round = 1
  }

  /// Returns the term whose variable can be moved with the least effort, or nil.
  private mutating func movable(
    in row: Int32, by error: Double, _ effort: Int32, in solver: inout Solver
  ) -> Int32? {
    var (best, least) = (nil as Int32?, effort)
    var position = rows[row: row].first
    while position >= 0 {
      let link = rows[link: position]
      let point = points[Int(link.variable)]
      let count = rows.useCount(of: link.variable)
      if count < least, point.round != round, abs(link.coefficient) > Self.smallestCoefficient,
        !point.isExtent
          || value(VariableID(raw: link.variable), in: &solver) - error / link.coefficient >= 0
      {
        (best, least) = (position, count)
        // Only this row mentions it.
        if count == 1 { break }
      }
      position = link.nextOfRow
    }
    return best
  }

  mutating func undo(to count: Int) {
    while moves.count > count, let move = moves.popLast() {
      points[Int(move.variable)].value = move.old
      points[Int(move.variable)].isMoved = move.wasMoved
    }
  }

  /// How far a row is from holding; 0 up to rounding.
  /// - Complexity: O(number of terms).
  mutating func error(of number: Int32, in solver: inout Solver) -> Double {
    let row = rows[row: number]
    var (sum, size) = (-row.constant, abs(row.constant))
    var position = row.first
    while position >= 0 {
      let link = rows[link: position]
      let product = link.coefficient * value(VariableID(raw: link.variable), in: &solver)
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

  mutating func isRelaxed(_ row: Int32, in solver: inout Solver) -> Bool {
    row != RequiredRows.candidate
      && solver.isRelaxed(ConstraintID(raw: RequiredRows.number(of: row)))
  }
}
