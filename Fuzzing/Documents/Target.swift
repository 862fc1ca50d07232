import AutoLayout
import CFuzzer
import Foundation
import FuzzSupport
import InterfaceBuilder

/// Reads bytes as a document, lays its scenes out, and asks for every frame.
///
/// - Parameters:
///   - data: The bytes.
///   - size: How many there are.
/// - Returns: 0: the input is kept if it reached anything new.
@_cdecl("LLVMFuzzerTestOneInput")
public func testDocument(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let bytes = unsafe fuzzBytes(data, size)
  MainActor.assumeIsolated {
    guard let document = try? InterfaceDocument(data: Data(bytes), path: "fuzz.storyboard") else {
      return
    }
    LayoutLog.replaceSink(nil)
    let elsewhere = LayoutEnvironment(
      device: Device.named("retina4_7"), layoutDirection: .rightToLeft)
    for scene in document.scenes.prefix(4) {
      for environment in [.canvas, elsewhere] {
        let live = scene.instantiate(in: environment)
        live.layOut()
        for member in live.members {
          let frame = member.view.frame
          let numbers = [frame.minX, frame.minY, frame.width, frame.height]
          guard numbers.allSatisfy(\.isFinite) else { found("a frame that is no number: \(frame)") }
        }
      }
    }
  }
  return 0
}

/// Changes a document as a tree, or as libFuzzer does.
///
/// - Parameters:
///   - data: The document, changed in place.
///   - size: Its length.
///   - limit: The room.
///   - seed: What decides.
/// - Returns: The new length.
@_cdecl("LLVMFuzzerCustomMutator")
public func changeDocument(
  _ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ limit: Int, _ seed: CUnsignedInt
) -> Int {
  unsafe changeDocumentInput(data, size, limit, seed) { unsafe LLVMFuzzerMutate($0, $1, $2) }
}
