public import Foundation

/// A picture that filters are made for.
///
/// There are no filters here: it is the picture that it was made of.
open class CIImage: NSObject, @unchecked Sendable {
  // Safe: it never changes.

  /// The pixels.
  public let cgImage: CGImage
  /// The rectangle that it fills, in pixels.
  public let extent: CGRect

  /// Makes a picture of pixels.
  public init(cgImage: CGImage) {
    self.cgImage = cgImage
    extent = CGRect(x: 0, y: 0, width: cgImage.width, height: cgImage.height)
    super.init()
  }

  /// Makes a picture of an image that has pixels.
  public convenience init?(image: UIImage) {
    guard let pixels = image.cgImage else { return nil }
    self.init(cgImage: pixels)
  }

  public convenience init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image: image)
  }
}

extension UIImage {
  /// Makes an image of a picture, a point a pixel.
  public convenience init(ciImage: CIImage) {
    self.init(ciImage: ciImage, scale: 1, orientation: .up)
  }

  /// Makes an image of a picture.
  ///
  /// - Parameters:
  ///   - ciImage: The picture.
  ///   - scale: Pixels per point.
  ///   - orientation: How the picture is turned.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage: ciImage.cgImage, scale: scale, orientation: orientation)
  }
}
