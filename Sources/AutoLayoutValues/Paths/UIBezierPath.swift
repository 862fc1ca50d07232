public import Foundation

open class UIBezierPath: NSObject, NSCopying {
  private final var path = CGMutablePath()

  /// The width of the line, in points.
  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  open var miterLimit: CGFloat = 10
  /// How far curves may be off when they are drawn, in points.
  open var flatness: CGFloat = 0.6
  open var usesEvenOddFillRule = false

  /// Makes an outline of nothing.
  public override init() {
    super.init()
  }

  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    var elements = PathElements()
    elements.addRoundedRect(rect, radii: cornerRadii, corners: corners)
    path.addPath(CGPath(elements))
  }

  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    path.addPath(CGPath)
  }

  open var cgPath: CGPath {
    get { CGPath(path.elements) }
    set {
      path = CGMutablePath()
      path.addPath(newValue)
    }
  }

  /// Whether there is nothing in it.
  open var isEmpty: Bool { path.isEmpty }
  open var bounds: CGRect { path.boundingBoxOfPath }
  open var currentPoint: CGPoint { path.currentPoint }

  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  open func move(to point: CGPoint) { path.move(to: point) }
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }
  open func close() { path.closeSubpath() }
  open func removeAllPoints() { path = CGMutablePath() }
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  /// Maps all points.
  open func apply(_ transform: CGAffineTransform) {
    let old = path
    path = CGMutablePath()
    path.addPath(old, transform: transform)
  }

  /// The lengths of dashes and gaps, and where in them the line begins.
  private final var dashes: [CGFloat] = []
  private final var dashPhase: CGFloat = 0

  /// Takes dashes for the line.
  ///
  /// - Parameters:
  ///   - pattern: The lengths of dashes and gaps by turns, in points; nil for an unbroken line.
  ///   - count: How many there are.
  ///   - phase: Where in them the line begins, in points.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    // Safe: the caller's pointer has `count` numbers, as UIKit demands.
    dashes = unsafe pattern.map { lengths in (0..<count).map { unsafe lengths[$0] } } ?? []
    dashPhase = phase
  }

  /// Reads the dashes of the line.
  ///
  /// - Parameters:
  ///   - pattern: Receives the lengths, if there is room for them.
  ///   - count: Receives how many there are.
  ///   - phase: Receives where in them the line begins.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    // Safe: the caller's pointers have room for what they receive, as UIKit demands.
    for (index, length) in dashes.enumerated() { unsafe pattern?[index] = length }
    unsafe count?.pointee = dashes.count
    unsafe phase?.pointee = dashPhase
  }

  open func fill() { fill(.none) }

  /// Fills the inside in the present context.
  ///
  /// - Parameters:
  ///   - blendMode: How its colour and those below become one.
  ///   - alpha: Its opacity, from 0 to 1.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) { fill((blendMode, alpha)) }

  private final func fill(_ look: (mode: CGBlendMode, alpha: CGFloat)?) {
    draw(look) { context in
      context.addPath(path)
      context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
  }

  open func stroke() { stroke(.none) }

  /// Draws the line in the present context.
  ///
  /// - Parameters:
  ///   - blendMode: How its colour and those below become one.
  ///   - alpha: Its opacity, from 0 to 1.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { stroke((blendMode, alpha)) }

  private final func stroke(_ look: (mode: CGBlendMode, alpha: CGFloat)?) {
    draw(look) { context in
      context.setLineWidth(lineWidth)
      context.setLineCap(lineCapStyle)
      context.setLineJoin(lineJoinStyle)
      context.setMiterLimit(miterLimit)
      context.setLineDash(phase: dashPhase, lengths: dashes)
      context.addPath(path)
      context.strokePath()
    }
  }

  /// Draws with a state of its own, after which the context has the path and the state from before.
  private final func draw(
    _ look: (mode: CGBlendMode, alpha: CGFloat)?, _ body: (CGContext) -> Void
  ) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    if let look {
      context.setBlendMode(look.mode)
      context.setAlpha(look.alpha)
    }
    context.beginPath()
    body(context)
    context.restoreGState()
  }

  /// Draws inside the outline alone from now on.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(path)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  open func reversing() -> UIBezierPath {
    let reversed = UIBezierPath(cgPath: CGPath(path.elements.reversed))
    copyLine(to: reversed)
    return reversed
  }

  private final func copyLine(to copy: UIBezierPath) {
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.flatness = flatness
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    copy.dashes = dashes
    copy.dashPhase = dashPhase
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: path)
    copyLine(to: copy)
    return copy
  }
}
