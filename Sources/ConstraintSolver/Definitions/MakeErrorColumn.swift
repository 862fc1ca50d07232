extension Solver {
  /// Gives the error of a required definition a column of its own, so that its constant, its
  /// priority or its very existence may change.
  ///
  /// Definitions of required equalities have no column at first: most never change, and the rows
  /// stay short. The column is found by moving the defined variable by one unit of error, following
  /// the definitions that depend on it to the constraints outside, and taking back what moves the
  /// non-basic ones among those.
  /// - Complexity: O(number of uses of the variables that would move) and the lengths of their
  ///   columns.
  mutating func makeErrorColumn(_ id: Int32) {
    guard constraints[id].column < 0 else { return }
    let definition = definitions[constraints[id].rank]
    collectErrors(movedBy: definition.variable, amount: definition.inverse)
    attachErrorColumn(to: id)
    let index = constraints[id].column
    scratch.fit(variables: variables.count, columns: tableau.columns.count)
    spreadOverRows()
    tableau.basis.structure += 1
    for position in 0..<scratch.collected.count {
      let row = scratch.collected[position]
      let coefficient = scratch.columnWork[row]
      scratch.columnWork[row] = 0
      scratch.isCollected[row] = false
      guard abs(coefficient) > dropTolerance else { continue }
      tableau.appendTerm(tableau.snapped(coefficient), column: index, row: row)
      let column = tableau.columns[row]
      tableau.addCost(column.slope * coefficient, level: column.level, column: index)
    }
    scratch.collected.removeAll()
    tableau.noteTie(index)
  }

  /// Collects how the errors outside the definitions follow when a variable moves while all
  /// columns stay.
  private mutating func collectErrors(movedBy variable: Int32, amount: Double) {
    scratch.fit(variables: variables.count, columns: tableau.columns.count)
    scratch.ranks.reserve(definitions.count)
    scratch.variableWork[variable] = amount
    scratch.ranks.insert(variables[variable].rank)
    while let rank = scratch.ranks.popFirst() {
      let moved = definitions[rank].variable
      let delta = scratch.variableWork[moved]
      scratch.variableWork[moved] = 0
      guard abs(delta) > dropTolerance else { continue }
      let list = variables[moved].uses
      for position in 0..<list.count {
        let use = uses[list, position]
        let record = constraints[use.constraint]
        let coefficient = terms[record.terms, use.link].coefficient
        if record.state == .definition {
          guard record.rank > rank else { continue }
          let dependent = definitions[record.rank]
          scratch.variableWork[dependent.variable] -= coefficient * delta * dependent.inverse
          scratch.ranks.insert(record.rank)
        } else if record.state == .row {
          scratch.collect(record.column, coefficient * delta)
        }
      }
    }
  }

  /// Turns how the errors would move by themselves into how the basic columns move when the
  /// non-basic ones stay.
  private mutating func spreadOverRows() {
    let first = scratch.collected.count
    for position in 0..<first {
      let index = scratch.collected[position]
      let amount = scratch.columnWork[index]
      guard !tableau.columns[index].isBasic, abs(amount) > dropTolerance else { continue }
      let list = tableau.columns[index].entries
      for entry in 0..<list.count {
        let item = tableau.columnEntries[list, entry]
        scratch.collect(item.row, -tableau.coefficient(of: item) * amount)
      }
    }
    var kept = 0
    for position in 0..<scratch.collected.count {
      let index = scratch.collected[position]
      if tableau.columns[index].isBasic {
        scratch.collected[kept] = index
        kept += 1
      } else {
        scratch.columnWork[index] = 0
        scratch.isCollected[index] = false
      }
    }
    scratch.collected.truncate(to: kept)
  }
}
