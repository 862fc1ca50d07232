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
    guard equation.priority.isRequired else { return try insert(equation).identity }
    propose(equation)
    if !witness.repair(RequiredRows.candidate, in: &solver) { witness.invalidate() }
    return try insertCandidate(equation)
  }

  private mutating func insertCandidate(_ equation: Equation) throws(CallError) -> csl_constraint {
    do throws(CallError) {
      let (id, identity) = try insert(equation)
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
    _ equation: Equation
  ) throws(CallError) -> (id: ConstraintID, identity: csl_constraint) {
    let id: ConstraintID
    do throws(SolverError) {
      id = try addTerms(terms, equation, to: &solver)
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
    var excluding = FlatArray<Int32>()
    let canHold = witness.search(in: &solver, excluding: &excluding)
    if canHold == true { return try insertCandidate(equation) }
    witness.rows.remove(RequiredRows.candidate)
    if canHold == nil { return try solveWith(equation) }
    refusal.removeAll()
    for index in 0..<excluding.count where excluding[index] != RequiredRows.candidate {
      refusal.append(constraints.identity(of: RequiredRows.number(of: excluding[index])))
    }
    return nil
  }

  /// Adds a constraint and solves; restores a copy of the solver if the constraint cannot hold.
  private mutating func solveWith(_ equation: Equation) throws(CallError) -> csl_constraint? {
    let before = solver.copy()
    // In a conflict the constraint itself is relaxed, because no other rank is as low.
    var trial = equation
    trial.relaxationRank = .min
    let (id, identity) = try insert(trial)
    solver.solve()
    isChanged = false
    for index in solver.conflicts.indices where solver.conflicts[index].relaxed == id {
      refusal.removeAll()
      for member in solver.conflicts[index].constraints where member != id {
        refusal.append(constraints.identity(of: member.raw))
      }
      constraints.free(id.raw)
      solver = before
      return nil
    }
    solver.setRelaxationRank(equation.relaxationRank, of: id)
    propose(equation)
    witness.rows.accept(as: id.raw)
    noteConflicts()
    absorbChanges()
    return identity
  }
}

private func addTerms(
  _ terms: borrowing FlatArray<Term>, _ equation: Equation, to solver: inout Solver
) throws(SolverError) -> ConstraintID {
  try terms.withSpan { terms throws(SolverError) in
    try solver.addChecked(
      terms, equation.relation, to: equation.constant * equation.weight,
      priority: equation.priority, tie: equation.tie,
      relaxationRank: equation.relaxationRank)
  }
}
