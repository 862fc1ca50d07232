import AssetCatalog
import AutoLayout
import DocumentDiff
import Drawing
import Foundation
import InterfaceBuilder
import ScenePictures

struct SceneVersion {
  let list: DisplayList
  let places: [String: CGRect]

  /// Draws a scene version; nil if the scene is missing or empty.
  @MainActor
  static func drawn(
    _ id: String, of document: ComparedDocument?, in environment: LayoutEnvironment,
    names: [String: String]
  ) -> SceneVersion? {
    guard let scene = document?.document.scenes.first(where: { $0.id == id }) else { return nil }
    var drawing = SceneDrawing(picture: ScenePicture())
    drawing.showsContent = false
    let drawn = drawing.layOut(scene, in: environment)
    let live = drawn.scene
    let pictures = drawing.pictures(of: drawn, in: environment)
    guard let picture = pictures.first else { return nil }
    let list = picture.drawn(nil)
    guard list.size.width > 0, list.size.height > 0 else { return nil }
    var places: [String: CGRect] = [:]
    for member in live.members where !member.id.isEmpty {
      places[names[member.id] ?? member.id] = live.place(of: member.view, in: picture)
    }
    return SceneVersion(list: list, places: places)
  }
}
