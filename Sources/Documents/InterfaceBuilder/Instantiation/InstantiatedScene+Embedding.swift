internal import AutoLayout
internal import Foundation

extension InstantiatedScene {
  /// Shows embedded scenes in their container views, which the canvas leaves empty.
  ///
  /// Nested scenes are shown as well, except a scene that contains itself.
  ///
  /// - Complexity: O(*n*) in the views of all scenes, and their layout.
  public func showEmbeddedScenes(in environment: LayoutEnvironment) {
    showEmbeddedScenes(in: environment, inside: [scene.offset])
  }

  private func showEmbeddedScenes(in environment: LayoutEnvironment, inside outer: Set<Int>) {
    for member in members {
      guard let inner = scene.embedded(in: member.index)?.shown(in: environment),
        !outer.contains(inner.offset), member.view.subviews.isEmpty
      else { continue }
      let live = inner.instantiate(in: environment)
      guard let view = live.controllerView else { continue }
      view.translatesAutoresizingMaskIntoConstraints = true
      view.frame = member.view.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      member.view.addSubview(view)
      live.layOut()
      live.showEmbeddedScenes(in: environment, inside: outer.union([inner.offset]))
      embeddedScenes.append(live)
    }
  }
}

extension InterfaceScene {
  fileprivate func embedded(in container: ViewIndex) -> InterfaceScene? {
    let segue = contents.segues.first { $0.kind == "embed" && $0.sourceView == container }
    guard let target = segue.flatMap({ contents.controllersByID[$0.destination] }),
      let offset = contents.scenes.firstIndex(where: { $0.controllers.contains(target) })
    else { return nil }
    return InterfaceScene(contents: contents, offset: offset)
  }
}
