import AutoLayoutValues
import Foundation

/// A popover's position next to the source, inside the available room (F6.52).
struct PopoverPlace {
  static let usualSize = CGSize(width: 320, height: 1100)
  static let arrowHeight: CGFloat = 13
  static let radius: CGFloat = 13

  private(set) var frame: CGRect
  private(set) var direction: UIPopoverArrowDirection
  private(set) var arrowBase: CGPoint

  /// Chooses the first of below, above, right and left with enough room, or the roomiest side.
  init(
    of size: CGSize, at source: CGRect, _ permitted: UIPopoverArrowDirection, in room: CGRect
  ) {
    var best: (direction: UIPopoverArrowDirection, size: CGSize)?
    for direction in [UIPopoverArrowDirection.up, .down, .left, .right]
    where permitted.contains(direction) {
      let side = Self.side(direction, of: source, in: room)
      let fitted = CGSize(width: min(size.width, side.width), height: min(size.height, side.height))
      let isLarger = best.map { fitted.width * fitted.height > $0.size.width * $0.size.height }
      if isLarger ?? true { best = (direction, fitted) }
      if fitted == size { break }
    }
    guard let best, best.size.width > 0, best.size.height > 0 else {
      // No side has room: center the content over the room and draw no arrow.
      let size = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
      let middle = CGPoint(x: source.midX - size.width / 2, y: source.midY - size.height / 2)
      frame = CGRect(origin: middle, size: size).moved(into: room)
      direction = []
      arrowBase = .zero
      return
    }
    direction = best.direction
    let (width, height, gap) = (best.size.width, best.size.height, Self.arrowHeight)
    let origin =
      switch best.direction {
      case .up: CGPoint(x: source.midX - width / 2, y: source.maxY + gap)
      case .down: CGPoint(x: source.midX - width / 2, y: source.minY - gap - height)
      case .left: CGPoint(x: source.maxX + gap, y: source.midY - height / 2)
      default: CGPoint(x: source.minX - gap - width, y: source.midY - height / 2)
      }
    frame = CGRect(origin: origin, size: best.size).moved(into: room)
    // The arrow stays clear of the corners.
    let clear = Self.radius + gap
    let x = min(max(source.midX, frame.minX + clear), max(frame.minX + clear, frame.maxX - clear))
    let y = min(max(source.midY, frame.minY + clear), max(frame.minY + clear, frame.maxY - clear))
    arrowBase =
      switch best.direction {
      case .up: CGPoint(x: x, y: frame.minY)
      case .down: CGPoint(x: x, y: frame.maxY)
      case .left: CGPoint(x: frame.minX, y: y)
      default: CGPoint(x: frame.maxX, y: y)
      }
  }

  private static func side(
    _ direction: UIPopoverArrowDirection, of source: CGRect, in room: CGRect
  ) -> CGSize {
    switch direction {
    case .up:
      CGSize(width: room.width, height: max(0, room.maxY - source.maxY - arrowHeight))
    case .down:
      CGSize(width: room.width, height: max(0, source.minY - arrowHeight - room.minY))
    case .left:
      CGSize(width: max(0, room.maxX - source.maxX - arrowHeight), height: room.height)
    default:
      CGSize(width: max(0, source.minX - arrowHeight - room.minX), height: room.height)
    }
  }
}

extension CGRect {
  fileprivate func moved(into room: CGRect) -> CGRect {
    CGRect(
      x: max(room.minX, min(minX, room.maxX - width)),
      y: max(room.minY, min(minY, room.maxY - height)), width: width, height: height)
  }
}
