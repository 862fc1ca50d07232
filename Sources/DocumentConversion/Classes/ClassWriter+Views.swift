internal import AutoLayout
internal import InterfaceBuilder

/// The method that sets up the views of a class.
extension ClassWriter {
  var setUpViews: [SourceLine] {
    var body: [SourceLine] = []
    for index in views { body += .statements(commonStatements(index)) }
    body += .statements(connections.controllerStatements)
    body += usualHugging
    body += translation
    for index in views { body += hierarchy(index) }
    body += .statements(connections.statements)
    for comment in constraints.comments { body.append(.comment(String(comment.dropFirst(3)))) }
    let lines = body.map { line -> SourceLine in
      guard case .statement(let text) = line, text.hasPrefix("// ") else { return line }
      return .comment(String(text.dropFirst(3)))
    }
    return [.block("private func setUpViews()", lines)]
  }

  // MARK: - Properties

  private func statements(_ index: ViewIndex, in interface: EffectiveInterface) -> [String] {
    var view = interface.view(index)
    let path = Identifier.escapedPath(path(index))
    let isPlaced = isPlaced(index, in: interface)
    if view.autoresizing.isFixed { view.autoresizing = [] }
    var lines: [String] = []
    if !isPlaced, needsSize(index), let frame = view.frame, path != "view" {
      let member = path.isEmpty ? "frame" : "\(path).frame"
      lines.append("\(member) = \(SwiftLiteral.rect(frame))")
    }
    let made = ViewStatements(view, path: path, isPlaced: isPlaced, context)
    lines += made.lines
    if let layout = layoutName(index), case .collectionView(let collection) = view.details {
      lines += FlowLayoutStatements(collection.layout, path: layout).lines
    } else if index == unit.root, unit.baseClass == "UICollectionViewController",
      case .collectionView(let collection) = view.details
    {
      lines += FlowLayoutStatements.ofController(collection.layout)
    }
    return lines
  }

  /// The statements of all size classes, by the interfaces in which the view is installed.
  private func allStatements(_ index: ViewIndex) -> [[String]?] {
    context.interfaces.map { $0.isInstalled(index) ? statements(index, in: $0) : nil }
  }

  func commonStatements(_ index: ViewIndex) -> [String] {
    let all = allStatements(index).compactMap { $0 }
    guard let first = all.first, all.contains(where: { $0 != first }) else {
      return all.first ?? []
    }
    return first.filter { line in all.allSatisfy { $0.contains(line) } }
  }

  /// The statements that not all size classes have, with their conditions.
  func varyingStatements(_ index: ViewIndex) -> [(condition: SizeClassCondition, line: String)] {
    let all = allStatements(index)
    let common = Set(commonStatements(index))
    var order: [String] = []
    for line in all.compactMap({ $0 }).joined() where !common.contains(line) {
      if !order.contains(line) { order.append(line) }
    }
    var varying = order.map { line in
      (condition: SizeClassCondition(all.map { $0?.contains(line) ?? false }), line: line)
    }
    for (property, usual) in Self.usualValues {
      let prefix = "\(path(index)).\(property) = "
      let conditions = varying.filter { $0.line.hasPrefix(prefix) }.map(\.condition)
      guard let first = conditions.first else { continue }
      let rest = conditions.dropFirst().reduce(first) { $0.union($1) }.complement
        .intersection(installed(index))
      if !rest.isNever { varying.append((rest, prefix + usual)) }
    }
    return varying
  }

  private static let usualValues = [
    ("isHidden", "false"), ("axis", ".horizontal"), ("spacing", "0"), ("distribution", ".fill"),
    ("alignment", ".fill"), ("numberOfLines", "1"), ("font", ".systemFont(ofSize: 17)"),
  ]

  // MARK: - Loops

  /// Interface Builder's hugging priority of labels and images.
  private var usualHugging: [SourceLine] {
    var horizontal: [String] = []
    var vertical: [String] = []
    // A frame, or a required size, leaves nothing to the content.
    for (index, name) in names.properties where !isPlaced(index) {
      let view = view(index)
      let usual = ContentPriorityDefaults.of(view.kind)
      let value = ContentPriorityDefaults.huggingOfDocuments
      if view.priorities.horizontalHugging == value, usual.horizontalHugging != value,
        !constraints.fixes(.width, of: Identifier.escaped(name))
      {
        horizontal.append(name)
      }
      if view.priorities.verticalHugging == value, usual.verticalHugging != value,
        !constraints.fixes(.height, of: Identifier.escaped(name))
      {
        vertical.append(name)
      }
    }
    guard needsUsualHugging(Set(horizontal + vertical)) else { return [] }
    func call(_ axis: String) -> String {
      "view.setContentHuggingPriority(UILayoutPriority(251), for: .\(axis))"
    }
    // Of equal priorities the one that was set last wins: the order is the document's.
    if horizontal == vertical {
      return loop(horizontal, [call("horizontal"), call("vertical")], "view")
    }
    return loop(horizontal, [call("horizontal")], "view")
      + loop(vertical, [call("vertical")], "view")
  }

  /// Whether another view or a constraint competes with the priority of the named views.
  private func needsUsualHugging(_ named: Set<String>) -> Bool {
    guard named.count == 1 else { return true }
    let isContested = constraints.entries.contains { (250...251).contains($0.constraint.priority) }
    let plain: Set<ViewKind> = [
      .view, .containerView, .stackView, .scrollView, .tableView, .collectionView,
    ]
    return isContested
      || names.properties.contains { index, name in
        !named.contains(name)
          && (!plain.contains(view(index).kind) || view(index).customClass != nil)
      }
  }

  private var translation: [SourceLine] {
    let isMaker = context.settings.style == .maker
    let made = constraints.entries.filter { $0.condition.isAlways && $0.constraint.property == nil }
    let firsts = Set(made.map(\.constraint.first.path))
    let translated = names.properties.filter { index, name in
      guard index != unit.root, !isArranged(index), !isPlaced(index),
        contents[index].parent != nil
      else { return false }
      return !(isMaker && firsts.contains(Identifier.escaped(name)))
        && contents[index].role == .subview
    }
    let line = "subview.translatesAutoresizingMaskIntoConstraints = false"
    return loop(translated.map(\.name), [line], "subview")
  }

  /// A loop over views, or the statements themselves for one view.
  private func loop(_ names: [String], _ statements: [String], _ variable: String) -> [SourceLine] {
    let names = names.map(Identifier.escaped)
    guard names.count > 1 else {
      return names.flatMap { name in
        statements.map { .statement(name + $0.dropFirst(variable.count)) }
      }
    }
    return [
      .block("for \(variable) in [\(names.joined(separator: ", "))]", .statements(statements))
    ]
  }

  // MARK: - Hierarchy

  private func hierarchy(_ index: ViewIndex) -> [SourceLine] {
    let parent = Identifier.escapedPath(path(index))
    if parent.hasSuffix("?") { return [] }
    var added: [String] = []
    var lines: [SourceLine] = []
    let isStack = if case .stackView = contents[index].details { true } else { false }
    for child in children(index) {
      let view = contents[child]
      // A stock cell has its labels already.
      if path(child).hasSuffix("?") { continue }
      let name = Identifier.escaped(path(child))
      switch view.role {
      case .subview:
        if isStack {
          // The initializer of the property has the arranged views.
          if index == unit.root { lines.append(.statement("addArrangedSubview(\(name))")) }
        } else if !isConditional(child) {
          added.append(name)
        }
      case .key("contentView"), .sectionCell, .prototype: continue
      case .key(let key):
        if ["tableHeaderView", "tableFooterView", "backgroundView"].contains(key) {
          lines.append(.statement("\(parent.isEmpty ? "" : "\(parent).")\(key) = \(name)"))
        } else if view.kind != .collectionReusableView {
          added.append(name)
        }
      default: continue
      }
    }
    let call = parent.isEmpty ? "addSubview" : "\(parent).addSubview"
    if added.count > 1 {
      let line = "for subview in [\(added.joined(separator: ", "))] { \(call)(subview) }"
      if line.count + 4 <= SourcePrinter.width {
        lines.insert(.statement(line), at: 0)
      } else {
        let header = "for subview in [\(added.joined(separator: ", "))]"
        lines.insert(.block(header, [.statement("\(call)(subview)")]), at: 0)
      }
    } else if let only = added.first {
      lines.insert(.statement("\(call)(\(only))"), at: 0)
    }
    return lines
  }
}

extension Identifier {
  static func escapedPath(_ path: String) -> String {
    path.isEmpty
      ? path : path.split(separator: ".").map { escaped(String($0)) }.joined(separator: ".")
  }
}

/// The properties of a flow layout that differ from the defaults.
struct FlowLayoutStatements {
  private(set) var lines: [String] = []

  init(_ layout: FlowLayoutElement?, path: String) {
    guard let layout else { return }
    func set(_ property: String, _ value: String) { lines.append("\(path).\(property) = \(value)") }
    if layout.isHorizontal { set("scrollDirection", ".horizontal") }
    if layout.minimumLineSpacing != 10 {
      set("minimumLineSpacing", SwiftLiteral.number(layout.minimumLineSpacing))
    }
    if layout.minimumInteritemSpacing != 10 {
      set("minimumInteritemSpacing", SwiftLiteral.number(layout.minimumInteritemSpacing))
    }
    if let size = layout.itemSize, size.width != 50 || size.height != 50 {
      set("itemSize", SwiftLiteral.size(size))
    }
    if layout.estimatesItemSize {
      set("estimatedItemSize", "UICollectionViewFlowLayout.automaticSize")
    }
    if let size = layout.headerSize, size.width != 0 || size.height != 0 {
      set("headerReferenceSize", SwiftLiteral.size(size))
    }
    if let size = layout.footerSize, size.width != 0 || size.height != 0 {
      set("footerReferenceSize", SwiftLiteral.size(size))
    }
    if let inset = layout.sectionInset, !inset.isTiny {
      set("sectionInset", SwiftLiteral.insets(inset))
    }
  }

  /// The statements of a collection view controller, whose layout is not a property.
  static func ofController(_ layout: FlowLayoutElement?) -> [String] {
    let lines = FlowLayoutStatements(layout, path: "flowLayout").lines
    guard !lines.isEmpty else { return [] }
    return ["let flowLayout = UICollectionViewFlowLayout()"] + lines
      + ["collectionView.collectionViewLayout = flowLayout"]
  }
}
