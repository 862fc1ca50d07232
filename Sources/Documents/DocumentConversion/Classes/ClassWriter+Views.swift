internal import AutoLayout
internal import InterfaceBuilder

/// The method that sets up a class's views.
extension ClassWriter {
  var setUpViews: [SourceLine] {
    let body = setUpStatements
    return body.isEmpty ? [] : [.block("private func setUpViews()", body)]
  }

  private var setUpStatements: [SourceLine] {
    var body: [SourceLine] = []
    let shared = sharedSettings
    body += shared.loops
    for index in views {
      body += .statements(shared.remaining[index] ?? commonStatements(index))
    }
    body += .statements(connections.controllerStatements)
    body += usualHugging
    body += hierarchy
    body += .statements(connections.statements)
    for comment in constraints.comments { body.append(.comment(String(comment.dropFirst(3)))) }
    return body.map { line -> SourceLine in
      guard case .statement(let text) = line, text.hasPrefix("// ") else { return line }
      return .comment(String(text.dropFirst(3)))
    }
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

  // MARK: - Hugging

  /// Interface Builder's hugging priority of labels and images.
  private var usualHugging: [SourceLine] {
    let horizontal = viewsWithUsualHugging(.horizontal)
    let vertical = viewsWithUsualHugging(.vertical)
    func call(_ axis: String) -> String {
      "setContentHuggingPriority(UILayoutPriority(251), for: .\(axis))"
    }
    if horizontal == vertical {
      return .loop("subview", over: horizontal, [call("horizontal"), call("vertical")])
    }
    return .loop("subview", over: horizontal, [call("horizontal")])
      + .loop("subview", over: vertical, [call("vertical")])
  }

  /// The views that need the priority in an axis; none if nothing competes with it.
  private func viewsWithUsualHugging(_ axis: NSLayoutConstraint.Axis) -> [String] {
    let isHorizontal = axis == .horizontal
    let size: NSLayoutConstraint.Attribute = isHorizontal ? .width : .height
    func hugging(_ priorities: ViewElement.ContentPriorities) -> Double? {
      isHorizontal ? priorities.horizontalHugging : priorities.verticalHugging
    }
    var found: [String] = []
    var isContested = constraints.entries.contains { (250...251).contains($0.constraint.priority) }
    // A frame or a required size leaves nothing to the content. One constraint never stretches.
    for (index, name) in names.properties where !isPlaced(index) {
      let view = view(index)
      let name = Identifier.escaped(name)
      guard !constraints.fixes(size, of: name),
        isArranged(index) || constraints.count(of: name, axis) > 1
      else { continue }
      let usual = hugging(ContentPriorityDefaults.of(view.kind))
      let own = hugging(view.priorities) ?? usual
      if own == ContentPriorityDefaults.huggingOfDocuments, own != usual {
        found.append(name)
      } else if view.customClass != nil || view.kind.hasContentSize, let own {
        isContested = isContested || (250...251).contains(own)
      }
    }
    // If two priorities are equal, the later call wins.
    return isContested || found.count > 1 ? found : []
  }
}

extension ViewKind {
  /// Whether stock views of the kind have an intrinsic size.
  fileprivate var hasContentSize: Bool {
    switch self {
    case .view, .containerView, .stackView, .scrollView, .tableView, .collectionView: false
    default: true
    }
  }
}

extension Identifier {
  static func escapedPath(_ path: String) -> String {
    path.isEmpty
      ? path : path.split(separator: ".").map { escaped(String($0)) }.joined(separator: ".")
  }
}

/// The flow layout's properties that differ from the defaults.
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

  /// The statements for a collection view controller, whose layout is not a property.
  static func ofController(_ layout: FlowLayoutElement?) -> [String] {
    let lines = FlowLayoutStatements(layout, path: "flowLayout").lines
    guard !lines.isEmpty else { return [] }
    return ["let flowLayout = UICollectionViewFlowLayout()"] + lines
      + ["collectionView.collectionViewLayout = flowLayout"]
  }
}
