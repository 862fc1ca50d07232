internal import InterfaceBuilder

/// Writes the class for a unit.
@MainActor
struct ClassWriter {
  let unit: ConvertedUnit
  let context: ConversionContext
  let views: [ViewIndex]
  let names: ViewNames
  let constraints: UnitConstraints
  let connections: UnitConnections
  var contents: DocumentContents { context.contents }

  init(_ unit: ConvertedUnit, _ context: ConversionContext) {
    self.unit = unit
    self.context = context
    views = ViewNames.views(of: unit, context)
    let outlets = ConstraintOutlets(unit, context)
    names = ViewNames(unit, context, reserved: outlets.reserved)
    constraints = UnitConstraints(
      unit, views: views, names: names, context, properties: outlets.properties)
    connections = UnitConnections(unit, names: names, context)
  }

  /// The number of views except the content views of cells.
  var viewCount: Int { views.count { contents[$0].role != .key("contentView") } }

  // MARK: - File

  var file: [SourceLine] {
    let body = classLines
    let frameworks =
      context.frameworks.union(["UIKit"])
      .union(context.settings.style == .maker && !constraints.entries.isEmpty ? ["SnapKit"] : [])
    var groups: [[SourceLine]] = [
      .statements(frameworks.sorted().map { "import \($0)" }), body,
    ]
    groups.append(helpers)
    return .separated(groups)
  }

  private var classLines: [SourceLine] {
    let parents = [unit.baseClass] + connections.protocols
    var members: [[SourceLine]] = [propertyLines]
    members += conditionalProperties + listProperties
    members += initializers
    members.append(setUpViews)
    if !constraints.entries.isEmpty { members.append(setUpConstraints) }
    members += sizeClassMethods
    members += listMethods
    members += connections.methods
    let header = "final class \(unit.className): \(parents.joined(separator: ", "))"
    return [.block(header, .separated(members))]
  }

  /// Extensions for constraints in a single expression.
  private var helpers: [SourceLine] {
    guard context.settings.style == .anchors else { return [] }
    var functions: [[SourceLine]] = []
    let all = constraints.entries.map(\.constraint).filter { $0.property == nil }
    if all.contains(where: { $0.priority != 1000 }) {
      let isNamed = all.contains { $0.priority != 1000 && $0.identifier != nil }
      functions.append([
        .block(
          "fileprivate func withPriority(_ priority: UILayoutPriority"
            + (isNamed ? ", identifier: String? = nil" : "") + ") -> NSLayoutConstraint",
          .statements(
            ["self.priority = priority"] + (isNamed ? ["self.identifier = identifier"] : [])
              + ["return self"]))
      ])
    }
    if all.contains(where: { $0.priority == 1000 && $0.identifier != nil }) {
      functions.append([
        .block(
          "fileprivate func withIdentifier(_ identifier: String) -> NSLayoutConstraint",
          .statements(["self.identifier = identifier", "return self"]))
      ])
    }
    guard !functions.isEmpty else { return [] }
    return [.block("extension NSLayoutConstraint", .separated(functions))]
  }

  // MARK: - Views

  func view(_ index: ViewIndex) -> ViewElement {
    context.interfaces.first { $0.isInstalled(index) }?.view(index) ?? contents[index]
  }

  func path(_ index: ViewIndex) -> String { names.paths[index] ?? "" }

  /// The views that a stack view arranges.
  func arranged(_ index: ViewIndex) -> [ViewIndex] {
    guard case .stackView = contents[index].details else { return [] }
    return children(index).filter { contents[$0].role == .subview }
  }

  func children(_ index: ViewIndex) -> [ViewIndex] {
    contents[index].children.filter { names.paths[$0] != nil }
  }

  func isArranged(_ index: ViewIndex) -> Bool {
    guard let parent = contents[index].parent, contents[index].role == .subview else {
      return false
    }
    if case .stackView = contents[parent].details { return true }
    return false
  }

  /// Whether the view has a frame and a mask instead of constraints.
  func isPlaced(_ index: ViewIndex, in interface: EffectiveInterface) -> Bool {
    guard index != unit.root, !isArranged(index), names.stockPath(index) == nil else {
      return false
    }
    let view = interface.view(index)
    switch view.role {
    case .key("contentView"), .sectionCell, .barItem, .topLevel: return false
    case .key("tableHeaderView"), .key("tableFooterView"), .key("backgroundView"): return true
    default: break
    }
    return view.translatesAutoresizingMask || view.isFixedFrame || !interface.isConstrained(index)
  }

  func isPlaced(_ index: ViewIndex) -> Bool {
    context.interfaces.contains { $0.isInstalled(index) && isPlaced(index, in: $0) }
  }

  /// Whether views inside are resized with the view, so it needs the size of the document first.
  func needsSize(_ index: ViewIndex) -> Bool {
    children(index).contains { child in
      isPlaced(child) && !contents[child].autoresizing.isFixed
        || contents[child].role == .key("contentView") && needsSize(child)
    }
  }

  func installed(_ index: ViewIndex) -> SizeClassCondition {
    context.condition { $0.isInstalled(index) }
  }

  /// Whether size classes decide if the view is in the superview.
  func isConditional(_ index: ViewIndex) -> Bool {
    guard let parent = contents[index].parent else { return false }
    return installed(index) != installed(parent)
  }
}

extension AutoresizingElement {
  /// Whether the mask keeps position and size.
  var isFixed: Bool { isSubset(of: [.flexibleMaxX, .flexibleMaxY]) }
}

/// The constraints and collections that other code reaches by outlets.
@MainActor
struct ConstraintOutlets {
  /// The property for each constraint by identifier.
  private(set) var properties: [String: String] = [:]
  private(set) var reserved: Set<String> = []

  init(_ unit: ConvertedUnit, _ context: ConversionContext) {
    let contents = context.contents
    let known = Set(contents.constraints.map(\.id))
    for connection in contents.connections where unit.selfIDs.contains(connection.source) {
      switch connection.kind {
      case .outlet(let property)
      where known.contains(connection.destination) && Identifier.isValid(property):
        guard properties[connection.destination] == nil,
          !ReservedNames.contains(property, in: unit.baseClass),
          reserved.insert(property).inserted
        else { continue }
        properties[connection.destination] = property
      case .collection(let property): reserved.insert(property)
      case .action(let selector, _):
        reserved.insert(ActionMethod.name(of: selector))
      default: continue
      }
    }
  }
}
