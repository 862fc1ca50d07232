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
    if equation.priority.isRequired {
      bindTerms()
      if witness.isValid && abs(witnessError(equation)) > 0 { witness.invalidate() }
    }
    return constraints.identity(of: id.raw)
  }

  private mutating func insert(
    _ equation: Equation, relaxationRank: Int32
  ) throws(SolverError) -> ConstraintID {
    let id = try solver.add(
      terms, equation.relation, to: equation.constant * equation.weight,
      priority: equation.priority, tie: equation.tie, relaxationRank: relaxationRank)
    _ = constraints.take(id.raw)
    while weights.count <= Int(id.raw) {
      weights.append(1)
      isRequired.append(false)
    }
    weights[Int(id.raw)] = equation.weight
    isRequired[Int(id.raw)] = equation.priority.isRequired
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
    if let free = freeTerm {
      moveWitness(free, for: equation)
      return try add(equation)
    }
    if witness.isValid && witnessError(equation) == 0 { return try add(equation) }
    if isChanged {
      settle()
      if witnessError(equation) == 0 { return try add(equation) }
    }
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
      witness.restart()
      return constraints.identity(of: id.raw)
    }
    refusal.removeAll()
    for member in refused.constraints where member != id {
      refusal.append(constraints.identity(of: member.raw))
    }
    undo(id)
    return nil
  }

  /// The position in ``terms`` with a variable that is in no required constraint, so the new
  /// constraint can hold.
  private var freeTerm: Int? {
    search: for index in terms.indices {
      let term = terms[index]
      // The variable must not cancel out of the constraint.
      guard !isBound[Int(term.variable.raw)], abs(term.coefficient) > 1e-6 else { continue }
      for other in terms.indices
      where other != index && terms[other].variable == term.variable { continue search }
      return index
    }
    return nil
  }

  /// How far the terms' sum is from holding for the witness; 0 up to rounding.
  private func witnessError(_ equation: Equation) -> Double {
    let constant = equation.constant * equation.weight
    var (sum, size) = (-constant, abs(constant))
    for term in terms {
      let number = term.variable.raw
      let solved = changes.settledValue(number)
      let product = term.coefficient * witness.value(number, solved: solved)
      sum += product
      size += abs(product)
    }
    // Values of solves are this exact.
    if abs(sum) <= 1e-12 * size { return 0 }
    switch equation.relation {
    case .equal: return sum
    case .lessThanOrEqual: return max(0, sum)
    case .greaterThanOrEqual: return min(0, sum)
    }
  }

  /// Moves a free term's variable until the constraint holds for the witness.
  private mutating func moveWitness(_ free: Int, for equation: Equation) {
    guard witness.isValid else { return }
    let (error, term) = (witnessError(equation), terms[free])
    guard error != 0 else { return }
    let number = term.variable.raw
    let old = witness.value(number, solved: changes.settledValue(number))
    witness.move(number, to: old - error / term.coefficient)
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
    witness.restart()
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
