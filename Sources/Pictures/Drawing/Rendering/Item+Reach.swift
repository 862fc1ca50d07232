import Foundation

extension DisplayList.Item {
  /// A box that contains all drawing of the item; nil if unknown or not finite.
  var reach: CGRect? {
    let box: CGRect
    switch self {
    case .fill(let shape, _): box = shape.bounds
    case .stroke(let shape, let stroke):
      // A sharp corner extends up to cairo's miter limit.
      box = shape.bounds.insetBy(dx: -5 * stroke.width, dy: -5 * stroke.width)
    case .line(let line):
      let size = CGFloat(line.font.size)
      box = CGRect(
        x: line.origin.x - 2 * size, y: line.origin.y - 3 * size, width: line.width + 4 * size,
        height: 5 * size)
    case .image(_, let frame, _): box = frame
    case .picture(let picture): box = picture.frame
    case .symbol(let symbol): box = symbol.frame
    default: return nil
    }
    return box.isFinite ? box.insetBy(dx: -1, dy: -1) : nil
  }
}

extension CGRect {
  /// Whether two boxes are certainly disjoint; the clip box may not be finite.
  func misses(_ other: CGRect) -> Bool {
    maxX < other.minX || minX > other.maxX || maxY < other.minY || minY > other.maxY
  }
}
