public import Foundation

/// The contexts of the present thread, the one that is drawn into last.
private enum ContextStack {
  private static let key = "UIGraphicsContextStack"

  static var contexts: [CGContext] {
    get { Thread.current.threadDictionary[key] as? [CGContext] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue }
  }
}

/// The context that drawing code draws into; nil outside of one.
///
/// - Returns: The context.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  ContextStack.contexts.last
}

/// Draws into a context until it is popped.
///
/// - Parameter context: The context.
public func UIGraphicsPushContext(_ context: CGContext) {
  ContextStack.contexts.append(context)
}

/// Draws into the context before again.
public func UIGraphicsPopContext() {
  _ = ContextStack.contexts.popLast()
}

/// Draws into a new picture until it is ended.
///
/// - Parameters:
///   - size: The size of the picture, in points.
///   - opaque: Whether the picture lets nothing shine through.
///   - scale: Pixels per point, which `UIGraphicsGetImageFromCurrentImageContext()` takes from the
///     screen.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  UIGraphicsPushContext(CGContext(size: size))
}

/// The picture that is drawn into now.
///
/// - Returns: The picture as it is so far; nil outside of one.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  UIGraphicsGetCurrentContext().map { UIImage(cgImage: $0.image(scale: 1)) }
}

/// Ends the picture that is drawn into.
public func UIGraphicsEndImageContext() {
  UIGraphicsPopContext()
}

/// How pictures are drawn.
open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels per point.
  open var scale: CGFloat = 1
  /// Whether a picture lets nothing shine through.
  open var opaque = false

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

  /// Makes a form of one pixel per point.
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

  /// Fills a rectangle with the present colour.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Draws the line around a rectangle.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
  /// Draws inside a rectangle alone from now on.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
  /// The picture as it is so far.
  open var currentImage: UIImage {
    UIImage(cgImage: cgContext.image(scale: format.scale), scale: format.scale, orientation: .up)
  }
}

/// Makes pictures of what code draws.
open class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize
  /// How pictures are drawn.
  public let format: UIGraphicsImageRendererFormat

  /// Makes a renderer of pictures of a size, in points.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.size = size
    self.format = format
    super.init()
  }

  /// Makes a renderer of pictures of a size, in points.
  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  /// Makes a renderer of pictures of a rectangle's size, in points.
  public convenience init(bounds: CGRect) {
    self.init(size: bounds.size)
  }

  /// Makes a picture.
  ///
  /// - Parameter actions: Draws it.
  /// - Returns: The picture.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = UIGraphicsImageRendererContext(CGContext(size: size), format)
    UIGraphicsPushContext(context.cgContext)
    actions(context)
    UIGraphicsPopContext()
    return context.currentImage
  }
}

extension UIColor {
  /// Takes the colour for filling and for lines in the present context.
  public func set() {
    setFill()
    setStroke()
  }

  /// Takes the colour for filling in the present context.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
  /// Takes the colour for lines in the present context.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}

/// Fills a rectangle in the present context.
///
/// - Parameter rect: The rectangle.
public func UIRectFill(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.fill(rect)
}
