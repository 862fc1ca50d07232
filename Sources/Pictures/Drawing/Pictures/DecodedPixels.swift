import AutoLayout
package import Foundation

package struct DecodedPixels: Sendable {
  package let width: Int
  package let height: Int
  package let bytes: [UInt8]

  package init(png: Data) throws(DrawingError) {
    guard let content = ImageContent(png), content.format == .png else {
      throw .drawing(reason: "it is not a PNG")
    }
    do {
      let image = try PixelDecoder.decode(png, .png, size: content.size)
      (width, height, bytes) = (image.width, image.height, image.bytes)
    } catch {
      throw .drawing(reason: error.reason)
    }
  }
}

extension DisplayList.Item {
  /// Makes an item that fills a box with a PNG; nil for bytes of another format.
  package init?(png: Data, size: CGSize) {
    guard let content = ImageContent(png), content.format == .png else { return nil }
    self = .picture(Picture(content, name: "", in: CGRect(origin: .zero, size: size)))
  }
}
