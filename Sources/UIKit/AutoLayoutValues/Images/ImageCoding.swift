package import Foundation
import Synchronization

/// The decoder and encoder of images, installed by a module that draws.
///
/// If no such module exists, sizes come from file headers, and the only encoding is the original
/// file.
package struct ImageCoding: Sendable {
  /// Returns an image's size if the header is not enough, in pixels, or points for a vector.
  package var size: @Sendable (Data, ImageFormat) -> CGSize?
  package var encoded: @Sendable (UIImage, ImageFormat, CGFloat) -> Data?
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
