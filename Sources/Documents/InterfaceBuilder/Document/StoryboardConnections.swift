/// The connections between scenes, as on the storyboard's canvas.
extension InterfaceDocument {
  package struct Connection: Hashable, Sendable {
    package var source: Int
    package var destination: Int
    package var kind: String
  }

  /// The segues between scenes, except segues that return to an earlier scene.
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

  package var initialScene: Int? {
    guard let id = header.initialViewController, let index = contents.controllersByID[id] else {
      return nil
    }
    return contents.scenes.firstIndex { $0.controllers.contains(index) }
  }
}

extension InterfaceScene {
  package func related(_ name: String, to controller: ControllerIndex) -> InterfaceScene? {
    contents.relationships(name, from: controller).lazy.compactMap { inner in
      contents.scenes.firstIndex { $0.controllers.contains(inner) }
    }.first.map { InterfaceScene(contents: contents, offset: $0) }
  }

  package var isContainer: Bool {
    ["navigationController", "tabBarController", "splitViewController", "pageViewController"]
      .contains(controller?.elementName)
  }

  /// For a reference to another storyboard: the storyboard's name, and the controller's identifier.
  package var reference: (storyboard: String?, identifier: String?)? {
    guard let controller, controller.elementName == "viewControllerPlaceholder" else { return nil }
    return (controller.storyboardName, controller.referencedIdentifier)
  }
}
