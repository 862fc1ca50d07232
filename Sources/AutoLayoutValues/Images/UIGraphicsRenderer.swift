public import Foundation

/// What all renderers are told: where they draw.
open class UIGraphicsRendererFormat: NSObject {
  /// The rectangle that is drawn into, in points.
  open internal(set) var bounds = CGRect.zero

  /// The form that suits the main screen.
  @preconcurrency @MainActor
  open class func preferred() -> Self { self.init() }

  /// The form that suits the main screen.
  @preconcurrency @MainActor
  open class func `default`() -> Self { preferred() }

  /// Makes the usual form.
  public required override init() {
    super.init()
  }
}

/// Where a renderer's code draws.
open class UIGraphicsRendererContext: NSObject {
  /// The context.
  public let cgContext: CGContext
  private let givenFormat: UIGraphicsRendererFormat
  /// What the renderer was told.
  open var format: UIGraphicsRendererFormat { givenFormat }

  init(_ cgContext: CGContext, _ format: UIGraphicsRendererFormat) {
    self.cgContext = cgContext
    givenFormat = format
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
}

/// What makes pictures or documents of what code draws; its subclasses say which.
open class UIGraphicsRenderer: NSObject {
  let bounds: CGRect
  private let givenFormat: UIGraphicsRendererFormat
  /// What the renderer was told.
  open var format: UIGraphicsRendererFormat { givenFormat }
  /// Whether the renderer makes pictures.
  open var allowsImageOutput: Bool { false }

  init(in bounds: CGRect, with format: UIGraphicsRendererFormat) {
    self.bounds = bounds
    givenFormat = format
    format.bounds = bounds
    super.init()
  }
}
