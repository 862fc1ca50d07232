internal import InterfaceBuilder

/// A unit's actions, gestures, segues, bar items and collections.
@MainActor
struct UnitConnections {
  private(set) var collections: [String] = []
  private(set) var protocols: [String] = []
  /// Statements about the controller itself.
  private(set) var controllerStatements: [String] = []
  /// Statements about connections, after the views are set up.
  private(set) var statements: [String] = []
  private(set) var methods: [[SourceLine]] = []

  let unit: ConvertedUnit
  let names: ViewNames
  let context: ConversionContext
  private var actions: [ActionMethod] = []
  private var senders: [String: Set<String>] = [:]
  private var selectors: Set<String> = []
  private var taken: Set<String> = []
  /// The method for each segue that needs a method, by the place in the document's segues.
  private var segueMethods: [Int: String] = [:]
  var contents: DocumentContents { context.contents }

  init(_ unit: ConvertedUnit, names: ViewNames, _ context: ConversionContext) {
    self.unit = unit
    self.names = names
    self.context = context
    taken = Set(names.properties.map(\.name))
    nameSegues()
    addCollections()
    addController()
    addRegistrations()
    addBars()
    addActions()
    addRecognizers()
    addSegues()
    methods = actionMethods + methods
  }

  private func location(_ id: String) -> String {
    let file = context.document.path.split(separator: "/").last.map(String.init) ?? ""
    guard let place = context.location(of: id) else { return file }
    return "\(file):\(place.line)"
  }

  private func path(of id: String) -> String? {
    contents.viewsByID[id].flatMap { names.paths[$0] }.map(Identifier.escapedPath)
  }

  // MARK: - Outlets

  private mutating func addCollections() {
    var order: [String] = []
    var members: [String: [String]] = [:]
    for connection in contents.connections where unit.selfIDs.contains(connection.source) {
      guard case .collection(let property) = connection.kind, property != "gestureRecognizers",
        Identifier.isValid(property), !ReservedNames.contains(property, in: unit.baseClass),
        let path = path(of: connection.destination), !path.isEmpty, !path.contains("?")
      else { continue }
      if members[property] == nil { order.append(property) }
      members[property, default: []].append(path)
    }
    collections = order.map { property in
      let list = (members[property] ?? []).joined(separator: ", ")
      let type = Set(
        contents.connections.compactMap { connection -> String? in
          guard connection.kind == .collection(property: property),
            let index = contents.viewsByID[connection.destination]
          else { return nil }
          return ViewInitializer.type(of: contents[index], context)
        })
      let element = type.count == 1 ? type.first ?? "UIView" : "UIView"
      return "lazy var \(Identifier.escaped(property)): [\(element)] = [\(list)]"
    }
  }

  // MARK: - Actions

  private mutating func note(_ action: ActionMethod, sender: String, isSelector: Bool) {
    if !actions.contains(where: { $0.name == action.name }) { actions.append(action) }
    senders[action.name, default: []].insert(sender)
    if isSelector { selectors.insert(action.name) }
  }

  private func canCall(_ selector: String, _ destination: String) -> Bool {
    let name = ActionMethod.name(of: selector)
    guard Identifier.isValid(name), !taken.contains(name),
      !ReservedNames.contains(name, in: unit.baseClass)
    else { return false }
    if unit.selfIDs.contains(destination) { return true }
    return contents.standIns[destination] == .owner
  }

  /// The class's method that an object calls as an action.
  private func selector(of id: String) -> String? {
    for connection in contents.connections where connection.source == id {
      guard case .action(let selector, _) = connection.kind,
        canCall(selector, connection.destination)
      else { continue }
      return selector
    }
    return nil
  }

  private mutating func addActions() {
    for connection in contents.connections {
      guard case .action(let selector, let event?) = connection.kind,
        let index = contents.viewsByID[connection.source], let path = names.paths[index],
        !path.contains("?")
      else { continue }
      let name = Identifier.escapedPath(path)
      guard canCall(selector, connection.destination), Self.events.contains(event) else {
        statements.append(
          context.comment(
            "the action '\(selector)' of \(name.isEmpty ? "self" : name) is not connected",
            at: context.location(of: connection.source) ?? contents[index].location))
        continue
      }
      let action = ActionMethod(selector: selector, location: location(connection.source))
      let type = ViewInitializer.type(of: contents[index], context)
      let target = name.isEmpty ? "" : "\(name)."
      note(action, sender: type, isSelector: context.settings.usesSelectors)
      if context.settings.usesSelectors {
        statements.append("\(target)addTarget(self, action: \(action.reference), for: .\(event))")
      } else {
        let sender = name.isEmpty ? "self" : name
        statements.append(
          "\(target)addAction(UIAction { [unowned self] _ in \(action.call(sender: sender)) }, "
            + "for: .\(event))")
      }
    }
  }

  private static let events: Set<String> = [
    "touchDown", "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragEnter",
    "touchDragExit", "touchUpInside", "touchUpOutside", "touchCancel", "valueChanged",
    "primaryActionTriggered", "editingDidBegin", "editingChanged", "editingDidEnd",
    "editingDidEndOnExit",
  ]

  private var actionMethods: [[SourceLine]] {
    actions.map { action in
      let types = senders[action.name] ?? []
      let sender = types.count == 1 ? types.first ?? "Any" : "Any"
      return action.declaration(
        sender: sender, isObjective: selectors.contains(action.name),
        comment: "\(action.location): move the body of this action here.")
    }
  }

  // MARK: - Gestures

  private mutating func addRecognizers() {
    for connection in contents.connections {
      guard connection.kind == .collection(property: "gestureRecognizers"),
        let index = contents.viewsByID[connection.source], let path = names.paths[index],
        !path.contains("?"),
        let recognizer = recognizer(connection.destination)
      else { continue }
      add(recognizer, to: Identifier.escapedPath(path), contents[index])
    }
  }

  private func recognizer(_ id: String) -> RecognizerElement? {
    (contents.recognizers + contents.scenes.flatMap(\.recognizers)).first { $0.id == id }
  }

  private mutating func add(_ element: RecognizerElement, to path: String, _ view: ViewElement) {
    var type = "UI" + element.elementName.prefix(1).uppercased() + element.elementName.dropFirst()
    // Xcode writes the name of the long press like this.
    if type == "UIPongPressGestureRecognizer" { type = "UILongPressGestureRecognizer" }
    let base = type
    if let custom = element.customClass.map(Identifier.plain) {
      context.needsClass(custom, base: type)
      type = custom
    }
    let action = selector(of: element.id)
    let role = base.dropFirst(2).prefix(1).lowercased() + base.dropFirst(3)
    let stem = Identifier.words(path).dropLast().map { $0 }
    var name = Identifier.lowerCamel(stem + Identifier.words(role.replacing("Gesture", with: "")))
    if !taken.insert(name).inserted {
      var number = 2
      while !taken.insert("\(name)\(number)").inserted { number += 1 }
      name += "\(number)"
    }
    var call = "\(type)()"
    if let action {
      let method = ActionMethod(selector: action, location: location(element.id))
      note(method, sender: type, isSelector: true)
      call = "\(type)(target: self, action: \(method.reference))"
    }
    let settings = recognizerSettings(element, base)
    let target = path.isEmpty ? "" : "\(path)."
    guard !settings.isEmpty else {
      statements.append("\(target)addGestureRecognizer(\(call))")
      return
    }
    statements.append("let \(name) = \(call)")
    statements += settings.map { "\(name).\($0)" }
    statements.append("\(target)addGestureRecognizer(\(name))")
  }

  private func recognizerSettings(_ element: RecognizerElement, _ type: String) -> [String] {
    let attributes = element.attributes
    var settings: [String] = []
    if attributes["enabled"] == "NO" { settings.append("isEnabled = false") }
    func number(_ name: String, usual: String) {
      guard let value = attributes[name].flatMap(Double.init) else { return }
      let text = SwiftLiteral.number(value)
      if text != usual { settings.append("\(name) = \(text)") }
    }
    switch type {
    case "UITapGestureRecognizer":
      number("numberOfTapsRequired", usual: "1")
      number("numberOfTouchesRequired", usual: "1")
    case "UIPanGestureRecognizer": number("minimumNumberOfTouches", usual: "1")
    case "UISwipeGestureRecognizer":
      if let direction = attributes["direction"], ["left", "up", "down"].contains(direction) {
        settings.append("direction = .\(direction)")
      }
    case "UILongPressGestureRecognizer":
      number("minimumPressDuration", usual: "0.5")
      number("allowableMovement", usual: "10")
    default: break
    }
    return settings
  }

  // MARK: - Lists

  private mutating func addRegistrations() {
    for (index, path) in names.paths where !path.isEmpty || index == unit.root {
      let view = contents[index]
      guard view.kind == .tableView || view.kind == .collectionView else { continue }
      let target = path.isEmpty ? "" : "\(Identifier.escapedPath(path))."
      for child in view.children where contents[child].isPrototype {
        guard let name = context.classNames[row: child],
          let identifier = contents[child].reuseName.map(SwiftLiteral.string)
        else { continue }
        switch (view.kind, contents[child].kind) {
        case (.tableView, _):
          statements.append(
            "\(target)register(\(name).self, forCellReuseIdentifier: \(identifier))")
        case (_, .collectionReusableView):
          let isFooter = contents[child].role == .key("sectionFooterView")
          statements.append(
            "\(target)register(\(name).self, forSupplementaryViewOfKind: "
              + "UICollectionView.elementKindSection\(isFooter ? "Footer" : "Header"), "
              + "withReuseIdentifier: \(identifier))")
        default:
          statements.append(
            "\(target)register(\(name).self, forCellWithReuseIdentifier: \(identifier))")
        }
      }
    }
    statements.sort()
    addDelegates()
  }

  private static let delegates: [ViewKind: String] = [
    .textField: "UITextFieldDelegate", .textView: "UITextViewDelegate",
    .scrollView: "UIScrollViewDelegate", .tableView: "UITableViewDelegate",
    .collectionView: "UICollectionViewDelegate", .searchBar: "UISearchBarDelegate",
  ]

  /// Whether a UIKit controller class conforms to a protocol by itself.
  private static func conforms(_ base: String, to name: String) -> Bool {
    switch base {
    case "UITableViewController": ["UITableViewDelegate", "UIScrollViewDelegate"].contains(name)
    case "UICollectionViewController":
      ["UICollectionViewDelegate", "UIScrollViewDelegate"].contains(name)
    default: false
    }
  }

  private mutating func addDelegates() {
    for connection in contents.connections where unit.selfIDs.contains(connection.destination) {
      guard case .outlet(let property) = connection.kind,
        let index = contents.viewsByID[connection.source], let path = names.paths[index],
        !path.contains("?"), !path.isEmpty
      else { continue }
      // These controllers connect their view themselves.
      let isListController = ["UITableViewController", "UICollectionViewController"]
        .contains(unit.baseClass)
      if index == unit.root, isListController { continue }
      let target = Identifier.escapedPath(path)
      if property == "delegate", let name = Self.delegates[contents[index].kind] {
        statements.append("\(target).delegate = self")
        if !protocols.contains(name), !Self.conforms(unit.baseClass, to: name) {
          protocols.append(name)
        }
      } else if property == "dataSource" || property == "delegate" {
        statements.append(
          context.comment(
            "set \(path).\(property) = self when the class conforms to its protocol",
            at: contents[index].location))
      }
    }
    // A protocol that refines another protocol replaces it.
    if protocols.contains(where: { $0 != "UIScrollViewDelegate" && $0.refinesScrolling }) {
      protocols.removeAll { $0 == "UIScrollViewDelegate" }
    }
  }

  // MARK: - Segues

  private mutating func addSegues() {
    guard let controller = unit.controller else { return }
    let writer = SegueStatements(context, names: names)
    for (offset, segue) in contents.segues.enumerated() where segue.source == controller {
      guard segue.kind != "relationship" else { continue }
      guard segue.kind != "unwind" else {
        statements.append(
          context.comment(
            "the unwind segue '\(segue.unwindAction ?? "")' is not expressed", at: segue.location))
        continue
      }
      guard let destination = writer.destination(segue.destination) else {
        statements.append(
          context.comment("the segue leads to a missing scene", at: segue.location))
        continue
      }
      if segue.kind == "embed" {
        guard let path = segue.sourceView.flatMap({ names.paths[$0] }) else { continue }
        statements += writer.embed(
          destination, in: Identifier.escapedPath(path), name: fresh("child"))
        continue
      }
      guard let name = segueMethods[offset] else { continue }
      methods.append([.block("func \(name)()", .statements(writer.body(of: segue, destination)))])
      connect(segue, to: name)
    }
  }

  /// Names the methods of segues, which bars and controls call.
  private mutating func nameSegues() {
    let writer = SegueStatements(context, names: names)
    for (offset, segue) in contents.segues.enumerated() where segue.source == unit.controller {
      guard unit.controller != nil, !["relationship", "unwind", "embed"].contains(segue.kind),
        writer.destination(segue.destination) != nil
      else { continue }
      let words = Identifier.words(segue.identifier ?? writer.title(segue.destination))
      let stem = words.first?.first?.isLetter == true ? Identifier.upperCamel(words) : "Next"
      segueMethods[offset] = fresh(
        stem.lowercased().hasPrefix("show") || stem.lowercased().hasPrefix("present")
          ? Identifier.lowerCamel(Identifier.words(stem)) : "show\(stem)")
    }
  }

  /// The method of the segue that starts at a bar item.
  private func segueMethod(of id: String?) -> String? {
    guard let id else { return nil }
    return contents.segues.firstIndex { $0.sourceID == id }.flatMap { segueMethods[$0] }
  }

  private var actionNames: Set<String> {
    Set(
      contents.connections.compactMap { connection in
        guard case .action(let selector, _) = connection.kind else { return nil }
        return ActionMethod.name(of: selector)
      })
  }

  private mutating func fresh(_ wanted: String) -> String {
    let all = taken.union(actionNames)
    var name = wanted
    var number = 2
    while all.contains(name) || ReservedNames.contains(name, in: unit.baseClass) {
      name = "\(wanted)\(number)"
      number += 1
    }
    taken.insert(name)
    return name
  }

  private mutating func connect(_ segue: SegueElement, to method: String) {
    guard let id = segue.sourceID, let index = contents.viewsByID[id],
      let path = names.paths[index], !path.isEmpty, !path.contains("?"),
      Self.controls.contains(contents[index].kind)
    else { return }
    let event = contents[index].kind == .button ? "touchUpInside" : "valueChanged"
    statements.append(
      "\(Identifier.escapedPath(path)).addAction(UIAction { [unowned self] _ in \(method)() }, "
        + "for: .\(event))")
  }

  private static let controls: Set<ViewKind> = [
    .button, .switch, .slider, .segmentedControl, .textField, .stepper, .pageControl, .datePicker,
  ]

  // MARK: - Controllers

  private mutating func addController() {
    guard let index = unit.controller else { return }
    let controller = contents[index]
    func text(_ value: String?, _ property: String, _ id: String?) -> String? {
      guard let value, !value.isEmpty else { return nil }
      return id.map { context.text(value, property, of: $0) } ?? SwiftLiteral.string(value)
    }
    if let title = text(controller.title, "title", controller.id) {
      controllerStatements.append("title = \(title)")
    }
    if controller.hidesBottomBarWhenPushed {
      controllerStatements.append("hidesBottomBarWhenPushed = true")
    }
    if controller.extendedLayoutIncludesOpaqueBars {
      controllerStatements.append("extendedLayoutIncludesOpaqueBars = true")
    }
    if let edges = controller.extendedEdges {
      let order = ["top", "left", "bottom", "right"].filter(edges.contains)
      controllerStatements.append(
        "edgesForExtendedLayout = [\(order.map { ".\($0)" }.joined(separator: ", "))]")
    }
    if context.child("userDefinedRuntimeAttributes", of: controller.id) != nil {
      controllerStatements.append(
        context.comment(
          "the runtime attributes of the controller are not set", at: controller.location))
    }
    if let item = controller.navigationItem { addItem(item, controller) }
    if !controller.toolbarItems.isEmpty {
      let items = controller.toolbarItems.map { barButton($0) }
      controllerStatements.append("toolbarItems = [\(items.joined(separator: ", "))]")
    }
    if let item = controller.tabBarItem { addTab(item) }
    if unit.baseClass == "UITabBarController" {
      let writer = SegueStatements(context, names: names)
      let tabs = contents.relationships("viewControllers", from: index)
        .compactMap { writer.destination(contents[$0].id) }
      if !tabs.isEmpty {
        controllerStatements.append("viewControllers = [\(tabs.joined(separator: ", "))]")
      }
    }
  }

  private mutating func addItem(_ item: NavigationItemElement, _ controller: ControllerElement) {
    if let title = item.title, !title.isEmpty, title != "Title", title != controller.title {
      let literal =
        item.id.map { context.text(title, "title", of: $0) } ?? SwiftLiteral.string(title)
      controllerStatements.append("navigationItem.title = \(literal)")
    }
    if let prompt = item.prompt {
      controllerStatements.append("navigationItem.prompt = \(SwiftLiteral.string(prompt))")
    }
    if item.hidesBackButton { controllerStatements.append("navigationItem.hidesBackButton = true") }
    if let mode = item.largeTitleDisplayMode, ["always", "never"].contains(mode) {
      controllerStatements.append("navigationItem.largeTitleDisplayMode = .\(mode)")
    }
    if let view = item.titleView, let path = path(of: view), !path.isEmpty {
      controllerStatements.append("navigationItem.titleView = \(path)")
    }
    for (property, items) in [("left", item.leftItems), ("right", item.rightItems)] {
      let made = items.map { barButton($0) }
      if made.count == 1 {
        controllerStatements.append("navigationItem.\(property)BarButtonItem = \(made[0])")
      } else if !made.isEmpty {
        controllerStatements.append(
          "navigationItem.\(property)BarButtonItems = [\(made.joined(separator: ", "))]")
      }
    }
  }

  /// The items of bars among the views.
  private mutating func addBars() {
    for (index, name) in names.properties {
      let path = Identifier.escaped(name)
      switch contents[index].details {
      case .toolbar(let bar) where !bar.items.isEmpty:
        let items = bar.items.map { barButton($0) }
        statements.append("\(path).items = [\(items.joined(separator: ", "))]")
      case .tabBar(let bar) where !bar.items.isEmpty:
        let items = bar.items.map { tab($0) }
        statements.append("\(path).items = [\(items.joined(separator: ", "))]")
      case .navigationBar(let bar):
        for item in bar.items { add(item, to: path) }
      default: continue
      }
    }
  }

  private mutating func add(_ item: NavigationItemElement, to bar: String) {
    let name = fresh("\(bar)Item")
    let title = item.title.map { text in
      item.id.map { context.text(text, "title", of: $0) } ?? SwiftLiteral.string(text)
    }
    statements.append("let \(name) = UINavigationItem(title: \(title ?? "\"\""))")
    if let view = item.titleView, let path = path(of: view), !path.isEmpty {
      statements.append("\(name).titleView = \(path)")
    }
    for (property, items) in [("left", item.leftItems), ("right", item.rightItems)] {
      let made = items.map { barButton($0) }
      guard !made.isEmpty else { continue }
      statements.append("\(name).\(property)BarButtonItems = [\(made.joined(separator: ", "))]")
    }
    statements.append("\(bar).pushItem(\(name), animated: false)")
  }

  private mutating func addTab(_ item: TabBarItemElement) {
    controllerStatements.append("tabBarItem = \(tab(item))")
  }

  private func tab(_ item: TabBarItemElement) -> String {
    if let system = item.systemItem {
      return "UITabBarItem(tabBarSystemItem: .\(system), tag: 0)"
    }
    let title = item.title.map { text in
      item.id.map { context.text(text, "title", of: $0) } ?? SwiftLiteral.string(text)
    }
    let image = item.image.map { ImageExpression.of($0) } ?? "nil"
    let selected = item.selectedImage.map { ImageExpression.of($0) } ?? "nil"
    return "UITabBarItem(title: \(title ?? "nil"), image: \(image), selectedImage: \(selected))"
  }

  private mutating func barButton(_ item: BarButtonItemElement) -> String {
    if let view = item.customView, let path = path(of: view), !path.isEmpty {
      return "UIBarButtonItem(customView: \(path))"
    }
    let action = item.id.flatMap { selector(of: $0) }
    let system = item.systemItem.flatMap { Self.systemItems.contains($0) ? $0 : nil }
    let title = item.title.map { text in
      item.id.map { context.text(text, "title", of: $0) } ?? SwiftLiteral.string(text)
    }
    let segue = action == nil ? segueMethod(of: item.id) : nil
    if segue == nil, context.settings.usesSelectors || action == nil {
      let target = action == nil ? "nil" : "self"
      var reference = "nil"
      if let action {
        let method = ActionMethod(selector: action, location: location(item.id ?? ""))
        note(method, sender: "UIBarButtonItem", isSelector: true)
        reference = method.reference
      }
      if let system {
        return
          "UIBarButtonItem(barButtonSystemItem: .\(system), target: \(target), action: \(reference))"
      }
      let style = item.isDone ? ".done" : ".plain"
      if let image = item.image, title == nil {
        return "UIBarButtonItem(image: \(ImageExpression.of(image)), style: \(style), "
          + "target: \(target), action: \(reference))"
      }
      return "UIBarButtonItem(title: \(title ?? "nil"), style: \(style), target: \(target), "
        + "action: \(reference))"
    }
    var closure = segue.map { "UIAction { [unowned self] _ in \($0)() }" } ?? ""
    if let action {
      let method = ActionMethod(selector: action, location: location(item.id ?? ""))
      note(method, sender: "Any", isSelector: false)
      closure = "UIAction { [unowned self] action in \(method.call(sender: "action")) }"
    }
    if let system { return "UIBarButtonItem(systemItem: .\(system), primaryAction: \(closure))" }
    let image = item.image.map { "image: \(ImageExpression.of($0)), " } ?? ""
    let label = title.map { "title: \($0), " } ?? ""
    return "UIBarButtonItem(\(label)\(image)primaryAction: \(closure))"
  }

  private static let systemItems: Set<String> = [
    "done", "cancel", "edit", "save", "add", "flexibleSpace", "fixedSpace", "compose", "reply",
    "action", "organize", "bookmarks", "search", "refresh", "stop", "camera", "trash", "play",
    "pause", "rewind", "fastForward", "undo", "redo", "close",
  ]
}

extension String {
  fileprivate var refinesScrolling: Bool {
    ["UITableViewDelegate", "UICollectionViewDelegate", "UITextViewDelegate"].contains(self)
  }
}
