package import Foundation
import Synchronization

/// Who decodes and encodes pictures.
///
/// Layout needs no decoder. A module that draws installs one; until then images have the sizes that
/// the headers of their files say, and no other form than that of their files.
package struct ImageCoding: Sendable {
  /// The size of a picture whose header is not enough, in pixels, or points of a vector picture.
  package var size: @Sendable (Data, ImageFormat) -> CGSize?
  /// The picture of an image as a file of a format (PNG or JPEG), with a quality from 0 to 1.
  package var encoded: @Sendable (UIImage, ImageFormat, CGFloat) -> Data?
  /// A document of pages that code drew, as a PDF.
  package var paged: @Sendable (DrawnDocument) -> Data?

  /// Makes a coder.
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

  /// Lets a coder do the work from now on; nil lets none.
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
