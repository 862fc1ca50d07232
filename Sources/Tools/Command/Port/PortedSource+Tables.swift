extension PortedSource {
  mutating func addTables() {
    for scope in scopes where scope.keyword == "class" {
      guard let type = DeclarationIndex.typeName(scope.body.lowerBound, scopes),
        let entries = index.entries[type], index.isResponder(type)
      else { continue }
      add("actionMethods", "ActionMethod", entries.filter(\.isAction), scope, type)
      add("keyedProperties", "KeyedProperty", entries.filter { !$0.isAction }, scope, type)
    }
  }

  private mutating func add(
    _ name: String, _ element: String, _ entries: [TableEntry],
    _ scope: DeclarationIndex.Scope, _ type: String
  ) {
    guard !entries.isEmpty, !scope.body.contains(where: { declares(name, at: $0) }) else { return }
    let lines = entries.compactMap { entry -> String? in
      entry.source(in: scope.type, isOverloaded: isOverloaded(entry, in: type))
    }
    guard !lines.isEmpty else { return }
    let close = scope.body.upperBound - 1
    let outer = indentation(of: close)
    let inner = bodyIndentation(scope) ?? outer + "  "
    let step = inner.hasPrefix(outer) ? String(inner.dropFirst(outer.count)) : "  "
    let access = isPublic(scope) ? "public " : ""
    var table = "\n\(inner)\(access)override class var \(name): [\(element)] {\n"
    table += "\(inner)\(step)super.\(name) + [\n"
    for line in lines { table += "\(inner)\(step)\(step)\(line),\n" }
    table += "\(inner)\(step)]\n\(inner)}\n"
    let brace = text.tokens[close].range.lowerBound
    if text.tokens[close].beginsLine {
      let start = brace - text.place(of: brace).column + 1
      edits.replace(start..<start, by: table)
    } else {
      edits.replace(brace..<brace, by: table + outer)
    }
  }

  private func declares(_ name: String, at place: Int) -> Bool {
    text.is(name, at: place) && text.is("var", at: place - 1)
  }

  private func isOverloaded(_ entry: TableEntry, in type: String) -> Bool {
    guard case .action(let method) = entry else { return false }
    return index.methods.count { $0.name == method.name && $0.type == method.type } > 1
  }

  private func bodyIndentation(_ scope: DeclarationIndex.Scope) -> String? {
    scope.body.dropFirst().dropLast().first { text.tokens[$0].beginsLine }
      .map { indentation(of: $0) }
  }

  private func isPublic(_ scope: DeclarationIndex.Scope) -> Bool {
    var keyword = scope.body.lowerBound - 1
    while keyword > 0, !text.is("class", at: keyword) || text.is(":", at: keyword - 1) {
      keyword -= 1
    }
    let modifiers = DeclarationIndex.modifiers(before: keyword, in: text)
    return modifiers.contains("public") || modifiers.contains("open")
  }
}

extension TableEntry {
  fileprivate var isAction: Bool {
    if case .action = self { return true }
    return false
  }
}
