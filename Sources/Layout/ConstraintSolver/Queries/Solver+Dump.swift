extension Solver {
  /// Returns the whole state as text, stable for equal histories; for bug reports.
  ///
  /// - Returns: A line per variable and per constraint, in the order of their identities.
  /// - Complexity: O(size of the solver).
  public func dump() -> String {
    var twin = copy()
    twin.catchUp()
    return twin.read { $0.describe() }
  }
}

extension SolverView {
  fileprivate func describe() -> String {
    var text = ""
    for index in variables.indices where variables[index].isLive {
      text += describe(variable: index) + "\n"
    }
    for id in constraints.indices where constraints[id].state != .free {
      text += describe(constraint: id) + "\n"
    }
    return text
  }

  /// `v3 = 10.0 extent rank 2 by c1`: a variable, the value and the definition.
  private func describe(variable index: VariableIndex) -> String {
    let record = variables[index]
    var line = "v\(index.raw) = \(values[index])"
    if record.kind == .extent { line += " extent" }
    guard record.definition.exists else { return line + " unmentioned" }
    let definition = definitions[record.definition]
    line += " rank \(record.definition.raw)"
    if definition.constraint.exists {
      line += " by c\(definition.constraint.raw)"
    } else {
      line += " free" + describe(column: definition.column)
    }
    return line
  }

  /// `c1 + 1.0 v3 == 10.0 @ 1000.0 defines v3`: a constraint, the state, and the column if any.
  /// - Complexity: O(number of terms, and length of the row).
  private func describe(constraint id: ConstraintIndex) -> String {
    let record = constraints[id]
    var line = "c\(id.raw)"
    for position in record.terms.positions {
      let term = terms[record.terms, position]
      line += " \(term.coefficient < 0 ? "-" : "+") \(abs(term.coefficient)) v\(term.variable.raw)"
    }
    let constant = record.isChanged ? changed[Int(record.change)].constant : record.applied
    line += " \(record.relation.symbol) \(constant) @ \(Float(bitPattern: record.level))"
    switch record.tie {
    case .none: break
    case .bound: line += " tie bound"
    case .nearestZero: line += " tie nearest-zero"
    case .rank: line += " tie rank \(tieRank(of: id))"
    }
    if record.origin != .caller { line += " (\(record.origin))" }
    if record.isDead { line += " removed" }
    if record.isRelaxed { line += " relaxed" }
    if record.isPending { return line + " pending" }
    if record.state == .limit { return line + " limit" }
    if record.definition.exists {
      line += " defines v\(definitions[record.definition].variable.raw)"
    }
    return !record.column.exists ? line : line + describe(column: record.column)
  }

  /// `| x1 = 0.0 basic + 1.0 x2`: a column, with the row or the reduced cost.
  /// - Complexity: O(length of the row).
  private func describe(column index: ColumnIndex) -> String {
    let column = tableau.columns[index]
    var line = " | x\(index.raw) = \(column.value)"
    if column.isBasic {
      line += " side \(column.side) basic"
      for position in column.terms.positions {
        let term = tableau.rowTerms[column.terms, position]
        line += " \(term.coefficient < 0 ? "-" : "+") \(abs(term.coefficient)) x\(term.column.raw)"
      }
    } else {
      line += " non-basic"
      for position in column.cost.positions {
        let entry = tableau.costs[column.cost, position]
        line += " cost \(entry.amount) @ \(Float(bitPattern: entry.level))"
      }
    }
    return line
  }
}
