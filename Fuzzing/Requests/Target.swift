import CFuzzer
import Foundation
import FuzzSupport
import LivePreview

/// How many bytes decide what is called; the document follows.
private let decisions = 160

/// Takes bytes as calls of a page and the document that they are about.
///
/// - Parameters:
///   - data: The bytes.
///   - size: How many there are.
/// - Returns: 0: the input is kept if it reached anything new.
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

/// Changes what is called, or the document as a tree, or its bytes.
///
/// - Parameters:
///   - data: The input, changed in place.
///   - size: Its length.
///   - limit: The room.
///   - seed: What decides.
/// - Returns: The new length.
@_cdecl("LLVMFuzzerCustomMutator")
public func changeRequests(
  _ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ limit: Int, _ seed: CUnsignedInt
) -> Int {
  unsafe changeDocumentInput(data, size, limit, seed, head: decisions) {
    unsafe LLVMFuzzerMutate($0, $1, $2)
  }
}
