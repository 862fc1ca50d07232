import AutoLayout
import Drawing
package import Foundation
package import InterfaceBuilder

package struct DrawnScene {
  package let scene: InstantiatedScene
  /// For a split view: the scenes in the columns, with their frames.
  package let columns: [(scene: InstantiatedScene, frame: CGRect)]
}

@MainActor
package struct SceneDrawing {
  package var picture: ScenePicture
  /// Whether a container scene shows the initial content.
  package var showsContent = true
  /// Whether scenes have the fonts of the project, even on a canvas that lacked them.
  package var usesProjectFonts = true

  package init(picture: ScenePicture) { self.picture = picture }

  /// Lays out a scene as in the app; a container shows the initial content.
  ///
  /// - Returns: The scene, with the scenes in the columns.
  package func layOut(
    _ scene: InterfaceScene, in environment: LayoutEnvironment,
    _ afterLayout: ((InstantiatedScene) -> Void)? = nil
  ) -> DrawnScene {
    let environment = withFonts(environment)
    let scene = showsContent ? scene.shown(in: environment) : scene
    let columns = SplitColumns(of: scene, in: environment)?.columns ?? []
    return DrawnScene(
      scene: layOutWhole(scene, in: environment, afterLayout),
      columns: columns.map {
        (scene: layOutWhole($0.scene, in: $0.environment, afterLayout), frame: $0.frame)
      })
  }

  /// Lays out a scene with the scenes in the container views.
  private func layOutWhole(
    _ scene: InterfaceScene, in environment: LayoutEnvironment,
    _ afterLayout: ((InstantiatedScene) -> Void)?
  ) -> InstantiatedScene {
    let live = layOutAlone(scene, in: environment, afterLayout)
    live.showEmbeddedScenes(in: environment)
    return live
  }

  /// Lays out a scene with no embedded scenes.
  package func layOutAlone(
    _ scene: InterfaceScene, in environment: LayoutEnvironment,
    _ afterLayout: ((InstantiatedScene) -> Void)? = nil
  ) -> InstantiatedScene {
    let live = scene.instantiate(in: withFonts(environment))
    live.layOut()
    afterLayout?(live)
    if !picture.isBare { live.scrollToRest() }
    return live
  }

  private func withFonts(_ environment: LayoutEnvironment) -> LayoutEnvironment {
    usesProjectFonts ? environment.withProjectFonts : environment
  }

  package func pictures(
    of live: DrawnScene, in environment: LayoutEnvironment
  ) -> [OverlaidPicture] {
    picture.pictures(of: live, isCanvas: environment.isCanvas)
  }

  /// Returns a sheet of scenes side by side.
  package func sheet(
    _ scenes: [InterfaceScene], in environment: LayoutEnvironment,
    _ afterLayout: ((InstantiatedScene) -> Void)? = nil
  ) -> [(picture: OverlaidPicture, title: String)] {
    scenes.flatMap { scene in
      pictures(of: layOut(scene, in: environment, afterLayout), in: environment).map {
        (picture: $0, title: scene.title)
      }
    }
  }

  package func canvas(
    _ document: InterfaceDocument, in environment: LayoutEnvironment,
    _ afterLayout: ((InstantiatedScene) -> Void)? = nil
  ) -> StoryboardPicture {
    var canvas = StoryboardPicture(document, picture, isCanvas: environment.isCanvas)
    for scene in document.scenes {
      canvas.add(layOutAlone(scene, in: environment, afterLayout), in: environment)
    }
    return canvas
  }
}
