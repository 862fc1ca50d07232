public import Foundation

open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// Pixels per point: the screen's unless said otherwise.
  open var scale = CGFloat(CurrentTraits.displayScale)
  /// Whether a picture lets nothing shine through; it is black then where nothing is drawn.
  open var opaque = false
  open var preferredRange = Range.automatic
  open var prefersExtendedRange: Bool {
    get { preferredRange == .extended }
    set { preferredRange = newValue ? .extended : .standard }
  }

  public enum Range: Int, Sendable {
    /// Not known.
    case unspecified = -1
    case automatic = 0
    case extended = 1
    case standard = 2
  }

  @preconcurrency @MainActor
  open override class func preferred() -> Self {
    let format = self.init()
    format.scale = UIScreen.main.scale
    return format
  }
}

open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  private let imageFormat: UIGraphicsImageRendererFormat
  open override var format: UIGraphicsImageRendererFormat { imageFormat }

  init(_ cgContext: CGContext, image format: UIGraphicsImageRendererFormat) {
    imageFormat = format
    super.init(cgContext, format)
  }

  open var currentImage: UIImage {
    guard let pixels = cgContext.makeImage() else { return UIImage() }
    return UIImage(recorded: pixels, size: cgContext.size, scale: format.scale)
  }
}

/// Makes pictures of what code draws.
///
/// A picture keeps what was drawn as it was drawn, so that it is sharp at every scale and stays a
/// vector picture in vector formats.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  private let imageFormat: UIGraphicsImageRendererFormat
  open override var format: UIGraphicsImageRendererFormat { imageFormat }
  open override var allowsImageOutput: Bool { true }

  /// Makes a renderer of pictures of a rectangle, in points; drawing code draws in its coordinates.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    imageFormat = format
    super.init(in: bounds, with: format)
  }

  /// Makes a renderer of pictures of a size, in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Makes a renderer of pictures of a size, in points.
  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  /// Makes a renderer of pictures of a rectangle, in points.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  /// Makes a picture.
  ///
  /// - Parameter actions: Draws it.
  /// - Returns: The picture.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = UIGraphicsImageRendererContext(
      CGContext(size: bounds.size, scale: format.scale), image: format)
    UIGraphicsPushContext(context.cgContext)
    if format.opaque { context.cgContext.fill(CGRect(origin: .zero, size: bounds.size)) }
    context.cgContext.translateBy(x: -bounds.minX, y: -bounds.minY)
    actions(context)
    UIGraphicsPopContext()
    return context.currentImage
  }

  /// Makes a PNG of a picture; empty without the `Drawing` module, as `UIImage.pngData()`.
  ///
  /// - Parameter actions: Draws it.
  /// - Returns: The bytes of the file.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Makes a JPEG of a picture; empty without the `Drawing` module, as `UIImage.jpegData`.
  ///
  /// - Parameters:
  ///   - compressionQuality: 0 for the smallest file, 1 for the best picture.
  ///   - actions: Draws it.
  /// - Returns: The bytes of the file.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}
