import AssetCatalog
import AutoLayout
import DocumentDiff
import Drawing
import Foundation
import InterfaceBuilder
import ScenePictures

/// One version of a scene as a picture, with the places of its views.
struct SceneVersion {
  /// The picture.
  let list: DisplayList
  /// The places of views in the picture, by their identifiers in the new document.
  let places: [String: CGRect]

  /// Draws a version of a scene.
  ///
  /// - Parameters:
  ///   - id: The identifier of the scene in the document.
  ///   - document: The document; nil where there is none.
  ///   - environment: Where it is laid out.
  ///   - strings: `document` for texts as they are, `pseudo` for lengthened ones.
  ///   - names: The identifiers that views have in the new document, where they have others here.
  /// - Returns: The picture; nil where the document does not have the scene, or it shows nothing.
  @MainActor
  static func drawn(
    _ id: String, of document: ComparedDocument?, in environment: LayoutEnvironment,
    strings: String, names: [String: String]
  ) -> SceneVersion? {
    guard let scene = document?.document.scenes.first(where: { $0.id == id }) else { return nil }
    var drawing = SceneDrawing(picture: ScenePicture(), strings: strings)
    drawing.showsContent = false
    let drawn = drawing.layOut(scene, in: environment)
    let live = drawn.scene
    let pictures = drawing.pictures(of: drawn, in: environment)
    guard let picture = pictures.first else { return nil }
    let list = picture.drawn(nil)
    guard list.size.width > 0, list.size.height > 0 else { return nil }
    var places: [String: CGRect] = [:]
    let screen = live.screen?.view
    let shown = screen.map(\.outermost) ?? live.shownRoots.first
    for member in live.members where !member.id.isEmpty {
      let root = member.view.outermost
      // Views of other roots are in no picture that is shown.
      guard root === shown else { continue }
      let place = member.view.convert(member.view.bounds, to: screen ?? root)
      places[names[member.id] ?? member.id] = place.offsetBy(
        dx: picture.origin.x, dy: picture.origin.y)
    }
    return SceneVersion(list: list, places: places)
  }
}

extension UIView {
  /// The view above all others of the tree.
  fileprivate var outermost: UIView {
    var root = self
    while let above = root.superview { root = above }
    return root
  }
}
