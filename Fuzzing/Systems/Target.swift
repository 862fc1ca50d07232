import ConstraintSolver
import FuzzSupport

/// Fuzzes a sequence of changes to a constraint system.
///
/// After each solve, required constraints hold unless reported, and reported changes are complete.
@_cdecl("LLVMFuzzerTestOneInput")
public func testSystem(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  var system = System(FuzzInput(unsafe fuzzBytes(data, size)))
  system.run()
  return 0
}
