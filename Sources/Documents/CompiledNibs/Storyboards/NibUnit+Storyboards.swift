internal import InterfaceBuilder

/// Controllers, their bars and segues.
extension NibUnit {
  func storyboardPart(
    _ part: NibPart, _ argument: String, of element: Int, _ object: Int
  ) -> NibValue? {
    switch part {
    case .childControllers:
      let controllers = childControllers(of: element)
      guard !controllers.isEmpty else { return nil }
      return .object(
        collection("NSMutableArray", controllers.map { controllerObject($0, in: element) }))
    case .parentController:
      guard document.isInsideContainer(element), let holder = document.container[element],
        isMember(holder)
      else { return nil }
      return .object(self.object(for: holder))
    case .sceneIdentifier: return .object(string(document.sceneIdentifier(of: element)))
    case .tableRows: return tableRows(of: element)
    case .viewNib: return viewNib(of: element, object)
    case .ownView: return ownView(of: element)
    case .navigationItemBar: return navigationItemBar(of: element)
    case .navigationItems:
      guard let controller = markup[element].parent,
        let root = childControllers(of: controller).first,
        let item = document.child("navigationItem", of: root)
      else {
        let items = document.contents("items", of: element)
        return items.isEmpty
          ? nil : .object(collection("NSMutableArray", items.map { self.object(for: $0) }))
      }
      return .object(collection("NSMutableArray", [self.object(for: item)]))
    case .tabItems:
      guard let controller = markup[element].parent else { return nil }
      let items = childControllers(of: controller).compactMap {
        document.child("tabBarItem", of: $0)
      }
      return items.isEmpty
        ? nil : .object(collection("NSArray", items.map { self.object(for: $0) }))
    case .items:
      let items = document.contents("items", of: element)
      return items.isEmpty
        ? nil : .object(collection("NSArray", items.map { self.object(for: $0) }))
    case .barDelegate:
      guard let controller = markup[element].parent, document.isController(controller) else {
        return nil
      }
      return .object(self.object(for: controller))
    case .barItems: return barItems(argument, of: element, object)
    case .restorationIdentifier:
      if let text = document.attribute("restorationIdentifier", of: element) {
        return .object(string(text))
      }
      guard
        document.attribute("useStoryboardIdentifierAsRestorationIdentifier", of: element) == "YES",
        let text = document.attribute("storyboardIdentifier", of: element)
      else { return nil }
      return .object(string(text))
    case .toolbarItems:
      let items = document.contents("toolbarItems", of: element)
      return items.isEmpty
        ? nil : .object(collection("NSArray", items.map { self.object(for: $0) }))
    case .segues: return segues(of: element)
    case .keptObjects: return keptObjects(of: element)
    default: return nil
    }
  }

  func childControllers(of element: Int) -> [Int] {
    document.contents("connections", of: element).compactMap { segue in
      guard document.name(segue) == "segue",
        document.attribute("kind", of: segue) == "relationship",
        let id = document.attribute("destination", of: segue), let child = document.ids[id],
        document.container[child] == element
      else { return nil }
      return child
    }
  }

  func controllerObject(_ controller: Int, in holder: Int) -> Int {
    if document.isInsideContainer(controller) { return object(for: controller) }
    if let known = placeholders[controller] { return known }
    let index = add("UIStoryboardViewControllerPlaceholder")
    placeholders[controller] = index
    set(
      "UIStoryboardIdentifier", .object(string(document.sceneIdentifier(of: controller))), of: index
    )
    set("UIParentViewController", .object(object(for: holder)), of: index)
    identify(index)
    return index
  }

  private func viewNib(of element: Int, _ object: Int) -> NibValue? {
    guard document.isStoryboard, let view = document.child("view", of: element),
      document.unit[view] == view, let id = document.attribute("id", of: element)
    else { return nil }
    let unit = NibUnit(document, root: view)
    let name = "\(id)-view-\(document.attribute("id", of: view) ?? "")"
    compiled.append((name, unit.viewArchive(of: view, isOwned: true)))
    compiled += unit.compiled
    tables.append((object, unit.externals))
    return .object(string(name))
  }

  /// The view inside a xib's controller: only storyboards have a nib for it.
  private func ownView(of element: Int) -> NibValue? {
    guard !document.isStoryboard, let view = document.child("view", of: element) else { return nil }
    document.report(
      .warning, "not-proven",
      "a controller's view in a xib is not proven: no compiled document shows its key",
      at: element)
    return .object(object(for: view))
  }

  /// Writes the tables of placeholders, when all objects of the unit exist.
  func writeExternalTables() {
    var done = 0
    // Objects made here can have views of their own.
    while done < tables.count {
      let (object, externals) = tables[done]
      done += 1
      let entries = externals.flatMap { [string($0.name), self.object(for: $0.element)] }
      set(
        "UIExternalObjectsTableForViewLoading", .object(collection("NSDictionary", entries)),
        of: object)
    }
  }

  private func navigationItemBar(of element: Int) -> NibValue? {
    guard let controller = markup[element].parent,
      let holder = document.container[controller],
      document.name(holder) == "navigationController",
      childControllers(of: holder).first == controller, isMember(holder),
      let bar = document.child("navigationBar", of: holder)
    else { return nil }
    return .object(object(for: bar))
  }

  private func barItems(_ side: String, of element: Int, _ object: Int) -> NibValue? {
    let key = "\(side)BarButtonItem"
    let name = side == "left" ? "UILeftBarButtonItem" : "UIRightBarButtonItem"
    var items = document.contents(key + "s", of: element)
    if items.isEmpty, let single = document.child(key, of: element) { items = [single] }
    guard let first = items.first else { return nil }
    let objects = items.map { self.object(for: $0) }
    set(name + "s", .object(collection("NSArray", objects)), of: object)
    return .object(self.object(for: first))
  }

  private func keptObjects(of element: Int) -> NibValue? {
    guard let objects = markup[element].parent, document.name(objects) == "objects" else {
      return nil
    }
    let kept = markup[objects].children.filter {
      $0 != element && document.name($0) != "placeholder" && document.name($0) != "exit"
    }
    return kept.isEmpty ? nil : .object(collection("NSArray", kept.map { object(for: $0) }))
  }

  // MARK: - Segues

  private static let segueClasses = [
    "show": "UIStoryboardShowSegueTemplate", "embed": "UIStoryboardEmbedSegueTemplate",
    "push": "UIStoryboardPushSegueTemplate", "modal": "UIStoryboardModalSegueTemplate",
    "presentation": "UIStoryboardPresentationSegueTemplate",
    "unwind": "UIStoryboardUnwindSegueTemplate", "custom": "UIStoryboardSegueTemplate",
    "showDetail": "UIStoryboardShowSegueTemplate",
  ]

  /// The segues that begin at the controller or at objects in the scene.
  private func segues(of controller: Int) -> NibValue? {
    guard let objects = markup[controller].parent, document.name(objects) == "objects" else {
      return nil
    }
    let found = markup.subtree(of: objects).filter {
      document.name($0) == "segue" && document.attribute("kind", of: $0) != "relationship"
    }
    guard !found.isEmpty else { return nil }
    return .object(collection("NSArray", found.map { segue($0) }))
  }

  func segue(_ element: Int) -> Int {
    if let known = existing(element) { return known }
    let kind = document.attribute("kind", of: element) ?? "show"
    let index = add(Self.segueClasses[kind] ?? "UIStoryboardSegueTemplate")
    register(index, for: element)
    if let identifier = document.attribute("identifier", of: element) {
      set("UIIdentifier", .object(string(identifier)), of: index)
    }
    switch kind {
    case "unwind":
      set(
        "UIAction", .object(string(document.attribute("unwindAction", of: element) ?? "")),
        of: index)
      set("UIDestinationViewControllerIdentifier", .null, of: index)
      return index
    case "show": set("UIActionName", .object(string("showViewController:sender:")), of: index)
    case "showDetail":
      set("UIActionName", .object(string("showDetailViewController:sender:")), of: index)
    case "embed":
      set("UIPerformOnViewLoad", .bool(true), of: index)
      set("UIContainerView", .null, of: index)
    case "push":
      set("UIDestinationContainmentContext", .integer(0), of: index)
      set("UISplitViewControllerIndex", .integer(0), of: index)
    default: break
    }
    if let id = document.attribute("destination", of: element), let destination = document.ids[id] {
      set(
        "UIDestinationViewControllerIdentifier",
        .object(string(document.sceneIdentifier(of: destination))), of: index)
    }
    return index
  }

  // MARK: - Bars

  func barGeometry(_ part: NibPart, of element: Int) -> NibValue? {
    guard let frame = frame(of: element) else {
      return part == .barMask ? .integer(2) : nil
    }
    let isTop = markup[element].parent.map { document.isController($0) } ?? false
    guard isTop else {
      return switch part {
      case .barBounds: .packed([0, 0, frame.width, frame.height])
      case .barCenter: .packed([frame.x + frame.width / 2, frame.y + frame.height / 2])
      default: .integer(2)
      }
    }
    if document.name(element) == "tabBar" {
      return part == .barBounds
        ? .packed([0, 0, 320, 49]) : .packed([160, frame.y + frame.height / 2])
    }
    let isLarge = document.attribute("largeTitles", of: element) == "YES" && xcode >= 1100
    let height = xcode < 900 ? min(frame.height, 44) : frame.height - (isLarge ? 52 : 0)
    let width = xcode >= 900 ? 0.0 : 320
    return switch part {
    case .barBounds: .packed([0, 0, width, height])
    case .barCenter: .packed([width / 2, frame.y + height / 2])
    default: .integer(2)
    }
  }

  // MARK: - Static tables

  /// The data source for static cells, a top-level object of the view's nib.
  func staticDataSource(of table: Int) -> Int? {
    let sections = document.contents("sections", of: table)
    guard !sections.isEmpty else { return nil }
    let index = add("UITableViewDataSource")
    set(
      "UITableSections", .object(collection("NSArray", sections.map { object(for: $0) })), of: index
    )
    return index
  }

  private func tableRows(of section: Int) -> NibValue? {
    let table = markup[section].parent.flatMap { markup[$0].parent }
    let rows = document.contents("cells", of: section).map { cell in
      let cellObject = object(for: cell)
      let index = add("UITableViewRow")
      let height =
        document.number("rowHeight", of: cell)
        ?? table.flatMap { document.number("rowHeight", of: $0) }
      set("UITableRowHeight", .float(Float(height ?? 44)), of: index)
      set("UITableRowCell", .object(cellObject), of: index)
      return index
    }
    return .object(collection("NSArray", rows))
  }

  // MARK: - Prototypes

  func tablePrototypes(of element: Int, _ object: Int) -> NibValue? {
    prototypes(
      document.contents("prototypes", of: element), "UITableViewCellPrototypeNibExternalObjects",
      object)
  }

  func collectionPrototypes(of element: Int, _ object: Int) -> NibValue? {
    let kinds = [
      ("sectionHeaderView", "UICollectionElementKindSectionHeader"),
      ("sectionFooterView", "UICollectionElementKindSectionFooter"),
    ]
    var (nibs, externals): ([Int], [Int]) = ([], [])
    for (key, kind) in kinds {
      guard let view = document.child(key, of: element),
        let reuse = document.attribute("reuseIdentifier", of: view)
      else { continue }
      let (nib, table) = prototype(view)
      nibs += [string("\(kind)/\(reuse)"), nib]
      externals += [string("\(kind)/\(reuse)"), table]
    }
    if !nibs.isEmpty {
      set(
        "UICollectionViewSupplementaryViewNibDict",
        .object(collection("NSMutableDictionary", nibs)), of: object)
      set(
        "UICollectionViewSupplementaryViewPrototypeNibExternalObjects",
        .object(collection("NSMutableDictionary", externals)), of: object)
    }
    return prototypes(
      document.contents("cells", of: element), "UICollectionViewCellPrototypeNibExternalObjects",
      object)
  }

  private func prototypes(_ cells: [Int], _ tableKey: String, _ object: Int) -> NibValue? {
    var (nibs, externals): ([Int], [Int]) = ([], [])
    for cell in cells {
      guard let reuse = document.attribute("reuseIdentifier", of: cell) else { continue }
      let (nib, table) = prototype(cell)
      nibs += [string(reuse), nib]
      externals += [string(reuse), table]
    }
    guard !nibs.isEmpty else { return nil }
    set(tableKey, .object(collection("NSMutableDictionary", externals)), of: object)
    return .object(collection("NSMutableDictionary", nibs))
  }

  private func prototype(_ cell: Int) -> (nib: Int, table: Int) {
    let unit = NibUnit(document, root: cell)
    let archive = unit.viewArchive(of: cell, isOwned: false)
    compiled += unit.compiled
    let data = add("NSData")
    set("NS.bytes", .data(archive.bytes), of: data)
    let nib = add("UINib")
    set("captureEnclosingNIBBundleOnDecode", .bool(true), of: nib)
    set("archiveData", .object(data), of: nib)
    let entries = unit.externals.flatMap { [string($0.name), object(for: $0.element)] }
    return (nib, collection("NSMutableDictionary", entries))
  }
}
