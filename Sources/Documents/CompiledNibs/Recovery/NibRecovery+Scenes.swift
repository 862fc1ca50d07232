internal import InterfaceBuilder

/// Whole documents: a xib's top-level objects, and a storyboard's scenes.
extension NibRecovery {
  func document(_ files: CompiledFiles) throws(NibArchiveError) -> MarkupNode {
    let root = MarkupNode("document")
    let contents =
      files.isStoryboard ? try storyboard(files, root) : try interface(files, root)
    fitBars()
    root["type"] =
      "com.apple.InterfaceBuilder3.CocoaTouch." + (files.isStoryboard ? "Storyboard.XIB" : "XIB")
    root["version"] = "3.0"
    let build = rules.builds.last { $0.xcode <= xcode && $0.build > 0 }?.build
    root["toolsVersion"] = "\(build ?? 6254)"
    root["targetRuntime"] = "iOS.CocoaTouch"
    root["propertyAccessControl"] = "none"
    if hasConstraints { root["useAutolayout"] = "YES" }
    root["useTraitCollections"] = "YES"
    if options.target == 1100 { root["useSafeAreas"] = "YES" }
    if let device { root.append(MarkupNode("device", ["id": device, "orientation": "portrait"])) }
    root.append(contents)
    root.append(resources)
    return root
  }

  /// The device whose screen most root views fill.
  private var device: String? {
    var counts: [String: Int] = [:]
    for size in rootSizes {
      let device = Device.all.first { $0.width == size.width && $0.height == size.height }
      if let device { counts[device.id, default: 0] += 1 }
    }
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }

  /// Gives bars the width that most root views have, and the height with a large title.
  private func fitBars() {
    let widths = Dictionary(grouping: rootSizes.map(\.width)) { $0 }
    let usual = widths.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }?.key ?? 375
    for (bar, frame) in bars {
      frame["x"] = "0"
      frame["width"] = NibText.number(usual)
      if bar["largeTitles"] == "YES", xcode >= 1100, let height = Double(frame["height"] ?? "") {
        frame["height"] = NibText.number(height + 52)
      }
    }
  }

  // MARK: - Xibs

  private func interface(
    _ files: CompiledFiles, _ root: MarkupNode
  ) throws(NibArchiveError) -> MarkupNode {
    guard let bytes = files.nib("") else { throw NibArchiveError(reason: "it has no nib") }
    let nib = try add(bytes, named: "")
    let objects = MarkupNode("objects")
    let graph = graphs[nib]
    for top in graph.items("UINibTopLevelObjectsKey", 0) {
      let place = Place(nib: nib, object: top)
      guard graph.className(top) == "UIProxyObject" else {
        objects.append(topLevel(place))
        continue
      }
      let identifier = graph.text("UIProxiedObjectIdentifier", top) ?? ""
      objects.append(placeholder(identifier, place))
    }
    finish([nib], isScene: false)
    return objects
  }

  private func placeholder(_ identifier: String, _ place: Place) -> MarkupNode {
    let standard = ["IBFilesOwner": "-1", "IBFirstResponder": "-2"]
    if let id = standard[identifier] { name(place, id) }
    let node = MarkupNode("placeholder", ["placeholderIdentifier": identifier])
    if !isMade(place) { register(node, for: place) }
    return node
  }

  private func topLevel(_ place: Place) -> MarkupNode? {
    if graph(place).className(place.object) == "UICustomObject" {
      guard !isMade(place) else { return nil }
      let node = MarkupNode("customObject")
      register(node, for: place)
      setClass(graph(place).text("UIClassName", place.object), of: node)
      return node
    }
    let base = graph(place).classes(place.object).base
    guard base != "UITableViewDataSource", !base.hasPrefix("UILayoutGuide") else { return nil }
    let node = element(place)
    if node?.name == "tableView", let node { addSections(of: place.nib, to: node) }
    return node
  }

  /// Adds everything that refers to elements.
  private func finish(_ nibs: [Int], isScene: Bool) {
    // Prototypes have added nibs of their own.
    for nib in graphs.indices {
      addVariations(of: nib)
      addAccessibility(of: nib)
      addRuntimeAttributes(of: nib)
      addConnections(of: nib, isScene: isScene)
    }
  }

  // MARK: - Storyboards

  private func storyboard(
    _ files: CompiledFiles, _ root: MarkupNode
  ) throws(NibArchiveError) -> MarkupNode {
    let information = try StoryboardInformation(propertyList: files.files["Info.plist"] ?? [])
    var controllers: [(place: Place, tops: [Int])] = []
    for identifier in information.nibNames.keys.sorted() {
      let name = information.nibNames[identifier] ?? identifier
      guard let bytes = files.nib(name + ".nib") ?? files.nib(name + "~iphone.nib") else {
        if information.externalReferences[identifier] != nil { continue }
        throw NibArchiveError(reason: "\(name).nib is missing, which Info.plist names")
      }
      let nib = try add(bytes, named: name)
      let found = sceneControllers(of: nib)
      controllers += found.enumerated().map { offset, controller in
        let place = Place(nib: nib, object: controller)
        return (place, keptObjects(of: place, besides: offset == 0 ? found : nil))
      }
      if let first = found.first {
        let place = Place(nib: nib, object: first)
        scenesByIdentifier[identifier] = place
        nameController(place, identifier)
      }
    }
    controllers = joined(controllers)
    for (place, _) in controllers { nameController(place, nil) }
    try addViewNibs(of: controllers.map(\.place), files)
    let scenes = MarkupNode("scenes")
    for (place, tops) in controllers {
      guard let scene = scene(place, tops) else { continue }
      scenes.append(scene)
    }
    for (place, _) in controllers { addRelationships(of: place) }
    for reference in information.externalReferences.sorted(by: { $0.key < $1.key }) {
      scenes.append(externalScene(reference.key, reference.value))
    }
    finish([], isScene: true)
    for (place, _) in controllers { addSegues(of: place) }
    if let entry = information.entryPoint, let place = scenesByIdentifier[entry] {
      root["initialViewController"] = id(of: place)
    }
    return scenes
  }

  /// The controllers in a nib: the scene's controller, and controllers inside it.
  private func sceneControllers(of nib: Int) -> [Int] {
    let graph = graphs[nib]
    var first: Int?
    for connection in graph.items("UINibConnectionsKey", 0)
    where graph.text("UILabel", connection) == "sceneViewController" {
      first = graph.object("UIDestination", connection)
    }
    guard let root = first else { return [] }
    var found: [Int] = []
    var seen: Set<Int> = []
    var waiting = [root]
    while let controller = waiting.popLast() {
      guard seen.insert(controller).inserted,
        graph.className(controller) != "UIStoryboardViewControllerPlaceholder"
      else { continue }
      found.append(controller)
      waiting += children(of: Place(nib: nib, object: controller)).reversed()
    }
    return found
  }

  private func children(of controller: Place) -> [Int] {
    let graph = graph(controller)
    for key in ["UIViewControllers", "UIChildViewControllers"] {
      let found = graph.items(key, controller.object)
      if !found.isEmpty { return found }
    }
    return []
  }

  /// The controllers, each once: containers repeat controllers that have a nib.
  private func joined(
    _ controllers: [(place: Place, tops: [Int])]
  ) -> [(place: Place, tops: [Int])] {
    var own: [String: Place] = [:]
    for (_, place) in scenesByIdentifier.sorted(by: { $0.key < $1.key }) {
      if let name = sceneName(place) { own[name] = place }
    }
    return controllers.filter { place, _ in
      guard let name = sceneName(place), let scene = own[name], scene != place else { return true }
      alias(place, to: scene)
      return false
    }
  }

  /// The name in the nib that only copies of the same controller have.
  private func sceneName(_ place: Place) -> String? {
    let graph = graph(place)
    return graph.text("UINibName", place.object)
      ?? graph.text("UIStoryboardIdentifier", place.object)
  }

  /// The other objects of the controller's scene, such as gesture recognizers.
  ///
  /// The first controller also gets the top-level objects that no controller keeps.
  private func keptObjects(of controller: Place, besides all: [Int]?) -> [Int] {
    let graph = graph(controller)
    let key = "UITopLevelObjectsToKeepAliveFromStoryboard"
    let own = graph.items(key, controller.object)
    guard let all else { return own }
    let kept = Set(all.flatMap { graph.items(key, $0) })
    return own
      + graph.items("UINibTopLevelObjectsKey", 0).filter {
        graph.className($0) != "UIProxyObject" && !kept.contains($0)
      }
  }

  /// Takes the identifier of the original document, if the nib's names contain it.
  private func nameController(_ place: Place, _ identifier: String?) {
    let graph = graph(place)
    if let nib = graph.text("UINibName", place.object), let range = nib.firstRange(of: "-view-") {
      name(place, String(nib[..<range.lowerBound]))
    }
    guard let identifier, !graph.has("UIStoryboardIdentifier", place.object) else { return }
    let parts = identifier.split(separator: "-", maxSplits: 1)
    if parts.count == 2 { name(place, String(parts[1])) }
  }

  private func addViewNibs(
    of controllers: [Place], _ files: CompiledFiles
  ) throws(NibArchiveError) {
    for place in controllers {
      guard let name = graph(place).text("UINibName", place.object), viewNibs[place] == nil,
        let bytes = files.nib(name + ".nib")
      else { continue }
      let nib = try add(bytes, named: name)
      viewNibs[place] = nib
      let graph = graph(place)
      var table: [String: Place] = ["IBFilesOwner": place]
      for (key, value) in graph.pairs("UIExternalObjectsTableForViewLoading", place.object) {
        guard let key = graph.text(key) else { continue }
        table[key] = Place(nib: place.nib, object: value)
      }
      connectProxies(of: nib, to: place.nib, table: table)
      guard let range = name.firstRange(of: "-view-"), let view = rootView(of: nib) else {
        continue
      }
      self.name(Place(nib: nib, object: view), String(name[range.upperBound...]))
    }
  }

  /// Lets the proxies in a nib mean objects in the nib that loads it.
  func connectProxies(of nib: Int, to outer: Int, table: [String: Place]) {
    let graph = graphs[nib]
    for object in graph.archive.objects.indices where graph.className(object) == "UIProxyObject" {
      guard let name = graph.text("UIProxiedObjectIdentifier", object) else { continue }
      let place = Place(nib: nib, object: object)
      if let known = table[name] {
        alias(place, to: known)
        let prefix = "UpstreamPlaceholder-"
        if name.hasPrefix(prefix) { self.name(known, String(name.dropFirst(prefix.count))) }
      }
    }
  }

  private func rootView(of nib: Int) -> Int? {
    let graph = graphs[nib]
    for connection in graph.items("UINibConnectionsKey", 0)
    where graph.text("UILabel", connection) == "view" {
      return graph.object("UIDestination", connection)
    }
    return graph.items("UINibTopLevelObjectsKey", 0).first { graph.has("UIBounds", $0) }
  }

  private func scene(_ place: Place, _ tops: [Int]) -> MarkupNode? {
    guard let controller = element(place) ?? plainController(place) else { return nil }
    if let nib = viewNibs[place], let view = rootView(of: nib) {
      let rootPlace = Place(nib: nib, object: view)
      if let element = element(rootPlace, key: "view") {
        if element.name == "tableView" { addSections(of: nib, to: element) }
        addLayoutGuides(of: rootPlace, controller)
        controller.append(element)
        if let bounds = graphs[nib].numbers("UIBounds", 4, view) {
          rootSizes.append((bounds[2], bounds[3]))
        }
      }
    }
    let objects = MarkupNode("objects")
    objects.append(controller)
    for top in tops where top != place.object {
      objects.append(topLevel(Place(nib: place.nib, object: top)))
    }
    let responder = MarkupNode("placeholder", ["placeholderIdentifier": "IBFirstResponder"])
    responder["id"] = id(of: place) + "-responder"
    responder["sceneMemberID"] = "firstResponder"
    objects.append(responder)
    controller["sceneMemberID"] = "viewController"
    let scene = MarkupNode("scene", ["sceneID": "scene-" + id(of: place)])
    scene.append(objects)
    return scene
  }

  /// A controller whose class has no element.
  private func plainController(_ place: Place) -> MarkupNode? {
    guard !isMade(place) else { return nil }
    let node = MarkupNode("viewController")
    register(node, for: place)
    let classes = graph(place).classes(place.object)
    setClass(classes.custom ?? classes.base, of: node)
    applyRules("viewController", to: place, node)
    return node
  }

  func addLayoutGuides(of view: Place, _ controller: MarkupNode) {
    for guide in controllerGuides(of: view) {
      let identifier = graph(guide).text("_UILayoutGuideIdentifier", guide.object) ?? ""
      let node = MarkupNode("viewControllerLayoutGuide")
      node["type"] = identifier.hasSuffix("Top") ? "top" : "bottom"
      register(node, for: guide)
      controller.list("layoutGuides").append(node)
    }
  }

  /// A controller in another storyboard.
  private func externalScene(_ identifier: String, _ reference: [String: String]) -> MarkupNode {
    let node = MarkupNode("viewControllerPlaceholder")
    let id = externalID(identifier)
    node["id"] = id
    node["storyboardName"] = reference["UIReferencedStoryboardName"]
    node["referencedIdentifier"] = reference["UIReferencedControllerIdentifier"]
    node["bundleIdentifier"] = reference["UIReferencedBundleIdentifier"]
    node["sceneMemberID"] = "viewController"
    let objects = MarkupNode("objects")
    objects.append(node)
    let scene = MarkupNode("scene", ["sceneID": "scene-" + id])
    scene.append(objects)
    return scene
  }

  // MARK: - Relationships and segues

  private func externalID(_ identifier: String) -> String { "\(mark)-scene-\(identifier)" }

  /// The controller for a scene's identifier.
  private func controllerID(_ identifier: String) -> String {
    scenesByIdentifier[identifier].map { id(of: $0) } ?? externalID(identifier)
  }

  private func addRelationships(of place: Place) {
    guard let node = node(place) else { return }
    let relationships = [
      "navigationController": "rootViewController", "tabBarController": "viewControllers",
      "pageViewController": "viewControllers",
    ]
    let graph = graph(place)
    for (offset, child) in children(of: place).enumerated() {
      let isReference = graph.className(child) == "UIStoryboardViewControllerPlaceholder"
      let identifier = graph.text("UIStoryboardIdentifier", child) ?? ""
      let destination =
        isReference ? controllerID(identifier) : id(of: Place(nib: place.nib, object: child))
      let split = offset == 0 ? "masterViewController" : "detailViewController"
      let segue = MarkupNode("segue", ["destination": destination, "kind": "relationship"])
      segue["relationship"] = relationships[node.name] ?? split
      connections += 1
      segue["id"] = "\(mark)-c\(connections)"
      node.list("connections").append(segue)
    }
  }

  private static let segueKinds = [
    "UIStoryboardShowSegueTemplate": "show", "UIStoryboardEmbedSegueTemplate": "embed",
    "UIStoryboardPushSegueTemplate": "push", "UIStoryboardModalSegueTemplate": "modal",
    "UIStoryboardPresentationSegueTemplate": "presentation",
    "UIStoryboardUnwindSegueTemplate": "unwind", "UIStoryboardSegueTemplate": "custom",
    "UIStoryboardPopoverSegueTemplate": "popover",
    "UIStoryboardReplaceSegueTemplate": "showDetail",
  ]

  /// Notes the object that performs a segue; a container names its view.
  func noteSegue(_ label: String, _ source: Place, _ destination: Place) {
    switch label {
    case "containerView": segueSources[source] = destination
    case "selectionSegueTemplate", "accessoryActionSegueTemplate":
      segueSources[destination] = source
      if label.hasPrefix("accessory") { accessorySegues.insert(destination) }
    default: break
    }
  }

  func noteTrigger(of destination: Place, at source: Place) -> Bool {
    let base = graph(destination).classes(destination.object).base
    guard Self.segueKinds[base] != nil else { return false }
    segueSources[destination] = source
    return true
  }

  private func addSegues(of controller: Place) {
    let graph = graph(controller)
    for template in graph.items("UIStoryboardSegueTemplates", controller.object) {
      let place = Place(nib: controller.nib, object: template)
      let classes = graph.classes(template)
      guard let kind = Self.segueKinds[classes.base], !isMade(place) else { continue }
      let segue = MarkupNode("segue")
      if let identifier = graph.text("UIDestinationViewControllerIdentifier", template) {
        segue["destination"] = controllerID(identifier)
      }
      segue["kind"] = kind
      if graph.text("UIActionName", template)?.hasPrefix("showDetail") == true {
        segue["kind"] = "showDetail"
      }
      segue["identifier"] = graph.text("UIIdentifier", template)
      segue["unwindAction"] = graph.text("UIAction", template)
      if kind == "unwind" { segue["destination"] = id(of: controller) + "-exit" }
      if accessorySegues.contains(place) { segue["trigger"] = "accessoryAction" }
      setClass(classes.custom, of: segue)
      register(segue, for: place)
      let source = segueSources[place].flatMap { node($0) } ?? node(controller)
      source?.list("connections").append(segue)
    }
  }

  /// Whether a bar belongs to a controller, which has the items.
  func isControllerBar(_ bar: Place) -> Bool {
    let graph = graph(bar)
    guard let delegate = graph.object("UIDelegate", bar.object) else { return false }
    return ["UINavigationController", "UITabBarController"].contains(graph.classes(delegate).base)
  }
}
