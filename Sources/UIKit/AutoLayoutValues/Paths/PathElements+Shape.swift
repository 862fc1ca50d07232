package import Foundation

extension PathElements {
  var controlBox: CGRect { CGRect(around: steps.flatMap(\.points)) }

  package var tightBox: CGRect {
    var points: [CGPoint] = []
    forEachPiece { from, step in
      points += step.points.suffix(1)
      switch step {
      case .quadCurve(let control, let end):
        let lift = Self.lifted(from: from, control: control, to: end)
        points += Self.extremes(from: from, lift.0, lift.1, to: end)
      case .curve(let control1, let control2, let end):
        points += Self.extremes(from: from, control1, control2, to: end)
      default: break
      }
    }
    return CGRect(around: points)
  }

  /// Whether a point is inside.
  ///
  /// - Complexity: O(*n*) in the elements; each curve counts as 32 lines.
  func contains(_ point: CGPoint, evenOdd: Bool) -> Bool {
    var winding = 0
    for polygon in polygons where polygon.count > 1 {
      for index in polygon.indices {
        let a = polygon[index]
        let b = polygon[(index + 1) % polygon.count]
        guard (a.y <= point.y) != (b.y <= point.y) else { continue }
        let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
        guard x > point.x else { continue }
        winding += b.y > a.y ? 1 : -1
      }
    }
    return evenOdd ? !winding.isMultiple(of: 2) : winding != 0
  }

  private var polygons: [[CGPoint]] {
    var all: [[CGPoint]] = []
    forEachPiece { from, step in
      switch step {
      case .move(let point): all.append([point])
      case .line(let point): all[all.count - 1].append(point)
      case .quadCurve(let control, let end):
        let lift = Self.lifted(from: from, control: control, to: end)
        all[all.count - 1] += Self.corners(from: from, lift.0, lift.1, to: end)
      case .curve(let control1, let control2, let end):
        all[all.count - 1] += Self.corners(from: from, control1, control2, to: end)
      case .close: break
      }
    }
    return all
  }

  func forEachPiece(_ body: (CGPoint, PathElement) -> Void) {
    var start = CGPoint.zero
    var current = CGPoint.zero
    for step in steps {
      body(current, step)
      if case .move(let point) = step { start = point }
      current = step.points.last ?? start
    }
  }

  static func lifted(
    from: CGPoint, control: CGPoint, to end: CGPoint
  ) -> (CGPoint, CGPoint) {
    (
      CGPoint(x: from.x + (control.x - from.x) * 2 / 3, y: from.y + (control.y - from.y) * 2 / 3),
      CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
    )
  }

  private static func value(
    from a: CGFloat, _ b: CGFloat, _ c: CGFloat, to d: CGFloat, at t: CGFloat
  ) -> CGFloat {
    let s = 1 - t
    return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
  }

  private static func corners(
    from a: CGPoint, _ b: CGPoint, _ c: CGPoint, to d: CGPoint
  ) -> [CGPoint] {
    (1...32).map { index in
      let t = CGFloat(index) / 32
      return CGPoint(
        x: value(from: a.x, b.x, c.x, to: d.x, at: t), y: value(from: a.y, b.y, c.y, to: d.y, at: t)
      )
    }
  }

  private static func extremes(
    from a: CGPoint, _ b: CGPoint, _ c: CGPoint, to d: CGPoint
  ) -> [CGPoint] {
    (turns(from: a.x, b.x, c.x, to: d.x) + turns(from: a.y, b.y, c.y, to: d.y)).map { t in
      CGPoint(
        x: value(from: a.x, b.x, c.x, to: d.x, at: t), y: value(from: a.y, b.y, c.y, to: d.y, at: t)
      )
    }
  }

  private static func turns(
    from a: CGFloat, _ b: CGFloat, _ c: CGFloat, to d: CGFloat
  ) -> [CGFloat] {
    let square = -a + 3 * b - 3 * c + d
    let linear = 2 * (a - 2 * b + c)
    let constant = b - a
    var roots: [CGFloat] = []
    if abs(square) < 1e-12 {
      if linear != 0 { roots = [-constant / linear] }
    } else {
      let discriminant = linear * linear - 4 * square * constant
      guard discriminant >= 0 else { return [] }
      let root = discriminant.squareRoot()
      roots = [(-linear + root) / (2 * square), (-linear - root) / (2 * square)]
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }
}
