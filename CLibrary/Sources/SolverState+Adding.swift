import CConstraintSolver
import ConstraintSolver

/// A constraint as the caller describes it, with validated numbers.
struct Equation {
  var relation: Relation
  var constant: Double
  var priority = Priority.required
  var tie = TieBreak.none
  var weight = 1.0
  var relaxationRank: Int32 = 0
}

extension SolverState {
  /// Adds a constraint whose terms are in ``terms``.
  /// - Throws: An error of the solver; nothing is added then.
  mutating func add(_ equation: Equation) throws(CallError) -> csl_constraint {
    guard equation.priority.isRequired else { return try insertOptional(equation) }
    propose(equation)
    if !witness.repair(RequiredRows.candidate, in: &solver) { witness.invalidate() }
    return try insertCandidate(equation)
  }

  private mutating func insertOptional(_ equation: Equation) throws(CallError) -> csl_constraint {
    try insert(equation, relaxationRank: equation.relaxationRank).identity
  }

  private mutating func insertCandidate(_ equation: Equation) throws(CallError) -> csl_constraint {
    do throws(CallError) {
      let (id, identity) = try insert(equation, relaxationRank: equation.relaxationRank)
      witness.rows.accept(as: id.raw)
      return identity
    } catch {
      witness.rows.remove(RequiredRows.candidate)
      throw error
    }
  }

  private mutating func propose(_ equation: Equation) {
    witness.rows.propose(terms, equation.relation, equation.constant * equation.weight)
  }

  private mutating func insert(
    _ equation: Equation, relaxationRank: Int32
  ) throws(CallError) -> (id: ConstraintID, identity: csl_constraint) {
    let id: ConstraintID
    do throws(SolverError) {
      id = try addTerms(
        terms, equation, relaxationRank, to: &solver)
    } catch {
      throw CallError(Status.of(error))
    }
    setWeight(equation.weight, of: id)
    isChanged = true
    return (id, constraints.take(id.raw))
  }

  mutating func remove(_ id: ConstraintID) {
    solver.remove(id)
    constraints.free(id.raw)
    witness.rows.remove(RequiredRows.row(of: id.raw))
    isChanged = true
  }

  /// Adds a required constraint whose terms are in ``terms`` if it can hold.
  /// - Returns: The identity; nil after a refusal, whose reason is in ``refusal``.
  /// - Throws: An error of the solver; nothing is added then.
  mutating func tryAdd(_ equation: Equation) throws(CallError) -> csl_constraint? {
    propose(equation)
    if witness.repair(RequiredRows.candidate, in: &solver) || witness.hasFreeVariable() {
      return try insertCandidate(equation)
    }
    if isChanged {
      settle()
      if witness.repair(RequiredRows.candidate, in: &solver) {
        return try insertCandidate(equation)
      }
    }
    witness.rows.remove(RequiredRows.candidate)
    witness.restart()
    // In a conflict the constraint itself is relaxed, because no other rank is as low.
    let (id, identity) = try insert(equation, relaxationRank: .min)
    solver.solve()
    isChanged = false
    var refused: Conflict?
    for index in solver.conflicts.indices {
      let conflict = solver.conflicts[index]
      if conflict.relaxed == id {
        refused = conflict
      } else {
        newConflicts.append(named(conflict))
      }
    }
    guard let refused else {
      solver.setRelaxationRank(equation.relaxationRank, of: id)
      propose(equation)
      witness.rows.accept(as: id.raw)
      absorbChanges()
      return identity
    }
    refusal.removeAll()
    for member in refused.constraints where member != id {
      refusal.append(constraints.identity(of: member.raw))
    }
    undo(id)
    return nil
  }

  /// Removes a constraint that could not hold, and restores the values before it was tried.
  private mutating func undo(_ id: ConstraintID) {
    var moved = FlatArray<VariableID>()
    collectChanges(of: &solver, in: &moved, &witness)
    remove(id)
    solve()
    collectChanges(of: &solver, in: &moved, &witness)
    // The old solution is optimal again. Where others are equally good, a preference for the old
    // values selects it, because nothing has a lower priority. That may move other variables, which
    // the next round holds. Rounding could make the rounds endless.
    var stays: [ConstraintID] = []
    var (first, rounds) = (0, 16)
    while rounds > 0, holdOldValues(of: moved, from: first, with: &stays) {
      first = moved.count
      rounds -= 1
      solver.solve()
      collectChanges(of: &solver, in: &moved, &witness)
    }
    if !stays.isEmpty {
      solver.removeKeepingValues(stays)
      collectChanges(of: &solver, in: &moved, &witness)
    }
    moved.withSpan { changes.note($0) }
    absorbChanges()
  }

  /// Adds a weakest constraint for the old value of each listed variable that has another value.
  /// - Returns: Whether there were any.
  private mutating func holdOldValues(
    of moved: borrowing FlatArray<VariableID>, from first: Int, with stays: inout [ConstraintID]
  ) -> Bool {
    let count = stays.count
    for index in first..<moved.count {
      let old = witness.value(moved[index], in: &solver)
      guard abs(solver.value(of: moved[index]) - old) > 1e-9 * max(1, abs(old)) else { continue }
      let stay = try? solver.add([Term(moved[index])], .equal, to: old, priority: .lowest)
      if let stay { stays.append(stay) }
    }
    return stays.count > count
  }
}

extension Priority {
  fileprivate static var lowest: Priority { Priority(Float.leastNonzeroMagnitude) ?? .required }
}

/// Collects the variables that the last solve moved; the witness keeps the values before.
private func collectChanges(
  of solver: inout Solver, in list: inout FlatArray<VariableID>, _ witness: inout Witness
) {
  solver.withMoved { moved, old in
    list.append(contentsOf: moved)
    for index in moved.indices { witness.keep(moved[index], old[index]) }
  }
}

private func addTerms(
  _ terms: borrowing FlatArray<Term>, _ equation: Equation, _ relaxationRank: Int32,
  to solver: inout Solver
) throws(SolverError) -> ConstraintID {
  try terms.withSpan { terms throws(SolverError) in
    try solver.addChecked(
      terms, equation.relation, to: equation.constant * equation.weight,
      priority: equation.priority, tie: equation.tie, relaxationRank: relaxationRank)
  }
}
