internal import InterfaceBuilder

/// The names of a unit's views: outlets, labels, texts, identifiers, or roles.
@MainActor
struct ViewNames {
  /// The expression for each view: a property, or a part of a property.
  private(set) var paths: [ViewIndex: String] = [:]
  /// The views that are properties, in the order of the document.
  private(set) var properties: [(index: ViewIndex, name: String)] = []
  /// The views that other code reaches by an outlet.
  private(set) var outlets: Set<ViewIndex> = []

  private let context: ConversionContext
  private let unit: ConvertedUnit
  private var taken: Set<String>
  private var contents: DocumentContents { context.contents }

  init(_ unit: ConvertedUnit, _ context: ConversionContext, reserved: Set<String>) {
    self.context = context
    self.unit = unit
    taken = reserved
    let indices = Self.views(of: unit, context)
    var wanted = outletNames(of: indices)
    outlets = Set(wanted.keys)
    for index in indices where !setFixedPath(index) {
      properties.append((index, ""))
    }
    // Outlets are names of other code: they are assigned first.
    for (index, _) in properties {
      guard let name = wanted[index] else { continue }
      wanted[index] = unique(name, alternatives: ["\(name)\(role(of: index))"])
      paths[index] = wanted[index]
    }
    for (index, _) in properties where paths[index] == nil {
      guard let name = ownName(of: index) else { continue }
      // A heading often has the name of the label below it.
      let title = name.hasSuffix("Label") ? "\(name.dropLast(5))TitleLabel" : nil
      paths[index] = unique(name, alternatives: [qualified(name, index), title].compactMap { $0 })
    }
    for (index, _) in properties where paths[index] == nil {
      let name = roleName(of: index)
      let alternatives = [qualified(name, index), stackName(name, index)]
      paths[index] = unique(name, alternatives: alternatives.compactMap { $0 })
    }
    for position in properties.indices {
      let index = properties[position].index
      properties[position].name = paths[index] ?? ""
    }
    completePaths(indices)
  }

  /// The unit's views, parents first, except rows that have separate classes.
  static func views(of unit: ConvertedUnit, _ context: ConversionContext) -> [ViewIndex] {
    var found: [ViewIndex] = []
    var stack = ([unit.root].compactMap { $0 } + unit.extraRoots).reversed().map { $0 }
    while let index = stack.popLast() {
      let view = context.contents[index]
      let isRoot = index == unit.root
      guard isRoot || !view.isPrototype,
        !context.condition({ $0.isInstalled(index) }).isNever
      else { continue }
      found.append(index)
      stack += view.children.reversed()
    }
    return found
  }

  // MARK: - Paths that are not properties

  /// Sets the path to a view that the class already has.
  private mutating func setFixedPath(_ index: ViewIndex) -> Bool {
    let view = contents[index]
    if index == unit.root {
      switch unit.kind {
      case .controller:
        paths[index] = unit.rootPath(view)
        if paths[index] == nil { return false }
      default: paths[index] = ""
      }
      return true
    }
    if view.role == .key("contentView") { return true }
    return stockPath(index) != nil
  }

  /// The stock cell's label or image, by the name in the cell.
  func stockPath(_ index: ViewIndex) -> (cell: ViewIndex, name: String)? {
    guard let content = contents[index].parent, let cell = contents[content].parent,
      case .tableViewCell(let details) = contents[cell].details,
      let name = details.stockSubviews.first(where: { $0.value == contents[index].id })?.key
    else { return nil }
    return (cell, name)
  }

  private mutating func completePaths(_ indices: [ViewIndex]) {
    for index in indices where paths[index] == nil {
      if let (cell, name) = stockPath(index) {
        paths[index] = joined(paths[cell] ?? "", "\(name)?")
      } else if let parent = contents[index].parent {
        paths[index] = joined(paths[parent] ?? "", "contentView")
      }
    }
  }

  private func joined(_ path: String, _ member: String) -> String {
    path.isEmpty ? member : "\(path).\(member)"
  }

  // MARK: - Names

  private func outletNames(of indices: [ViewIndex]) -> [ViewIndex: String] {
    let known = Set(indices)
    var names: [ViewIndex: String] = [:]
    for connection in contents.connections where unit.selfIDs.contains(connection.source) {
      guard case .outlet(let property) = connection.kind,
        let index = contents.viewsByID[connection.destination], known.contains(index),
        names[index] == nil, Identifier.isValid(property)
      else { continue }
      names[index] = property
    }
    return names
  }

  private mutating func unique(_ name: String, alternatives: [String]) -> String {
    for name in [name] + alternatives {
      let isReserved = ReservedNames.contains(name, in: unit.baseClass)
      if !isReserved, taken.insert(name).inserted { return name }
    }
    let base = name
    var number = 2
    while !taken.insert("\(base)\(number)").inserted { number += 1 }
    return "\(base)\(number)"
  }

  private func role(of index: ViewIndex) -> String { OutlineWords.role(of: contents[index].kind) }

  /// A name from the view's own label, identifier, text, image or class.
  private func ownName(of index: ViewIndex) -> String? {
    let view = contents[index]
    let role = role(of: index)
    let identifier = context.child("accessibility", of: view.id)?.attributes["identifier"]
    for text in [view.userLabel, identifier] {
      guard let text else { continue }
      let words = Array(Identifier.words(text).prefix(5))
      let name = named(words, role: role)
      if let name { return name }
    }
    let texts = texts(of: view).filter { !Self.placeholders.contains($0.lowercased()) }
    for text in texts {
      // In a key such as `login.title_hint`, the last words are specific.
      let words = Identifier.words(text)
      let isKey = !text.contains(" ") && text.contains { $0 == "_" || $0 == "." } && words.count > 2
      let chosen = isKey ? Array(words.suffix(2)) : Array(words.prefix(3))
      if let name = named(chosen, role: role) { return name }
    }
    // The keys on a pad have numbers.
    if role == "Button", let title = texts.first, (1...2).contains(title.count),
      title.allSatisfy({ $0.isASCII && $0.isNumber })
    {
      return "button\(title)"
    }
    if let image = Self.imageName(of: view) {
      let words = Identifier.words(image).filter { !Self.imageWords.contains($0.lowercased()) }
      if let name = named(Array(words.prefix(3)), role: role) { return name }
    }
    guard let custom = view.customClass else { return nil }
    var words = Identifier.words(Identifier.plain(custom))
    if words.count > 1, let first = words.first, first.count < 5,
      first.allSatisfy({ $0.isUppercase })
    {
      words.removeFirst()
    }
    let name = Identifier.lowerCamel(words)
    return Identifier.isValid(name) && name.count > 2 ? name : nil
  }

  private func named(_ words: [String], role: String) -> String? {
    guard let first = words.first, first.first?.isLetter == true,
      words.joined().count > 1
    else { return nil }
    let roles = Identifier.words(role)
    // A label's name `Title Label` needs no second role.
    var base = Self.without(role == "Stack" ? ["Stack", "View"] : roles, words)
    if base.count == 1, roles.map({ $0.lowercased() }) == [base[0].lowercased()] { return nil }
    // Long names break lines: the first words are enough.
    while base.count > 1, base.joined().count > 18 { base.removeLast() }
    return Identifier.lowerCamel(base + roles)
  }

  /// The words, except a role at their end; at least one word remains.
  private static func without(_ roles: [String], _ words: [String]) -> [String] {
    let roles = roles.map { $0.lowercased() }
    var words = words
    while words.count > 1, let last = words.last, roles.contains(last.lowercased()) {
      words.removeLast()
    }
    return words
  }

  /// The words for a container, except the role.
  static func withoutRole(_ words: [String]) -> [String] {
    without(["View", "Container", "Stack", "Cell"], words)
  }

  private static let imageWords: Set<String> = [
    "ic", "icon", "img", "image", "btn", "bg", "png", "jpg", "jpeg", "pdf", "svg",
  ]
  private static let placeholders: Set<String> = ["label", "button", "text", "text view", "title"]

  /// A stock label's text.
  private func text(_ label: String) -> String? {
    guard let index = contents.viewsByID[label], case .label(let label) = contents[index].details
    else { return nil }
    return label.text
  }

  private func texts(of view: ViewElement) -> [String] {
    let texts: [String?] =
      switch view.details {
      case .label(let label): [label.text, label.attributedText?.string]
      case .button(let button):
        [button.configuration?.title, button.normal.title, button.normal.attributedTitle?.string]
      case .textField(let field): [field.placeholder, field.text]
      case .tableViewCell(let cell):
        [cell.reuseIdentifier, cell.stockSubviews["textLabel"].flatMap(text)]
      default: []
      }
    return texts.compactMap { $0 }.filter { $0.count < 60 }
  }

  private static func imageName(of view: ViewElement) -> String? {
    switch view.details {
    case .imageView(let view): view.image?.name
    case .button(let button):
      button.normal.image?.name ?? button.configuration?.image?.name
        ?? button.normal.backgroundImage
    default: nil
    }
  }

  /// A name for an unnamed view: from the content, or the role.
  private func roleName(of index: ViewIndex) -> String {
    let view = contents[index]
    let role = role(of: index)
    if !view.children.isEmpty, let inner = namedDescendant(of: index) {
      var words = Identifier.words(paths[inner] ?? "")
      if words.count > 1 { words = Self.without(Identifier.words(self.role(of: inner)), words) }
      let isPlain = role == "View"
      if isPlain, words.last == "Container" { words[words.count - 1] = "Wrapper" }
      if isPlain, words.last == "Wrapper" { return Identifier.lowerCamel(words) }
      let roles = isPlain ? ["Container"] : Identifier.words(role)
      return Identifier.lowerCamel(Self.without(roles, words) + roles)
    }
    guard role == "View" else {
      let name = Identifier.lowerCamel(Identifier.words(role))
      return Identifier.escaped(name) == name ? name : "\(name)Control"
    }
    if view.kind == .containerView { return "embeddedView" }
    if let frame = view.frame, min(frame.width, frame.height) <= 2 { return "separatorView" }
    return view.children.isEmpty ? "backgroundView" : "containerView"
  }

  /// The stack view's name with the axis.
  private func stackName(_ name: String, _ index: ViewIndex) -> String? {
    guard case .stackView(let stack) = contents[index].details, name.hasSuffix("Stack") else {
      return nil
    }
    return name.dropLast(5) + (stack.isVertical ? "Column" : "Row")
  }

  private func namedDescendant(of index: ViewIndex) -> ViewIndex? {
    var stack = Array(contents[index].children.reversed())
    while let next = stack.popLast() {
      if let path = paths[next], !path.isEmpty, !path.contains(".") { return next }
      stack += contents[next].children.reversed()
    }
    return nil
  }

  /// The name with a word of the nearest named container.
  private func qualified(_ name: String, _ index: ViewIndex) -> String? {
    var parent = contents[index].parent
    while let next = parent {
      if let path = paths[next], !path.isEmpty, !path.contains("."), path != "view" {
        let words = Self.withoutRole(Identifier.words(path))
        let qualified = Identifier.lowerCamel(words + Identifier.words(name))
        return qualified.count > 32 || name.hasPrefix(words[0]) ? nil : qualified
      }
      parent = contents[next].parent
    }
    return nil
  }
}

extension ConvertedUnit {
  /// The expression for a controller's view; nil if it is a property.
  func rootPath(_ view: ViewElement) -> String? {
    switch baseClass {
    case "UITableViewController" where view.kind == .tableView && view.customClass == nil:
      return "tableView"
    case "UICollectionViewController"
    where view.kind == .collectionView && view.customClass == nil:
      return "collectionView"
    default: return view.kind == .view && view.customClass == nil ? "view" : nil
    }
  }
}
