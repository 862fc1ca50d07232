import CFuzzer
import Foundation
import FuzzSupport
import LivePreview

private let decisions = 160

@_cdecl("LLVMFuzzerTestOneInput")
public func testRequests(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let bytes = unsafe fuzzBytes(data, size)
  MainActor.assumeIsolated {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("fuzz-requests-\(ProcessInfo.processInfo.processIdentifier)")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var session = Session(
      FuzzInput(Array(bytes.prefix(decisions))), document: Data(bytes.dropFirst(decisions)),
      in: folder)
    session.run()
    try? FileManager.default.removeItem(at: folder)
  }
  return 0
}

@_cdecl("LLVMFuzzerCustomMutator")
public func changeRequests(
  _ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ limit: Int, _ seed: CUnsignedInt
) -> Int {
  unsafe changeDocumentInput(data, size, limit, seed, head: decisions) {
    unsafe LLVMFuzzerMutate($0, $1, $2)
  }
}
