extension Solver {
  /// How many solves may pass before the errors are taken anew from the values.
  private var solveInterval: Int { max(1024, constraints.count / 16) }

  /// How many pivots may.
  private var pivotInterval: Int { max(64, constraints.count / 4) }

  /// Whether the errors are to be taken anew in the solve at hand.
  var isRefreshDue: Bool {
    tableau.hasSmallPivot || solvesSinceRefresh + 1 >= solveInterval
      || tableau.counters.pivots - pivotsAtRefresh >= pivotInterval
  }

  /// Step 10: takes the errors of all constraints anew from the values, from time to time.
  ///
  /// Values are computed from definitions, but errors and rows move step by step, and rounding adds
  /// up in them. What a non-basic error is off by is taken back like a change of its constant. When
  /// they are off by a hundredth of what counts, the rows are not right any more, either: they
  /// are made anew.
  /// - Returns: Whether they were taken anew; what follows from that is to be brought up to date.
  /// - Complexity: O(number of terms), once in a thousand solves, or in as many pivots as there are
  ///   constraints for four, or where something was divided by a very small element; that of
  ///   ``refactor()`` where rounding has added up.
  mutating func refreshIfDue() -> Bool {
    guard isRefreshDue else { return false }
    solvesSinceRefresh = 0
    for rank in definitions.indices { tableau.dirty.insert(rank) }
    propagate()
    if hasDrifted() {
      refactor()
    } else {
      takeErrorsAnew()
    }
    tableau.hasSmallPivot = false
    pivotsAtRefresh = tableau.counters.pivots
    return true
  }

  /// Whether an error is off by a hundredth of what counts.
  /// - Complexity: O(number of terms).
  private mutating func hasDrifted() -> Bool {
    for id in constraints.indices where constraints[id].state == .row {
      let column = tableau.columns[constraints[id].column]
      let drift = read { $0.error(of: id) } - column.value
      if abs(drift) > 0.01 * column.tolerance { return true }
    }
    return false
  }

  /// - Complexity: O(number of terms), and the lengths of the columns that are off.
  private mutating func takeErrorsAnew() {
    for id in constraints.indices where constraints[id].state == .row {
      let index = constraints[id].column
      guard !tableau.columns[index].isBasic else { continue }
      let drift = read { $0.error(of: id) } - tableau.columns[index].value
      if drift != 0 { tableau.shift(index, by: -drift) }
    }
    propagate()
    for id in constraints.indices where constraints[id].state == .row {
      let index = constraints[id].column
      if tableau.columns[index].isBasic {
        tableau.setValue(read { $0.error(of: id) }, of: index)
      }
    }
  }
}
