/// Objectives on a variable that need no row: an absolute position's row has everything above it.
extension Solver {
  /// Step 8b: moves a group's tied columns to bring a variable nearer to 0, then freezes the
  /// columns that move the variable.
  /// - Returns: False if a row is needed, because the variable may reach 0, the group has many
  ///   tied columns, or the value is not up to date. Then the objective is not reached yet.
  /// - Complexity: For each step, O(uses of the variables of lower rank that the columns move), and
  ///   a pivot.
  mutating func approachZeroLocally(_ variable: VariableIndex, in group: inout TieGroup) -> Bool {
    let rank = variables[variable].definition
    if let first = tableau.dirty.first, first <= rank { return false }
    var value = variables.values[variable]
    while true {
      guard collectRates(of: rank, in: &group) else { return false }
      guard group.movers.count > 0 else { return true }
      if abs(value) <= defaultTolerance {
        // A row could hold the variable at 0 while several columns move.
        guard group.movers.count == 1 else { return false }
        tableau.columns[group.movers[0].column].tie = []
        return true
      }
      var best: TieMove?
      for index in 0..<group.movers.count {
        let mover = group.movers[index]
        let up = (mover.rate > 0) == (value < 0)
        guard tableau.columns[mover.column].tie.contains(up ? .up : .down) else { continue }
        // The smallest index, so degenerate steps cannot cycle (Bland 1977).
        if let best, best.column < mover.column { continue }
        best = TieMove(column: mover.column, up: up, rate: mover.rate)
      }
      guard group.budget > 0, let best else {
        for index in 0..<group.movers.count {
          tableau.columns[group.movers[index].column].tie = []
        }
        return true
      }
      let stop = firstBreakpoint(of: best, excluding: .null, within: abs(value / best.rate))
      guard stop.row.exists else { return false }
      group.budget -= 1
      exchange(best, with: stop.row)
      noteFreed(stop.row, in: &group)
      value += best.rate * (best.up ? stop.distance : -stop.distance)
    }
  }

  /// Collects the group's tied columns that move a rank's variable, and the rates.
  /// - Returns: False if there are too many tied columns.
  private mutating func collectRates(of rank: DefinitionIndex, in group: inout TieGroup) -> Bool {
    group.movers.removeAll()
    var tied = 0
    for index in 0..<group.columns.count {
      let column = group.columns[index]
      guard tableau.mayMove(column) else { continue }
      tied += 1
      guard tied <= 8 else { return false }
      let rate = rate(of: rank, along: column)
      guard abs(rate) > moveTolerance else { continue }
      group.movers.append(VariableMover(column: column, rate: rate))
    }
    return true
  }

  /// Returns the rate at which a rank's variable moves with a column.
  /// - Complexity: O(uses of the variables of lower rank that the column moves).
  private mutating func rate(of rank: DefinitionIndex, along column: ColumnIndex) -> Double {
    expansion.fit(variables: variables.count, columns: tableau.columns.count)
    walk.ranks.reserve(definitions.count)
    startColumn(column, 1, upTo: rank)
    while let lower = walk.ranks.popFirst() {
      let moved = definitions[lower].variable
      let rate = expansion.variableWork[moved]
      expansion.variableWork[moved] = 0
      if lower == rank { return rate }
      guard abs(rate) > dropTolerance else { continue }
      let uses = variables[moved].uses
      for position in uses.positions {
        let use = variables.uses[uses, position]
        let record = constraints[use.constraint]
        guard record.definition > lower, record.definition <= rank else { continue }
        let coefficient = constraints.terms[record.terms, use.link].coefficient
        startDirection(record.definition, -coefficient * rate)
      }
    }
    return 0
  }
}

/// A tied column that moves an objective's variable.
struct VariableMover: BitwiseCopyable {
  var column: ColumnIndex
  var rate: Double
}
