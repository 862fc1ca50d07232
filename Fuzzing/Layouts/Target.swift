import AutoLayout
import FuzzSupport
import LiveTrees

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
