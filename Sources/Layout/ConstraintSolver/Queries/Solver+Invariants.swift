#if DEBUG || SOLVER_INVARIANTS
extension Solver {
  /// Returns a sentence for each invariant that is broken after a ``solve()``.
  ///
  /// Compiled into debug builds, or with `SOLVER_INVARIANTS` defined. The relation between the
  /// tableau and the constraints is checked from scratch, so this also finds numerical drift.
  /// - Complexity: O(size of the solver * size of the definitions).
  package func brokenInvariants() -> [String] {
    var twin = copy()
    twin.catchUp()
    return twin.findBrokenInvariants()
  }

  /// Does the work of ``brokenInvariants()`` after the columns have caught up.
  private mutating func findBrokenInvariants() -> [String] {
    var broken = read { $0.findBrokenInvariants() }
    for variable in variables.indices where variables[variable].definition.exists {
      // The lines above have checked the indices, so the buffers may be read.
      guard broken.isEmpty else { break }
      let value = unsafe EvaluationBuffers(self).evaluate(variables[variable].definition)
      let error = abs(value - variables.values[variable])
      if error > 1e-6 { broken.append("v\(variable.raw) is off by \(error) from its definition") }
    }
    if !tableau.infeasible.isEmpty { broken.append("a column still waits") }
    if !tableau.pricingQueue.isEmpty { broken.append("a column still waits") }
    return broken
  }
}

extension SolverView {
  /// Checks rows, columns, costs, constraints and definitions, in this order.
  fileprivate func findBrokenInvariants() -> [String] {
    var broken: [String] = []
    checkLinks(&broken)
    checkCosts(&broken)
    for id in constraints.indices where constraints[id].state != .free {
      checkConstraint(id, &broken)
    }
    for variable in variables.indices where variables[variable].definition.exists {
      checkDefinition(variables[variable].definition, &broken)
    }
    return broken
  }

  /// Checks that a definition mentions only existing records.
  private func checkDefinition(_ rank: DefinitionIndex, _ broken: inout [String]) {
    let definition = definitions[rank]
    guard definition.constraint.exists else { return }
    let list = constraints[definition.constraint].terms
    if definition.others.offset != list.offset + 1 || definition.others.count != list.count - 1
      || terms[list, 0].variable != definition.variable
    {
      broken.append("the definition of v\(definition.variable.raw) is not where its terms are")
    }
    for position in 1..<max(1, list.count) {
      let source = variables[terms[list, position].variable].definition
      var expected = definitions[source]
      expected.addDependent(at: rank.distance(from: source))
      if expected.dependents != definitions[source].dependents {
        broken.append("rank \(source.raw) does not know that rank \(rank.raw) depends on it")
      }
    }
  }

  /// Checks that rows and columns point into each other.
  private func checkLinks(_ broken: inout [String]) {
    for index in tableau.columns.indices where !tableau.columns[index].isFree {
      let column = tableau.columns[index]
      if column.isBasic && (column.entries.count > 0 || column.cost.count > 0) {
        broken.append("x\(index.raw) is basic and has a column")
      }
      if !column.isBasic && column.terms.count > 0 {
        broken.append("x\(index.raw) is non-basic and has a row")
      }
      for position in column.terms.positions {
        let term = tableau.rowTerms[column.terms, position]
        let column = tableau.columns[term.column]
        if column.isBasic || column.isFree || term.link >= column.entries.count {
          broken.append("x\(index.raw) mentions x\(term.column.raw), which has no column")
          continue
        }
        let entry = tableau.columnEntries[column.entries, term.link]
        if entry.row != index || entry.link != position {
          broken.append("the link from x\(index.raw) to x\(term.column.raw) is broken")
        }
      }
    }
  }

  /// Checks that each column is counted on its side, and that the reduced costs follow from the
  /// slopes of the rows and improve nothing.
  private func checkCosts(_ broken: inout [String]) {
    var sums: [[Level: Double]] = Array(repeating: [:], count: tableau.columns.count)
    for index in tableau.columns.indices where tableau.columns[index].isBasic {
      let column = tableau.columns[index]
      if column.isPrimalInfeasible { broken.append("x\(index.raw) is counted on the wrong side") }
      if column.level == requiredLevel && column.isViolated {
        broken.append("x\(index.raw) is required and has the value \(column.value)")
      }
      for position in column.terms.positions {
        let term = tableau.rowTerms[column.terms, position]
        sums[Int(term.column.raw)][column.level, default: 0] += column.slope * term.coefficient
      }
    }
    for index in tableau.columns.indices {
      let column = tableau.columns[index]
      guard !column.isBasic, !column.isFree else { continue }
      if column.value != 0 && column.hasWeight {
        broken.append("x\(index.raw) is non-basic with weight and has the value \(column.value)")
      }
      var rest = sums[Int(index.raw)]
      for position in column.cost.positions {
        let entry = tableau.costs[column.cost, position]
        rest[entry.level, default: 0] -= entry.amount
      }
      for (level, error) in rest where abs(error) > 1e-6 {
        broken.append("the cost of x\(index.raw) at \(Float(bitPattern: level)) is off by \(error)")
      }
      if column.reducedCostSign(up: true, among: tableau.costs) < 0
        || column.reducedCostSign(up: false, among: tableau.costs) < 0
      {
        broken.append("x\(index.raw) could improve")
      }
    }
  }

  /// Checks that a constraint's error, computed from the values, matches the column, and that the
  /// row is the linear form of the terms.
  private func checkConstraint(_ id: ConstraintIndex, _ broken: inout [String]) {
    let record = constraints[id]
    guard !record.isPending else { return }
    var error = -record.applied
    var form: [ColumnIndex: Double] = [:]
    for position in record.terms.positions {
      let term = terms[record.terms, position]
      let use = uses[variables[term.variable].uses, term.link]
      if use.constraint != id || use.link != position {
        broken.append("the use of v\(term.variable.raw) by c\(id.raw) is broken")
      }
      error += term.coefficient * values[term.variable]
      for (column, coefficient) in columnForm(of: term.variable) {
        form[column, default: 0] += coefficient * term.coefficient
      }
    }
    guard record.column.exists else {
      let excess = record.state == .limit ? violation(of: id) : abs(error)
      if excess > 1e-6 { broken.append("c\(id.raw) is required and off by \(error)") }
      return
    }
    let column = tableau.columns[record.column]
    if column.constraint != id { broken.append("c\(id.raw) does not own x\(record.column.raw)") }
    if abs(column.value - error) > 1e-6 {
      broken.append("x\(record.column.raw) is \(column.value), but c\(id.raw) is off by \(error)")
    }
    if column.isBasic {
      for position in column.terms.positions {
        let term = tableau.rowTerms[column.terms, position]
        form[term.column, default: 0] -= term.coefficient
      }
    } else {
      form[record.column, default: 0] -= 1
    }
    for (column, coefficient) in form where abs(coefficient) > 1e-6 {
      broken.append("the row of c\(id.raw) is off by \(coefficient) x\(column.raw)")
    }
  }
}
#endif
