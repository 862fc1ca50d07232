import AutoLayout
import CFuzzer
import Drawing
import Foundation
import FuzzSupport
import InterfaceBuilder
import ScenePictures

private let decisions = 6

@_cdecl("LLVMFuzzerTestOneInput")
public func testPictures(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let bytes = unsafe fuzzBytes(data, size)
  MainActor.assumeIsolated {
    LayoutLog.replaceSink(nil)
    PictureFonts.takeOverProcess()
    var input = FuzzInput(Array(bytes.prefix(decisions)))
    let content = Data(bytes.dropFirst(decisions))
    guard let document = try? InterfaceDocument(data: content, path: "fuzz.storyboard") else {
      return
    }
    let environment = environment(&input)
    let isBare = input.byte() % 4 == 0
    let overlays = input.byte()
    let picture = ScenePicture(
      style: ViewStyle(hasOutlines: overlays % 4 == 0), isBare: isBare,
      hasDeviceFrame: overlays % 4 == 1,
      overlays: SceneOverlays(overlays % 4 == 2 ? Set(OverlayKind.allCases) : []))
    let drawing = SceneDrawing(picture: picture)
    for scene in document.scenes.prefix(3) {
      let drawn = drawing.layOut(scene, in: environment)
      for picture in drawing.pictures(of: drawn, in: environment) {
        draw(picture.drawn(OverlayPencil(scale: 1)))
      }
    }
  }
  return 0
}

@MainActor
private func environment(_ input: inout FuzzInput) -> LayoutEnvironment {
  var environment = LayoutEnvironment.canvas
  environment.device = input.pick([nil, "retina4_7", "retina6_12", "ipad11_0rounded"])
    .flatMap { Device.named($0) }
  environment.layoutDirection = input.pick([.leftToRight, .rightToLeft])
  environment.userInterfaceStyle = input.pick([.unspecified, .light, .dark])
  environment.contentSizeCategory = input.pick([
    .large, .extraSmall, .accessibilityExtraExtraExtraLarge,
  ])
  return environment
}

private func draw(_ list: DisplayList) {
  if let data = try? list.encoded(as: .svg) {
    let text = String(decoding: data, as: UTF8.self)
    guard text.hasSuffix("</svg>\n") else { found("an unterminated picture") }
    guard !text.contains("=\"nan"), !text.contains("=\"inf"), !text.contains(" nan ") else {
      found("a position that is not finite")
    }
  }
  guard list.size.width < 4000, list.size.height < 4000 else { return }
  _ = try? list.encoded(as: .png, scale: 0.25)
}

@_cdecl("LLVMFuzzerCustomMutator")
public func changePicture(
  _ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ limit: Int, _ seed: CUnsignedInt
) -> Int {
  unsafe changeDocumentInput(data, size, limit, seed, head: decisions) {
    unsafe LLVMFuzzerMutate($0, $1, $2)
  }
}
