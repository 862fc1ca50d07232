#if !canImport(Darwin)
public import Foundation

extension CGPath {
  /// Returns the outline of the stroked path, for the winding rule, in points.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    var style = LineStyle()
    style.width = lineWidth
    style.cap = lineCap
    style.join = lineJoin
    style.miterLimit = miterLimit
    return CGPath(steps: mapped(transform).stroked(style))
  }

  /// Returns the dashes of the path, each an open subpath; lengths are in points.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    CGPath(steps: mapped(transform).dashed(lengths, phase: phase))
  }

  private func mapped(_ transform: CGAffineTransform) -> PathElements {
    var all = PathElements()
    all.append(elements, transform)
    return all
  }

  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for step in elements.steps {
      var points = step.points
      // Two extra points guarantee valid memory.
      points += [.zero, .zero]
      // Safe: the points and the element live for the call.
      unsafe points.withUnsafeMutableBufferPointer { points in
        guard let first = points.baseAddress else { return }
        var element = unsafe CGPathElement(type: step.kind, points: first)
        unsafe withUnsafePointer(to: &element) { unsafe block($0) }
      }
    }
  }
}

@unsafe public struct CGPathElement {
  public var type: CGPathElementType
  /// The points, the end point last.
  public var points: UnsafeMutablePointer<CGPoint>

  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    unsafe self.type = type
    unsafe self.points = points
  }
}

public enum CGPathElementType: Int32, Sendable {
  case moveToPoint = 0
  case addLineToPoint = 1
  case addQuadCurveToPoint = 2
  case addCurveToPoint = 3
  case closeSubpath = 4
}

extension PathElement {
  fileprivate var kind: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .quadCurve: .addQuadCurveToPoint
    case .curve: .addCurveToPoint
    case .close: .closeSubpath
    }
  }
}

extension CGMutablePath {
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
      clockwise: delta < 0, transform: transform)
  }

  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds an arc that touches two lines; `transform` must keep circles round.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let (corner, end) = (tangent1End.applying(transform), tangent2End.applying(transform))
    let start = currentPoint
    let (before, after) = (corner.distance(to: start), corner.distance(to: end))
    guard before > 0, after > 0, radius > 0 else { return addLine(to: corner) }
    let inward = CGVector(dx: (start.x - corner.x) / before, dy: (start.y - corner.y) / before)
    let outward = CGVector(dx: (end.x - corner.x) / after, dy: (end.y - corner.y) / after)
    let cosine = inward.dx * outward.dx + inward.dy * outward.dy
    let cross = inward.dx * outward.dy - inward.dy * outward.dx
    // The lines are parallel: no corner to round.
    guard abs(cross) > 1e-9 else { return addLine(to: corner) }
    let reach = radius * ((1 + cosine) / (1 - cosine)).squareRoot()
    let from = CGPoint(x: corner.x + inward.dx * reach, y: corner.y + inward.dy * reach)
    let side: CGFloat = cross > 0 ? 1 : -1
    // Perpendicular to the first line, on the side of the second line.
    let center = CGPoint(
      x: from.x - inward.dy * radius * side, y: from.y + inward.dx * radius * side)
    let to = CGPoint(x: corner.x + outward.dx * reach, y: corner.y + outward.dy * reach)
    addArc(
      center: center, radius: radius, startAngle: atan2(from.y - center.y, from.x - center.x),
      endAngle: atan2(to.y - center.y, to.x - center.x), clockwise: cross > 0)
  }
}
#endif
