import Foundation

/// Places labels as near to their anchors as possible; labels never overlap.
struct LabelPlacement {
  let bounds: CGRect
  let gap: CGFloat
  private(set) var boxes: [CGRect] = []
  private var squares: [Square: [Int]] = [:]
  private let side: CGFloat

  private struct Square: Hashable {
    var column: Int
    var row: Int
  }

  init(in bounds: CGRect, height: CGFloat, gap: CGFloat) {
    self.bounds = bounds
    self.gap = gap
    side = max(height * 2, .leastNonzeroMagnitude)
  }

  /// The number of rings of positions to try around an anchor.
  private static let circles = 48

  mutating func place(_ size: CGSize, at anchor: CGPoint) -> CGRect? {
    guard size.width <= bounds.width, size.height <= bounds.height else { return nil }
    for circle in 0...Self.circles {
      for step in Self.steps(of: circle) {
        let middle = CGPoint(
          x: anchor.x + step.x * (size.width + gap) / 2,
          y: anchor.y + step.y * (size.height + gap))
        let box = inside(
          CGRect(
            x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width,
            height: size.height))
        if isFree(box) {
          occupy(box)
          return box
        }
      }
    }
    return nil
  }

  /// The offsets for a ring of positions, in steps of half the width and the whole height.
  private static func steps(of circle: Int) -> [CGPoint] {
    guard circle > 0 else { return [.zero] }
    let far = CGFloat(circle)
    return [
      CGPoint(x: 0, y: -far), CGPoint(x: 0, y: far), CGPoint(x: far, y: 0),
      CGPoint(x: -far, y: 0), CGPoint(x: far, y: -far), CGPoint(x: -far, y: -far),
      CGPoint(x: far, y: far), CGPoint(x: -far, y: far), CGPoint(x: far / 2, y: -far),
      CGPoint(x: -far / 2, y: -far), CGPoint(x: far / 2, y: far), CGPoint(x: -far / 2, y: far),
      CGPoint(x: far, y: far / 2), CGPoint(x: -far, y: far / 2), CGPoint(x: far, y: -far / 2),
      CGPoint(x: -far, y: -far / 2),
    ]
  }

  private func inside(_ box: CGRect) -> CGRect {
    CGRect(
      x: min(max(box.minX, bounds.minX), bounds.maxX - box.width),
      y: min(max(box.minY, bounds.minY), bounds.maxY - box.height), width: box.width,
      height: box.height)
  }

  private func isFree(_ box: CGRect) -> Bool {
    let room = box.insetBy(dx: -gap / 2, dy: -gap / 2)
    return squares(of: room).allSatisfy { square in
      squares[square, default: []].allSatisfy { !boxes[$0].intersects(room) }
    }
  }

  private mutating func occupy(_ box: CGRect) {
    for square in squares(of: box) { squares[square, default: []].append(boxes.count) }
    boxes.append(box)
  }

  private func squares(of box: CGRect) -> [Square] {
    let columns = Int((box.minX / side).rounded(.down))...Int((box.maxX / side).rounded(.down))
    let rows = Int((box.minY / side).rounded(.down))...Int((box.maxY / side).rounded(.down))
    return rows.flatMap { row in columns.map { Square(column: $0, row: row) } }
  }
}
