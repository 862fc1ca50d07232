public import Foundation

open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  open var scale = CGFloat(CurrentTraits.displayScale)
  /// Whether the picture is opaque; empty parts are black then.
  open var opaque = false
  open var preferredRange = Range.automatic
  open var prefersExtendedRange: Bool {
    get { preferredRange == .extended }
    set { preferredRange = newValue ? .extended : .standard }
  }

  public enum Range: Int, Sendable {
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

/// A renderer of images, which keep the drawing operations and remain vectors.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  private let imageFormat: UIGraphicsImageRendererFormat
  open override var format: UIGraphicsImageRendererFormat { imageFormat }
  open override var allowsImageOutput: Bool { true }

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    imageFormat = format
    super.init(in: bounds, with: format)
  }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

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

  /// Makes a PNG; empty if the `Drawing` module is missing, like `UIImage.pngData()`.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Makes a JPEG; empty if the `Drawing` module is missing, like `UIImage.jpegData`.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}
