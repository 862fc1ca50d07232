internal import InterfaceBuilder

/// The statements that add views to their superviews.
extension ClassWriter {
  private struct Additions {
    /// The expression of the superview; empty for the class itself.
    var parent: String
    var subviews: [String] = []
    var others: [SourceLine] = []

    var function: String { parent.isEmpty ? "addSubview" : "\(parent).addSubview" }
  }

  private static let translation = "translatesAutoresizingMaskIntoConstraints = false"

  var hierarchy: [SourceLine] {
    let all = views.map { additions(to: $0) }
    let constrained = self.constrained
    // A single loop is enough for subviews with the same parent.
    let isShared = constrained.count > 1 && all.contains { $0.subviews == constrained }
    let loop =
      isShared ? [] : [SourceLine].loop("subview", over: constrained, [Self.translation])
    return all.reduce(into: loop) { lines, additions in
      if isShared, additions.subviews == constrained {
        let header = "for subview in [\(constrained.joined(separator: ", "))]"
        let body = ["subview.\(Self.translation)", "\(additions.function)(subview)"]
        lines.append(.block(header, .statements(body)))
      } else {
        lines += statements(additions)
      }
      lines += additions.others
    }
  }

  /// The views whose places come from constraints.
  private var constrained: [String] {
    let isMaker = context.settings.style == .maker
    let made = constraints.entries.filter { $0.condition.isAlways && $0.constraint.property == nil }
    let firsts = Set(made.map(\.constraint.first.path))
    return names.properties.filter { index, name in
      guard index != unit.root, !isArranged(index), !isPlaced(index),
        contents[index].parent != nil, contents[index].role == .subview
      else { return false }
      // A closure for constraints does it.
      return !(isMaker && firsts.contains(Identifier.escaped(name)))
    }.map { Identifier.escaped($0.name) }
  }

  private func statements(_ additions: Additions) -> [SourceLine] {
    guard additions.subviews.count > 1 else {
      return additions.subviews.map { .statement("\(additions.function)(\($0))") }
    }
    return [.words("[", additions.subviews, closing: "].forEach(\(additions.function))")]
  }

  private func additions(to index: ViewIndex) -> Additions {
    let parent = Identifier.escapedPath(path(index))
    var additions = Additions(parent: parent)
    if parent.hasSuffix("?") { return additions }
    let isStack = if case .stackView = contents[index].details { true } else { false }
    for child in children(index) {
      let view = contents[child]
      // A stock cell already has the labels.
      if path(child).hasSuffix("?") { continue }
      let name = Identifier.escaped(path(child))
      switch view.role {
      case .subview where isStack:
        // The initializer of the property has the arranged views.
        if index == unit.root { additions.others.append(.statement("addArrangedSubview(\(name))")) }
      case .subview: if !isConditional(child) { additions.subviews.append(name) }
      case .key("contentView"), .sectionCell, .prototype: continue
      case .key(let key):
        if ["tableHeaderView", "tableFooterView", "backgroundView"].contains(key) {
          let prefix = parent.isEmpty ? "" : "\(parent)."
          additions.others.append(.statement("\(prefix)\(key) = \(name)"))
        } else if view.kind != .collectionReusableView {
          additions.subviews.append(name)
        }
      default: continue
      }
    }
    return additions
  }
}
