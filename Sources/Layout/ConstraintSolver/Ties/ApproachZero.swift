extension Solver {
  /// Step 8a: moves tied columns to bring a column as near to 0 as possible, then freezes the
  /// columns that could undo that.
  ///
  /// Each step is a primal step at no cost. A tied column moves until another would begin to cost,
  /// which leaves, or until the goal is at 0, which leaves then itself.
  /// - Complexity: A pivot for each step, at most as many as the budget of the group allows.
  mutating func approachZero(_ goal: ColumnIndex, in group: inout TieGroup) {
    while tableau.columns[goal].isBasic {
      let value = tableau.columns[goal].value
      if abs(value) <= tableau.columns[goal].tolerance {
        hold(goal)
        return
      }
      guard group.budget > 0, let move = improvingMove(goal, rising: value < 0) else {
        freezeColumns(of: goal)
        return
      }
      group.budget -= 1
      advance(goal, move, in: &group)
    }
    // Non-basic columns are at 0.
    tableau.columns[goal].tie = []
  }

  /// Returns a tied column's free move that lets a basic column rise or fall.
  /// - Complexity: O(length of the row).
  private mutating func improvingMove(_ goal: ColumnIndex, rising: Bool) -> TieMove? {
    let list = tableau.columns[goal].terms
    var best: TieMove?
    for position in list.positions {
      let term = tableau.rowTerms[list, position]
      let up = (term.coefficient > 0) == rising
      guard tableau.columns[term.column].tie.contains(up ? .up : .down) else { continue }
      // The smallest index, so degenerate steps cannot cycle (Bland 1977).
      if let best, best.column < term.column { continue }
      guard !tableau.isRounding(term.coefficient, in: goal) else { continue }
      best = TieMove(column: term.column, up: up, rate: term.coefficient)
    }
    return best
  }

  /// Moves a column until a breakpoint or the goal.
  /// - Complexity: O(number of rows in which the column occurs), and a pivot.
  private mutating func advance(_ goal: ColumnIndex, _ move: TieMove, in group: inout TieGroup) {
    let stop = firstBreakpoint(
      of: move, excluding: goal, within: abs(tableau.columns[goal].value / move.rate))
    guard stop.row.exists else { return exchange(move, with: goal) }
    exchange(move, with: stop.row)
    noteFreed(stop.row, in: &group)
  }

  /// Returns the row that stops a free move first, and the distance; null if none does within a
  /// limit.
  /// - Complexity: O(number of rows in which the column occurs).
  mutating func firstBreakpoint(
    of move: TieMove, excluding goal: ColumnIndex, within limit: Double
  ) -> (row: ColumnIndex, distance: Double) {
    var (row, distance) = (ColumnIndex.null, limit)
    let list = tableau.columns[move.column].entries
    for position in list.positions {
      let entry = tableau.columnEntries[list, position]
      guard entry.row != goal else { continue }
      let rate = tableau.coefficient(of: entry) * (move.up ? 1 : -1)
      guard let breakpoint = tableau.columns[entry.row].breakpoint(at: rate)?.distance,
        !tableau.isRounding(rate, in: entry.row)
      else { continue }
      if breakpoint < distance || (breakpoint == distance && row.exists && entry.row < row) {
        (row, distance) = (entry.row, breakpoint)
      }
    }
    return (row, distance)
  }

  /// Exchanges a moving column for the row that stops it.
  /// - Complexity: The cost of the pivot.
  mutating func exchange(_ move: TieMove, with row: ColumnIndex) {
    tableau.counters.tieSteps += 1
    tableau.note(.tiePivot, row: row, column: move.column)
    tableau.pivot(row: row, column: move.column, direction: move.up ? 1 : -1)
    tableau.columns[move.column].tie = []
  }

  /// Adds a column that stopped a move to the group, if it is free to move now.
  mutating func noteFreed(_ row: ColumnIndex, in group: inout TieGroup) {
    let directions = tableau.freeDirections(of: row)
    tableau.columns[row].tie = directions
    if !directions.isEmpty { group.columns.append(row) }
  }

  /// Makes a goal at 0 non-basic, so it does not move any more.
  /// - Complexity: O(length of the row), and a pivot.
  private mutating func hold(_ goal: ColumnIndex) {
    let list = tableau.columns[goal].terms
    var best: TieMove?
    for position in list.positions {
      let term = tableau.rowTerms[list, position]
      guard tableau.mayMove(term.column), !tableau.isRounding(term.coefficient, in: goal) else {
        continue
      }
      if let known = best, abs(known.rate) >= abs(term.coefficient) { continue }
      best = TieMove(column: term.column, up: true, rate: term.coefficient)
    }
    guard let best else { return }
    let directions = tableau.columns[best.column].tie
    tableau.note(.tiePivot, row: goal, column: best.column)
    tableau.pivot(
      row: goal, column: best.column, direction: directions.contains(.up) ? 1 : -1)
    tableau.columns[best.column].tie = []
    tableau.columns[goal].tie = []
  }

  /// Freezes a row's columns.
  /// - Complexity: O(length of the row).
  private mutating func freezeColumns(of goal: ColumnIndex) {
    let list = tableau.columns[goal].terms
    for position in list.positions {
      let term = tableau.rowTerms[list, position]
      guard !tableau.isRounding(term.coefficient, in: goal) else { continue }
      tableau.columns[term.column].tie = []
    }
  }
}

/// A non-basic column's move, and the rate of the goal.
struct TieMove {
  var column: ColumnIndex
  var up: Bool
  var rate: Double
}

extension Tableau {
  @inline(__always)
  func freeDirections(
    of column: ColumnIndex, above tolerance: Double = costTolerance
  ) -> TieDirections {
    columns[column].freeDirections(among: FlatView(costs.elements), above: tolerance)
  }

  /// Returns the free directions that no row with only this column blocks.
  ///
  /// A view that neither grows beyond nor shrinks below its content has many such blocked
  /// directions: the other constraint of the pair begins to cost at once.
  /// - Complexity: O(number of rows in which the column occurs).
  @inline(__always)
  func openDirections(of column: ColumnIndex) -> TieDirections {
    var directions = freeDirections(of: column)
    let list = columns[column].entries
    for position in list.positions {
      if directions.isEmpty { break }
      let entry = columnEntries[list, position]
      guard columns[entry.row].terms.count == 1 else { continue }
      let rises = coefficient(of: entry) > 0
      if directions.contains(.up), isBlocked(entry.row, rising: rises) { directions.remove(.up) }
      if directions.contains(.down), isBlocked(entry.row, rising: !rises) {
        directions.remove(.down)
      }
    }
    return directions
  }

  /// Whether a row begins to cost as soon as it rises, or falls.
  @inline(__always)
  private func isBlocked(_ row: ColumnIndex, rising: Bool) -> Bool {
    guard let breakpoint = columns[row].breakpoint(at: rising ? 1 : -1) else { return false }
    return breakpoint.distance <= columns[row].tolerance
  }

  /// Whether a column is tied, and not frozen yet.
  @inline(__always)
  func mayMove(_ column: ColumnIndex) -> Bool { !columns[column].tie.isEmpty }

  /// Restricts a column at 0 to moves to the side that costs nothing.
  mutating func keepWithoutError(_ column: ColumnIndex) {
    if columns[column].right != 0 { columns[column].tie.remove(.up) }
    if columns[column].left != 0 { columns[column].tie.remove(.down) }
  }
}
