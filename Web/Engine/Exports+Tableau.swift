#if TEXT
import ConstraintSolver
import LayoutEngine

// Only in the larger program: to print numbers takes room.

/// What the solver holds, a variable or a constraint a line, as `Solver.dump()` writes it: the
/// length of the text, and that as UTF-8.
///
/// As long as no item was removed, the variables `v0` to `v3` are x, width, y and height of item 0,
/// the next four those of item 1, and so on.
@_cdecl("system_tableau")
public func tableau(_ number: Int32) -> UnsafeMutableRawPointer? {
  guard let system = system(number) else { return nil }
  let text = Array(system.engine.solver.dump().utf8)
  let length = UInt32(text.count)
  let bytes = [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: length >> UInt32($0)) }
  return unsafe Transfer.put(bytes + text)
}

/// Where the constraints of that text come from: a count, and for each number a pair as in
/// `system_conflicts`.
@_cdecl("system_sources")
public func sources(_ number: Int32) -> UnsafeMutableRawPointer? {
  guard let system = system(number) else { return nil }
  var answer = [Int32(system.sources.count)]
  for source in system.sources {
    answer.append(source.code.kind)
    answer.append(source.code.place)
  }
  return unsafe Transfer.put(answer)
}
#endif
