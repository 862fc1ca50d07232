import CFuzzer
import Foundation
import FuzzSupport
import Preview
import TestSupport

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
  guard size > decisions, seed % 4 != 0 else { return unsafe LLVMFuzzerMutate(data, size, limit) }
  guard seed % 4 == 1 else {
    // The number of decisions stays, so that the document begins where it did.
    var head = unsafe fuzzBytes(UnsafePointer(data), decisions)
    let length = unsafe head.withUnsafeMutableBufferPointer {
      unsafe $0.baseAddress.map { unsafe LLVMFuzzerMutate($0, decisions, decisions) } ?? 0
    }
    for place in 0..<length { unsafe data[place] = head[place] }
    return size
  }
  var numbers = SeededGenerator(seed: UInt64(seed))
  let choices = (0..<16).map { _ in UInt8(truncatingIfNeeded: numbers.next()) }
  let document = Array(unsafe fuzzBytes(UnsafePointer(data), size).dropFirst(decisions))
  var mutation = DocumentMutation(document, choices)
  guard let changed = mutation.changed(), changed.count <= limit - decisions else { return size }
  for (place, byte) in changed.enumerated() { unsafe data[decisions + place] = byte }
  return decisions + changed.count
}
