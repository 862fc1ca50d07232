import Foundation

extension PathElements {
  /// Returns the outline of the stroked path, for the winding rule.
  ///
  /// Shapes for segments, joins and caps have the same orientation, so overlaps count once.
  func stroked(_ style: LineStyle) -> PathElements {
    var all = PathElements()
    let half = style.width / 2
    guard half > 0 else { return all }
    let lines = style.dashes.isEmpty ? self : dashed(style.dashes, phase: style.dashPhase)
    for part in lines.subpaths {
      var points = [part.start]
      for corner in part.segments.flatMap(\.corners)
      where points[points.count - 1].distance(to: corner) > 1e-9 {
        points.append(corner)
      }
      guard points.count > 1 else {
        if style.cap != .butt, !part.segments.isEmpty || part.isClosed {
          all.addDot(part.start, half, isRound: style.cap == .round)
        }
        continue
      }
      for (a, b) in zip(points, points.dropFirst()) { all.addBar(from: a, to: b, half) }
      var corners = zip(zip(points, points.dropFirst()), points.dropFirst(2)).map {
        ($0.0, $0.1, $1)
      }
      if part.isClosed {
        corners.append((points[points.count - 2], points[0], points[1]))
      } else {
        all.addCap(at: points[0], from: points[1], half, style.cap)
        all.addCap(at: points[points.count - 1], from: points[points.count - 2], half, style.cap)
      }
      for (a, b, c) in corners { all.addCorner(a, b, c, half, style) }
    }
    return all
  }

  private mutating func addDot(_ center: CGPoint, _ half: CGFloat, isRound: Bool) {
    let box = CGRect(x: center.x - half, y: center.y - half, width: 2 * half, height: 2 * half)
    if isRound { addEllipse(box) } else { addRect(box) }
  }

  private mutating func addBar(from a: CGPoint, to b: CGPoint, _ half: CGFloat) {
    let side = a.normal(to: b, half)
    addTurningRight([
      CGPoint(x: a.x + side.dx, y: a.y + side.dy), CGPoint(x: b.x + side.dx, y: b.y + side.dy),
      CGPoint(x: b.x - side.dx, y: b.y - side.dy), CGPoint(x: a.x - side.dx, y: a.y - side.dy),
    ])
  }

  private mutating func addCap(
    at end: CGPoint, from inside: CGPoint, _ half: CGFloat, _ cap: CGLineCap
  ) {
    switch cap {
    case .butt: break
    case .round: addDot(end, half, isRound: true)
    case .square:
      let share = half / inside.distance(to: end)
      let tip = CGPoint(
        x: end.x + (end.x - inside.x) * share, y: end.y + (end.y - inside.y) * share)
      addBar(from: end, to: tip, half)
    }
  }

  private mutating func addCorner(
    _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ half: CGFloat, _ style: LineStyle
  ) {
    let (first, second) = (a.normal(to: b, half), b.normal(to: c, half))
    let turn = first.dx * second.dy - first.dy * second.dx
    guard abs(turn) > half * half * 1e-6 || first.dx * second.dx + first.dy * second.dy < 0 else {
      return
    }
    if style.join == .round { return addDot(b, half, isRound: true) }
    // The left side is the outer side in right turns.
    let sign: CGFloat = turn > 0 ? -1 : 1
    let from = CGPoint(x: b.x + first.dx * sign, y: b.y + first.dy * sign)
    let to = CGPoint(x: b.x + second.dx * sign, y: b.y + second.dy * sign)
    var points = [b, from, to]
    let sum = CGVector(dx: first.dx + second.dx, dy: first.dy + second.dy)
    let square = sum.dx * sum.dx + sum.dy * sum.dy
    if style.join == .miter, square > 0 {
      // The length of the miter is the length of the sum of the normals, inverted in the circle.
      let stretch = 2 * half * half / square * sign
      let tip = CGPoint(x: b.x + sum.dx * stretch, y: b.y + sum.dy * stretch)
      if b.distance(to: tip) <= half * style.miterLimit { points = [b, from, tip, to] }
    }
    addTurningRight(points)
  }

  private mutating func addTurningRight(_ points: [CGPoint]) {
    var area: CGFloat = 0
    for (a, b) in zip(points, points.dropFirst() + points.prefix(1)) {
      area += a.x * b.y - b.x * a.y
    }
    let turned = area < 0 ? points.reversed() : points
    for (index, point) in turned.enumerated() { append(index == 0 ? .move(point) : .line(point)) }
    append(.close)
  }
}

extension CGPoint {
  fileprivate func normal(to other: CGPoint, _ length: CGFloat) -> CGVector {
    let distance = max(distance(to: other), .leastNormalMagnitude)
    return CGVector(
      dx: -(other.y - y) / distance * length, dy: (other.x - x) / distance * length)
  }
}
