extension Solver {
  /// How many solves may pass before the errors are taken anew from the values.
  private var refreshInterval: Int { max(1024, constraints.count / 16) }

  var isRefreshDue: Bool { solvesSinceRefresh + 1 >= refreshInterval }

  /// Step 10: takes the errors of all constraints anew from the values, from time to time.
  ///
  /// Values are computed from definitions, but errors move step by step, and rounding adds up over
  /// a million of them. What a non-basic error is off by is taken back like a change of its
  /// constant.
  /// - Complexity: O(number of terms), once in a thousand solves.
  mutating func refreshIfDue() {
    solvesSinceRefresh += 1
    guard solvesSinceRefresh >= refreshInterval else { return }
    solvesSinceRefresh = 0
    for rank in definitions.indices { tableau.dirty.insert(rank) }
    propagate()
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
    optimize()
    propagate()
  }
}
