extension SplitElement {
  fileprivate init(_ reader: inout ElementReader) {
    displayMode = reader.string("preferredDisplayMode")
    widthFraction = reader.double("preferredPrimaryColumnWidthFraction")
    width = reader.double("preferredPrimaryColumnWidth")
    minimumWidth = reader.double("minimumPrimaryColumnWidth")
    maximumWidth = reader.double("maximumPrimaryColumnWidth")
  }
}

extension DocumentDecoder {
  func isController(_ element: Int) -> Bool {
    let name = tree.elements[element].name
    guard tree.value("id", of: element) != nil else { return false }
    // A search display controller is an obsolete helper object, not a controller with a view.
    return name == "viewControllerPlaceholder"
      || (name.hasSuffix("Controller") && name != "searchDisplayController")
  }

  mutating func controller(_ element: Int) -> ControllerIndex {
    var reader = ElementReader(tree, element)
    let id = reader.string("id") ?? ""
    var controller = ControllerElement(elementName: reader.name, id: id, location: reader.location)
    controller.customClass = reader.string("customClass")
    controller.customModule = reader.string("customModule")
    controller.storyboardIdentifier = reader.string("storyboardIdentifier")
    controller.title = reader.string("title")
    controller.userLabel = reader.string("userLabel")
    controller.storyboardName = reader.string("storyboardName")
    controller.referencedIdentifier = reader.string("referencedIdentifier")
    controller.isNavigationBarHidden = reader.bool("navigationBarHidden", default: false)
    controller.isToolbarHidden = reader.bool("toolbarHidden", default: true)
    controller.hidesBottomBarWhenPushed = reader.bool("hidesBottomBarWhenPushed", default: false)
    controller.modalPresentationStyle = reader.string("modalPresentationStyle")
    controller.automaticallyAdjustsScrollViewInsets =
      reader.bool("automaticallyAdjustsScrollViewInsets", default: true)
    controller.extendedLayoutIncludesOpaqueBars =
      reader.bool("extendedLayoutIncludesOpaqueBars", default: false)
    if reader.name == "splitViewController" { controller.split = SplitElement(&reader) }
    controller.other = finish(reader, object: id)
    let index = ControllerIndex(controllers.count)
    controllers.append(controller)
    if controllersByID.updateValue(index, forKey: id) != nil {
      warn(
        "duplicate-identifier", "duplicate id \(id): another controller has it too",
        at: controller.location, object: id)
    }
    return index
  }

  mutating func controllerChild(_ element: Int, of controller: ControllerIndex) -> Step {
    let name = tree.elements[element].name
    let key = tree.value("key", of: element)
    if isView(element) {
      let role = ViewElement.Role.controllerKey(key ?? "")
      let scene = scenes.count - 1
      let view = view(element, role: role, controller: controller, scene: scene)
      switch key {
      case "view": controllers[controller.offset].view = view
      case "navigationBar": controllers[controller.offset].navigationBar = view
      case "tabBar": controllers[controller.offset].tabBar = view
      case "toolbar": controllers[controller.offset].toolbar = view
      default: break
      }
      return .descend(.view(view))
    }
    if controllers[controller.offset].simulated.read(element, of: tree) { return .skip }
    switch name {
    case "layoutGuides": return .descend(.controllerGuides(controller))
    case "connections": return .descend(.connections(controller, nil))
    case "extendedEdge":
      let edges = ["top", "left", "bottom", "right"].filter {
        tree.value($0, of: element) == "YES"
      }
      controllers[controller.offset].extendedEdges = Set(edges)
      return .skip
    case "navigationItem":
      controllers[controller.offset].navigationItem = tree.navigationItem(element)
      return .descend(.barItems(controller))
    case "tabBarItem":
      controllers[controller.offset].tabBarItem = tree.tabBarItem(element)
      return .descend(.barItems(controller))
    case "toolbarItems":
      controllers[controller.offset].toolbarItems = tree.barButtonItems(element)
      return .descend(.barItems(controller))
    default:
      if Vocabulary.barItemHolders.contains(name) { return .descend(.barItems(controller)) }
      if Vocabulary.neutralElements.contains(name) { return .skip }
      return unknown(element, owner: controllers[controller.offset].id)
    }
  }

  mutating func controllerGuide(_ element: Int, of controller: ControllerIndex) -> Step {
    let kind: GuideElement.Kind =
      switch tree.value("type", of: element) {
      case "top": .controllerTop
      case "bottom": .controllerBottom
      case let other: .other(other ?? "")
      }
    guide(element, kind: kind, owner: .controller(controller))
    return .skip
  }

  mutating func guide(_ element: Int, kind: GuideElement.Kind, owner: GuideElement.Owner) {
    guard let id = tree.value("id", of: element) else { return }
    guidesByID[id] = guides.count
    guides.append(
      GuideElement(id: id, kind: kind, owner: owner, location: tree.elements[element].location))
  }

  mutating func barItemChild(_ element: Int, of controller: ControllerIndex?) -> Step {
    let name = tree.elements[element].name
    if name == "connections" { return .descend(.connections(controller, nil)) }
    if Vocabulary.barItemHolders.contains(name) { return .descend(.barItems(controller)) }
    guard tree.value("key", of: element) != nil, isView(element) else { return .skip }
    let view = view(
      element, role: .barItem, controller: controller,
      scene: scenes.isEmpty ? nil : scenes.count - 1)
    return .descend(.view(view))
  }

  mutating func connection(
    _ element: Int, from controller: ControllerIndex?, _ view: ViewIndex?
  ) -> Step {
    guard let destination = tree.value("destination", of: element) else { return .skip }
    let source = tree.owner(of: Int(tree.elements[element].parent))
    connectionElements.append(element)
    guard tree.elements[element].name == "segue" else {
      if let kind = tree.connection(element), let source {
        connections.append(ConnectionElement(kind: kind, source: source, destination: destination))
      }
      return .skip
    }
    segues.append(
      SegueElement(
        id: tree.value("id", of: element), kind: tree.value("kind", of: element) ?? "",
        relationship: tree.value("relationship", of: element), destination: destination,
        modalPresentationStyle: tree.value("modalPresentationStyle", of: element),
        identifier: tree.value("identifier", of: element),
        customClass: ClassReference(tree, element),
        unwindAction: tree.value("unwindAction", of: element), sourceID: source,
        source: controller ?? view.flatMap { views[$0.offset].controller }, sourceView: view,
        location: tree.elements[element].location))
    return .skip
  }
}
