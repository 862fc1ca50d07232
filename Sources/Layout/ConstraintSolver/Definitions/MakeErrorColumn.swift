extension Solver {
  /// Step 2a: makes a column for a required definition's error, so the constant, the priority or
  /// the existence may change.
  ///
  /// Definitions of required equalities have no column at first: most never change, and the rows
  /// stay short. To find the column, the defined variable moves by one unit of error. The dependent
  /// definitions lead to the constraints outside, and the movement of the non-basic errors among
  /// these is canceled.
  /// - Complexity: O(number of uses of the variables that would move) and the lengths of their
  ///   columns.
  mutating func makeErrorColumn(_ id: ConstraintIndex) {
    guard !constraints[id].column.exists else { return }
    let definition = definitions[constraints[id].definition]
    collectErrors(movedBy: definition.variable, amount: definition.inverse)
    attachErrorColumn(to: id)
    let index = constraints[id].column
    expansion.fit(variables: variables.count, columns: tableau.columns.count)
    spreadOverRows()
    tableau.basis.structure += 1
    for position in 0..<expansion.collected.count {
      let row = expansion.collected[position]
      let coefficient = expansion.columnWork[row]
      expansion.columnWork[row] = 0
      expansion.isCollected[row] = false
      guard abs(coefficient) > dropTolerance else { continue }
      tableau.appendTerm(tableau.snapped(coefficient), column: index, row: row)
      let column = tableau.columns[row]
      tableau.addCost(column.slope * coefficient, level: column.level, column: index)
    }
    expansion.collected.removeAll()
    tableau.noteTie(index)
  }

  /// Collects the change of the errors outside the definitions when a variable moves and all
  /// columns stay.
  /// - Complexity: O(number of uses of the variables that would move).
  private mutating func collectErrors(movedBy variable: VariableIndex, amount: Double) {
    expansion.fit(variables: variables.count, columns: tableau.columns.count)
    walk.ranks.reserve(definitions.count)
    expansion.variableWork[variable] = amount
    walk.ranks.insert(variables[variable].definition)
    while let rank = walk.ranks.popFirst() {
      let moved = definitions[rank].variable
      let delta = expansion.variableWork[moved]
      expansion.variableWork[moved] = 0
      guard abs(delta) > dropTolerance else { continue }
      let list = variables[moved].uses
      for position in list.positions {
        let use = variables.uses[list, position]
        let record = constraints[use.constraint]
        let coefficient = constraints.terms[record.terms, use.link].coefficient
        if record.definition.exists {
          guard record.definition > rank else { continue }
          let dependent = definitions[record.definition]
          expansion.variableWork[dependent.variable] -= coefficient * delta * dependent.inverse
          walk.ranks.insert(record.definition)
        } else if record.state == .row {
          expansion.collect(record.column, coefficient * delta)
        }
      }
    }
  }

  /// Converts the collected changes of errors into changes of the basic columns with the non-basic
  /// columns held.
  /// - Complexity: O(lengths of the collected non-basic columns).
  private mutating func spreadOverRows() {
    let first = expansion.collected.count
    for position in 0..<first {
      let index = expansion.collected[position]
      let amount = expansion.columnWork[index]
      guard !tableau.columns[index].isBasic, abs(amount) > dropTolerance else { continue }
      let list = tableau.columns[index].entries
      for entry in list.positions {
        let item = tableau.columnEntries[list, entry]
        expansion.collect(item.row, -tableau.coefficient(of: item) * amount)
      }
    }
    var kept = 0
    for position in 0..<expansion.collected.count {
      let index = expansion.collected[position]
      if tableau.columns[index].isBasic {
        expansion.collected[kept] = index
        kept += 1
      } else {
        expansion.columnWork[index] = 0
        expansion.isCollected[index] = false
      }
    }
    expansion.collected.truncate(to: kept)
  }
}
