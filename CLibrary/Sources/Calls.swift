import CConstraintSolver
import ConstraintSolver

/// A pointer to a live solver.
typealias StatePointer = UnsafeMutablePointer<SolverState>

/// Calls `body` with a live solver's state.
/// - Returns: The status of the error that `body` throws, or ok.
@inline(__always)
func call(
  _ solver: csl_solver, _ body: (inout SolverState) throws(CallError) -> Void
) -> csl_status {
  // The registry has only addresses that `csl_create` stored, and loses them before their release.
  guard let address = unsafe csl_registry_find(solver) else { return Status.unknownSolver }
  let state = unsafe address.assumingMemoryBound(to: SolverState.self)
  do throws(CallError) {
    unsafe try body(&state.pointee)
    return Status.ok
  } catch {
    return error.status
  }
}

/// Returns the address for a result.
/// - Throws: An error if it is null.
@inline(__always)
func place<Value>(
  _ address: UnsafeMutablePointer<Value>?
) throws(CallError) -> UnsafeMutablePointer<Value> {
  guard let address = unsafe address else { throw CallError(Status.invalidArgument) }
  return unsafe address
}

/// Checks the caller's memory for a list.
/// - Throws: An error if it is null and has a capacity.
@inline(__always)
func checkList<Value>(
  _ list: UnsafeMutablePointer<Value>?, _ capacity: Int
) throws(CallError) {
  guard capacity >= 0, unsafe list != nil || capacity == 0 else {
    throw CallError(Status.invalidArgument)
  }
}

extension SolverState {
  @inline(__always)
  mutating func variable(_ identity: csl_variable) throws(CallError) -> VariableID {
    guard let number = variables.number(of: identity) else {
      throw CallError(Status.unknownVariable)
    }
    return VariableID(raw: number)
  }

  @inline(__always)
  mutating func constraint(_ identity: csl_constraint) throws(CallError) -> ConstraintID {
    guard let number = constraints.number(of: identity) else {
      throw CallError(Status.unknownConstraint)
    }
    return ConstraintID(raw: number)
  }
}
