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
  /// The sizes of coefficients other than 0: rounding errors of others would decide pivots.
  static var coefficients: ClosedRange<Double> { 1e-9...1e9 }
  /// The largest constant.
  static var largestConstant: Double { 1e100 }

  /// Adds a constraint whose terms are in ``terms``.
  /// - Throws: An error of the solver; nothing is added then.
  mutating func add(_ equation: Equation) throws(SolverError) -> csl_constraint {
    let id = try insert(equation, relaxationRank: equation.relaxationRank)
    if equation.priority.isRequired { bindTerms() }
    return constraints.identity(of: id.raw)
  }

  private mutating func insert(
    _ equation: Equation, relaxationRank: Int32
  ) throws(SolverError) -> ConstraintID {
    let id = try solver.add(
      terms, equation.relation, to: equation.constant * equation.weight,
      priority: equation.priority, tie: equation.tie, relaxationRank: relaxationRank)
    _ = constraints.take(id.raw)
    while weights.count <= Int(id.raw) { weights.append(1) }
    weights[Int(id.raw)] = equation.weight
    isChanged = true
    return id
  }

  mutating func remove(_ id: ConstraintID) {
    solver.remove(id)
    constraints.free(id.raw)
    isChanged = true
  }

  private mutating func bindTerms() {
    for term in terms { isBound[Int(term.variable.raw)] = true }
  }

  /// Adds a required constraint whose terms are in ``terms`` if it can hold.
  /// - Returns: The identity; nil after a refusal, whose reason is in ``refusal``.
  /// - Throws: An error of the solver; nothing is added then.
  mutating func tryAdd(_ equation: Equation) throws(SolverError) -> csl_constraint? {
    if hasFreeTerm { return try add(equation) }
    settle()
    // In a conflict the constraint itself is relaxed, because no other rank is as low.
    let id = try insert(equation, relaxationRank: .min)
    solver.solve()
    isChanged = false
    var refused: Conflict?
    for conflict in solver.conflicts {
      if conflict.relaxed == id {
        refused = conflict
      } else {
        newConflicts.append(named(conflict))
      }
    }
    guard let refused else {
      solver.setRelaxationRank(equation.relaxationRank, of: id)
      bindTerms()
      changes.absorb(solver)
      return constraints.identity(of: id.raw)
    }
    refusal.removeAll()
    for member in refused.constraints where member != id {
      refusal.append(constraints.identity(of: member.raw))
    }
    undo(id)
    return nil
  }

  /// Whether some variable is in no required constraint, so the new constraint can hold.
  private var hasFreeTerm: Bool {
    search: for index in terms.indices {
      let term = terms[index]
      // The variable must not cancel out of the constraint.
      guard !isBound[Int(term.variable.raw)], abs(term.coefficient) > 1e-6 else { continue }
      for other in terms.indices
      where other != index && terms[other].variable == term.variable { continue search }
      return true
    }
    return false
  }

  /// Removes a constraint that could not hold, and restores the values before it was tried.
  private mutating func undo(_ id: ConstraintID) {
    var moved = [UInt32](solver.changedVariables)
    remove(id)
    solve()
    moved.append(solver.changedVariables)
    // The old solution is optimal again. Where others are equally good, a preference for the old
    // values selects it, because nothing has a lower priority.
    var stays: [ConstraintID] = []
    for number in moved {
      let (old, variable) = (changes.settledValue(number), VariableID(raw: number))
      guard abs(solver.value(of: variable) - old) > 1e-9 * max(1, abs(old)) else { continue }
      let stay = try? solver.add([Term(variable)], .equal, to: old, priority: .lowest)
      if let stay { stays.append(stay) }
    }
    if !stays.isEmpty {
      solver.solve()
      moved.append(solver.changedVariables)
      solver.removeKeepingValues(stays)
      moved.append(solver.changedVariables)
    }
    for number in moved { changes.note(number, solver.value(of: VariableID(raw: number))) }
  }
}

extension Priority {
  fileprivate static var lowest: Priority { Priority(Float.leastNonzeroMagnitude) ?? .required }
}

extension [UInt32] {
  fileprivate init(_ list: ContiguousArray<VariableID>) {
    self = []
    append(list)
  }

  fileprivate mutating func append(_ list: ContiguousArray<VariableID>) {
    reserveCapacity(count + list.count)
    for variable in list { append(variable.raw) }
  }
}
