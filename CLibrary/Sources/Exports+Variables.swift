public import CConstraintSolver
import ConstraintSolver

@_cdecl("csl_add_variable")
public func addVariable(
  _ solver: csl_solver, _ kind: csl_kind, _ variable: UnsafeMutablePointer<csl_variable>?
) -> csl_status {
  call(solver) { state throws(CallError) in
    let result = unsafe try place(variable)
    switch kind {
    case csl_kind(CSL_POSITION): unsafe result.pointee = state.addVariable(.position)
    case csl_kind(CSL_EXTENT): unsafe result.pointee = state.addVariable(.extent)
    default: throw CallError(Status.invalidArgument)
    }
  }
}

@_cdecl("csl_remove_variable")
public func removeVariable(_ solver: csl_solver, _ variable: csl_variable) -> csl_status {
  call(solver) { state throws(CallError) in
    try state.removeVariable(try state.variable(variable))
  }
}

@_cdecl("csl_value")
public func readValue(
  _ solver: csl_solver, _ variable: csl_variable, _ value: UnsafeMutablePointer<Double>?
) -> csl_status {
  call(solver) { state throws(CallError) in
    let id = try state.variable(variable)
    unsafe try place(value).pointee = state.solver.value(of: id)
  }
}

@_cdecl("csl_is_ambiguous")
public func readAmbiguity(
  _ solver: csl_solver, _ variable: csl_variable, _ ambiguous: UnsafeMutablePointer<Bool>?
) -> csl_status {
  call(solver) { state throws(CallError) in
    let id = try state.variable(variable)
    unsafe try place(ambiguous).pointee = state.solver.isAmbiguous(id)
  }
}
