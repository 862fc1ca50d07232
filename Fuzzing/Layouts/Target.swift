import AutoLayout
import FuzzSupport
import LiveTrees

/// Takes bytes as edits of a live tree, and compares its layout with that of a fresh tree.
///
/// - Parameters:
///   - data: The bytes.
///   - size: How many there are.
/// - Returns: 0: the input is kept if it reached anything new.
@_cdecl("LLVMFuzzerTestOneInput")
public func testLayout(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let bytes = unsafe fuzzBytes(data, size)
  MainActor.assumeIsolated {
    LayoutLog.replaceSink(nil)
    let tree = LiveTree(editedBy: bytes)
    if let difference = tree.difference() { found("\(difference)\n\(tree)") }
  }
  return 0
}
