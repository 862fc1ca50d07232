package import AutoLayout
package import Drawing
package import Foundation
package import InterfaceBuilder

/// A live scene that is shown as layers in changing sizes.
@MainActor
package final class SceneStage {
  package let live: InstantiatedScene
  /// The screen with the scene's current size; nil for views with no screen.
  private var screen: SceneScreen?
  /// The screen in the size of the document and the environment.
  private let original: SceneScreen?
  private let originalSizes: [CGSize]
  private let style: ViewStyle

  /// The space between a nib's views, in points.
  private static let gap: CGFloat = 24
  /// The size for scenes with no views, in points.
  private static let emptySize = CGSize(width: 200, height: 80)

  /// Lays out a scene as on the canvas, with no embedded scenes.
  package init(_ scene: InterfaceScene, in environment: LayoutEnvironment) {
    let drawing = SceneDrawing(picture: ScenePicture())
    live = drawing.layOutAlone(scene, in: environment)
    style = .plain
    original = live.screen ?? live.containerScreen
    screen = original
    originalSizes = live.shownRoots.map(\.bounds.size)
  }

  package var originalSize: CGSize { original?.size ?? Self.size(ofRow: originalSizes) }

  package var size: CGSize {
    if let reference = live.scene.reference { return Self.box(of: reference).size }
    return screen?.size ?? Self.size(ofRow: live.shownRoots.map(\.bounds.size))
  }

  /// The visible views with their origins in the picture.
  package var roots: [(view: UIView, origin: CGPoint)] {
    if let screen { return [(screen.view, screen.frame.origin)] }
    var x: CGFloat = 0
    return live.shownRoots.map { root in
      defer { x += root.bounds.width + Self.gap }
      return (root, CGPoint(x: x, y: 0))
    }
  }

  /// Resizes the scene and updates the layout.
  package func resize(to size: CGSize?) {
    if let original {
      screen = original.resized(to: size ?? original.size)
    } else {
      for (root, own) in zip(live.shownRoots, originalSizes) { root.frame.size = own }
      if let size, let first = live.shownRoots.first, let own = originalSizes.first {
        let row = originalSize
        first.frame.size = CGSize(
          width: max(0, own.width + size.width - row.width),
          height: max(0, own.height + size.height - row.height))
      }
    }
    live.layOut(resizesRows: size != nil)
  }

  package var picture: LayeredPicture { picture(after: nil) }

  /// Returns the visible content as layers; unchanged layers are not drawn again.
  package func picture(after previous: LayeredPicture?) -> LayeredPicture {
    if let reference = live.scene.reference { return Self.flat(Self.box(of: reference)) }
    guard let screen else { return row }
    var picture = LayeredPicture(showing: Screen(screen), style: style, after: previous)
    if live.controllerView == nil {
      picture.addItems(ScenePicture.name(of: live.scene, in: screen.size))
    } else {
      picture.addItems(
        CanvasMarks(live, root: screen.view, at: screen.frame.origin).items)
    }
    return picture
  }

  /// Views with no screen, side by side.
  private var row: LayeredPicture {
    let shown = roots
    guard let first = shown.first else { return Self.flat(DisplayList(size: Self.emptySize)) }
    var picture = LayeredPicture(
      size: Self.size(ofRow: shown.map(\.view.bounds.size)),
      background: DisplayList(showing: first.view, style: style).background ?? .white)
    for (view, origin) in shown { picture.add(view, at: origin, style: style) }
    picture.addItems(CanvasMarks(live, root: first.view, at: .zero).items)
    return picture
  }

  private static func size(ofRow sizes: [CGSize]) -> CGSize {
    guard !sizes.isEmpty else { return emptySize }
    return CGSize(
      width: sizes.reduce(-gap) { $0 + $1.width + gap }, height: sizes.map(\.height).max() ?? 0)
  }

  /// Returns the placeholder for a scene of another storyboard.
  private static func box(
    of reference: (storyboard: String?, identifier: String?)
  ) -> DisplayList {
    StoryboardReference(storyboard: reference.storyboard, identifier: reference.identifier).picture
  }

  private static func flat(_ list: DisplayList) -> LayeredPicture {
    var picture = LayeredPicture(size: list.size, background: list.background ?? .clear)
    picture.addItems(list.items)
    return picture
  }

  /// Returns the overlays that show the layout.
  ///
  /// - Returns: An overlay for each root that has constraints to show.
  package func overlays(
    _ kinds: Set<OverlayKind>, isCanvas: Bool
  ) -> [(overlay: LayoutOverlay, origin: CGPoint)] {
    let overlays = SceneOverlays(kinds)
    guard let source = overlays.source(of: live, isCanvas: isCanvas) else { return [] }
    // A controller that has no view in the document has no constraints to show.
    let shown = screen != nil && live.controllerView == nil ? [] : roots
    return shown.compactMap { view, origin in
      overlays.overlay(of: view, source).map { ($0, origin) }
    }
  }
}

extension LayeredPicture {
  fileprivate mutating func addItems(_ items: [DisplayList.Item]) {
    guard !items.isEmpty else { return }
    var layer = PictureLayer(nil, in: nil, frame: CGRect(origin: .zero, size: size))
    layer.below = items
    add(layer)
  }
}
