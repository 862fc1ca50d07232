#if !canImport(Darwin)
public import Foundation

extension CGPath {
  /// The outline of the line along the path, to be filled by the winding rule.
  ///
  /// - Parameters:
  ///   - lineWidth: The width of the line, in points.
  ///   - lineCap: Its ends.
  ///   - lineJoin: Its corners.
  ///   - miterLimit: How far corners may stick out, in widths.
  ///   - transform: A map of all points before the line is drawn.
  /// - Returns: The outline.
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

  /// The dashes of the path.
  ///
  /// - Parameters:
  ///   - phase: Where in the pattern it begins, in points.
  ///   - lengths: The lengths of dashes and gaps by turns, in points.
  ///   - transform: A map of all points before.
  /// - Returns: The dashes, each an open part.
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

  /// Shows each step of the path.
  ///
  /// - Parameter block: Called with a step, which is good for the call.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for step in elements.steps {
      var points = step.points
      // Two points more, so that there always is memory to point at.
      points += [.zero, .zero]
      // Safe: the points and the step live for the call.
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
  /// Its points: one for moves and lines, two for quadratic curves, three for cubic ones; the one
  /// it ends at last.
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
  /// Adds an arc of a change of the angle.
  ///
  /// - Parameters:
  ///   - center: The center of the circle.
  ///   - radius: Its radius, in points.
  ///   - startAngle: Where the arc starts, in radians from the right.
  ///   - delta: How far the angle changes along it.
  ///   - transform: A map of all points.
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

  /// Adds an arc that touches the line to a point and the line from there to another one, after a
  /// line to where it begins.
  ///
  /// - Parameters:
  ///   - tangent1End: The point where both lines meet.
  ///   - tangent2End: A point of the second line.
  ///   - radius: The radius of the arc, in points.
  ///   - transform: A map of the points given; of a kind that keeps circles round.
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
    // Both lines are one: there is nothing to round.
    guard abs(cross) > 1e-9 else { return addLine(to: corner) }
    let reach = radius * ((1 + cosine) / (1 - cosine)).squareRoot()
    let from = CGPoint(x: corner.x + inward.dx * reach, y: corner.y + inward.dy * reach)
    let side: CGFloat = cross > 0 ? 1 : -1
    // Across the first line, to the side where the second one goes.
    let center = CGPoint(
      x: from.x - inward.dy * radius * side, y: from.y + inward.dx * radius * side)
    let to = CGPoint(x: corner.x + outward.dx * reach, y: corner.y + outward.dy * reach)
    addArc(
      center: center, radius: radius, startAngle: atan2(from.y - center.y, from.x - center.x),
      endAngle: atan2(to.y - center.y, to.x - center.x), clockwise: cross > 0)
  }
}
#endif
