package import Foundation

package enum PathElement: Hashable, Sendable {
  case move(CGPoint)
  case line(CGPoint)
  case quadCurve(control: CGPoint, end: CGPoint)
  case curve(control1: CGPoint, control2: CGPoint, end: CGPoint)
  case close

  package var points: [CGPoint] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quadCurve(let control, let end): [control, end]
    case .curve(let control1, let control2, let end): [control1, control2, end]
    case .close: []
    }
  }

  package func applying(_ transform: CGAffineTransform) -> PathElement {
    switch self {
    case .move(let end): .move(end.applying(transform))
    case .line(let end): .line(end.applying(transform))
    case .quadCurve(let control, let end):
      .quadCurve(control: control.applying(transform), end: end.applying(transform))
    case .curve(let control1, let control2, let end):
      .curve(
        control1: control1.applying(transform), control2: control2.applying(transform),
        end: end.applying(transform))
    case .close: .close
    }
  }
}

/// A path's elements and derived values.
package struct PathElements: Hashable, Sendable {
  package private(set) var steps: [PathElement] = []
  private var start = CGPoint.zero
  private(set) var current: CGPoint?

  package init() {}

  package mutating func append(_ step: PathElement) {
    switch step {
    case .move(let point):
      start = point
      current = point
    case .close: current = start
    default:
      // A line that has no current point starts where it ends.
      if current == nil, let first = step.points.first { append(.move(first)) }
      current = step.points.last
    }
    steps.append(step)
  }

  package mutating func append(_ others: PathElements, _ transform: CGAffineTransform = .identity) {
    for step in others.steps { append(step.applying(transform)) }
  }

  package mutating func addRect(_ rect: CGRect) {
    append(.move(CGPoint(x: rect.minX, y: rect.minY)))
    append(.line(CGPoint(x: rect.maxX, y: rect.minY)))
    append(.line(CGPoint(x: rect.maxX, y: rect.maxY)))
    append(.line(CGPoint(x: rect.minX, y: rect.maxY)))
    append(.close)
  }

  package mutating func addEllipse(_ rect: CGRect) {
    let place = CGAffineTransform(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
    var circle = PathElements()
    circle.addArc(center: .zero, radius: 1, from: 0, to: 2 * .pi, isDecreasing: false)
    circle.append(.close)
    append(circle, place)
  }

  /// Returns a rectangle's corners, clockwise, with the incoming and the outgoing direction.
  package static func turns(
    of rect: CGRect
  ) -> [(corner: UIRectCorner, point: CGPoint, coming: CGVector, going: CGVector)] {
    [
      (
        .topRight, CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: 1, dy: 0),
        CGVector(dx: 0, dy: 1)
      ),
      (
        .bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: 1),
        CGVector(dx: -1, dy: 0)
      ),
      (
        .bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: -1, dy: 0),
        CGVector(dx: 0, dy: -1)
      ),
      (
        .topLeft, CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: -1),
        CGVector(dx: 1, dy: 0)
      ),
    ]
  }

  /// Adds a rectangle with elliptical corners.
  package mutating func addRoundedRect(_ rect: CGRect, radii: CGSize, corners: UIRectCorner) {
    let rx = min(max(0, radii.width), rect.width / 2)
    let ry = min(max(0, radii.height), rect.height / 2)
    let startX = corners.contains(.topLeft) ? rect.minX + rx : rect.minX
    append(.move(CGPoint(x: startX, y: rect.minY)))
    for (corner, point, coming, going) in Self.turns(of: rect) {
      guard corners.contains(corner) else {
        append(.line(point))
        continue
      }
      let from = CGPoint(x: point.x - coming.dx * rx, y: point.y - coming.dy * ry)
      let to = CGPoint(x: point.x + going.dx * rx, y: point.y + going.dy * ry)
      // The rest of the handle, from the corner.
      let rest = 1 - Self.quarterHandle
      append(.line(from))
      append(
        .curve(
          control1: CGPoint(x: point.x - coming.dx * rx * rest, y: point.y - coming.dy * ry * rest),
          control2: CGPoint(x: point.x + going.dx * rx * rest, y: point.y + going.dy * ry * rest),
          end: to))
    }
    append(.close)
  }

  /// The handle length for a quarter unit circle: 4/3 (√2 − 1).
  private static let quarterHandle: CGFloat = 0.552_284_749_830_793_4

  /// Adds an arc, joined by a line to the current point; angles in radians.
  mutating func addArc(
    center: CGPoint, radius: CGFloat, from startAngle: CGFloat, to endAngle: CGFloat,
    isDecreasing: Bool
  ) {
    let turn = 2 * CGFloat.pi
    var sweep = endAngle - startAngle
    if isDecreasing {
      if sweep > 0 { sweep -= turn * (sweep / turn).rounded(.up) }
      sweep = max(sweep, -turn)
    } else {
      if sweep < 0 { sweep += turn * (-sweep / turn).rounded(.up) }
      sweep = min(sweep, turn)
    }
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    let start = point(startAngle)
    append(current == nil ? .move(start) : .line(start))
    let pieces = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / CGFloat(pieces)
    let handle = radius * 4 / 3 * tan(step / 4)
    var angle = startAngle
    for _ in 0..<pieces {
      let from = point(angle)
      let to = point(angle + step)
      append(
        .curve(
          control1: CGPoint(
            x: from.x - handle * sin(angle), y: from.y + handle * cos(angle)),
          control2: CGPoint(
            x: to.x + handle * sin(angle + step), y: to.y - handle * cos(angle + step)), end: to))
      angle += step
    }
  }
}
