#if TEXT
import ConstraintSolver
import LayoutEngine

// Only in the larger program: formatting numbers increases its size.

/// Returns the solver's state, one variable or constraint per line as in `Solver.dump()`: the
/// length of the text, and the text as UTF-8.
///
/// Until an item is removed, the variables `v0` to `v3` are x, width, y and height of item 0, the
/// next four are item 1's, and so on.
@_cdecl("system_tableau")
public func tableau(_ number: Int32) -> UnsafeMutableRawPointer? {
  guard let system = system(number) else { return nil }
  let text = Array(system.engine.solver.dump().utf8)
  let length = UInt32(text.count)
  let bytes = [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: length >> UInt32($0)) }
  return unsafe Transfer.put(bytes + text)
}

/// Returns the origins of the constraints in that text: a count, and for each number a pair as in
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
