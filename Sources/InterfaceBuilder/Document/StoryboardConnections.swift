/// How scenes of a storyboard lead to each other, as its canvas shows it.
extension InterfaceDocument {
  /// A line from one scene to another.
  package struct Connection: Hashable, Sendable {
    /// The places of the two scenes among the document's.
    package var source: Int
    package var destination: Int
    /// The segue's kind, such as `show` or `relationship`.
    package var kind: String
  }

  /// The segues between scenes, in document order; those that go back to an earlier scene are not
  /// drawn.
  package var connections: [Connection] {
    var scenes: [ControllerIndex: Int] = [:]
    for (offset, scene) in contents.scenes.enumerated() {
      for controller in scene.controllers { scenes[controller] = offset }
    }
    return contents.segues.compactMap { segue in
      guard segue.kind != "unwind", let source = segue.source.flatMap({ scenes[$0] }),
        let destination = contents.controllersByID[segue.destination].flatMap({ scenes[$0] }),
        source != destination
      else { return nil }
      return Connection(source: source, destination: destination, kind: segue.kind)
    }
  }

  /// The place of the scene that the app starts with.
  package var initialScene: Int? {
    guard let id = header.initialViewController, let index = contents.controllersByID[id] else {
      return nil
    }
    return contents.scenes.firstIndex { $0.controllers.contains(index) }
  }

  /// The scene that a container shows first: the root of a navigation controller, the first tab, a
  /// column of a split view.
  ///
  /// - Parameter scene: Any scene.
  /// - Returns: The first scene inside that is no container; the scene itself where there is none.
  package func shown(by scene: InterfaceScene) -> InterfaceScene {
    var shown = scene
    var seen: Set<Int> = [scene.offset]
    while shown.isContainer, let controller = shown.record.controllers.first {
      let names = ["rootViewController", "viewControllers", "masterViewController"]
      let inner = names.lazy.flatMap { contents.relationships($0, from: controller) }.first
      guard let inner,
        let next = contents.scenes.firstIndex(where: { $0.controllers.contains(inner) }),
        seen.insert(next).inserted
      else { return shown }
      shown = InterfaceScene(contents: contents, offset: next)
    }
    return shown
  }
}

extension InterfaceScene {
  /// Whether the scene is a controller that only surrounds others.
  package var isContainer: Bool {
    ["navigationController", "tabBarController", "splitViewController", "pageViewController"]
      .contains(controller?.elementName)
  }

  /// For a scene that stands for one of another storyboard: the name of that storyboard, and the
  /// controller's identifier in it.
  package var reference: (storyboard: String?, identifier: String?)? {
    guard let controller, controller.elementName == "viewControllerPlaceholder" else { return nil }
    return (controller.storyboardName, controller.referencedIdentifier)
  }
}
