public import CConstraintSolver

@_cdecl("csl_conflict_count")
public func countConflicts(
  _ solver: csl_solver, _ count: UnsafeMutablePointer<Int>?
) -> csl_status {
  call(solver) { state throws(CallError) in
    unsafe try place(count).pointee = state.conflicts.count
  }
}

@_cdecl("csl_conflict")
public func readConflict(
  _ solver: csl_solver, _ index: Int, _ members: UnsafeMutablePointer<csl_constraint>?,
  _ capacity: Int, _ count: UnsafeMutablePointer<Int>?,
  _ relaxed: UnsafeMutablePointer<csl_constraint>?
) -> csl_status {
  call(solver) { state throws(CallError) in
    guard index >= 0, index < state.conflicts.count else {
      throw CallError(Status.invalidArgument)
    }
    unsafe try write(state.conflicts[index].members, to: members, capacity, count)
    unsafe relaxed?.pointee = state.conflicts[index].relaxed
  }
}

@_cdecl("csl_refusal")
public func readRefusal(
  _ solver: csl_solver, _ members: UnsafeMutablePointer<csl_constraint>?, _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>?
) -> csl_status {
  call(solver) { state throws(CallError) in
    unsafe try write(state.refusal, to: members, capacity, count)
  }
}

/// Copies a list to the caller's memory, as far as there is room.
private func write(
  _ list: [csl_constraint], to members: UnsafeMutablePointer<csl_constraint>?, _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>?
) throws(CallError) {
  let total = unsafe try place(count)
  unsafe try checkList(members, capacity)
  // The caller has room for `capacity` members.
  for index in 0..<min(capacity, list.count) { unsafe members?[index] = list[index] }
  unsafe total.pointee = list.count
}
