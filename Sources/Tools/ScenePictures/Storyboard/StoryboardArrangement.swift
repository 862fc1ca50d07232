package import Foundation

package struct StoryboardArrangement: Hashable, Sendable {
  package struct Scene: Hashable, Sendable {
    package var size: CGSize
    package var place: CGPoint?

    package init(size: CGSize, place: CGPoint?) {
      self.size = size
      self.place = place
    }
  }

  package struct Link: Hashable, Sendable {
    package var source: Int
    package var destination: Int
    package var kind: StoryboardArrow.Kind

    package init(source: Int, destination: Int, kind: StoryboardArrow.Kind) {
      self.source = source
      self.destination = destination
      self.kind = kind
    }
  }

  package let frames: [CGRect]
  package let arrows: [StoryboardArrow]
  /// The end of the arrow to the initial scene; nil if the storyboard has no initial scene.
  package let initial: CGPoint?
  package let size: CGSize

  /// The margin of the sheet, in points.
  package static let margin: CGFloat = 60
  /// The height of the scenes' title strips, in points.
  package static let titleHeight: CGFloat = 28
  /// The length of the arrow to the initial scene, in points.
  package static let initialLength: CGFloat = 56
  private static let gap: CGFloat = 80

  /// Arranges scenes.
  package init(_ scenes: [Scene], links: [Link], initial: Int?) {
    var frames = scenes.map { CGRect(origin: $0.place ?? .zero, size: $0.size) }
    let placed = zip(scenes, frames).filter { $0.0.place != nil }.map(\.1)
    var x = placed.map(\.minX).min() ?? 0
    let below = placed.map(\.maxY).max().map { $0 + Self.gap + Self.titleHeight } ?? 0
    for index in scenes.indices where scenes[index].place == nil {
      frames[index].origin = CGPoint(x: x, y: below)
      x += frames[index].width + Self.gap
    }
    let arrowRoom = initial == nil ? 0 : Self.initialLength
    let left = (frames.map(\.minX).min() ?? 0) - Self.margin - arrowRoom
    let top = (frames.map(\.minY).min() ?? 0) - Self.margin - Self.titleHeight
    frames = frames.map { frame in
      CGRect(
        x: (frame.minX - left).rounded(), y: (frame.minY - top).rounded(), width: frame.width,
        height: frame.height)
    }
    self.frames = frames
    arrows = StoryboardPorts(frames, links).arrows
    self.initial = initial.map { CGPoint(x: frames[$0].minX, y: frames[$0].midY) }
    size = CGSize(
      width: (frames.map(\.maxX).max() ?? 0) + Self.margin,
      height: (frames.map(\.maxY).max() ?? 0) + Self.margin)
  }
}
