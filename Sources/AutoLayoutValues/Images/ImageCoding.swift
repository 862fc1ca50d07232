package import Foundation
import Synchronization

/// The decoder and encoder of images.
///
/// Layout needs no decoder; a module that draws installs one. Without it, image sizes come from
/// file headers, and images can only be encoded as their original file.
package struct ImageCoding: Sendable {
  /// Returns the size of an image whose header is not enough, in pixels, or in points for a vector
  /// image.
  package var size: @Sendable (Data, ImageFormat) -> CGSize?
  /// Encodes an image as PNG or JPEG, with a quality from 0 to 1.
  package var encoded: @Sendable (UIImage, ImageFormat, CGFloat) -> Data?
  /// Encodes a recorded document as PDF.
  package var paged: @Sendable (DrawnDocument) -> Data?

  package init(
    size: @escaping @Sendable (Data, ImageFormat) -> CGSize?,
    encoded: @escaping @Sendable (UIImage, ImageFormat, CGFloat) -> Data?,
    paged: @escaping @Sendable (DrawnDocument) -> Data? = { _ in nil }
  ) {
    self.size = size
    self.encoded = encoded
    self.paged = paged
  }

  private static let installed = Mutex<ImageCoding?>(nil)

  /// Installs a coder; nil removes it.
  package static func install(_ coding: ImageCoding?) {
    installed.withLock { $0 = coding }
  }

  static func size(of data: Data, _ format: ImageFormat) -> CGSize? {
    installed.withLock { $0 }?.size(data, format)
  }

  static func encoded(_ image: UIImage, as format: ImageFormat, quality: CGFloat) -> Data? {
    installed.withLock { $0 }?.encoded(image, format, quality)
  }

  static func paged(_ document: DrawnDocument) -> Data? {
    installed.withLock { $0 }?.paged(document)
  }
}
