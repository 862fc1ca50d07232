#if TEXT
import ConstraintSolver
import LayoutEngine

// Only in the larger program: formatting numbers increases its size.

/// Returns the solver's state as in `Solver.dump()`: the length of the text, and the UTF-8.
///
/// Until an item is removed, `v0` to `v3` are x, width, y and height of item 0, and so on.
@_cdecl("system_tableau")
public func tableau(_ number: Int32) -> UnsafeMutableRawPointer? {
  guard let system = system(number) else { return nil }
  let text = Array(system.engine.solver.dump().utf8)
  let length = UInt32(text.count)
  let bytes = [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: length >> UInt32($0)) }
  return unsafe Transfer.put(bytes + text)
}

/// Returns the origins of that text's constraints as pairs, after their count.
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
