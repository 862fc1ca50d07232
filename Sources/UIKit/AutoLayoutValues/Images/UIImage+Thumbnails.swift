public import Foundation

/// Images are decoded only when drawn, so nothing is prepared.
extension UIImage {
  /// Returns a thumbnail that fills the size regardless of the aspect ratio [memory], or nil.
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

  /// Makes a thumbnail; the completion handler is called synchronously.
  public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) { completionHandler(preparingThumbnail(of: size)) }

  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }

  /// Returns the image itself; nil if empty.
  public func preparingForDisplay() -> UIImage? {
    size.width > 0 && size.height > 0 ? self : nil
  }

  /// Calls the completion handler synchronously with the image itself.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    completionHandler(preparingForDisplay())
  }

  public func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }
}
