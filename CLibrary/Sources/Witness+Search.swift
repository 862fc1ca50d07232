import ConstraintSolver

/// A separate solver of the required rows that matter for a candidate.
private struct Probe: ~Copyable {
  var solver = Solver()
  /// The caller's variables, by the number of the probe's variable.
  var variables = FlatArray<UInt32>()
  /// The last values for which the rows were checked.
  var checked = FlatArray<Double>()
  /// The rows in the probe.
  var rows = FlatArray<Int32>()
  /// The rows by the number of the probe's constraint; the candidate for constraints that keep a
  /// value.
  var rowOfConstraint = FlatArray<Int32>()
  /// The rows to add next.
  var waiting = FlatArray<Int32>()
  var candidate: ConstraintID?

  init() { solver.reserve(variables: 16, constraints: 32) }
}

extension Witness {
  /// Moves variables until the candidate holds, with more effort than a repair.
  ///
  /// A probe minimizes the sum of the moves. Rows that do not hold for its solution are added,
  /// until all rows hold, or those in the probe exclude the candidate.
  /// - Parameter members: Receives the rows that exclude the candidate.
  /// - Returns: Whether the candidate can hold; nil if that takes many rows. The values are as
  ///   before unless it can.
  /// - Complexity: Less than a copy of the solver.
  mutating func search(in solver: inout Solver, excluding members: inout FlatArray<Int32>) -> Bool?
  {
    let before = moves.count
    var probe = Probe()
    var result = true as Bool?
    var effort = 32 + rows.count / 32
    wait(for: RequiredRows.candidate, in: &probe)
    while result == true, !probe.waiting.isEmpty {
      effort -= probe.rows.count
      guard effort > 0 else {
        result = nil
        break
      }
      addWaiting(to: &probe, in: &solver)
      probe.solver.solve()
      if isExcluded(in: probe, by: &members) {
        result = false
      } else if !checkMoved(in: &probe, &solver) {
        result = nil
      }
    }
    if result != true { undo(to: before) }
    for index in 0..<probe.variables.count { places[Int(probe.variables[index])] = -1 }
    for index in 0..<probe.rows.count { isProbed[Int(probe.rows[index])] = false }
    return result
  }

  private mutating func wait(for row: Int32, in probe: inout Probe) {
    isProbed.set(true, at: Int(row), filling: false)
    probe.rows.append(row)
    probe.waiting.append(row)
  }

  private mutating func addWaiting(to probe: inout Probe, in solver: inout Solver) {
    var terms = FlatArray<Term>()
    while let number = probe.waiting.popLast() {
      terms.removeAll()
      let row = rows[row: number]
      var position = row.first
      while position >= 0 {
        let link = rows[link: position]
        let variable = place(of: link.variable, in: &probe, &solver)
        terms.append(Term(variable, link.coefficient))
        position = link.nextOfRow
      }
      let isCandidate = number == RequiredRows.candidate
      let id = add(
        terms, row.relation, row.constant, .required, rank: isCandidate ? .min : 0,
        to: &probe.solver)
      guard let id else { continue }
      if isCandidate { probe.candidate = id }
      probe.rowOfConstraint.set(number, at: Int(id.raw), filling: RequiredRows.candidate)
    }
  }

  /// Returns the probe's variable for a variable; the first time, the probe is to keep the value.
  private mutating func place(
    of variable: UInt32, in probe: inout Probe, _ solver: inout Solver
  ) -> VariableID {
    let index = Int(variable)
    if index < places.count && places[index] >= 0 { return VariableID(raw: UInt32(places[index])) }
    let value = value(VariableID(raw: variable), in: &solver)
    let id = probe.solver.makeVariable(points[index].isExtent ? .extent : .position)
    places.set(Int32(id.raw), at: index, filling: -1)
    probe.variables.append(variable)
    probe.checked.append(value)
    guard value.isFinite else { return id }
    var terms = FlatArray<Term>()
    terms.append(Term(id, 1))
    _ = add(terms, .equal, value, .lowest, rank: 0, to: &probe.solver)
    return id
  }

  private func isExcluded(in probe: borrowing Probe, by members: inout FlatArray<Int32>) -> Bool {
    for index in probe.solver.conflicts.indices {
      let conflict = probe.solver.conflicts[index]
      guard conflict.relaxed == probe.candidate else { continue }
      for member in conflict.constraints {
        members.append(probe.rowOfConstraint[Int(member.raw)])
      }
      return true
    }
    return false
  }

  /// Takes the probe's values, and lets the rows wait that do not hold for them.
  /// - Returns: False if a value is too large.
  private mutating func checkMoved(in probe: inout Probe, _ solver: inout Solver) -> Bool {
    let first = moves.count
    for place in 0..<probe.variables.count {
      let value = probe.solver.value(of: VariableID(raw: UInt32(place)))
      guard value != probe.checked[place] else { continue }
      // Also false for NaN.
      guard abs(value) <= SolverState.largestConstant else { return false }
      move(probe.variables[place], from: probe.checked[place], to: value)
      probe.checked[place] = value
    }
    for index in first..<moves.count {
      var use = rows.firstUse(of: moves[index].variable)
      while use >= 0 {
        let link = rows[link: use]
        if !hasRow(link.row), error(of: link.row, in: &solver) != 0,
          !isRelaxed(link.row, in: &solver)
        {
          wait(for: link.row, in: &probe)
        }
        use = link.next
      }
    }
    return true
  }

  /// Whether a row is in the probe.
  private mutating func hasRow(_ row: Int32) -> Bool {
    Int(row) < isProbed.count && isProbed[Int(row)]
  }
}

/// Adds a constraint with validated numbers; nil if the solver is full.
private func add(
  _ terms: borrowing FlatArray<Term>, _ relation: Relation, _ constant: Double,
  _ priority: Priority, rank: Int32, to solver: inout Solver
) -> ConstraintID? {
  terms.withSpan { terms in
    try? solver.addChecked(
      terms, relation, to: constant, priority: priority, tie: .none, relaxationRank: rank)
  }
}

extension Priority {
  fileprivate static var lowest: Priority { Priority(1) ?? .required }
}
