public import CConstraintSolver
import ConstraintSolver

@_cdecl("csl_add")
public func add(
  _ solver: csl_solver, _ terms: UnsafePointer<csl_term>?, _ count: Int, _ relation: csl_relation,
  _ constant: Double, _ properties: UnsafePointer<csl_properties>?,
  _ constraint: UnsafeMutablePointer<csl_constraint>?
) -> csl_status {
  call(solver) { state throws(CallError) in
    let result = unsafe try place(constraint)
    let equation = unsafe try state.read(terms, count, relation, constant, properties)
    unsafe result.pointee = try state.add(equation)
  }
}

@_cdecl("csl_try_add")
public func tryAdd(
  _ solver: csl_solver, _ terms: UnsafePointer<csl_term>?, _ count: Int, _ relation: csl_relation,
  _ constant: Double, _ properties: UnsafePointer<csl_properties>?,
  _ constraint: UnsafeMutablePointer<csl_constraint>?
) -> csl_status {
  call(solver) { state throws(CallError) in
    let result = unsafe try place(constraint)
    let equation = unsafe try state.read(terms, count, relation, constant, properties)
    guard equation.priority.isRequired else { throw CallError(Status.invalidNumber) }
    guard let id = try state.tryAdd(equation) else { throw CallError(Status.unsatisfiable) }
    unsafe result.pointee = id
  }
}

@_cdecl("csl_remove")
public func remove(_ solver: csl_solver, _ constraint: csl_constraint) -> csl_status {
  call(solver) { state throws(CallError) in state.remove(try state.constraint(constraint)) }
}

@_cdecl("csl_set_constant")
public func setConstant(
  _ solver: csl_solver, _ constraint: csl_constraint, _ constant: Double
) -> csl_status {
  call(solver) { state throws(CallError) in
    try state.setConstant(constant, of: try state.constraint(constraint))
  }
}

@_cdecl("csl_set_priority")
public func setPriority(
  _ solver: csl_solver, _ constraint: csl_constraint, _ priority: Float
) -> csl_status {
  call(solver) { state throws(CallError) in
    let id = try state.constraint(constraint)
    guard let priority = Priority(priority) else { throw CallError(Status.invalidNumber) }
    state.setPriority(priority, of: id)
  }
}

@_cdecl("csl_set_tie")
public func setTie(
  _ solver: csl_solver, _ constraint: csl_constraint, _ tie: csl_tie, _ rank: Int64
) -> csl_status {
  call(solver) { state throws(CallError) in
    let id = try state.constraint(constraint)
    guard let tie = TieBreak(tie, rank) else { throw CallError(Status.invalidArgument) }
    state.solver.setTieBreak(tie, of: id)
  }
}

@_cdecl("csl_violation")
public func readViolation(
  _ solver: csl_solver, _ constraint: csl_constraint, _ violation: UnsafeMutablePointer<Double>?
) -> csl_status {
  call(solver) { state throws(CallError) in
    let id = try state.constraint(constraint)
    unsafe try place(violation).pointee = state.solver.violation(of: id) / state.weight(of: id)
  }
}

@_cdecl("csl_is_relaxed")
public func readRelaxation(
  _ solver: csl_solver, _ constraint: csl_constraint, _ relaxed: UnsafeMutablePointer<Bool>?
) -> csl_status {
  call(solver) { state throws(CallError) in
    let id = try state.constraint(constraint)
    unsafe try place(relaxed).pointee = state.solver.isRelaxed(id)
  }
}

@_cdecl("csl_priority_of_rank")
public func priority(ofRank rank: UInt32) -> Float {
  // The bit patterns of positive numbers are in the order of the numbers.
  rank >= 1 && rank < Float(1000).bitPattern ? Float(bitPattern: rank) : .nan
}
