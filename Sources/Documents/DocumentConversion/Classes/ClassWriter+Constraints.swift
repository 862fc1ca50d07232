internal import InterfaceBuilder

/// The method that makes and activates constraints, and values of size classes.
extension ClassWriter {
  private var isMaker: Bool { context.settings.style == .maker }

  var setUpConstraints: [SourceLine] {
    let always = constraints.entries.filter(\.condition.isAlways).map(\.constraint)
    var lines: [SourceLine] = []
    for constraint in always {
      guard let property = constraint.property else { continue }
      if constraint.priority != 1000 {
        lines.append(
          .statement("\(property).priority = \(SwiftLiteral.priority(constraint.priority))"))
      }
      if let identifier = constraint.identifier {
        lines.append(
          .statement("\(property).identifier = \(SwiftLiteral.string(identifier))"))
      }
    }
    if isMaker {
      lines += MakerRules(always.filter { $0.property == nil }).lines
      let held = always.compactMap(\.property)
      if !held.isEmpty {
        lines.append(.statement("NSLayoutConstraint.activate([\(held.joined(separator: ", "))])"))
      }
      return [.block("private func setUpConstraints()", lines)]
    }
    let aliases = self.aliases(always)
    for (path, name) in aliases.sorted(by: { $0.value < $1.value }) {
      lines.append(.statement("let \(name) = \(path)"))
    }
    let elements = always.map { constraint in
      constraint.property.map(Identifier.escaped)
        ?? AnchorExpression(constraint: constraint, aliases: aliases).text()
    }
    if elements.count == 1, let only = elements.first {
      lines.append(.statement("\(only).isActive = true"))
    } else if !elements.isEmpty {
      lines.append(.list("NSLayoutConstraint.activate([", elements, closing: "])"))
    }
    return [.block("private func setUpConstraints()", lines)]
  }

  /// Short names of guides that several constraints use.
  private func aliases(_ list: [CodeConstraint]) -> [String: String] {
    var counts: [String: Int] = [:]
    for constraint in list where constraint.property == nil {
      let sides = [
        (constraint.first, constraint.firstAttribute),
        (constraint.second ?? constraint.first, constraint.secondAttribute),
      ]
      for (item, attribute) in sides {
        if item.isGuide {
          counts[item.path, default: 0] += 1
        } else if attribute.anchor?.isMargin == true {
          let prefix = item.path.isEmpty ? "" : "\(item.path)."
          counts["\(prefix)layoutMarginsGuide", default: 0] += 1
        }
      }
    }
    let names = [
      "safeAreaLayoutGuide": "safeArea", "layoutMarginsGuide": "margins",
      "contentLayoutGuide": "content", "frameLayoutGuide": "visibleArea",
    ]
    var aliases: [String: String] = [:]
    var taken = Set(self.names.properties.map(\.name))
    for (path, count) in counts.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) })
    where count > 1 {
      let parts = path.split(separator: ".").map(String.init)
      guard let name = names[parts.last ?? ""] else { continue }
      let words = ViewNames.withoutRole(Identifier.words(parts[0]))
      let owned = Identifier.lowerCamel(words + [name])
      let isOwn = parts.count < 2 || ["view", "contentView"].contains(parts[0])
      let wanted = isOwn || counts.keys.count { $0.hasSuffix(parts.last ?? "") } == 1 ? name : owned
      if let free = [wanted, owned].first(where: { !taken.contains($0) }) {
        taken.insert(free)
        aliases[path] = free
      }
    }
    return aliases
  }

  // MARK: - Size classes

  private var varyingConstraints: [(SizeClassCondition, [CodeConstraint])] {
    var order: [SizeClassCondition] = []
    var groups: [SizeClassCondition: [CodeConstraint]] = [:]
    for entry in constraints.entries where !entry.condition.isAlways && !entry.condition.isNever {
      if groups[entry.condition] == nil { order.append(entry.condition) }
      groups[entry.condition, default: []].append(entry.constraint)
    }
    return order.map { ($0, groups[$0] ?? []) }
  }

  private var varyingViews: [ViewIndex] {
    views.filter { $0 != unit.root && contents[$0].role == .subview && isConditional($0) }
  }

  var hasSizeClasses: Bool {
    context.interfaces.count > 1
      && (!varyingConstraints.isEmpty || !varyingViews.isEmpty
        || views.contains { !varyingStatements($0).isEmpty })
  }

  private func name(_ condition: SizeClassCondition) -> String { "\(condition.name)Constraints" }

  var conditionalProperties: [[SourceLine]] {
    varyingConstraints.map { condition, list in
      let elements = list.map { AnchorExpression(constraint: $0, aliases: [:]).text() }
      return [
        .list(
          "private lazy var \(name(condition)): [NSLayoutConstraint] = [", elements, closing: "]")
      ]
    }
  }

  var sizeClassMethods: [[SourceLine]] {
    guard hasSizeClasses else { return [] }
    return [
      [
        .block(
          "override func traitCollectionDidChange("
            + "_ previousTraitCollection: UITraitCollection?)",
          .statements([
            "super.traitCollectionDidChange(previousTraitCollection)", "applySizeClasses()",
          ]))
      ], applySizeClasses,
    ]
  }

  private var applySizeClasses: [SourceLine] {
    let groups = varyingConstraints
    var branches: [SizeClassCondition: [String]] = [:]
    var order: [SizeClassCondition] = []
    func add(_ condition: SizeClassCondition, _ line: String) {
      if branches[condition] == nil { order.append(condition) }
      branches[condition, default: []].append(line)
    }
    for index in views {
      for (condition, line) in varyingStatements(index) { add(condition, line) }
    }
    for index in varyingViews {
      let condition = installed(index)
      let name = Identifier.escaped(path(index))
      if isArranged(index) {
        add(condition, "\(name).isHidden = false")
        add(condition.complement, "\(name).isHidden = true")
      } else if let parent = contents[index].parent {
        let target = Identifier.escapedPath(path(parent))
        add(condition, "\(target.isEmpty ? "" : "\(target).")addSubview(\(name))")
        add(condition.complement, "\(name).removeFromSuperview()")
      }
    }
    var blocks: [(condition: SizeClassCondition, body: [String])] = []
    for (condition, _) in groups {
      blocks.append(
        (condition.complement, ["NSLayoutConstraint.deactivate(\(name(condition)))"]))
    }
    blocks += order.map { ($0, branches[$0] ?? []) }
    for (condition, _) in groups {
      blocks.append((condition, ["NSLayoutConstraint.activate(\(name(condition)))"]))
    }
    let lines = SizeClassCondition.declarations(for: order + groups.map(\.0)).map {
      SourceLine.statement($0)
    }
    return [.block("private func applySizeClasses()", lines + Self.branches(blocks))]
  }

  /// The blocks in their order; an `if` with an `else` if two conditions exclude each other.
  private static func branches(
    _ blocks: [(condition: SizeClassCondition, body: [String])]
  ) -> [SourceLine] {
    func body(_ condition: SizeClassCondition) -> [SourceLine] {
      .statements(blocks.filter { $0.condition == condition }.flatMap(\.body))
    }
    guard let first = blocks.last?.condition,
      blocks.allSatisfy({ $0.condition == first || $0.condition == first.complement })
    else {
      return blocks.map { .block("if \($0.condition.expression)", .statements($0.body)) }
    }
    let isPlain = first.expression.count <= first.complement.expression.count
    let (then, other) = isPlain ? (first, first.complement) : (first.complement, first)
    guard !body(other).isEmpty else { return [.block("if \(then.expression)", body(then))] }
    guard !body(then).isEmpty else { return [.block("if \(other.expression)", body(other))] }
    return [.branches("if \(then.expression)", body(then), body(other))]
  }
}
