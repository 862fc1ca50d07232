public import Foundation

/// An image for Core Image; filters are not implemented.
open class CIImage: NSObject, @unchecked Sendable {
  // Safe: it never changes.

  public let cgImage: CGImage
  public let extent: CGRect

  public init(cgImage: CGImage) {
    self.cgImage = cgImage
    extent = CGRect(x: 0, y: 0, width: cgImage.width, height: cgImage.height)
    super.init()
  }

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
  /// Makes an image with a pixel per point.
  public convenience init(ciImage: CIImage) {
    self.init(ciImage: ciImage, scale: 1, orientation: .up)
  }

  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage: ciImage.cgImage, scale: scale, orientation: orientation)
  }
}
