public import CConstraintSolver
import ConstraintSolver

@_cdecl("csl_add")
public func add(
  _ solver: csl_solver, _ terms: UnsafePointer<csl_term>?, _ count: Int, _ relation: csl_relation,
  _ constant: Double, _ properties: UnsafePointer<csl_properties>?,
  _ constraint: UnsafeMutablePointer<csl_constraint>?
) -> csl_status {
  guard let state = unsafe state(solver) else { return Status.unknownSolver }
  guard let constraint = unsafe constraint else { return Status.invalidArgument }
  do {
    let equation = unsafe try state.pointee.read(terms, count, relation, constant, properties)
    unsafe constraint.pointee = try state.pointee.adding(equation)
    return Status.ok
  } catch {
    return error.status
  }
}

@_cdecl("csl_try_add")
public func tryAdd(
  _ solver: csl_solver, _ terms: UnsafePointer<csl_term>?, _ count: Int, _ relation: csl_relation,
  _ constant: Double, _ properties: UnsafePointer<csl_properties>?,
  _ constraint: UnsafeMutablePointer<csl_constraint>?
) -> csl_status {
  guard let state = unsafe state(solver) else { return Status.unknownSolver }
  guard let constraint = unsafe constraint else { return Status.invalidArgument }
  do {
    let equation = unsafe try state.pointee.read(terms, count, relation, constant, properties)
    guard equation.priority.isRequired else { return Status.invalidNumber }
    guard let id = unsafe try state.pointee.tryAdding(equation) else {
      return Status.unsatisfiable
    }
    unsafe constraint.pointee = id
    return Status.ok
  } catch {
    return error.status
  }
}

@_cdecl("csl_remove")
public func remove(_ solver: csl_solver, _ constraint: csl_constraint) -> csl_status {
  unsafe change(solver, constraint) { state, id in
    unsafe state.pointee.remove(id)
    return Status.ok
  }
}

@_cdecl("csl_set_constant")
public func setConstant(
  _ solver: csl_solver, _ constraint: csl_constraint, _ constant: Double
) -> csl_status {
  unsafe change(solver, constraint) { state, id in
    unsafe state.pointee.setConstant(constant, of: id)
  }
}

@_cdecl("csl_set_priority")
public func setPriority(
  _ solver: csl_solver, _ constraint: csl_constraint, _ priority: Float
) -> csl_status {
  unsafe change(solver, constraint) { state, id in
    guard let priority = Priority(priority) else { return Status.invalidNumber }
    unsafe state.pointee.setPriority(priority, of: id)
    return Status.ok
  }
}

@_cdecl("csl_set_tie")
public func setTie(
  _ solver: csl_solver, _ constraint: csl_constraint, _ tie: csl_tie, _ rank: Int64
) -> csl_status {
  unsafe change(solver, constraint) { state, id in
    guard let tie = TieBreak(tie, rank) else { return Status.invalidArgument }
    unsafe state.pointee.solver.setTieBreak(tie, of: id)
    return Status.ok
  }
}

@_cdecl("csl_violation")
public func readViolation(
  _ solver: csl_solver, _ constraint: csl_constraint, _ violation: UnsafeMutablePointer<Double>?
) -> csl_status {
  unsafe change(solver, constraint) { state, id in
    guard let violation = unsafe violation else { return Status.invalidArgument }
    let (error, weight) = unsafe (
      state.pointee.solver.violation(of: id), state.pointee.weights[Int(id.raw)]
    )
    unsafe violation.pointee = error / weight
    return Status.ok
  }
}

@_cdecl("csl_is_relaxed")
public func readRelaxation(
  _ solver: csl_solver, _ constraint: csl_constraint, _ relaxed: UnsafeMutablePointer<Bool>?
) -> csl_status {
  unsafe change(solver, constraint) { state, id in
    guard let relaxed = unsafe relaxed else { return Status.invalidArgument }
    unsafe relaxed.pointee = state.pointee.solver.isRelaxed(id)
    return Status.ok
  }
}

@_cdecl("csl_priority_of_rank")
public func priority(ofRank rank: UInt32) -> Float {
  // The bit patterns of positive numbers are in the order of the numbers.
  rank >= 1 && rank < Float(1000).bitPattern ? Float(bitPattern: rank) : .nan
}

/// Calls `body` with a constraint in the solver, or returns the error.
@inline(__always)
private func change(
  _ solver: csl_solver, _ constraint: csl_constraint,
  _ body: (StatePointer, ConstraintID) -> csl_status
) -> csl_status {
  guard let state = unsafe state(solver) else { return Status.unknownSolver }
  guard let number = unsafe state.pointee.constraints.number(of: constraint) else {
    return Status.unknownConstraint
  }
  return unsafe body(state, ConstraintID(raw: number))
}
