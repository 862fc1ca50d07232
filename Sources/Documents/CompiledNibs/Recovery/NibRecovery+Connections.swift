/// Outlets, actions, accessibility and runtime attributes as elements.
extension NibRecovery {
  private static let events: [(bit: Int, name: String)] = [
    (1, "touchDown"), (2, "touchDownRepeat"), (4, "touchDragInside"), (8, "touchDragOutside"),
    (16, "touchDragEnter"), (32, "touchDragExit"), (64, "touchUpInside"), (128, "touchUpOutside"),
    (256, "touchCancel"), (4096, "valueChanged"), (8192, "primaryActionTriggered"),
    (65536, "editingDidBegin"), (131_072, "editingChanged"), (262_144, "editingDidEnd"),
    (524_288, "editingDidEndOnExit"),
  ]
  /// The outlets that the compiler adds.
  private static let added: Set<String> = [
    "sceneViewController", "storyboard", "staticDataSource", "viewController", "containerView",
    "selectionSegueTemplate", "accessoryActionSegueTemplate",
  ]

  func addConnections(of nib: Int, isScene: Bool) {
    let graph = graphs[nib]
    for object in graph.items("UINibConnectionsKey", 0) {
      guard let label = graph.text("UILabel", object),
        let source = graph.object("UISource", object),
        let destination = graph.object("UIDestination", object)
      else { continue }
      let from = resolved(Place(nib: nib, object: source))
      let to = resolved(Place(nib: nib, object: destination))
      switch graph.className(object) {
      case "UIRuntimeOutletConnection":
        noteSegue(label, from, to)
        let isAdded = Self.added.contains(label) || isScene && label == "view"
        guard !isAdded else { continue }
        connect("outlet", from, to, ["property": label])
      case "UIRuntimeOutletCollectionConnection":
        for item in graph.items(destination) {
          let kind = graph.text("runtimeCollectionClassName", object) ?? "NSArray"
          var values = ["property": label, "collectionClass": kind]
          if graph.flag("addsContentToExistingCollection", object) == true {
            values["appends"] = "YES"
          }
          connect("outletCollection", from, resolved(Place(nib: nib, object: item)), values)
        }
      case "UIRuntimeEventConnection":
        if label == "perform:", noteTrigger(of: to, at: from) { continue }
        let mask = graph.number("UIEventMask", object).flatMap { Int(exactly: $0) } ?? 0
        let names = Self.events.filter { mask & $0.bit != 0 }.map(\.name)
        if names.isEmpty { connect("action", from, to, ["selector": label]) }
        for name in names { connect("action", from, to, ["selector": label, "eventType": name]) }
      default: continue
      }
    }
  }

  private func connect(
    _ kind: String, _ source: Place, _ destination: Place, _ values: [String: String]
  ) {
    guard let node = node(source) else { return }
    let element = MarkupNode(kind)
    for (name, value) in values.sorted(by: { $0.key < $1.key }) { element[name] = value }
    element["destination"] = id(of: destination)
    connections += 1
    element["id"] = "\(mark)-c\(connections)"
    node.list("connections").append(element)
  }

  // MARK: - Accessibility

  func addAccessibility(of nib: Int) {
    let graph = graphs[nib]
    for object in graph.items("UINibAccessibilityConfigurationsKey", 0) {
      guard let owner = graph.object("UIAccessibileObject", object),
        let node = node(Place(nib: nib, object: owner))
      else { continue }
      let element = MarkupNode("accessibility", ["key": "accessibilityConfiguration"])
      for (name, key) in [
        ("label", "UIAccessibilityLabel"), ("hint", "UIAccessibilityHint"),
        ("identifier", "UIAccessibilityIdentifier"),
      ] { element[name] = graph.text(key, object) }
      let traits = graph.object("UIAccessibilityTraits", object)
      if let bits = graph.boxed(traits).flatMap({ Int(exactly: $0) }) {
        let child = MarkupNode("accessibilityTraits", ["key": "traits"])
        for (name, bit) in Self.accessibilityTraits where bits & bit != 0 { child[name] = "YES" }
        element.append(child)
      }
      let isElement = graph.object("UIIsAccessibilityElement", object)
      if let flag = graph.boxed(isElement) {
        let child = MarkupNode("bool", ["key": "isElement"])
        child["value"] = flag != 0 ? "YES" : "NO"
        element.append(child)
      }
      node.append(element)
    }
  }

  private static let accessibilityTraits = [
    ("button", 1), ("link", 2), ("image", 4), ("selected", 8), ("playsSound", 16),
    ("keyboardKey", 32), ("staticText", 64), ("summaryElement", 128), ("notEnabled", 256),
    ("updatesFrequently", 512), ("searchField", 1024), ("startsMediaSession", 2048),
    ("adjustable", 4096), ("allowsDirectInteraction", 8192), ("causesPageTurn", 16384),
    ("header", 65536),
  ]

  // MARK: - Runtime attributes

  func addRuntimeAttributes(of nib: Int) {
    let graph = graphs[nib]
    for pair in graph.items("UINibKeyValuePairsKey", 0) {
      guard let owner = graph.object("UIObject", pair),
        let node = node(Place(nib: nib, object: owner)), let path = graph.text("UIKeyPath", pair)
      else { continue }
      if rules.runtimeFlags.contains(path) {
        let isOn = graph.object("UIValue", pair).flatMap { graph.boxed($0) } == 1
        node[path] = isOn ? "YES" : nil
        continue
      }
      let element = MarkupNode("userDefinedRuntimeAttribute")
      element["keyPath"] = path
      addRuntimeValue(graph.object("UIValue", pair), nib, element)
      node.list("userDefinedRuntimeAttributes").append(element)
    }
  }

  private func addRuntimeValue(_ object: Int?, _ nib: Int, _ element: MarkupNode) {
    guard let object else {
      element["type"] = "nil"
      return
    }
    let (graph, place) = (graphs[nib], Place(nib: nib, object: object))
    switch graph.className(object) {
    case "NSNumber":
      guard let number = graph.boxed(object), number.isFinite else { return }
      element["type"] = "number"
      let child = MarkupNode("real", ["key": "value"])
      child["value"] = NibText.number(number)
      element.append(child)
    case "UIColor":
      element["type"] = "color"
      element.append(color(place, key: "value"))
    case "UIImageNibPlaceholder":
      element["type"] = "image"
      setImage(place, "value", element)
    case "NSValue": addStructure(graph, object, element)
    default:
      element["type"] = "string"
      element["value"] = graph.text(object) ?? ""
    }
  }

  private func addStructure(_ graph: NibGraph, _ object: Int, _ element: MarkupNode) {
    let kinds = [
      ("size", "NS.sizeval", ["width", "height"]), ("point", "NS.pointval", ["x", "y"]),
      ("rect", "NS.rectval", ["x", "y", "width", "height"]),
    ]
    for (name, key, parts) in kinds {
      guard let text = graph.text(key, object) else { continue }
      let numbers = text.split { "{}, ".contains($0) }.map(String.init)
      guard numbers.count == parts.count else { continue }
      element["type"] = name
      let child = MarkupNode(name, ["key": "value"])
      for (part, number) in zip(parts, numbers) { child[part] = number }
      element.append(child)
    }
  }
}
