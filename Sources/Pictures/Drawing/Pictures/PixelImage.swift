import Foundation

/// Premultiplied blue, green, red and alpha: cairo's format on little-endian machines.
struct PixelImage: Sendable {
  let width: Int
  let height: Int
  private(set) var bytes: [UInt8]

  /// The maximum number of pixels in a decoded image: 100 MB of memory.
  static let pixelLimit = 25_000_000

  init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(bytes.count == width * height * 4)
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  func part(x: Int, y: Int, width: Int, height: Int) -> PixelImage? {
    let (left, top) = (max(0, x), max(0, y))
    let right = min(self.width, x + width)
    let bottom = min(self.height, y + height)
    guard right > left, bottom > top else { return nil }
    var part: [UInt8] = []
    part.reserveCapacity((right - left) * (bottom - top) * 4)
    for row in top..<bottom {
      part += bytes[(row * self.width + left) * 4..<(row * self.width + right) * 4]
    }
    return PixelImage(width: right - left, height: bottom - top, bytes: part)
  }
}
