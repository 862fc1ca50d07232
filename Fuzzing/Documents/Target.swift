import AutoLayout
import CFuzzer
import Foundation
import FuzzSupport
import InterfaceBuilder

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
          guard numbers.allSatisfy(\.isFinite) else { found("an infinite frame: \(frame)") }
        }
      }
    }
  }
  return 0
}

@_cdecl("LLVMFuzzerCustomMutator")
public func changeDocument(
  _ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ limit: Int, _ seed: CUnsignedInt
) -> Int {
  unsafe changeDocumentInput(data, size, limit, seed) { unsafe LLVMFuzzerMutate($0, $1, $2) }
}
