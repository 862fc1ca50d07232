import AutoLayout
package import Foundation

/// The pixels of a picture file, for whoever compares pictures.
package struct DecodedPixels: Sendable {
  /// In pixels.
  package let width: Int
  /// In pixels.
  package let height: Int
  /// Blue, green, red and opacity of each pixel, the colours multiplied by the opacity, row by row.
  package let bytes: [UInt8]

  /// Decodes a PNG.
  ///
  /// - Parameter png: The bytes of the file.
  /// - Throws: A `DrawingError` with the reason.
  package init(png: Data) throws(DrawingError) {
    guard let content = ImageContent(png), content.format == .png else {
      throw .drawing(reason: "it is no PNG")
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
  /// A PNG as an item that fills a sheet; nil for bytes of another format.
  package init?(png: Data, size: CGSize) {
    guard let content = ImageContent(png), content.format == .png else { return nil }
    self = .picture(Picture(content, name: "", in: CGRect(origin: .zero, size: size)))
  }
}
