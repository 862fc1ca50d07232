public import Foundation

/// How pictures are drawn.
open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels per point: the screen's unless said otherwise.
  open var scale = CGFloat(CurrentTraits.displayScale)
  /// Whether a picture lets nothing shine through; it is black then where nothing is drawn.
  open var opaque = false
  /// The rectangle that is drawn into, in points.
  open internal(set) var bounds = CGRect.zero

  /// The form that suits the main screen.
  @preconcurrency @MainActor
  open class func preferred() -> Self {
    let format = self.init()
    format.scale = UIScreen.main.scale
    return format
  }

  /// The form that suits the main screen.
  @preconcurrency @MainActor
  open class func `default`() -> Self { preferred() }

  /// Makes the form that suits the screen.
  public required override init() {
    super.init()
  }
}

/// Where a renderer's code draws.
open class UIGraphicsImageRendererContext: NSObject {
  /// The context.
  public let cgContext: CGContext
  /// How the picture is drawn.
  public let format: UIGraphicsImageRendererFormat

  init(_ cgContext: CGContext, _ format: UIGraphicsImageRendererFormat) {
    self.cgContext = cgContext
    self.format = format
    super.init()
  }

  /// Fills a rectangle with the present colour, which takes the place of what lies below (F13.4).
  open func fill(_ rect: CGRect) { UIRectFill(rect) }
  /// Fills a rectangle with the present colour.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    UIRectFillUsingBlendMode(rect, blendMode)
  }
  /// Draws a frame of one point inside a rectangle.
  open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }
  /// Draws a frame of one point inside a rectangle.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
    cgContext.restoreGState()
  }
  /// Draws inside a rectangle alone from now on.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
  /// The picture as it is so far.
  open var currentImage: UIImage {
    guard let pixels = cgContext.makeImage() else { return UIImage() }
    return UIImage(recorded: pixels, size: cgContext.size, scale: format.scale)
  }
}

/// Makes pictures of what code draws.
///
/// A picture keeps what was drawn as it was drawn, so that it is sharp at every scale and stays a
/// vector picture in vector formats.
open class UIGraphicsImageRenderer: NSObject {
  private let bounds: CGRect
  /// How pictures are drawn.
  public let format: UIGraphicsImageRendererFormat

  /// Makes a renderer of pictures of a rectangle, in points; drawing code draws in its coordinates.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
    format.bounds = bounds
    super.init()
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
      CGContext(size: bounds.size, scale: format.scale), format)
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
