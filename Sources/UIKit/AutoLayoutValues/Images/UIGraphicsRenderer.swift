public import Foundation

open class UIGraphicsRendererFormat: NSObject {
  open internal(set) var bounds = CGRect.zero

  @preconcurrency @MainActor
  open class func preferred() -> Self { self.init() }

  @preconcurrency @MainActor
  open class func `default`() -> Self { preferred() }

  public required override init() {
    super.init()
  }
}

open class UIGraphicsRendererContext: NSObject {
  public let cgContext: CGContext
  private let givenFormat: UIGraphicsRendererFormat
  open var format: UIGraphicsRendererFormat { givenFormat }

  init(_ cgContext: CGContext, _ format: UIGraphicsRendererFormat) {
    self.cgContext = cgContext
    givenFormat = format
    super.init()
  }

  /// Fills a rectangle with the current color, which replaces the pixels below (F13.4).
  open func fill(_ rect: CGRect) { UIRectFill(rect) }
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    UIRectFillUsingBlendMode(rect, blendMode)
  }
  open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
    cgContext.restoreGState()
  }
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

open class UIGraphicsRenderer: NSObject {
  let bounds: CGRect
  private let givenFormat: UIGraphicsRendererFormat
  open var format: UIGraphicsRendererFormat { givenFormat }
  open var allowsImageOutput: Bool { false }

  init(in bounds: CGRect, with format: UIGraphicsRendererFormat) {
    self.bounds = bounds
    givenFormat = format
    format.bounds = bounds
    super.init()
  }
}
