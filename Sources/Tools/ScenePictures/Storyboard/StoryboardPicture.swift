import AutoLayout
package import Drawing
import Foundation
import InterfaceBuilder

/// The picture that shows a whole storyboard, arranged as in Interface Builder's canvas.
@MainActor
package struct StoryboardPicture {
  private let document: InterfaceDocument
  private let picture: ScenePicture
  private let isCanvas: Bool
  private var scenes: [Part] = []

  private struct Part {
    var picture: OverlaidPicture
    var title: String
    var place: CGPoint?
    var isReference = false
  }

  /// The size for scenes with no views, in points.
  private static let emptySize = CGSize(width: 200, height: 80)

  init(_ document: InterfaceDocument, _ picture: ScenePicture, isCanvas: Bool) {
    self.isCanvas = isCanvas
    self.document = document
    self.picture = picture
  }

  mutating func add(_ live: InstantiatedScene, in environment: LayoutEnvironment) {
    let scene = live.scene
    var part = Part(
      picture: OverlaidPicture(list: DisplayList(size: .zero)), title: scene.title,
      place: scene.canvasPlace(in: environment))
    if let reference = scene.reference {
      part.isReference = true
      part.picture.list =
        StoryboardReference(
          storyboard: reference.storyboard, identifier: reference.identifier
        ).picture
    } else if let shown = picture.canvasPicture(of: live, isCanvas: isCanvas) {
      part.picture = shown
    } else {
      part.picture.list = DisplayList(size: Self.emptySize)
    }
    scenes.append(part)
  }

  package var arrangement: StoryboardArrangement {
    StoryboardArrangement(
      scenes.map { StoryboardArrangement.Scene(size: $0.picture.size, place: $0.place) },
      links: document.connections.map {
        StoryboardArrangement.Link(
          source: $0.source, destination: $0.destination,
          kind: StoryboardArrow.Kind(document: $0.kind))
      }, initial: document.initialScene)
  }

  /// Draws the whole canvas.
  package func list(_ pen: OverlayPencil?) -> DisplayList {
    let arrangement = arrangement
    var list = DisplayList(size: arrangement.size, background: Color(white: 0.95))
    let painter = ArrowPainter()
    for (part, frame) in zip(scenes, arrangement.frames) {
      list.items += items(of: part, in: frame, pen)
    }
    list.items += arrangement.arrows.flatMap { painter.items($0) }
    if let initial = arrangement.initial { list.items += painter.initial(initial) }
    return list
  }

  private func items(
    of part: Part, in frame: CGRect, _ pen: OverlayPencil?
  ) -> [DisplayList.Item] {
    let list = part.picture.drawn(pen)
    let box = CGRect(origin: .zero, size: frame.size)
    let paper = list.background.map { [DisplayList.Item.fill(.rectangle(box), $0)] } ?? []
    let scene = DisplayList.Item.group(
      DisplayList.Group(
        transform: AffineTransform(translationByX: frame.minX, byY: frame.minY),
        clip: .rectangle(box), items: paper + list.items))
    guard !part.isReference else { return [scene] }
    let height = StoryboardArrangement.titleHeight
    let strip = CGRect(
      x: frame.minX, y: frame.minY - height, width: frame.width, height: height)
    let edge = DisplayList.Stroke(Color(white: 0.78), width: 1)
    return [
      .fill(.rectangle(strip), Color(white: 0.99)),
      .text(
        Text(
          part.title, font: Font(size: 13, weight: 500), color: Color(white: 0.3),
          in: strip.insetBy(dx: 8, dy: 0), alignment: .center)),
      scene, .stroke(.rectangle(strip.union(frame).insetBy(dx: -0.5, dy: -0.5)), edge),
    ]
  }
}
