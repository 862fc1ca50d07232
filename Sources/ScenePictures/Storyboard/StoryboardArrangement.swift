package import Foundation

/// Where scenes and arrows stand on the picture of a whole storyboard, as values.
package struct StoryboardArrangement: Hashable, Sendable {
  /// A scene that is to be placed.
  package struct Scene: Hashable, Sendable {
    /// The size of its picture, in points.
    package var size: CGSize
    /// Where the document has its upper left corner; nil where it does not say.
    package var place: CGPoint?

    /// Makes a scene that is to be placed.
    package init(size: CGSize, place: CGPoint?) {
      self.size = size
      self.place = place
    }
  }

  /// Which scenes a line connects.
  package struct Link: Hashable, Sendable {
    package var source: Int
    package var destination: Int
    package var kind: StoryboardArrow.Kind

    /// Makes a line that is to be drawn.
    package init(source: Int, destination: Int, kind: StoryboardArrow.Kind) {
      self.source = source
      self.destination = destination
      self.kind = kind
    }
  }

  /// The scenes' frames on the sheet, in points.
  package let frames: [CGRect]
  /// The lines between scenes.
  package let arrows: [StoryboardArrow]
  /// Where the arrow to the initial scene ends; nil without one.
  package let initial: CGPoint?
  /// The sheet's size, in points.
  package let size: CGSize

  /// The room around everything, in points.
  package static let margin: CGFloat = 60
  /// The height of the strip with a scene's title, in points.
  package static let titleHeight: CGFloat = 28
  /// The length of the arrow to the initial scene, in points.
  package static let initialLength: CGFloat = 56
  private static let gap: CGFloat = 80

  /// Arranges scenes.
  ///
  /// - Parameters:
  ///   - scenes: The scenes; those without a place stand in a row below the others.
  ///   - links: The lines between them.
  ///   - initial: The scene that the app starts with.
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
    // Whole points keep the edges of scenes as sharp as they are alone.
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
