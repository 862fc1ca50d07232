import Foundation

/// The pixels of a decoded picture: blue, green, red and opacity of each, the colours multiplied by
/// the opacity, as cairo wants them on machines that store the lowest byte first.
struct PixelImage: Sendable {
  let width: Int
  let height: Int
  /// Four bytes a pixel, row by row without gaps.
  private(set) var bytes: [UInt8]

  /// The most pixels of a picture that is decoded: 100 MB of memory.
  static let pixelLimit = 25_000_000

  /// Takes pixels over.
  init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(bytes.count == width * height * 4)
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// A part; what of it lies outside is cut off.
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
