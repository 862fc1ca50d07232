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

}

extension InterfaceScene {
  /// The scene that a container shows first: the root of a navigation controller, the first tab,
  /// the one column of a split view that has room; a split view with room for several is shown
  /// itself.
  ///
  /// - Parameter environment: Where it is shown.
  /// - Returns: The first scene inside that is no container; the scene itself where there is none.
  @MainActor package func shown(in environment: LayoutEnvironment) -> InterfaceScene {
    var shown = self
    var seen: Set<Int> = [offset]
    while shown.isContainer, let controller = shown.record.controllers.first {
      if let split = SplitColumns(of: shown, in: environment) {
        guard split.columns.count == 1 else { return shown }
        return split.columns[0].scene
      }
      let names = ["rootViewController", "viewControllers", "masterViewController"]
      let inner = names.lazy.compactMap { name in shown.related(name, to: controller) }.first
      guard let inner, seen.insert(inner.offset).inserted else { return shown }
      shown = inner
    }
    return shown
  }

  /// The first scene that a controller holds in a relationship.
  package func related(_ name: String, to controller: ControllerIndex) -> InterfaceScene? {
    contents.relationships(name, from: controller).lazy.compactMap { inner in
      contents.scenes.firstIndex { $0.controllers.contains(inner) }
    }.first.map { InterfaceScene(contents: contents, offset: $0) }
  }

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
