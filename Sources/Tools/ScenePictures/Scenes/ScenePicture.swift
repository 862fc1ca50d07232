import AutoLayout
package import Drawing
import Foundation
package import InterfaceBuilder

@MainActor
package struct ScenePicture {
  package let style: ViewStyle
  /// Whether to omit the bars and indicators of the system.
  package let isBare: Bool
  package let hasDeviceFrame: Bool
  package let overlays: SceneOverlays

  nonisolated package init(
    style: ViewStyle = ViewStyle(hasOutlines: false), isBare: Bool = false,
    hasDeviceFrame: Bool = false, overlays: SceneOverlays = SceneOverlays()
  ) {
    self.style = style
    self.isBare = isBare
    self.hasDeviceFrame = hasDeviceFrame
    self.overlays = overlays
  }

  /// The margin for labels around views with no screen, in points.
  private static let margin: CGFloat = 20

  /// Draws a scene.
  ///
  /// - Returns: A picture of the controller's screen, or a picture for each top-level view.
  package func pictures(of drawn: DrawnScene, isCanvas: Bool) -> [OverlaidPicture] {
    let scene = drawn.scene
    if !isBare, !drawn.columns.isEmpty, let screen = scene.screen(columns: drawn.columns) {
      return [picture(of: screen, drawn)]
    }
    if !isBare, let screen = scene.screen ?? scene.containerScreen {
      return [picture(of: screen, scene, isCanvas: isCanvas)]
    }
    let source = overlays.source(of: scene, isCanvas: isCanvas)
    return scene.shownRoots.map { root in
      OverlaidPicture(
        list: DisplayList(showing: root, style: style),
        overlays: PlacedOverlay.placed(overlays.overlay(of: root, source)),
        margin: overlays.isEmpty ? 0 : Self.margin)
    }
  }

  /// Draws a scene on the canvas with the labels that Interface Builder adds to tables; nil if the
  /// scene has no views.
  package func canvasPicture(of scene: InstantiatedScene, isCanvas: Bool) -> OverlaidPicture? {
    if !isBare, let screen = scene.screen ?? scene.containerScreen {
      return picture(of: screen, scene, isCanvas: isCanvas)
    }
    guard let root = scene.controllerView ?? scene.shownRoots.first else { return nil }
    var list = DisplayList(showing: root, style: style)
    list.items += CanvasMarks(scene, root: root, at: .zero).items
    return OverlaidPicture(
      list: list,
      overlays: PlacedOverlay.placed(
        overlays.overlay(of: root, overlays.source(of: scene, isCanvas: isCanvas))))
  }

  private func picture(
    of screen: SceneScreen, _ scene: InstantiatedScene, isCanvas: Bool
  ) -> OverlaidPicture {
    var list = DisplayList(showing: Screen(screen), style: style)
    if scene.controllerView == nil {
      list.items += Self.name(of: scene.scene, in: list.size)
    } else {
      list.items += CanvasMarks(scene, root: screen.view, at: screen.frame.origin).items
    }
    // A controller that has no view in the document has no constraints to show.
    let overlay = scene.controllerView.flatMap {
      $0 === screen.view
        ? overlays.overlay(of: $0, overlays.source(of: scene, isCanvas: isCanvas)) : nil
    }
    return OverlaidPicture(
      list: list,
      overlays: PlacedOverlay.placed(overlay, at: screen.frame.origin),
      origin: screen.frame.origin,
      frame: hasDeviceFrame ? screen.device.map { DeviceFrame(on: $0, screen.size) } : nil)
  }

  /// Draws a split view with the overlays for the scenes in the columns.
  private func picture(of screen: SceneScreen, _ drawn: DrawnScene) -> OverlaidPicture {
    var list = DisplayList(showing: Screen(screen), style: style)
    var placed: [PlacedOverlay] = []
    for column in drawn.columns {
      guard let view = column.scene.controllerView, let part = column.scene.screen else {
        let name = Self.name(of: column.scene.scene, in: column.frame.size)
        let place = AffineTransform(translationByX: column.frame.minX, byY: column.frame.minY)
        list.items.append(.group(DisplayList.Group(transform: place, items: name)))
        continue
      }
      let origin = CGPoint(
        x: column.frame.minX + part.frame.minX, y: column.frame.minY + part.frame.minY)
      let source = overlays.source(of: column.scene, isCanvas: false)
      placed += PlacedOverlay.placed(overlays.overlay(of: view, source), at: origin)
    }
    return OverlaidPicture(
      list: list, overlays: placed,
      frame: hasDeviceFrame ? screen.device.map { DeviceFrame(on: $0, screen.size) } : nil)
  }

  /// Draws the controller's name if the document contains no view for it, centered on the screen.
  static func name(of scene: InterfaceScene, in size: CGSize) -> [DisplayList.Item] {
    let box = CGRect(x: 16, y: size.height / 2 - 40, width: max(0, size.width - 32), height: 80)
    return [
      .text(
        Text(
          scene.controllerKind, font: Font(size: 24, weight: 600), color: Color(white: 0.6),
          in: box, alignment: .center, lineLimit: 2))
    ]
  }
}

extension Screen {
  package init(_ screen: SceneScreen) {
    self.init(
      size: screen.size, content: Part(screen.view, at: screen.frame),
      bars: screen.bars.map { Part($0.view, at: $0.frame) },
      statusBar: screen.statusBarHeight.map {
        StatusBar(
          height: $0, isLight: screen.isStatusBarLight, isPad: screen.device?.idiom == .pad,
          strip: screen.statusStrip)
      }, hasHomeIndicator: screen.hasHomeIndicator, isSheet: screen.isSheet)
    columns = screen.columns.map { Column(Screen($0.screen), at: $0.frame) }
  }
}

extension DeviceFrame {
  fileprivate init(on device: Device, _ size: CGSize) {
    let shape = device.shape(size.width > size.height ? .landscape : .portrait)
    self.init(device.front(shape), radius: shape.cornerRadius)
  }
}

extension Device {
  fileprivate func front(_ shape: ScreenShape) -> DeviceFrame.Front {
    guard hasHomeIndicator else { return .homeButton }
    guard idiom == .phone else { return .plain }
    if shape.statusStrip != nil || shape.fold != nil { return .corner(shape.camera) }
    return safeArea(.portrait, tools: nil).top >= 54 ? .island : .notch
  }
}
