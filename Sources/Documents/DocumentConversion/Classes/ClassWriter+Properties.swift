internal import InterfaceBuilder

/// The properties and initializers in a class.
extension ClassWriter {
  var propertyLines: [SourceLine] {
    var lines: [SourceLine] = []
    for (index, name) in names.properties {
      let view = view(index)
      if let layout = layoutName(index) {
        lines.append(.statement("private let \(layout) = UICollectionViewFlowLayout()"))
      }
      let initializer = ViewInitializer(
        view, arranged: arranged(index).map(path), layout: layoutName(index), context)
      let access = names.outlets.contains(index) ? "" : "private "
      let keyword = initializer.isLazy ? "lazy var" : "let"
      lines.append(
        .statement(
          "\(access)\(keyword) \(Identifier.escaped(name)) = \(initializer.expression)"))
    }
    for entry in constraints.entries {
      guard let property = entry.constraint.property else { continue }
      let expression = AnchorExpression(constraint: entry.constraint, aliases: [:])
      lines.append(
        .statement(
          "lazy var \(Identifier.escaped(property)) = \(expression.text(isPlain: true))"))
    }
    lines += connections.collections.map { .statement($0) }
    return lines
  }

  /// The property for a collection view's layout.
  func layoutName(_ index: ViewIndex) -> String? {
    guard case .collectionView(let collection) = contents[index].details, collection.layout != nil,
      let path = names.paths[index], index != unit.root || unit.rootPath(contents[index]) == nil
    else { return nil }
    return path.hasSuffix("View") ? "\(path.dropLast(4))Layout" : "\(path)Layout"
  }

  private static let coder: [SourceLine] = [
    .statement(
      "required init?(coder: NSCoder) { fatalError(\"init(coder:) has not been implemented\") }")
  ]

  /// The calls of the set-up methods.
  private var calls: [String] {
    (setUpViews.isEmpty ? [] : ["setUpViews()"])
      + (constraints.entries.isEmpty ? [] : ["setUpConstraints()"])
      + (hasSizeClasses ? ["applySizeClasses()"] : [])
  }

  var initializers: [[SourceLine]] {
    switch unit.kind {
    case .controller: return controllerMethods
    case .tableCell:
      var style = "style"
      if let root = unit.root, case .tableViewCell(let cell) = contents[root].details,
        cell.style != nil
      {
        style = ".\(CellWords.style(cell.style))"
      }
      return [
        initializer(
          "override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)",
          "super.init(style: \(style), reuseIdentifier: reuseIdentifier)"), Self.coder,
      ]
    case .headerFooterView:
      return [
        initializer(
          "override init(reuseIdentifier: String?)", "super.init(reuseIdentifier: reuseIdentifier)"),
        Self.coder,
      ]
    default: return calls.isEmpty ? [] : viewInitializers
    }
  }

  private func initializer(_ header: String, _ call: String) -> [SourceLine] {
    [.block(header, .statements([call] + calls))]
  }

  private var viewInitializers: [[SourceLine]] {
    switch unit.baseClass {
    case "UITableView":
      return [
        initializer(
          "override init(frame: CGRect, style: UITableView.Style)",
          "super.init(frame: frame, style: style)"), Self.coder,
      ]
    case "UICollectionView":
      return [
        initializer(
          "override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout)",
          "super.init(frame: frame, collectionViewLayout: layout)"), Self.coder,
      ]
    case "UIVisualEffectView":
      return [
        initializer("override init(effect: UIVisualEffect?)", "super.init(effect: effect)"),
        Self.coder,
      ]
    case "UITextView":
      return [
        initializer(
          "override init(frame: CGRect, textContainer: NSTextContainer?)",
          "super.init(frame: frame, textContainer: textContainer)"), Self.coder,
      ]
    case "UIStackView":
      return [
        initializer("override init(frame: CGRect)", "super.init(frame: frame)"),
        [
          .statement(
            "required init(coder: NSCoder) { fatalError(\"init(coder:) has not been implemented\") }"
          )
        ],
      ]
    default:
      return [initializer("override init(frame: CGRect)", "super.init(frame: frame)"), Self.coder]
    }
  }

  // MARK: - Controllers

  private var controllerMethods: [[SourceLine]] {
    var methods: [[SourceLine]] = []
    let superCall: String? =
      switch unit.baseClass {
      case "UITableViewController":
        tableStyle.map { "super.init(style: .\($0))" }
      case "UICollectionViewController":
        "super.init(collectionViewLayout: UICollectionViewFlowLayout())"
      default: nil
      }
    if let superCall {
      methods.append([.statement("init() { \(superCall) }")])
      methods.append(Self.coder)
    }
    if let root = unit.root, let load = loadStatement(root) {
      // A table controller that loads a custom table must also connect it.
      let isTable = unit.baseClass == "UITableViewController"
      let path = Identifier.escapedPath(path(root))
      let connections = isTable ? ["\(path).dataSource = self", "\(path).delegate = self"] : []
      methods.append([.block("override func loadView()", .statements([load] + connections))])
    }
    if !calls.isEmpty {
      methods.append([
        .block("override func viewDidLoad()", .statements(["super.viewDidLoad()"] + calls))
      ])
    }
    return methods
  }

  private var tableStyle: String? {
    guard let root = unit.root, case .tableView(let table) = contents[root].details,
      ["grouped", "insetGrouped"].contains(table.style)
    else { return nil }
    return table.style
  }

  private func loadStatement(_ root: ViewIndex) -> String? {
    let view = view(root)
    guard let path = unit.rootPath(view) else { return "view = \(self.path(root))" }
    guard path == "view", needsSize(root), let frame = view.frame else { return nil }
    return "view = UIView(frame: \(SwiftLiteral.rect(frame)))"
  }
}
