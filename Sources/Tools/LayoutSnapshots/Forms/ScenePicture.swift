import AutoLayout
import Drawing
import Foundation

@MainActor
enum ScenePicture {
  /// Draws a scene as a PNG; `scale` is in pixels per point, nil for the screen's.
  static func png(of scene: SnapshotStage.Scene, scale: Double?) throws(SnapshotFailure) -> Data {
    let list =
      switch scene {
      case .view(let view): DisplayList(showing: view, style: .plain)
      case .screen(let window, _): DisplayList(showing: Screen(window))
      case .layer(let layer): DisplayList(showing: layer)
      }
    do {
      return try list.encoded(as: .png, scale: scale ?? Double(UIScreen.main.scale))
    } catch {
      throw SnapshotFailure("cannot draw a picture: \(error)")
    }
  }
}
