/// Views and other objects in a nib as elements.
extension NibRecovery {
  /// Makes the object's element once; nil if the object has no element.
  func element(_ place: Place, key: String? = nil) -> MarkupNode? {
    guard !isMade(place), depth < NibDocument.depthLimit else { return nil }
    let (graph, object) = (graph(place), place.object)
    let classes = graph.classes(object)
    let isView = graph.has("UIBounds", object)
    guard let name = Self.elements[classes.base] ?? (isView ? "view" : nil) else { return nil }
    depth += 1
    defer { depth -= 1 }
    let node = MarkupNode(name)
    if let key { node["key"] = key }
    register(node, for: place)
    if Self.elements[classes.base] == nil { setClass(classes.base, of: node) }
    setClass(classes.custom, of: node)
    if isView {
      addGeometry(of: place, node)
      addGuides(of: place, node)
    }
    applyRules(kind(classes.base, name), to: place, node)
    if name == "collectionView" { addSupplementaryViews(of: place, node) }
    applyTraits(of: place, node)
    return node
  }

  private func kind(_ base: String, _ name: String) -> String {
    switch base {
    case "UITableViewLabel": "tableViewLabel"
    case "_UIVisualEffectContentView": "visualEffectContentView"
    default: name
    }
  }

  // MARK: - Geometry

  private func addGeometry(of place: Place, _ node: MarkupNode) {
    let (graph, object) = (graph(place), place.object)
    if let bounds = graph.numbers("UIBounds", 4, object) {
      let center = graph.numbers("UICenter", 2, object) ?? [bounds[2] / 2, bounds[3] / 2]
      let rect = MarkupNode("rect", ["key": "frame"])
      rect["x"] = NibText.number(center[0] - bounds[2] / 2)
      rect["y"] = NibText.number(center[1] - bounds[3] / 2)
      rect["width"] = NibText.number(bounds[2])
      rect["height"] = NibText.number(bounds[3])
      // The compiler writes this size for inner views that the canvas never laid out.
      if bounds != [0, 0, 1000, 1000] || isTopLevel(place) {
        node.append(rect)
        if node.name == "imageView" { imageViews.append((node, Array(bounds[2...]))) }
      }
      // A controller's bar gets its width when it is shown.
      if ["navigationBar", "tabBar"].contains(node.name), isControllerBar(place) {
        bars.append((node, rect))
      }
    }
    let bits = graph.number("UIAutoresizingMask", object).flatMap { Int(exactly: $0) } ?? 0
    let mask = MarkupNode("autoresizingMask", ["key": "autoresizingMask"])
    for (name, bit) in Self.maskBits where bits & bit != 0 { mask[name] = "YES" }
    node.append(mask)
    if graph.flag("UIViewDoesNotTranslateAutoresizingMaskIntoConstraints", object) == true {
      node["translatesAutoresizingMaskIntoConstraints"] = "NO"
    }
  }

  private func isTopLevel(_ place: Place) -> Bool {
    nesting == 0 && graph(place).items("UINibTopLevelObjectsKey", 0).contains(place.object)
  }

  /// Gives a cell's content the cell's height where the nib has another height (F8.38).
  private func fitContent(_ content: MarkupNode, in cell: MarkupNode) {
    guard content.name == "tableViewCellContentView",
      let inner = content.children.first(where: { $0.name == "rect" }),
      let outer = cell.children.first(where: { $0.name == "rect" }),
      let height = outer["height"].flatMap({ Double($0) }),
      let other = inner["height"].flatMap({ Double($0) }), height - other > 2
    else { return }
    inner["height"] = NibText.number(height - 1)
  }

  private static let maskBits = [
    ("flexibleMinX", 1), ("widthSizable", 2), ("flexibleMaxX", 4), ("flexibleMinY", 8),
    ("heightSizable", 16), ("flexibleMaxY", 32),
  ]

  private func addGuides(of place: Place, _ node: MarkupNode) {
    for guide in guides(of: place) {
      let identifier = graph(guide).text("UILayoutGuideIdentifier", guide.object) ?? ""
      let keys = [
        ("SafeArea", "safeArea"), ("content", "contentLayoutGuide"),
        ("frame", "frameLayoutGuide"), ("eyboard", "keyboard"),
      ]
      guard let key = keys.first(where: { identifier.contains($0.0) })?.1 else { continue }
      let element = MarkupNode("viewLayoutGuide", ["key": key])
      register(element, for: guide)
      node.append(element)
    }
  }

  // MARK: - Parts

  /// Writes the value for a key that `NibUnit` writes by code.
  func write(
    _ part: NibPart, _ argument: String, _ value: NibValue, _ place: Place, _ node: MarkupNode
  ) {
    var referred: Place?
    if case .object(let object) = value { referred = Place(nib: place.nib, object: object) }
    switch part {
    case .hugging, .huggingAlways: addPriorities("HuggingPriority", 250, referred, node)
    case .compression: addPriorities("CompressionResistancePriority", 750, referred, node)
    case .text: addText("text", referred, node)
    case .localized: addText(argument, referred, node)
    case .textContentType, .restorationIdentifier:
      guard let text = referred.flatMap({ graph($0).text($0.object) }) else { return }
      if part == .restorationIdentifier {
        node["restorationIdentifier"] = text
      } else {
        node.list("textInputTraits")["textContentType"] = text
      }
    case .attributedText:
      guard let referred, let text = attributedText(referred, key: "attributedText") else { return }
      node.append(text)
      if node.name == "label" { node["usesAttributedText"] = "YES" }
    case .defaultTextColor:
      if let referred { node.append(color(referred, key: "textColor")) }
    case .buttonFont:
      if let referred { node.append(font(referred, key: "fontDescription")) }
    case .minimumScaleFactor, .minimumFontSize: addMinimum(part, value, node)
    case .buttonStates: addStates(of: place, node)
    case .dataDetectors: addDetectors(value, node)
    case .date:
      guard let referred, let time = graph(referred).number("NS.time", referred.object) else {
        return
      }
      let date = MarkupNode("date", ["key": "date"])
      date["timeIntervalSinceReferenceDate"] = NibText.number(time)
      node.append(date)
      node["useCurrentDate"] = "NO"
    default: addStructure(part, argument, referred, place, node)
    }
  }

  private func addStructure(
    _ part: NibPart, _ argument: String, _ referred: Place?, _ place: Place, _ node: MarkupNode
  ) {
    guard let referred else { return }
    switch part {
    case .subviews: addSubviews(referred, of: place, node)
    case .constraints: addConstraints(referred, of: place, node)
    case .child:
      let child = element(referred, key: argument)
      if let child { fitContent(child, in: node) }
      node.append(child)
    case .ownView:
      node.append(element(referred, key: "view"))
      addLayoutGuides(of: referred, node)
    case .cellPart:
      node[argument] = id(of: referred)
      // The number of the basic style is zero, which is left out.
      if node["style"] == nil { node["style"] = "IBUITableViewCellStyleDefault" }
    case .tablePrototypes: addPrototypes(referred, into: "prototypes", node)
    case .collectionPrototypes: addPrototypes(referred, into: "cells", node)
    case .segments: addSegments(referred, node)
    case .symbolConfiguration:
      addSymbolConfiguration(referred, "preferredSymbolConfiguration", node)
    case .visualEffect:
      let styles = ["extraLight", "light", "dark", "extraDark", "regular", "prominent"]
      let number = graph(referred).number("UIBlurEffectStyle", referred.object) ?? 1
      let style = Int(exactly: number).flatMap { styles.indices.contains($0) ? styles[$0] : nil }
      node.append(MarkupNode("blurEffect", ["style": style ?? "light"]))
    case .items, .navigationItems, .tabItems:
      // Controllers have the items of their bars.
      guard !isControllerBar(place) else { return }
      for item in graph(referred).items(referred.object) {
        if let element = element(Place(nib: place.nib, object: item)) {
          node.list("items").append(element)
        }
      }
    case .barItems: addBarItems(argument, of: place, node)
    case .tapImplementation:
      for name in ["numberOfTapsRequired", "numberOfTouchesRequired"] {
        if let number = graph(referred).number("UITapRecognizer.\(name)", referred.object) {
          node[name] = NibText.number(number)
        }
      }
    case .toolbarItems:
      for item in graph(referred).items(referred.object) {
        if let element = element(Place(nib: place.nib, object: item)) {
          node.list("toolbarItems").append(element)
        }
      }
    default: break
    }
  }

  private func addText(_ name: String, _ text: Place?, _ node: MarkupNode) {
    guard let text, let value = graph(text).text(text.object) else { return }
    node[name] = value
  }

  private func addPriorities(
    _ name: String, _ usual: Double, _ text: Place?, _ node: MarkupNode
  ) {
    guard let text, let value = graph(text).text(text.object) else { return }
    let numbers = value.split { !$0.isNumber && $0 != "." && $0 != "-" }.compactMap {
      Double($0)
    }
    guard numbers.count == 2 else { return }
    for (axis, number) in zip(["horizontal", "vertical"], numbers) where number != usual {
      node[axis + name] = NibText.number(number)
    }
  }

  private func addMinimum(_ part: NibPart, _ value: NibValue, _ node: MarkupNode) {
    guard let number = value.number, number.isFinite, number > 0 else { return }
    // A scale and a size say the same; the size is exact unless the font is a style.
    let name = part == .minimumFontSize ? "minimumFontSize" : "minimumScaleFactor"
    node[name] = NibText.shortest(number, value)
  }

  private func addDetectors(_ value: NibValue, _ node: MarkupNode) {
    guard let bits = value.number.flatMap({ Int(exactly: $0) }), bits != 0 else { return }
    let child = MarkupNode("dataDetectorType", ["key": "dataDetectorTypes"])
    let names = [("phoneNumber", 1), ("link", 2), ("address", 4), ("calendarEvent", 8)]
    for (name, bit) in names where bits & bit != 0 { child[name] = "YES" }
    node.append(child)
  }

  private func addStates(of place: Place, _ node: MarkupNode) {
    let graph = graph(place)
    for (key, content) in graph.pairs("UIButtonStatefulContent", place.object) {
      let bits = graph.boxed(key).flatMap { Int(exactly: $0) } ?? 0
      guard let name = [0: "normal", 1: "highlighted", 2: "disabled", 4: "selected"][bits] else {
        continue
      }
      let state = MarkupNode("state", ["key": name])
      func value(_ key: String) -> Place? {
        graph.object(key, content).map { Place(nib: place.nib, object: $0) }
      }
      addText("title", value("UITitle"), state)
      for (name, key) in [("titleColor", "UITitleColor"), ("titleShadowColor", "UIShadowColor")] {
        if let color = value(key) { state.append(self.color(color, key: name)) }
      }
      if let image = value("UIBackgroundImage") { setImage(image, "backgroundImage", state) }
      if let image = value("UIImage") { setImage(image, "image", state) }
      if let symbols = value("UIImageSymbolConfiguration") {
        addSymbolConfiguration(symbols, "preferredSymbolConfigurationForImage", state)
      }
      if let text = value("UIAttributedTitle") {
        state.append(attributedText(text, key: "attributedTitle"))
      }
      node.append(state)
    }
  }

  /// Writes the traits of text fields, text views and search bars.
  private func applyTraits(of place: Place, _ node: MarkupNode) {
    guard ["textField", "textView", "searchBar"].contains(node.name) else { return }
    let traits = MarkupNode("textInputTraits", ["key": "textInputTraits"])
    applyRules("textInputTraits", to: place, traits)
    if !traits.children.isEmpty || traits.attributes.count > 1 { node.append(traits) }
  }

  // MARK: - Structure

  private func addSubviews(_ views: Place, of place: Place, _ node: MarkupNode) {
    let graph = graph(place)
    // Some subviews also have a key of their own.
    let keyed = Set(
      ["UITableHeaderView", "UITableFooterView", "UIContentView"].compactMap {
        graph.object($0, place.object)
      })
    for view in graph.items(views.object) where !keyed.contains(view) {
      let inner = Place(nib: place.nib, object: view)
      switch graph.className(view) {
      case "_UILayoutGuide": addControllerGuide(inner, of: place)
      case "_UITableViewCellSeparatorView", "_UISystemBackgroundView": continue
      default:
        if let child = element(inner) { node.list("subviews").append(child) }
      }
    }
  }

  private func addPrototypes(_ nibs: Place, into list: String, _ node: MarkupNode) {
    let graph = graph(nibs)
    let all = graph.items(nibs.object)
    for index in stride(from: 1, to: all.count, by: 2) {
      guard let cell = prototype(all[index], of: nibs.nib) else { continue }
      node.list(list).append(cell)
    }
    if node.name == "tableView" { node["dataMode"] = "prototypes" }
  }

  private func prototype(_ nib: Int, of outer: Int, key: String? = nil) -> MarkupNode? {
    guard let inner = inner(nib, of: outer, depth: nesting) else { return nil }
    nesting += 1
    defer { nesting -= 1 }
    connectProxies(of: inner, to: outer, table: externals(of: nib, in: outer))
    let tops = graphs[inner].items("UINibTopLevelObjectsKey", 0)
    for top in tops {
      if let element = element(Place(nib: inner, object: top), key: key) { return element }
    }
    return nil
  }

  private func addSupplementaryViews(of place: Place, _ node: MarkupNode) {
    let graph = graph(place)
    for (key, nib) in graph.pairs("UICollectionViewSupplementaryViewNibDict", place.object) {
      let isHeader = graph.text(key)?.contains("Header") ?? false
      node.append(
        prototype(nib, of: place.nib, key: isHeader ? "sectionHeaderView" : "sectionFooterView"))
    }
  }

  /// The objects outside the prototype that the prototype refers to, by name.
  private func externals(of nib: Int, in outer: Int) -> [String: Place] {
    let graph = graphs[outer]
    var found: [String: Place] = [:]
    for object in prototypeTables(of: outer)[nib] ?? [] {
      let items = graph.items(object)
      for index in stride(from: 0, to: items.count - 1, by: 2) {
        guard let name = graph.text(items[index]) else { continue }
        found[name] = Place(nib: outer, object: items[index + 1])
      }
    }
    return found
  }

  /// The tables of external objects, by the nib of the prototype.
  private func prototypeTables(of nib: Int) -> [Int: [Int]] {
    if let known = tables[nib] { return known }
    let graph = graphs[nib]
    var found: [Int: [Int]] = [:]
    let keys = [
      ("UITableViewCellPrototypeNibs", "UITableViewCellPrototypeNibExternalObjects"),
      ("UICollectionViewCellNibDict", "UICollectionViewCellPrototypeNibExternalObjects"),
      (
        "UICollectionViewSupplementaryViewNibDict",
        "UICollectionViewSupplementaryViewPrototypeNibExternalObjects"
      ),
    ]
    for object in graph.archive.objects.indices {
      for (nibs, externals) in keys where graph.has(externals, object) {
        var tables: [String: Int] = [:]
        for (name, table) in graph.pairs(externals, object) {
          if let name = graph.text(name) { tables[name] = table }
        }
        for (name, nib) in graph.pairs(nibs, object) {
          guard let table = graph.text(name).flatMap({ tables[$0] }) else { continue }
          found[nib, default: []].append(table)
        }
      }
    }
    tables[nib] = found
    return found
  }

  private func addSegments(_ segments: Place, _ node: MarkupNode) {
    let graph = graph(segments)
    for segment in graph.items(segments.object) {
      let element = MarkupNode("segment")
      if let info = graph.object("UISegmentInfo", segment) {
        if let title = graph.text(info) {
          element["title"] = title
        } else {
          setImage(Place(nib: segments.nib, object: info), "image", element)
        }
      }
      node.list("segments").append(element)
    }
    node.list("segments")["key"] = nil
  }

  private func addBarItems(_ side: String, of place: Place, _ node: MarkupNode) {
    let graph = graph(place)
    let name = side == "left" ? "UILeftBarButtonItem" : "UIRightBarButtonItem"
    var items = graph.items(name + "s", place.object)
    if items.isEmpty, let single = graph.object(name, place.object) { items = [single] }
    if items.count == 1 {
      node.append(element(Place(nib: place.nib, object: items[0]), key: "\(side)BarButtonItem"))
    } else {
      let list = node.list("\(side)BarButtonItems")
      for item in items { list.append(element(Place(nib: place.nib, object: item))) }
    }
  }

  // MARK: - Static tables

  /// Adds the sections of the static table to its element.
  func addSections(of nib: Int, to table: MarkupNode) {
    let graph = graphs[nib]
    for top in graph.items("UINibTopLevelObjectsKey", 0)
    where graph.className(top) == "UITableViewDataSource" {
      table["dataMode"] = "static"
      for section in graph.items("UITableSections", top) {
        let place = Place(nib: nib, object: section)
        guard let node = element(place) else { continue }
        for row in graph.items("UITableSectionRows", section) {
          guard let cell = graph.object("UITableRowCell", row),
            let element = element(Place(nib: nib, object: cell))
          else { continue }
          if let height = graph.number("UITableRowHeight", row), height.isFinite {
            element["rowHeight"] = NibText.number(height)
          }
          node.list("cells").append(element)
        }
        table.list("sections").append(node)
      }
    }
  }
}
