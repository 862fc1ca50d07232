import Foundation

/// Distributes connections along the edges of scenes.
struct StoryboardPorts {
  private enum Side: Hashable { case left, right, top, bottom }

  private struct End: Hashable {
    var scene: Int
    var side: Side
  }

  private let frames: [CGRect]
  private let links: [StoryboardArrangement.Link]

  init(_ frames: [CGRect], _ links: [StoryboardArrangement.Link]) {
    self.frames = frames
    self.links = links.filter {
      $0.source != $0.destination && frames.indices.contains($0.source)
        && frames.indices.contains($0.destination)
    }
  }

  var arrows: [StoryboardArrow] {
    let ends = links.map { sides($0) }
    let places = places(of: ends)
    return links.indices.map { index in
      let side = ends[index].source.side
      return StoryboardArrow(
        kind: links[index].kind, start: places[index].source, end: places[index].destination,
        isAcross: side == .left || side == .right)
    }
  }

  /// Returns the edges where a connection starts and ends: facing edges, left and right if scenes
  /// are next to each other.
  private func sides(
    _ link: StoryboardArrangement.Link
  ) -> (source: End, destination: End) {
    let (from, to) = (frames[link.source], frames[link.destination])
    let across = max(to.minX - from.maxX, from.minX - to.maxX)
    let along = max(to.minY - from.maxY, from.minY - to.maxY)
    // A curve needs space to turn: a narrow gap makes it vertical.
    let isAcross = across >= Self.turn || across >= along
    let (leaving, coming): (Side, Side) =
      isAcross
      ? (to.midX >= from.midX ? (.right, .left) : (.left, .right))
      : (to.midY >= from.midY ? (.bottom, .top) : (.top, .bottom))
    return (End(scene: link.source, side: leaving), End(scene: link.destination, side: coming))
  }

  /// The minimum horizontal gap for a horizontal connection, in points.
  private static let turn: CGFloat = 40
  /// The maximum distance between two connections at an edge, in points.
  private static let gap: CGFloat = 36

  private func places(
    of ends: [(source: End, destination: End)]
  ) -> [(source: CGPoint, destination: CGPoint)] {
    var users: [End: [(link: Int, isSource: Bool, order: CGFloat)]] = [:]
    for (index, pair) in ends.enumerated() {
      let (source, destination) = (frames[pair.source.scene], frames[pair.destination.scene])
      let isAcross = pair.source.side == .left || pair.source.side == .right
      users[pair.source, default: []].append(
        (index, true, isAcross ? destination.midY : destination.midX))
      users[pair.destination, default: []].append(
        (index, false, isAcross ? source.midY : source.midX))
    }
    var places = Array(
      repeating: (source: CGPoint.zero, destination: CGPoint.zero), count: ends.count)
    for (end, users) in users {
      // Connections to higher scenes start higher, which avoids crossings.
      let sorted = users.sorted { ($0.order, $0.link) < ($1.order, $1.link) }
      for (place, user) in sorted.enumerated() {
        let point = point(of: end, place, of: sorted.count)
        if user.isSource {
          places[user.link].source = point
        } else {
          places[user.link].destination = point
        }
      }
    }
    return places
  }

  private func point(of end: End, _ place: Int, of count: Int) -> CGPoint {
    let frame = frames[end.scene]
    let isUpright = end.side == .left || end.side == .right
    let length = isUpright ? frame.height : frame.width
    let gap = min(Self.gap, length * 0.8 / CGFloat(count))
    let offset = (CGFloat(place) - CGFloat(count - 1) / 2) * gap
    return switch end.side {
    case .left: CGPoint(x: frame.minX, y: frame.midY + offset)
    case .right: CGPoint(x: frame.maxX, y: frame.midY + offset)
    case .top: CGPoint(x: frame.midX + offset, y: frame.minY - StoryboardArrangement.titleHeight)
    case .bottom: CGPoint(x: frame.midX + offset, y: frame.maxY)
    }
  }
}
