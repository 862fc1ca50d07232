internal import InterfaceBuilder

/// Outlets, actions, accessibility and runtime attributes.
extension NibUnit {
  private static let events: [String: Int64] = [
    "touchDown": 1, "touchDownRepeat": 2, "touchDragInside": 4, "touchDragOutside": 8,
    "touchDragEnter": 16, "touchDragExit": 32, "touchUpInside": 64, "touchUpOutside": 128,
    "touchCancel": 256, "valueChanged": 4096, "primaryActionTriggered": 8192,
    "editingDidBegin": 65536, "editingChanged": 131_072, "editingDidEnd": 262_144,
    "editingDidEndOnExit": 524_288,
  ]

  /// The unit that holds a connection: the inner unit of both ends.
  private func holder(_ source: Int, _ destination: Int?) -> Int {
    let own = document.unit[source]
    guard let destination else { return own }
    let other = document.unit[destination]
    // Units begin after the units that contain them.
    return isInside(other, own) ? other : own
  }

  private func isInside(_ inner: Int, _ outer: Int) -> Bool {
    var place: Int? = inner
    while let current = place {
      if current == outer { return true }
      if document.unit[current] == outer { return true }
      place = markup[current].parent
    }
    return false
  }

  func connections() -> [Int] {
    var found: [Int] = []
    var collections: [(source: Int, property: String, items: [Int], adds: Bool, kind: String)] = []
    for source in document.connectedElements {
      for connection in document.contents("connections", of: source) {
        let name = document.name(connection)
        if name == "segue" {
          found += segueConnections(connection, of: source)
          continue
        }
        guard ["outlet", "action", "outletCollection"].contains(name) else { continue }
        guard let id = document.attribute("destination", of: connection),
          let destination = document.ids[id]
        else { continue }
        guard members.contains(holder(source, destination)) else { continue }
        switch name {
        case "outlet":
          let property = document.attribute("property", of: connection) ?? ""
          found.append(outlet(property, from: object(for: source), to: object(for: destination)))
        case "action":
          found.append(action(connection, of: source, to: destination))
        default:
          let property = document.attribute("property", of: connection) ?? ""
          let adds = document.attribute("appends", of: connection) == "YES"
          let kind = document.attribute("collectionClass", of: connection) ?? "NSArray"
          if let place = collections.firstIndex(where: {
            $0.source == source && $0.property == property
          }) {
            collections[place].items.append(object(for: destination))
          } else {
            collections.append((source, property, [object(for: destination)], adds, kind))
          }
        }
      }
    }
    for entry in collections {
      let index = add("UIRuntimeOutletCollectionConnection")
      set("UILabel", .object(string(entry.property)), of: index)
      set("UISource", .object(object(for: entry.source)), of: index)
      set("UIDestination", .object(collection("NSArray", entry.items)), of: index)
      set("runtimeCollectionClassName", .object(string(entry.kind)), of: index)
      set("addsContentToExistingCollection", .bool(entry.adds), of: index)
      found.append(index)
    }
    return found
  }

  /// The template's controller, and the object that performs the segue.
  private func segueConnections(_ segue: Int, of source: Int) -> [Int] {
    guard document.attribute("kind", of: segue) != "relationship",
      let controller = document.segueController[segue]
    else { return [] }
    var found: [Int] = []
    if isMember(controller) {
      found.append(outlet("viewController", from: object(for: segue), to: object(for: controller)))
    }
    guard source != controller, isMember(source) else { return found }
    let kind = document.rules.elements[document.name(source)]?.lineage ?? []
    if kind.contains("tableViewCell") || kind.contains("collectionViewCell") {
      let property =
        document.attribute("trigger", of: segue) == "accessoryAction"
        ? "accessoryActionSegueTemplate" : "selectionSegueTemplate"
      found.append(outlet(property, from: object(for: source), to: object(for: segue)))
      return found
    }
    if kind.contains("view"), !["button"].contains(document.name(source)) {
      guard document.name(source) != "containerView" else {
        return found + [outlet("containerView", from: object(for: segue), to: object(for: source))]
      }
    }
    let index = add("UIRuntimeEventConnection")
    set("UILabel", .object(string("perform:")), of: index)
    set("UISource", .object(object(for: source)), of: index)
    set("UIDestination", .object(object(for: segue)), of: index)
    if kind.contains("view") { set("UIEventMask", .integer(64), of: index) }
    return found + [index]
  }

  func outlet(_ property: String, from source: Int, to destination: Int) -> Int {
    let index = add("UIRuntimeOutletConnection")
    set("UILabel", .object(string(property)), of: index)
    set("UISource", .object(source), of: index)
    set("UIDestination", .object(destination), of: index)
    return index
  }

  private func action(_ connection: Int, of source: Int, to destination: Int) -> Int {
    let index = add("UIRuntimeEventConnection")
    set("UILabel", .object(string(document.attribute("selector", of: connection) ?? "")), of: index)
    set("UISource", .object(object(for: source)), of: index)
    set("UIDestination", .object(object(for: destination)), of: index)
    if let event = document.attribute("eventType", of: connection) {
      guard let mask = Self.events[event] else {
        document.report(
          .error, "unknown-event", "the event \(event) cannot be compiled: its number is not known",
          at: connection)
        return index
      }
      set("UIEventMask", .integer(mask), of: index)
    }
    return index
  }

  // MARK: - Accessibility

  func accessibilityConfigurations() -> [Int] {
    document.accessibilityElements.filter { isMember($0) }.compactMap { element in
      guard let owner = markup[element].parent, let object = existing(owner) else { return nil }
      let index = add("UIRuntimeAccessibilityConfiguration")
      set("UIAccessibileObject", .object(object), of: index)
      for child in markup[element].children
      where document.attribute("key", of: child) == "isElement" {
        set(
          "UIIsAccessibilityElement",
          .object(number(document.attribute("value", of: child) == "YES" ? 1 : 0)), of: index)
      }
      for (attribute, key) in [
        ("label", "UIAccessibilityLabel"), ("hint", "UIAccessibilityHint"),
        ("identifier", "UIAccessibilityIdentifier"),
      ] {
        if let text = text(attribute, of: element) {
          let value =
            attribute == "identifier"
            ? string(text) : localized(text, "accessibility\(attribute.capitalizedWord)", of: owner)
          set(key, .object(value), of: index)
        }
      }
      if let traits = document.child("traits", of: element) {
        let names = [
          ("button", 1), ("link", 2), ("image", 4), ("selected", 8), ("playsSound", 16),
          ("keyboardKey", 32), ("staticText", 64), ("summaryElement", 128), ("notEnabled", 256),
          ("updatesFrequently", 512), ("searchField", 1024), ("startsMediaSession", 2048),
          ("adjustable", 4096), ("allowsDirectInteraction", 8192), ("causesPageTurn", 16384),
          ("header", 65536),
        ]
        let bits = names.reduce(0) { sum, entry in
          document.attribute(entry.0, of: traits) == "YES" ? sum + entry.1 : sum
        }
        set("UIAccessibilityTraits", .object(number(Double(bits))), of: index)
      }
      return index
    }
  }

  // MARK: - Runtime attributes

  func keyValuePairs() -> [Int] {
    let flags = document.runtimeFlags.filter { isMember($0.element) }.map { element, name in
      keyValuePair(object(for: element), name, .object(number(1)))
    }
    return flags
      + document.runtimeAttributes.filter { isMember($0) }.compactMap { element in
        guard let owner = markup[element].parent.flatMap({ markup[$0].parent }),
          let keyPath = document.attribute("keyPath", of: element)
        else { return nil }
        let object = object(for: owner)
        return runtimeValue(element).map { keyValuePair(object, keyPath, $0) }
      }
  }

  private func keyValuePair(_ object: Int, _ keyPath: String, _ value: NibValue) -> Int {
    let index = add("UINibKeyValuePair")
    set("UIObject", .object(object), of: index)
    set("UIKeyPath", .object(string(keyPath)), of: index)
    set("UIValue", value, of: index)
    return index
  }

  private func runtimeValue(_ element: Int) -> NibValue? {
    let type = document.attribute("type", of: element) ?? ""
    let child = document.child("value", of: element)
    switch type {
    case "boolean":
      return .object(number(document.attribute("value", of: element) == "YES" ? 1 : 0))
    case "number":
      guard let child else { return nil }
      return .object(number(document.number("value", of: child) ?? 0))
    case "string":
      guard let text = text("value", of: element) else { return nil }
      return .object(string(text))
    case "color":
      guard let child, let color = color(child) else { return nil }
      return .object(color)
    case "image":
      return image("value", of: element).map { .object($0) }
    case "size", "rect", "point":
      guard let child else { return nil }
      func number(_ name: String) -> String {
        NibText.number(document.number(name, of: child) ?? 0)
      }
      let size = "{\(number("width")), \(number("height"))}"
      let origin = "{\(number("x")), \(number("y"))}"
      let (key, kind, text): (String, Int64, String) =
        switch type {
        case "size": ("NS.sizeval", 2, size)
        case "point": ("NS.pointval", 1, origin)
        default: ("NS.rectval", 3, "{\(origin), \(size)}")
        }
      let index = add("NSValue")
      set("NS.special", .integer(kind), of: index)
      set(key, .object(string(text)), of: index)
      return .object(index)
    case "nil": return .null
    default:
      document.report(
        .error, "unknown-type",
        "a runtime attribute of type \(type) cannot be compiled: its form is not known", at: element
      )
      return nil
    }
  }
}

extension String {
  fileprivate var capitalizedWord: String { prefix(1).uppercased() + dropFirst() }
}
