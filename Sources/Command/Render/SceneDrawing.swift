import AutoLayout
import Diagnosis
import Drawing
import Foundation
import InterfaceBuilder

/// A scene that was laid out for a picture.
struct DrawnScene {
  /// The scene.
  let scene: InstantiatedScene
  /// For a split view: the scenes in its columns, and their parts of the screen.
  let columns: [(scene: InstantiatedScene, frame: CGRect)]
}

/// Lays scenes out and makes their pictures.
@MainActor
struct SceneDrawing {
  /// What is shown beside the views.
  var picture: ScenePicture
  /// `document` for texts as they are, `pseudo` for lengthened ones.
  var strings = "document"
  /// Whether it is printed how the text of each label is drawn.
  var listsTexts = false
  /// Whether the scene of a container is what the container shows first.
  var showsContent = true
  /// Whether it is printed which bars are drawn.
  var listsBars = false

  /// Lays a scene out as its app would show it: of a container, what it shows first.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - environment: Where.
  ///   - terminal: Is told what is wrong; nil where it was told before.
  /// - Returns: The scene, laid out, with those that it shows in columns.
  func layOut(
    _ scene: InterfaceScene, in environment: LayoutEnvironment, _ terminal: Terminal?
  ) -> DrawnScene {
    let scene = showsContent ? scene.shown(in: environment) : scene
    let columns = SplitColumns(of: scene, in: environment)?.columns ?? []
    return DrawnScene(
      scene: layOutWhole(scene, in: environment, terminal),
      columns: columns.map {
        (scene: layOutWhole($0.scene, in: $0.environment, terminal), frame: $0.frame)
      })
  }

  /// Lays a scene out, with those in its container views.
  private func layOutWhole(
    _ scene: InterfaceScene, in environment: LayoutEnvironment, _ terminal: Terminal?
  ) -> InstantiatedScene {
    let live = layOutAlone(scene, in: environment, terminal)
    live.showEmbeddedScenes(in: environment)
    return live
  }

  /// Lays a scene out, without others.
  private func layOutAlone(
    _ scene: InterfaceScene, in environment: LayoutEnvironment, _ terminal: Terminal?
  ) -> InstantiatedScene {
    let live = scene.instantiate(in: environment)
    if strings == "pseudo" { PseudoLocalization.apply(to: live) }
    live.layOut()
    if let terminal {
      for diagnostic in live.diagnostics + live.conflicts { terminal.printError(diagnostic) }
      if listsBars { terminal.print("\(scene.contents.path)\t\(BarList(live).line)") }
      if listsTexts {
        for line in TextList(live).lines { terminal.print("\(scene.contents.path)\t\(line)") }
      }
    }
    if !picture.isBare { live.scrollToRest() }
    return live
  }

  /// The pictures of a scene that was laid out.
  func pictures(
    of live: DrawnScene, in environment: LayoutEnvironment
  ) -> [OverlaidPicture] {
    picture.pictures(of: live, isCanvas: isCanvas(environment))
  }

  /// The sheet of scenes side by side.
  func sheet(
    _ scenes: [InterfaceScene], in environment: LayoutEnvironment, _ terminal: Terminal?
  ) -> [(picture: OverlaidPicture, title: String)] {
    scenes.flatMap { scene in
      pictures(of: layOut(scene, in: environment, terminal), in: environment).map {
        (picture: $0, title: scene.title)
      }
    }
  }

  /// The canvas of a storyboard.
  func canvas(
    _ document: InterfaceDocument, in environment: LayoutEnvironment, _ terminal: Terminal?
  ) -> StoryboardPicture {
    var canvas = StoryboardPicture(document, picture, isCanvas: isCanvas(environment))
    for scene in document.scenes {
      canvas.add(layOutAlone(scene, in: environment, terminal), in: environment)
    }
    return canvas
  }

  /// Whether scenes are laid out as they were recorded, so that frames can be compared.
  private func isCanvas(_ environment: LayoutEnvironment) -> Bool {
    environment.device == nil && environment.orientation == nil && environment.locale == nil
      && environment.contentSizeCategory == .large
      && environment.layoutDirection == .leftToRight && strings == "document"
  }
}
