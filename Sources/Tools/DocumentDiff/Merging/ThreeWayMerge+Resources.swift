extension ThreeWayMerge {
  /// Lists the resources that the result uses.
  ///
  /// A resource that no version lists unused, and that the result does not use, is left out. A
  /// resource that the result uses is listed even if a version removed it.
  mutating func settleResources() {
    guard let list = keys.part(of: MergeKeys.root, named: MergeWords.resources) else { return }
    let candidates = Set(
      [1, 2, 0].flatMap { version in
        node(version, list).map { trees[version][$0].children.map { trees[version][$0].key } } ?? []
      }.filter { !keys.isObject($0) })
    guard !candidates.isEmpty else { return }
    let used = usedValues(in: list)
    let usedInVersions = (1...2).map { values(ofVersion: $0, outside: list) }
    var children = elements[list]?.children ?? []
    let present = Set(children)
    for resource in candidates.sorted() {
      guard let name = keys.tag(of: resource), name != MergeWords.none else { continue }
      let versions = [1, 2].filter { has($0, resource) }
      let isUnusedInVersion = versions.contains { !usedInVersions[$0 - 1].contains(name) }
      if present.contains(resource), !used.contains(name), !isUnusedInVersion {
        elements[resource] = nil
      } else if !present.contains(resource), used.contains(name), let version = versions.first {
        elements[resource] = Element(source: version, copied: version)
        children.append(resource)
      }
    }
    children.removeAll { elements[$0] == nil }
    guard Set(children) != present else { return }
    if children.isEmpty {
      elements[list] = nil
      elements[MergeKeys.root]?.children.removeAll { $0 == list }
      return
    }
    if elements[list] == nil, let version = [1, 2].first(where: { has($0, list) }) {
      elements[list] = Element(source: version)
      setChildren(of: MergeKeys.root, Set(elements[MergeKeys.root]?.children ?? []).union([list]))
    }
    setChildren(of: list, Set(children))
  }

  private mutating func setChildren(of key: Int, _ children: Set<Int>) {
    let order = ordered(children, in: key)
    elements[key]?.children = order
  }

  private func usedValues(in list: Int) -> Set<Int32> {
    var found: Set<Int32> = []
    var open = [MergeKeys.root]
    while let key = open.popLast() {
      guard key != list, let element = elements[key] else { continue }
      if let version = element.copied {
        addValues(&found, trees[version], nodes[version][key], without: list)
        continue
      }
      for attribute in element.attributes {
        let node = nodes[attribute.version][key]
        let written = trees[attribute.version][node].attributes[attribute.index]
        if isReference(written.name) { found.insert(written.value) }
      }
      open += element.children
    }
    return found
  }

  /// Whether an attribute may refer to a resource by name: texts and labels do not.
  private func isReference(_ name: Int32) -> Bool {
    let name = words[name]
    return Self.references.contains(name) || name.lowercased().hasSuffix("image")
  }

  private static let references: Set<String> = [
    "name", "value", "systemColor", "content", "background", "disabledBackground",
    "backIndicatorTransitionMask",
  ]

  private func values(ofVersion version: Int, outside list: Int) -> Set<Int32> {
    var found: Set<Int32> = []
    addValues(&found, trees[version], 0, without: list)
    return found
  }

  private func addValues(
    _ found: inout Set<Int32>, _ tree: MarkupTree, _ root: Int, without list: Int
  ) {
    var open = [root]
    while let index = open.popLast() {
      guard tree[index].key != list else { continue }
      for attribute in tree[index].attributes where isReference(attribute.name) {
        found.insert(attribute.value)
      }
      open += tree[index].children
    }
  }
}
