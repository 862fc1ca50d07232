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
  mutating func expose(_ id: Int32) {
    guard constraints[id].parameter < 0 else { return }
    let definition = definitions[constraints[id].rank]
    collectErrors(movedBy: definition.variable, amount: definition.inverse)
    attachParameter(to: id)
    let index = constraints[id].parameter
    scratch.fit(variables: variables.count, parameters: tableau.parameters.count)
    spreadOverRows()
    tableau.basis.structure += 1
    for place in 0..<scratch.collected.count {
      let row = scratch.collected[place]
      let coefficient = scratch.parameterSpread[row]
      scratch.parameterSpread[row] = 0
      scratch.isCollected[row] = false
      guard abs(coefficient) > dropTolerance else { continue }
      tableau.appendTerm(tableau.snapped(coefficient), column: index, row: row)
      let parameter = tableau.parameters[row]
      tableau.addCost(parameter.slope * coefficient, level: parameter.level, column: index)
    }
    scratch.collected.removeAll()
    tableau.noteTie(index)
  }

  /// Collects how the errors outside the definitions follow when a variable moves while all
  /// parameters stay.
  private mutating func collectErrors(movedBy variable: Int32, amount: Double) {
    scratch.fit(variables: variables.count, parameters: tableau.parameters.count)
    scratch.ranks.reserve(definitions.count)
    scratch.variableSpread[variable] = amount
    scratch.ranks.insert(variables[variable].rank)
    while let rank = scratch.ranks.popFirst() {
      let moved = definitions[rank].variable
      let delta = scratch.variableSpread[moved]
      scratch.variableSpread[moved] = 0
      guard abs(delta) > dropTolerance else { continue }
      let list = variables[moved].uses
      for place in 0..<list.count {
        let use = uses[list, place]
        let record = constraints[use.constraint]
        let coefficient = terms[record.terms, use.link].coefficient
        if record.state == .definition {
          guard record.rank > rank else { continue }
          let dependent = definitions[record.rank]
          scratch.variableSpread[dependent.variable] -= coefficient * delta * dependent.inverse
          scratch.ranks.insert(record.rank)
        } else if record.state == .row {
          scratch.collect(record.parameter, coefficient * delta)
        }
      }
    }
  }

  /// Turns how the errors would move by themselves into how the basic parameters move when the
  /// non-basic ones stay.
  private mutating func spreadOverRows() {
    let first = scratch.collected.count
    for place in 0..<first {
      let index = scratch.collected[place]
      let amount = scratch.parameterSpread[index]
      guard !tableau.parameters[index].isBasic, abs(amount) > dropTolerance else { continue }
      let list = tableau.parameters[index].column
      for entry in 0..<list.count {
        let item = tableau.columns[list, entry]
        scratch.collect(item.row, -tableau.coefficient(of: item) * amount)
      }
    }
    var kept = 0
    for place in 0..<scratch.collected.count {
      let index = scratch.collected[place]
      if tableau.parameters[index].isBasic {
        scratch.collected[kept] = index
        kept += 1
      } else {
        scratch.parameterSpread[index] = 0
        scratch.isCollected[index] = false
      }
    }
    scratch.collected.truncate(to: kept)
  }
}
