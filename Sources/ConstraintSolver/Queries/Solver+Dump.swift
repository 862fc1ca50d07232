extension Solver {
  /// The whole state as text, stable for equal histories; for bug reports.
  ///
  /// - Returns: One line a variable and one a constraint, in the order of their identities.
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
    for index in 0..<Int32(variables.count) where variables[index].isLive {
      text += describe(variable: index) + "\n"
    }
    for id in 0..<Int32(constraints.count) where constraints[id].state != .free {
      text += describe(constraint: id) + "\n"
    }
    return text
  }

  private func describe(variable index: Int32) -> String {
    let record = variables[index]
    var line = "v\(index) = \(values[index])"
    if record.kind == .extent { line += " extent" }
    guard record.rank >= 0 else { return line + " unmentioned" }
    let definition = definitions[record.rank]
    line += " rank \(record.rank)"
    if definition.constraint >= 0 {
      line += " by c\(definition.constraint)"
    } else {
      line += " free" + describe(column: definition.column)
    }
    return line
  }

  private func describe(constraint id: Int32) -> String {
    let record = constraints[id]
    var line = "c\(id)"
    for position in 0..<record.terms.count {
      let term = terms[record.terms, position]
      line += " \(term.coefficient < 0 ? "-" : "+") \(abs(term.coefficient)) v\(term.variable)"
    }
    let constant = record.isChanged ? changed[record.waiting].constant : record.applied
    line += " \(record.relation.symbol) \(constant) @ \(Float(bitPattern: record.level))"
    switch record.tie {
    case .none: break
    case .bound: line += " tie bound"
    case .nearestZero: line += " tie nearest-zero"
    case .rank: line += " tie rank \(traits[id].tieRank)"
    }
    if record.origin != .caller { line += " (\(record.origin))" }
    if record.isDead { line += " removed" }
    if record.isRelaxed { line += " relaxed" }
    if record.state == .pending { return line + " pending" }
    if record.rank >= 0 { line += " defines v\(definitions[record.rank].variable)" }
    return record.column < 0 ? line : line + describe(column: record.column)
  }

  private func describe(column index: Int32) -> String {
    let column = tableau.columns[index]
    var line = " | p\(index) = \(column.value)"
    if column.isBasic {
      line += " side \(column.side) basic"
      for position in 0..<column.terms.count {
        let term = tableau.rowTerms[column.terms, position]
        line += " \(term.coefficient < 0 ? "-" : "+") \(abs(term.coefficient)) p\(term.column)"
      }
    } else {
      line += " non-basic"
      for position in 0..<column.cost.count {
        let entry = tableau.costs[column.cost, position]
        line += " cost \(entry.amount) @ \(Float(bitPattern: entry.level))"
      }
    }
    return line
  }
}

extension Relation {
  /// The relation as one writes it.
  var symbol: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}
