public import CConstraintSolver
import ConstraintSolver

@_cdecl("csl_add_variable")
public func addVariable(
  _ solver: csl_solver, _ kind: csl_kind, _ variable: UnsafeMutablePointer<csl_variable>?
) -> csl_status {
  guard let state = unsafe state(solver) else { return Status.unknownSolver }
  guard let variable = unsafe variable else { return Status.invalidArgument }
  let range: VariableKind
  switch kind {
  case csl_kind(CSL_POSITION): range = .position
  case csl_kind(CSL_EXTENT): range = .extent
  default: return Status.invalidArgument
  }
  unsafe variable.pointee = state.pointee.addVariable(range)
  return Status.ok
}

@_cdecl("csl_remove_variable")
public func removeVariable(_ solver: csl_solver, _ variable: csl_variable) -> csl_status {
  guard let state = unsafe state(solver) else { return Status.unknownSolver }
  guard let number = unsafe state.pointee.variables.number(of: variable) else {
    return Status.unknownVariable
  }
  return unsafe state.pointee.removeVariable(number) ? Status.ok : Status.inUse
}

@_cdecl("csl_value")
public func readValue(
  _ solver: csl_solver, _ variable: csl_variable, _ value: UnsafeMutablePointer<Double>?
) -> csl_status {
  guard let state = unsafe state(solver) else { return Status.unknownSolver }
  guard let number = unsafe state.pointee.variables.number(of: variable) else {
    return Status.unknownVariable
  }
  guard let value = unsafe value else { return Status.invalidArgument }
  unsafe value.pointee = state.pointee.solver.value(of: VariableID(raw: number))
  return Status.ok
}

@_cdecl("csl_is_ambiguous")
public func readAmbiguity(
  _ solver: csl_solver, _ variable: csl_variable, _ ambiguous: UnsafeMutablePointer<Bool>?
) -> csl_status {
  guard let state = unsafe state(solver) else { return Status.unknownSolver }
  guard let number = unsafe state.pointee.variables.number(of: variable) else {
    return Status.unknownVariable
  }
  guard let ambiguous = unsafe ambiguous else { return Status.invalidArgument }
  unsafe ambiguous.pointee = state.pointee.solver.isAmbiguous(VariableID(raw: number))
  return Status.ok
}
