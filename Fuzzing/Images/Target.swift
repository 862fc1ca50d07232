import AutoLayout
import Foundation
import FuzzSupport

@_cdecl("LLVMFuzzerTestOneInput")
public func testImage(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let bytes = unsafe fuzzBytes(data, size)
  guard let image = UIImage(data: Data(bytes)) else { return 0 }
  guard image.size.width > 0, image.size.height > 0, image.size.width.isFinite,
    image.size.height.isFinite
  else { found("an image of \(image.size)") }
  return 0
}
