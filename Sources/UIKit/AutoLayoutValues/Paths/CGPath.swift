#if !canImport(Darwin)
public import Foundation

public enum CGLineCap: Int32, Sendable {
  case butt = 0
  case round = 1
  case square = 2
}

public enum CGLineJoin: Int32, Sendable {
  case miter = 0
  case round = 1
  case bevel = 2
}

public enum CGPathFillRule: Int, Sendable {
  case winding = 0
  case evenOdd = 1
}

open class CGPath: Hashable, @unchecked Sendable {
  // Safe: a path never changes; a mutable path stays on its thread until it is copied.

  /// The elements; only `CGMutablePath` changes them, and it needs a single owner.
  package final fileprivate(set) var elements: PathElements

  init(_ elements: PathElements) {
    self.elements = elements
  }

  public convenience init(
    rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil
  ) {
    var elements = PathElements()
    elements.addRect(rect)
    unsafe self.init(elements.mapped(transform))
  }

  public convenience init(
    ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil
  ) {
    var elements = PathElements()
    elements.addEllipse(rect)
    unsafe self.init(elements.mapped(transform))
  }

  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>? = nil
  ) {
    var elements = PathElements()
    elements.addRoundedRect(
      rect, radii: CGSize(width: cornerWidth, height: cornerHeight), corners: .allCorners)
    unsafe self.init(elements.mapped(transform))
  }

  package convenience init(steps elements: PathElements) {
    self.init(elements)
  }

  public var isEmpty: Bool { elements.steps.isEmpty }
  public final var currentPoint: CGPoint { elements.current ?? .zero }
  public final var boundingBox: CGRect { elements.controlBox }
  public final var boundingBoxOfPath: CGRect { elements.tightBox }

  public final func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    elements.contains(point.applying(transform.inverted()), evenOdd: rule == .evenOdd)
  }

  public func copy() -> CGPath? { CGPath(elements) }

  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    unsafe CGPath(elements.mapped(transform))
  }

  public func mutableCopy() -> CGMutablePath? {
    let path = CGMutablePath()
    path.elements = elements
    return path
  }

  public static func == (a: CGPath, b: CGPath) -> Bool { a.elements == b.elements }

  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

extension PathElements {
  fileprivate func mapped(_ transform: UnsafePointer<CGAffineTransform>?) -> PathElements {
    // Safe: the caller's pointer is valid for the call, as everywhere in Core Graphics.
    guard let map = unsafe transform?.pointee else { return self }
    var all = PathElements()
    all.append(self, map)
    return all
  }
}

public final class CGMutablePath: CGPath, @unchecked Sendable {
  // Safe: on the condition of the base class above.

  public init() {
    super.init(PathElements())
  }

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.append(.move(point.applying(transform)))
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.append(.line(point.applying(transform)))
  }

  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    elements.append(PathElement.quadCurve(control: control, end: end).applying(transform))
  }

  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    elements.append(
      PathElement.curve(control1: control1, control2: control2, end: end).applying(transform))
  }

  /// Adds an arc; angles are in radians from the right, `clockwise` if `y` grows up.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    var arc = PathElements()
    arc.addArc(
      center: center, radius: radius, from: startAngle, to: endAngle, isDecreasing: clockwise)
    for (index, step) in arc.steps.enumerated() {
      let joined: PathElement =
        index == 0 && elements.current != nil
        ? .line(step.points.first ?? center) : step
      elements.append(joined.applying(transform))
    }
  }

  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    var part = PathElements()
    part.addRect(rect)
    elements.append(part, transform)
  }

  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    var part = PathElements()
    part.addEllipse(rect)
    elements.append(part, transform)
  }

  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    var part = PathElements()
    part.addRoundedRect(
      rect, radii: CGSize(width: cornerWidth, height: cornerHeight), corners: .allCorners)
    elements.append(part, transform)
  }

  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    elements.append(path.elements, transform)
  }

  public func closeSubpath() {
    elements.append(.close)
  }
}
#endif
