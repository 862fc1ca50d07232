import AutoLayout
import FontFiles
import Foundation
import FuzzSupport

@_cdecl("LLVMFuzzerTestOneInput")
public func testImage(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let bytes = unsafe fuzzBytes(data, size)
  for font in (try? FontReader.fonts(data: Data(bytes), name: "font")) ?? [] {
    let size = font.measure("Ah fi \u{627}\u{628} \u{E000}")
    guard size.isFinite else { found("a font with a text of width \(size)") }
  }
  guard let image = UIImage(data: Data(bytes)) else { return 0 }
  guard image.size.width > 0, image.size.height > 0, image.size.width.isFinite,
    image.size.height.isFinite
  else { found("an image of \(image.size)") }
  return 0
}
