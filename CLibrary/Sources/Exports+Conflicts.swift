public import CConstraintSolver

@_cdecl("csl_conflict_count")
public func countConflicts(
  _ solver: csl_solver, _ count: UnsafeMutablePointer<Int>?
) -> csl_status {
  guard let state = unsafe state(solver) else { return Status.unknownSolver }
  guard let count = unsafe count else { return Status.invalidArgument }
  unsafe count.pointee = state.pointee.conflicts.count
  return Status.ok
}

@_cdecl("csl_conflict")
public func readConflict(
  _ solver: csl_solver, _ index: Int, _ members: UnsafeMutablePointer<csl_constraint>?,
  _ capacity: Int, _ count: UnsafeMutablePointer<Int>?,
  _ relaxed: UnsafeMutablePointer<csl_constraint>?
) -> csl_status {
  guard let state = unsafe state(solver) else { return Status.unknownSolver }
  guard index >= 0, unsafe index < state.pointee.conflicts.count else {
    return Status.invalidArgument
  }
  let conflict = unsafe state.pointee.conflicts[index]
  let status = unsafe write(conflict.members, to: members, capacity, count)
  if status == Status.ok { unsafe relaxed?.pointee = conflict.relaxed }
  return status
}

@_cdecl("csl_refusal")
public func readRefusal(
  _ solver: csl_solver, _ members: UnsafeMutablePointer<csl_constraint>?, _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>?
) -> csl_status {
  guard let state = unsafe state(solver) else { return Status.unknownSolver }
  return unsafe write(state.pointee.refusal, to: members, capacity, count)
}

/// Copies a list to the caller's memory, as far as there is room.
private func write(
  _ list: [csl_constraint], to members: UnsafeMutablePointer<csl_constraint>?, _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>?
) -> csl_status {
  guard let count = unsafe count, capacity >= 0, unsafe members != nil || capacity == 0 else {
    return Status.invalidArgument
  }
  // The caller has room for `capacity` members.
  for index in 0..<min(capacity, list.count) { unsafe members?[index] = list[index] }
  unsafe count.pointee = list.count
  return Status.ok
}
