import ConstraintSolver
import FuzzSupport

/// Takes bytes as a sequence of changes of a system of constraints, as solver traces are.
///
/// After each solve every required constraint that is not reported as broken must hold, and what
/// the solver writes as changed must be all that has changed.
///
/// - Parameters:
///   - data: The bytes.
///   - size: How many there are.
/// - Returns: 0: the input is kept if it reached anything new.
@_cdecl("LLVMFuzzerTestOneInput")
public func testSystem(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  var system = System(FuzzInput(unsafe fuzzBytes(data, size)))
  system.run()
  return 0
}
