internal import InterfaceBuilder

extension NibDocument {
  /// The scene's identifier: the author's, or class and id (F16.3).
  func sceneIdentifier(of controller: Int) -> String {
    if let name = attribute("storyboardIdentifier", of: controller) { return name }
    let known = rules.elements[markup[controller].name]?.className ?? "UIViewController"
    let isPlaceholder = markup[controller].name == "viewControllerPlaceholder"
    let base = xcode < 800 || isPlaceholder ? "UIViewController" : known
    return "\(base)-\(attribute("id", of: controller) ?? "")"
  }

  /// The controllers of other storyboards, by the identifiers of their placeholders.
  var externalReferences: [String: [String: String]] {
    var found: [String: [String: String]] = [:]
    for index in markup.elements.indices where markup[index].name == "viewControllerPlaceholder" {
      var reference: [String: String] = [:]
      for (attribute, key) in [
        ("storyboardName", "UIReferencedStoryboardName"),
        ("referencedIdentifier", "UIReferencedControllerIdentifier"),
        ("bundleIdentifier", "UIReferencedBundleIdentifier"),
      ] {
        reference[key] = self.attribute(attribute, of: index)
      }
      found[sceneIdentifier(of: index)] = reference
    }
    return found
  }

  /// The controllers of scenes, in order.
  var sceneControllers: [Int] {
    contents("scenes", of: 0).flatMap { contents("objects", of: $0) }.filter { isController($0) }
  }
}

extension NibUnit {
  /// The scene's nibs: the controller's, and the nibs for views inside.
  func sceneArchives(of controller: Int) -> [(name: String, archive: NibArchive)] {
    let held = heldControllers(of: controller)
    let referred = childControllers(of: controller).filter { !document.isInsideContainer($0) }
    members.formUnion(held.map { document.unit[$0] })
    let object = object(for: controller)
    var top: [Int] = []
    var connections: [Int] = []
    for child in held.reversed() {
      let proxy = makeProxy("UIStoryboardPlaceholder")
      top.append(proxy)
      guard document.isController(child) else { continue }
      connections.append(outlet("storyboard", from: self.object(for: child), to: proxy))
    }
    for _ in referred { top.append(makeProxy("UIStoryboardPlaceholder")) }
    let systems = Self.systemProxies.map { systemProxy($0) }
    let storyboard = makeProxy("UIStoryboardPlaceholder")
    if putsProxiesFirst { top += systems + [storyboard] }
    top.append(object)
    if let objects = markup[controller].parent {
      for element in markup[objects].children
      where element != controller && document.name(element) != "placeholder"
        && document.name(element) != "exit"
      {
        top.append(self.object(for: element))
      }
    }
    if !putsProxiesFirst { top += systems + [storyboard] }
    connections.append(outlet("sceneViewController", from: systems[0], to: object))
    connections.append(outlet("storyboard", from: object, to: storyboard))
    writeExternalTables()
    let archive = archive(topLevel: top, tops: [controller], connections: connections)
    return [(document.sceneIdentifier(of: controller), archive)] + compiled
  }

  private func heldControllers(of controller: Int) -> [Int] {
    childControllers(of: controller).filter { document.isInsideContainer($0) }.flatMap {
      [$0] + heldControllers(of: $0)
    }
  }
}
