public import Foundation

/// Images made ready before they are shown: nothing is decoded before it is drawn here, so that an
/// image is as ready as it will be.
extension UIImage {
  /// A small form of the image.
  ///
  /// The image fills the size, whatever the relation of its sides is [memory].
  ///
  /// - Parameter size: Its size, in points.
  /// - Returns: The image of that size, with the scale of this one; nil for a size without area,
  ///   and for an image without.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0, self.size.width > 0, self.size.height > 0 else {
      return nil
    }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
      draw(in: CGRect(origin: .zero, size: size))
    }
  }

  /// A small form of the image, for whoever cannot wait; it is made at once.
  ///
  /// - Parameters:
  ///   - size: Its size, in points.
  ///   - completionHandler: Given the image.
  public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) { completionHandler(preparingThumbnail(of: size)) }

  /// A small form of the image, for whoever waits.
  ///
  /// - Parameter size: Its size, in points.
  /// - Returns: The image of that size.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }

  /// The image with all that is needed to show it: the same.
  ///
  /// - Returns: The image; nil for one without area.
  public func preparingForDisplay() -> UIImage? {
    size.width > 0 && size.height > 0 ? self : nil
  }

  /// The image with all that is needed to show it, for whoever cannot wait: the same, at once.
  ///
  /// - Parameter completionHandler: Given the image.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    completionHandler(preparingForDisplay())
  }

  /// The image with all that is needed to show it, for whoever waits: the same.
  ///
  /// - Returns: The image; nil for one without area.
  public func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }
}
