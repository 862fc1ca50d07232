public import Foundation

extension UIImage {
  public enum Orientation: Int, Sendable {
    case up = 0
    case down = 1
    case left = 2
    case right = 3
    case upMirrored = 4
    case downMirrored = 5
    case leftMirrored = 6
    case rightMirrored = 7

    var isSideways: Bool {
      switch self {
      case .left, .right, .leftMirrored, .rightMirrored: true
      default: false
      }
    }
  }

  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let scale = scale > 0 ? scale : 1
    let width = CGFloat(cgImage.width) / scale
    let height = CGFloat(cgImage.height) / scale
    var facts = Facts(
      size: orientation.isSideways
        ? CGSize(width: height, height: width) : CGSize(width: width, height: height),
      scale: scale)
    facts.pixels = cgImage
    facts.orientation = orientation
    self.init(facts: facts)
  }

  /// Makes an image from recorded drawing, with an exact size in points.
  convenience init(recorded pixels: CGImage, size: CGSize, scale: CGFloat) {
    var facts = Facts(size: size, scale: scale > 0 ? scale : 1)
    facts.pixels = pixels
    self.init(facts: facts)
  }

  /// The pixels of bitmap images; nil for symbols, vector images and images with only a size.
  public var cgImage: CGImage? { facts.pixels ?? facts.content.flatMap { CGImage($0) } }
  package final var drawnPixels: CGImage? { facts.pixels }
  public var imageOrientation: Orientation { facts.orientation }
}
