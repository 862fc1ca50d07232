import Foundation

struct PathSegment {
  var start: CGPoint
  var control1: CGPoint
  var control2: CGPoint
  var end: CGPoint
  var isStraight: Bool

  init(from start: CGPoint, to end: CGPoint) {
    (self.start, control1, control2, self.end) = (start, start, end, end)
    isStraight = true
  }

  init(from start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, to end: CGPoint) {
    (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
    isStraight = false
  }

  /// The number of straight lines per curve for measuring.
  private static let samples = 32

  func point(at t: CGFloat) -> CGPoint {
    guard !isStraight else { return start.mixed(with: end, t) }
    let (ab, bc, cd) = (
      start.mixed(with: control1, t), control1.mixed(with: control2, t),
      control2.mixed(with: end, t)
    )
    return ab.mixed(with: bc, t).mixed(with: bc.mixed(with: cd, t), t)
  }

  var corners: [CGPoint] {
    guard !isStraight else { return [end] }
    return (1...Self.samples).map { point(at: CGFloat($0) / CGFloat(Self.samples)) }
  }

  var length: CGFloat {
    var (length, last) = (CGFloat(0), start)
    for corner in corners {
      length += last.distance(to: corner)
      last = corner
    }
    return length
  }

  private func parameter(at length: CGFloat) -> CGFloat {
    var (left, last) = (length, start)
    let corners = corners
    for (index, corner) in corners.enumerated() {
      let step = last.distance(to: corner)
      if left <= step {
        let share = step > 0 ? left / step : 0
        return (CGFloat(index) + share) / CGFloat(corners.count)
      }
      left -= step
      last = corner
    }
    return 1
  }

  func part(from low: CGFloat, to high: CGFloat) -> PathSegment {
    let (first, last) = (parameter(at: low), parameter(at: high))
    guard !isStraight else { return PathSegment(from: point(at: first), to: point(at: last)) }
    let tail = split(at: first).after
    return tail.split(at: first < 1 ? (last - first) / (1 - first) : 1).before
  }

  private func split(at t: CGFloat) -> (before: PathSegment, after: PathSegment) {
    let (ab, bc, cd) = (
      start.mixed(with: control1, t), control1.mixed(with: control2, t),
      control2.mixed(with: end, t)
    )
    let (abc, bcd) = (ab.mixed(with: bc, t), bc.mixed(with: cd, t))
    let middle = abc.mixed(with: bcd, t)
    return (
      PathSegment(from: start, ab, abc, to: middle), PathSegment(from: middle, bcd, cd, to: end)
    )
  }

  var step: PathElement {
    isStraight ? .line(end) : .curve(control1: control1, control2: control2, end: end)
  }

  var reversed: PathSegment {
    isStraight
      ? PathSegment(from: end, to: start)
      : PathSegment(from: end, control2, control1, to: start)
  }
}

struct Subpath {
  var start: CGPoint
  var segments: [PathSegment] = []
  var isClosed = false
}

extension PathElements {
  var subpaths: [Subpath] {
    var all: [Subpath] = []
    forEachPiece { from, step in
      if case .move(let point) = step {
        all.append(Subpath(start: point))
        return
      }
      if all.isEmpty || all[all.count - 1].isClosed { all.append(Subpath(start: from)) }
      let last = all.count - 1
      switch step {
      case .move: break
      case .line(let end): all[last].segments.append(PathSegment(from: from, to: end))
      case .quadCurve(let control, let end):
        let lift = Self.lifted(from: from, control: control, to: end)
        all[last].segments.append(PathSegment(from: from, lift.0, lift.1, to: end))
      case .curve(let control1, let control2, let end):
        all[last].segments.append(PathSegment(from: from, control1, control2, to: end))
      case .close:
        let start = all[last].start
        if from.distance(to: start) > 1e-9 {
          all[last].segments.append(PathSegment(from: from, to: start))
        }
        all[last].isClosed = true
      }
    }
    return all
  }

  var reversed: PathElements {
    var all = PathElements()
    for part in subpaths.reversed() {
      all.append(.move(part.segments.last?.end ?? part.start))
      for segment in part.segments.reversed() { all.append(segment.reversed.step) }
      if part.isClosed { all.append(.close) }
    }
    return all
  }
}

extension CGPoint {
  func mixed(with other: CGPoint, _ share: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }

  func distance(to other: CGPoint) -> CGFloat {
    ((other.x - x) * (other.x - x) + (other.y - y) * (other.y - y)).squareRoot()
  }
}
