/// Constraints in the form that documents have.
extension NibRecovery {
  private static let attributes: [Int: String] = [
    1: "left", 2: "right", 3: "top", 4: "bottom", 5: "leading", 6: "trailing", 7: "width",
    8: "height", 9: "centerX", 10: "centerY", 11: "baseline", 12: "firstBaseline",
    13: "leftMargin", 14: "rightMargin", 15: "topMargin", 16: "bottomMargin", 17: "leadingMargin",
    18: "trailingMargin", 19: "centerXWithinMargins", 20: "centerYWithinMargins",
  ]

  func addConstraints(_ constraints: Place, of view: Place, _ node: MarkupNode) {
    let graph = graph(constraints)
    for object in graph.items(constraints.object) {
      let place = Place(nib: constraints.nib, object: object)
      guard !isGuideConstraint(place), !isMade(place) else { continue }
      if let constraint = constraint(place, of: view) {
        node.list("constraints").append(constraint)
      }
    }
  }

  private func constraint(_ place: Place, of view: Place) -> MarkupNode? {
    let (graph, object) = (graph(place), place.object)
    func attribute(_ key: String) -> Int? {
      (graph.number(key + "V2", object) ?? graph.number(key, object)).flatMap { Int(exactly: $0) }
    }
    guard let first = attribute("NSFirstAttribute"), let name = Self.attributes[first],
      let item = graph.object("NSFirstItem", object)
    else { return nil }
    let node = MarkupNode("constraint")
    register(node, for: place)
    let firstPlace = Place(nib: place.nib, object: item)
    if firstPlace != view { node["firstItem"] = id(of: firstPlace) }
    node["firstAttribute"] = name
    switch graph.number("NSRelation", object) {
    case -1: node["relation"] = "lessThanOrEqual"
    case 1: node["relation"] = "greaterThanOrEqual"
    default: break
    }
    let second = attribute("NSSecondAttribute") ?? 0
    let secondItem = graph.object("NSSecondItem", object)
    if let secondItem, let name = Self.attributes[second] {
      node["secondItem"] = id(of: Place(nib: place.nib, object: secondItem))
      node["secondAttribute"] = name
    }
    if let multiplier = graph.number("NSMultiplier", object), multiplier.isFinite, multiplier != 1 {
      node["multiplier"] = NibText.number(multiplier)
    }
    addConstant(of: place, hasMargin: first >= 13 || second >= 13, node)
    if let priority = graph.number("NSPriority", object), priority.isFinite, priority != 1000 {
      node["priority"] = NibText.number(priority)
    }
    node["identifier"] = graph.text("NSLayoutIdentifier", object)
    return node
  }

  private func addConstant(of place: Place, hasMargin: Bool, _ node: MarkupNode) {
    let (graph, object) = (graph(place), place.object)
    if graph.has("NSSymbolicConstant", object) {
      // The standard distance: 8 points to siblings and bars, 20 to a superview's edge, and none to
      // a safe area (F10.4).
      node["symbolic"] = "YES"
      let items = ["NSFirstItem", "NSSecondItem"].compactMap { graph.object($0, object) }
      guard !items.contains(where: { graph.className($0) == "UILayoutGuide" }) else { return }
      node["constant"] = isToSuperview(place) ? "20" : "8"
      return
    }
    // The older constant contains margins.
    let isOld = !graph.has("NSFirstAttributeV2", object) || !hasMargin
    let constant =
      graph.number("NSConstantV2", object)
      ?? (isOld ? graph.number("NSConstant", object) : nil) ?? 0
    if constant.isFinite, constant != 0 { node["constant"] = NibText.number(constant) }
  }

  private func isToSuperview(_ place: Place) -> Bool {
    let graph = graph(place)
    let items = ["NSFirstItem", "NSSecondItem"].compactMap { graph.object($0, place.object) }
    guard items.count == 2 else { return true }
    func holds(_ outer: Int, _ inner: Int) -> Bool {
      graph.items("UISubviews", outer).contains(inner)
    }
    if items.contains(where: { graph.className($0).hasSuffix("LayoutGuide") }) {
      // Guides are at bars above and below only.
      let vertical: Set<Double?> = [3, 4, 11, 12, 15, 16]
      return !vertical.contains(graph.number("NSFirstAttribute", place.object))
    }
    return holds(items[0], items[1]) || holds(items[1], items[0])
  }

  // MARK: - Variations

  /// Adds the variations that a nib's objects have (F16.10).
  func addVariations(of nib: Int) {
    let graph = graphs[nib]
    for list in graph.items("UINibTraitStorageListsKey", 0) {
      for storage in graph.items("UITraitStorages", list) {
        guard let object = graph.object("UIObject", storage),
          let node = node(Place(nib: nib, object: object)),
          let path = graph.text("UIKeyPath", storage)
        else { continue }
        if graph.className(storage) == "_UIRelationshipTraitStorage" {
          addInstallations(path, storage, Place(nib: nib, object: object), node)
          continue
        }
        for record in graph.items("UIRecords", storage) {
          guard let key = sizeClasses(graph.object("UITraitCollection", record), graph) else {
            continue
          }
          addVariation(path, record, key, nib, node)
        }
      }
    }
  }

  /// Adds subviews or constraints that only some size classes have.
  private func addInstallations(
    _ path: String, _ storage: Int, _ owner: Place, _ node: MarkupNode
  ) {
    let graph = graph(owner)
    let kind = path == "traitStorageSubviews" ? "subviews" : "constraints"
    func place(_ object: Int) -> Place { Place(nib: owner.nib, object: object) }
    for candidate in graph.items("UIRelationshipCandidates", storage)
    where !isMade(place(candidate)) {
      let made =
        kind == "subviews"
        ? element(place(candidate)) : constraint(place(candidate), of: owner)
      if let made { node.list(kind).append(made) }
    }
    for record in graph.items("UIRecords", storage) {
      let key = sizeClasses(graph.object("UITraitCollection", record), graph) ?? "default"
      let mask = MarkupNode("mask", ["key": kind])
      for (name, list) in [("exclude", "UIRemovedObjects"), ("include", "UIAddedObjects")] {
        for object in graph.items(list, record) {
          mask.append(MarkupNode(name, ["reference": id(of: place(object))]))
        }
      }
      if !mask.children.isEmpty { node.variation(key).append(mask) }
    }
  }

  private func sizeClasses(_ traits: Int?, _ graph: NibGraph) -> String? {
    guard let traits else { return nil }
    var parts: [String] = []
    for (name, axis) in [("heightClass", "Vertical"), ("widthClass", "Horizontal")] {
      let key = "UITraitCollectionBuiltinTrait-_UITraitName\(axis)SizeClass"
      let older = "UITraitCollectionTraitName\(axis)SizeClass"
      switch graph.number(key, traits) ?? graph.number(older, traits) {
      case 1: parts.append("\(name)=compact")
      case 2: parts.append("\(name)=regular")
      default: continue
      }
    }
    return parts.isEmpty ? nil : parts.joined(separator: "-")
  }

  private func addVariation(
    _ path: String, _ record: Int, _ key: String, _ nib: Int, _ node: MarkupNode
  ) {
    let graph = graphs[nib]
    let value = graph.object("UIValue", record)
    switch path {
    case "encodedConstant":
      guard let number = value.flatMap({ graph.number("UINumericConstant", $0) }), number.isFinite
      else { return }
      node.variation(key)["constant"] = NibText.number(number)
    case "spacing":
      guard let number = graph.boxed(value), number.isFinite else { return }
      node.variation(key)["spacing"] = NibText.number(number)
    case "font":
      guard let value,
        let font = font(Place(nib: nib, object: value), key: "fontDescription")
      else { return }
      let variation = node.variation(key)
      if !variation.children.contains(where: { $0.name == "fontDescription" }) {
        variation.append(font)
      }
    default:
      guard let numbers = NibUnit.variedNumbers.first(where: { $0.name == path })?.numbers,
        let number = graph.boxed(value)
      else { return }
      let words = numbers.filter { $0.value == number }.map(\.key).sorted()
      let isVertical = node["axis"] == "vertical"
      node.variation(key)[path] =
        words.first { ["leading", "trailing"].contains($0) == isVertical } ?? words.first
    }
  }
}

extension MarkupNode {
  /// Returns the variation for size classes.
  func variation(_ key: String) -> MarkupNode {
    if let known = children.first(where: { $0.name == "variation" && $0["key"] == key }) {
      return known
    }
    let made = MarkupNode("variation", ["key": key])
    append(made)
    return made
  }
}
