internal import AutoLayout
internal import InterfaceBuilder

/// A unit's constraint, with the expressions for both items.
struct CodeConstraint: Hashable {
  struct Item: Hashable {
    /// The expression; empty for the class itself.
    var path: String
    var isGuide = false
    /// The number of views above; guides are next to their view.
    var depth: Int
  }

  var first: Item
  var firstAttribute: NSLayoutConstraint.Attribute
  var relation: NSLayoutConstraint.Relation
  var second: Item?
  var secondAttribute: NSLayoutConstraint.Attribute
  var multiplier: Double
  var constant: Double
  var priority: Double
  var identifier: String?
  /// The property of the constraint, if other code reaches it by an outlet.
  var property: String?

  /// The equal constraint that begins with the inner item, as code is usually written.
  var fromInside: CodeConstraint {
    guard let second, multiplier == 1, prefersSecond(second) else { return self }
    var turned = self
    turned.first = second
    turned.firstAttribute = secondAttribute
    turned.second = first
    turned.secondAttribute = firstAttribute
    turned.constant = constant == 0 ? 0 : -constant
    switch relation {
    case .lessThanOrEqual: turned.relation = .greaterThanOrEqual
    case .greaterThanOrEqual: turned.relation = .lessThanOrEqual
    default: break
    }
    return turned
  }

  private func prefersSecond(_ second: Item) -> Bool {
    if first.path == second.path { return false }
    return first.depth < second.depth || first.isGuide && !second.isGuide
  }

  fileprivate func isEqual(to other: CodeConstraint) -> Bool {
    var (a, b) = (self, other)
    (a.property, b.property) = (nil, nil)
    return a == b
  }
}

/// The constraints between the unit's views, with conditions.
@MainActor
struct UnitConstraints {
  struct Entry {
    var constraint: CodeConstraint
    var condition: SizeClassCondition
  }

  private(set) var entries: [Entry] = []
  /// A comment for each constraint that is left out.
  private(set) var comments: [String] = []
  private let context: ConversionContext
  private let names: ViewNames
  private let unit: ConvertedUnit
  private var depths: [ViewIndex: Int] = [:]
  private var contents: DocumentContents { context.contents }

  init(
    _ unit: ConvertedUnit, views: [ViewIndex], names: ViewNames, _ context: ConversionContext,
    properties: [String: String]
  ) {
    self.context = context
    self.names = names
    self.unit = unit
    for index in views {
      depths[index] = contents[index].parent.flatMap { depths[$0] }.map { $0 + 1 } ?? 0
    }
    for index in views {
      for constraint in contents[index].constraints { add(constraint, properties) }
    }
    groupByView(views)
  }

  /// Whether a required constant is the view's width or height in all size classes.
  func fixes(_ attribute: NSLayoutConstraint.Attribute, of path: String) -> Bool {
    entries.contains { entry in
      let constraint = entry.constraint
      return entry.condition.isAlways && constraint.first.path == path
        && constraint.firstAttribute == attribute && constraint.second == nil
        && constraint.relation == .equal && constraint.priority == 1000
        && constraint.property == nil
    }
  }

  /// The number of constraints on a view in an axis.
  func count(of path: String, _ axis: NSLayoutConstraint.Axis) -> Int {
    entries.count { entry in
      let constraint = entry.constraint
      return constraint.first.path == path && constraint.firstAttribute.axis == axis
        || constraint.second?.path == path && constraint.secondAttribute.axis == axis
    }
  }

  /// Puts each view's constraints next to each other, in the order of the views.
  private mutating func groupByView(_ views: [ViewIndex]) {
    var places: [String: Int] = [:]
    for (place, index) in views.enumerated() {
      places[Identifier.escapedPath(names.paths[index] ?? "")] = place
    }
    func place(_ entry: Entry) -> Int {
      let path = entry.constraint.first.path
      if let place = places[path] { return place }
      // A guide is next to the owning view.
      let owner = path.split(separator: ".").dropLast().joined(separator: ".")
      return places[owner] ?? views.count
    }
    entries = entries.enumerated().sorted { a, b in
      (place(a.element), a.offset) < (place(b.element), b.offset)
    }.map(\.element)
  }

  private mutating func add(_ index: ConstraintIndex, _ properties: [String: String]) {
    let element = contents[index]
    guard !element.isPlaceholder else { return }
    var found: [CodeConstraint: SizeClassCondition] = [:]
    var order: [CodeConstraint] = []
    for (number, interface) in context.interfaces.enumerated() where interface.isInstalled(index) {
      guard var made = constraint(interface.constraint(index), in: interface) else { continue }
      made.property = properties[element.id]
      made = made.fromInside
      let condition = context.interfaces.indices.map { $0 == number }
      let bits = SizeClassCondition(condition)
      if let known = found[made] {
        found[made] = known.union(bits)
      } else {
        found[made] = bits
        order.append(made)
      }
    }
    for made in order {
      guard let condition = found[made] else { continue }
      var made = made
      if !condition.isAlways { made.property = nil }
      // Equal constraints in a document become a single constraint in code.
      if let known = entries.firstIndex(where: {
        $0.constraint.isEqual(to: made) && $0.condition == condition
      }) {
        if entries[known].constraint.property == nil {
          entries[known].constraint.property = made.property
        }
        continue
      }
      entries.append(Entry(constraint: made, condition: condition))
    }
  }

  private mutating func constraint(
    _ element: ConstraintElement, in interface: EffectiveInterface
  ) -> CodeConstraint? {
    guard element.priority > 0, !isFrozen(element, interface) else { return nil }
    guard let first = item(element.firstItem, owner: element.owner, element.firstAttribute) else {
      return refused(element, "its first item is not in the class")
    }
    var second: (item: CodeConstraint.Item, attribute: NSLayoutConstraint.Attribute?)?
    if let id = element.secondItem {
      second = item(id, owner: element.owner, element.secondAttribute)
      guard second != nil else { return refused(element, "its second item is not in the class") }
    }
    do throws(ConstraintFault) {
      let attributes = try element.attributes()
      return CodeConstraint(
        first: first.item, firstAttribute: first.attribute ?? attributes.first,
        relation: element.relation, second: second?.item,
        secondAttribute: second?.attribute ?? attributes.second,
        multiplier: second == nil ? 1 : element.multiplier, constant: element.constant,
        priority: min(element.priority, 1000), identifier: element.identifier)
    } catch {
      return refused(element, error.message)
    }
  }

  private mutating func refused(_ element: ConstraintElement, _ reason: String) -> CodeConstraint? {
    let comment = context.comment(
      "the constraint \(element.id) is left out: \(reason)", at: element.location)
    if !comments.contains(comment) { comments.append(comment) }
    return nil
  }

  /// Whether the owner has a fixed frame, which the constraints do not move (F10.9).
  private func isFrozen(_ element: ConstraintElement, _ interface: EffectiveInterface) -> Bool {
    let first = element.firstItem.flatMap { contents.viewsByID[$0] } ?? element.owner
    guard interface.view(first).isFixedFrame else { return false }
    guard let second = element.secondItem.flatMap({ contents.viewsByID[$0] }) else { return true }
    var parent: ViewIndex? = first
    while let next = parent {
      if next == second { return true }
      parent = contents[next].parent
    }
    return false
  }

  // MARK: - Items

  private func item(
    _ id: String?, owner: ViewIndex, _ attribute: String?
  ) -> (item: CodeConstraint.Item, attribute: NSLayoutConstraint.Attribute?)? {
    guard let id else { return item(owner) }
    if let index = contents.viewsByID[id] { return item(index) }
    guard let offset = contents.guidesByID[id] else { return nil }
    let guide = contents.guides[offset]
    switch guide.owner {
    case .controller(let index): return controllerGuide(guide, of: index, attribute)
    case .view(let index):
      guard let view = item(index)?.item else { return nil }
      let name: String? =
        switch guide.kind {
        case .safeArea: "safeAreaLayoutGuide"
        case .contentLayout: "contentLayoutGuide"
        case .frameLayout: "frameLayoutGuide"
        case .keyboard: "keyboardLayoutGuide"
        default: nil
        }
      guard let name else { return nil }
      let path = view.path.isEmpty ? name : "\(view.path).\(name)"
      return (CodeConstraint.Item(path: path, isGuide: true, depth: view.depth), nil)
    }
  }

  private func item(
    _ index: ViewIndex
  ) -> (item: CodeConstraint.Item, attribute: NSLayoutConstraint.Attribute?)? {
    guard let path = names.paths[index], !path.contains("?"), let depth = depths[index] else {
      return nil
    }
    return (CodeConstraint.Item(path: Identifier.escapedPath(path), depth: depth), nil)
  }

  /// The guides before safe areas: their inner edges are the safe area's.
  private func controllerGuide(
    _ guide: GuideElement, of index: ControllerIndex, _ attribute: String?
  ) -> (item: CodeConstraint.Item, attribute: NSLayoutConstraint.Attribute?)? {
    guard unit.controller == index else { return nil }
    let isTop = guide.kind == .controllerTop
    switch (attribute, isTop) {
    case ("bottom", true):
      return (CodeConstraint.Item(path: "view.safeAreaLayoutGuide", isGuide: true, depth: 0), .top)
    case ("top", false):
      return (
        CodeConstraint.Item(path: "view.safeAreaLayoutGuide", isGuide: true, depth: 0), .bottom
      )
    case ("top", true), ("bottom", false):
      return (CodeConstraint.Item(path: "view", depth: 0), isTop ? .top : .bottom)
    case ("leading", _), ("trailing", _), ("left", _), ("right", _), ("width", _), ("centerX", _):
      return (CodeConstraint.Item(path: "view", depth: 0), nil)
    default: return nil
    }
  }
}

extension SizeClassCondition {
  func union(_ other: SizeClassCondition) -> SizeClassCondition {
    complement.intersection(other.complement).complement
  }
}
