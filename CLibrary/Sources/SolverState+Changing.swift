import CConstraintSolver
import ConstraintSolver

extension SolverState {
  mutating func setConstant(_ constant: Double, of id: ConstraintID) throws(CallError) {
    let weighted = constant * weight(of: id)
    // Also false for NaN.
    guard abs(weighted) <= Self.largestConstant else { throw CallError(Status.invalidNumber) }
    do throws(SolverError) { try solver.setConstant(weighted, of: id) } catch {
      throw CallError(Status.of(error))
    }
    isChanged = true
    let row = RequiredRows.row(of: id.raw)
    guard witness.rows.isUsed(row) else { return }
    witness.rows.setConstant(weighted, of: row)
    if !witness.repair(row, in: &solver) { witness.invalidate() }
  }

  mutating func setPriority(_ priority: Priority, of id: ConstraintID) {
    solver.setPriority(priority, of: id)
    isChanged = true
    let row = RequiredRows.row(of: id.raw)
    guard priority.isRequired != witness.rows.isUsed(row) else { return }
    guard priority.isRequired else { return witness.rows.remove(row) }
    terms.removeAll()
    collectTerms(of: id, in: &solver, &terms)
    let (relation, constant) = solver.statement(of: id)
    witness.rows.propose(terms, relation, constant)
    if !witness.repair(RequiredRows.candidate, in: &solver) { witness.invalidate() }
    witness.rows.accept(as: id.raw)
  }

  /// Removes a variable.
  /// - Throws: An error if a constraint mentions the variable.
  mutating func removeVariable(_ id: VariableID) throws(CallError) {
    guard !solver.isInUse(id) else { throw CallError(Status.inUse) }
    solver.removeVariable(id)
    variables.free(id.raw)
  }

  /// Returns a change that the caller has not read, and marks it as read.
  @inline(__always)
  mutating func nextChange() -> csl_change? {
    while let (variable, value) = changes.next(in: &solver) {
      guard let identity = variables.usedIdentity(of: variable.raw) else { continue }
      return csl_change(variable: identity, value: value)
    }
    return nil
  }

  /// Lets the caller read the conflicts of all solves since the last call.
  mutating func publishConflicts() {
    if conflicts.isEmpty && newConflicts.isEmpty { return }
    conflicts.removeAll()
    swap(&conflicts, &newConflicts)
  }
}

private func collectTerms(
  of id: ConstraintID, in solver: inout Solver, _ terms: inout FlatArray<Term>
) {
  solver.forEachTerm(of: id) { terms.append($0) }
}
