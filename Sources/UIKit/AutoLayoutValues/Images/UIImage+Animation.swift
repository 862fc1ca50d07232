public import Foundation

extension UIImage {
  public var images: [UIImage]? { facts.frames }
  public var duration: TimeInterval { facts.duration }

  /// Makes an animated image, of which only the first frame is drawn; nil if `images` is empty.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    images.first?.changed {
      $0.frames = images
      $0.duration = duration
    }
  }

  /// Makes an animated image from images whose names end in 0, 1, 2 and so on, or nil.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    var frames: [UIImage] = []
    for number in 0..<1024 {
      guard let frame = UIImage(named: "\(name)\(number)") else {
        // Numbers may start at 0 or 1.
        if number == 0 { continue }
        break
      }
      frames.append(frame)
    }
    return animatedImage(with: frames, duration: duration)
  }

  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    resizableImage(
      withCapInsets: UIEdgeInsets(
        top: CGFloat(topCapHeight), left: CGFloat(leftCapWidth),
        bottom: max(0, size.height - CGFloat(topCapHeight) - 1),
        right: max(0, size.width - CGFloat(leftCapWidth) - 1)))
  }
  public var leftCapWidth: Int { Int(capInsets.left) }
  public var topCapHeight: Int { Int(capInsets.top) }

  public var hasBaseline: Bool { facts.baselineOffsetFromBottom != nil }
  public func imageWithoutBaseline() -> UIImage {
    changed { $0.baselineOffsetFromBottom = nil }
  }
  public func withHorizontallyFlippedOrientation() -> UIImage {
    changed {
      $0.orientation =
        switch $0.orientation {
        case .up: .upMirrored
        case .upMirrored: .up
        case .down: .downMirrored
        case .downMirrored: .down
        case .left: .leftMirrored
        case .leftMirrored: .left
        case .right: .rightMirrored
        case .rightMirrored: .right
        }
    }
  }
  /// Always false.
  public var isHighDynamicRange: Bool { false }
  /// Returns the image itself.
  public func imageRestrictedToStandardDynamicRange() -> UIImage { self }
}
