public import Foundation

extension UIImage {
  /// The pictures that are shown one after the other; nil where there is one.
  public var images: [UIImage]? { facts.frames }
  public var duration: TimeInterval { facts.duration }

  /// Makes an image of pictures that are shown one after the other; the first is what is drawn.
  ///
  /// - Parameters:
  ///   - images: The pictures.
  ///   - duration: How long all of them are shown, in seconds.
  /// - Returns: nil without pictures.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    images.first?.changed {
      $0.frames = images
      $0.duration = duration
    }
  }

  /// Makes such an image of pictures whose names end in 0, 1, 2 and so on.
  ///
  /// - Parameters:
  ///   - name: What the names begin with.
  ///   - duration: How long all of them are shown, in seconds.
  /// - Returns: nil where there is none.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    var frames: [UIImage] = []
    for number in 0..<1024 {
      guard let frame = UIImage(named: "\(name)\(number)") else {
        // Names may begin with 0 or with 1.
        if number == 0 { continue }
        break
      }
      frames.append(frame)
    }
    return animatedImage(with: frames, duration: duration)
  }

  /// The old form of `resizableImage(withCapInsets:)`: one point between the caps is repeated.
  ///
  /// - Parameters:
  ///   - leftCapWidth: What stays as it is at the left, in points.
  ///   - topCapHeight: What stays as it is at the top, in points.
  /// - Returns: The image.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    resizableImage(
      withCapInsets: UIEdgeInsets(
        top: CGFloat(topCapHeight), left: CGFloat(leftCapWidth),
        bottom: max(0, size.height - CGFloat(topCapHeight) - 1),
        right: max(0, size.width - CGFloat(leftCapWidth) - 1)))
  }
  /// What stays as it is at the left, in points.
  public var leftCapWidth: Int { Int(capInsets.left) }
  /// What stays as it is at the top, in points.
  public var topCapHeight: Int { Int(capInsets.top) }

  public var hasBaseline: Bool { facts.baselineOffsetFromBottom != nil }
  /// The same image without a baseline.
  ///
  /// - Returns: The image.
  public func imageWithoutBaseline() -> UIImage {
    changed { $0.baselineOffsetFromBottom = nil }
  }
  /// The same image with left and right exchanged.
  ///
  /// - Returns: The image.
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
  /// Whether the image shows more than the usual brightness: never here.
  public var isHighDynamicRange: Bool { false }
  /// The same image with the usual brightness.
  ///
  /// - Returns: The image itself.
  public func imageRestrictedToStandardDynamicRange() -> UIImage { self }
}
