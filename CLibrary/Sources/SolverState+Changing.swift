import CConstraintSolver
import ConstraintSolver

extension SolverState {
  mutating func setConstant(_ constant: Double, of id: ConstraintID) -> csl_status {
    let weighted = constant * weights[Int(id.raw)]
    // Also false for NaN.
    guard abs(weighted) <= Self.largestConstant else { return Status.invalidNumber }
    do throws(SolverError) { try solver.setConstant(weighted, of: id) } catch {
      return Status.of(error)
    }
    isChanged = true
    if isRequired[Int(id.raw)] { witness.invalidate() }
    return Status.ok
  }

  mutating func setPriority(_ priority: Priority, of id: ConstraintID) {
    solver.setPriority(priority, of: id)
    isChanged = true
    isRequired[Int(id.raw)] = priority.isRequired
    guard priority.isRequired else { return }
    witness.invalidate()
    var mentioned: [VariableID] = []
    solver.forEachVariable(of: id) { mentioned.append($0) }
    for variable in mentioned { isBound[Int(variable.raw)] = true }
  }

  /// Removes a variable.
  /// - Returns: False if a constraint mentions the variable.
  mutating func removeVariable(_ number: UInt32) -> Bool {
    let id = VariableID(raw: number)
    guard !solver.isInUse(id) else { return false }
    solver.removeVariable(id)
    variables.free(number)
    changes.free(number)
    return true
  }

  /// Returns a change that the caller has not read, and marks it as read.
  mutating func nextChange() -> csl_change? {
    while let (number, value) = changes.next() {
      guard variables.isInUse(number) else { continue }
      return csl_change(variable: variables.identity(of: number), value: value)
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
