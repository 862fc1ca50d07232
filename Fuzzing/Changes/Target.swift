import AutoLayout
import CFuzzer
import DocumentDiff
import Foundation
import FuzzSupport

private let decisions = 64

/// Fuzzes comparisons: a document with a changed version, and with itself.
@_cdecl("LLVMFuzzerTestOneInput")
public func testChanges(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let bytes = unsafe fuzzBytes(data, size)
  MainActor.assumeIsolated {
    LayoutLog.replaceSink(nil)
    let old = Array(bytes.dropFirst(decisions))
    var new = old
    var input = FuzzInput(Array(bytes.prefix(decisions)))
    while !input.isEmpty, new.count < 40_000 {
      var mutation = DocumentMutation(new, input.bytes(16))
      new = mutation.changed() ?? new
    }
    if bytes.count >= decisions, bytes[decisions - 1] % 2 == 1 {
      compare(new, old)
    } else {
      compare(old, new)
    }
  }
  return 0
}

@MainActor
private func compare(_ old: [UInt8], _ new: [UInt8]) {
  guard let left = try? ComparedDocument(data: Data(old), path: "old.storyboard"),
    let right = try? ComparedDocument(data: Data(new), path: "new.storyboard")
  else { return }
  let comparison = DocumentComparison(left, right)
  _ = TextReport(comparison, .full).lines
  guard !DocumentComparison(left, left).isTold else { found("a change between equal documents") }
  let numbers = comparison.scenes.flatMap(\.shifts).flatMap(\.places).flatMap { place in
    [place.old, place.new].flatMap { [$0.x, $0.y, $0.width, $0.height] }
  }
  guard numbers.allSatisfy(\.isFinite) else { found("a frame that is not finite") }
}

@_cdecl("LLVMFuzzerCustomMutator")
public func changeVersions(
  _ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ limit: Int, _ seed: CUnsignedInt
) -> Int {
  unsafe changeDocumentInput(data, size, limit, seed, head: decisions) {
    unsafe LLVMFuzzerMutate($0, $1, $2)
  }
}
