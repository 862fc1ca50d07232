public import CConstraintSolver
import ConstraintSolver

@_cdecl("csl_create")
public func create() -> csl_solver {
  let state = StatePointer.allocate(capacity: 1)
  let number = unsafe csl_registry_add(state)
  if number == 0 {
    unsafe state.deallocate()
  } else {
    // No other thread knows the number yet.
    unsafe state.initialize(to: SolverState(serial: number))
    unsafe state.pointee.begin()
  }
  return number
}

@_cdecl("csl_destroy")
public func destroy(_ solver: csl_solver) -> csl_status {
  guard let address = unsafe csl_registry_remove(solver) else { return Status.unknownSolver }
  // The registry returns an address only once.
  let state = unsafe address.assumingMemoryBound(to: SolverState.self)
  unsafe state.deinitialize(count: 1)
  unsafe state.deallocate()
  return Status.ok
}

@_cdecl("csl_is_solver")
public func isSolver(_ solver: csl_solver) -> Bool { unsafe csl_registry_find(solver) != nil }

@_cdecl("csl_solve")
public func solve(_ solver: csl_solver) -> csl_status {
  call(solver) { state throws(CallError) in
    state.settle()
    state.publishConflicts()
  }
}

@_cdecl("csl_changes")
public func readChanges(
  _ solver: csl_solver, _ changes: UnsafeMutablePointer<csl_change>?, _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>?
) -> csl_status {
  call(solver) { state throws(CallError) in
    let total = unsafe try place(count)
    unsafe try checkList(changes, capacity)
    var written = 0
    while written < capacity, let change = state.nextChange() {
      // The caller has room for `capacity` changes.
      unsafe changes?[written] = change
      written += 1
    }
    unsafe total.pointee = written
  }
}

@_cdecl("csl_message")
public func message(_ status: csl_status) -> UnsafePointer<CChar>? {
  let text: StaticString =
    switch status {
    case Status.ok: "no error"
    case Status.unknownSolver: "the solver does not exist, or was destroyed"
    case Status.unknownVariable: "the variable is not in this solver, or was removed"
    case Status.unknownConstraint: "the constraint is not in this solver, or was removed"
    case Status.invalidNumber: "a number is not finite or out of its range"
    case Status.invalidArgument: "a pointer is null, or a constant is not in its enumeration"
    case Status.inUse: "a constraint mentions the variable"
    case Status.full: "the solver is full"
    case Status.unsatisfiable: "the required constraints cannot all hold"
    default: "an unknown status"
    }
  // A static text ends with 0, and lasts as long as the process.
  return unsafe UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
}
