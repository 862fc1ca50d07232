import ConstraintSolver
import FuzzSupport

/// Fuzzes a sequence of changes to a constraint system, in the manner of a solver trace.
///
/// After each solve, every required constraint that is not reported as broken must hold, and the
/// reported changes must be complete.
@_cdecl("LLVMFuzzerTestOneInput")
public func testSystem(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  var system = System(FuzzInput(unsafe fuzzBytes(data, size)))
  system.run()
  return 0
}
