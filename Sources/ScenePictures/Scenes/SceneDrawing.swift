import AutoLayout
import Diagnosis
import Drawing
package import Foundation
package import InterfaceBuilder

/// A scene that was laid out for a picture.
package struct DrawnScene {
  /// The scene.
  package let scene: InstantiatedScene
  /// For a split view: the scenes in its columns, and their parts of the screen.
  package let columns: [(scene: InstantiatedScene, frame: CGRect)]
}

/// Lays scenes out and makes their pictures.
@MainActor
package struct SceneDrawing {
  /// What is shown beside the views.
  package var picture: ScenePicture
  /// `document` for texts as they are, `pseudo` for lengthened ones.
  package var strings = "document"
  /// Whether the scene of a container is what the container shows first.
  package var showsContent = true

  /// Makes what draws pictures of a kind.
  ///
  /// - Parameters:
  ///   - picture: What is shown beside the views.
  ///   - strings: `document` for texts as they are, `pseudo` for lengthened ones.
  package init(picture: ScenePicture, strings: String = "document") {
    self.picture = picture
    self.strings = strings
  }

  /// Lays a scene out as its app would show it: of a container, what it shows first.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - environment: Where.
  ///   - tell: Gets each scene that was laid out, before it is scrolled to where it rests.
  /// - Returns: The scene, laid out, with those that it shows in columns.
  package func layOut(
    _ scene: InterfaceScene, in environment: LayoutEnvironment,
    _ tell: ((InstantiatedScene) -> Void)? = nil
  ) -> DrawnScene {
    let scene = showsContent ? scene.shown(in: environment) : scene
    let columns = SplitColumns(of: scene, in: environment)?.columns ?? []
    return DrawnScene(
      scene: layOutWhole(scene, in: environment, tell),
      columns: columns.map {
        (scene: layOutWhole($0.scene, in: $0.environment, tell), frame: $0.frame)
      })
  }

  /// Lays a scene out, with those in its container views.
  private func layOutWhole(
    _ scene: InterfaceScene, in environment: LayoutEnvironment,
    _ tell: ((InstantiatedScene) -> Void)?
  ) -> InstantiatedScene {
    let live = layOutAlone(scene, in: environment, tell)
    live.showEmbeddedScenes(in: environment)
    return live
  }

  /// Lays a scene out, without others.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - environment: Where.
  ///   - tell: Gets the scene, before it is scrolled to where it rests.
  /// - Returns: The scene, laid out.
  package func layOutAlone(
    _ scene: InterfaceScene, in environment: LayoutEnvironment,
    _ tell: ((InstantiatedScene) -> Void)? = nil
  ) -> InstantiatedScene {
    let live = scene.instantiate(in: environment)
    if strings == "pseudo" { PseudoLocalization.apply(to: live) }
    live.layOut()
    tell?(live)
    if !picture.isBare { live.scrollToRest() }
    return live
  }

  /// The pictures of a scene that was laid out.
  package func pictures(
    of live: DrawnScene, in environment: LayoutEnvironment
  ) -> [OverlaidPicture] {
    picture.pictures(of: live, isCanvas: isCanvas(environment))
  }

  /// The sheet of scenes side by side.
  package func sheet(
    _ scenes: [InterfaceScene], in environment: LayoutEnvironment,
    _ tell: ((InstantiatedScene) -> Void)? = nil
  ) -> [(picture: OverlaidPicture, title: String)] {
    scenes.flatMap { scene in
      pictures(of: layOut(scene, in: environment, tell), in: environment).map {
        (picture: $0, title: scene.title)
      }
    }
  }

  /// The canvas of a storyboard.
  package func canvas(
    _ document: InterfaceDocument, in environment: LayoutEnvironment,
    _ tell: ((InstantiatedScene) -> Void)? = nil
  ) -> StoryboardPicture {
    var canvas = StoryboardPicture(document, picture, isCanvas: isCanvas(environment))
    for scene in document.scenes {
      canvas.add(layOutAlone(scene, in: environment, tell), in: environment)
    }
    return canvas
  }

  /// Whether scenes are laid out as they were recorded, so that frames can be compared.
  package func isCanvas(_ environment: LayoutEnvironment) -> Bool {
    environment.device == nil && environment.orientation == nil && environment.locale == nil
      && environment.contentSizeCategory == .large
      && environment.layoutDirection == .leftToRight && strings == "document"
  }
}
