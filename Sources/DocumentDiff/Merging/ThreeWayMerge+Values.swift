internal import InterfaceBuilder

extension ThreeWayMerge {
  /// Attributes that form one value: they are taken from one version.
  private static let groups: [(element: String?, names: [String])] = [
    ("document", ["toolsVersion", "systemVersion", "version", "type"]),
    ("constraint", ["firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute"]),
    ("constraint", ["constant", "symbolic", "symbolType"]),
    (nil, ["customClass", "customModule", "customModuleProvider"]),
    (nil, ["image", "catalog"]),
  ]

  /// Merges the attributes of an element; the order is that of the versions.
  mutating func mergedAttributes(_ key: Int) -> [(version: Int, index: Int)] {
    let attributes = (0...2).map { version in
      node(version, key).map { trees[version][$0].attributes } ?? []
    }
    // The same attributes, or changes of one version.
    if !has(2, key) || attributes[2] == attributes[1] || has(0, key) && attributes[2] == attributes[0] {
      if has(1, key) { return attributes[1].indices.map { (1, $0) } }
    }
    if !has(1, key) || has(0, key) && attributes[1] == attributes[0] {
      return attributes[2].indices.map { (2, $0) }
    }
    let values = attributes.map { attributes in
      Dictionary(attributes.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    }
    var sources: [Int32: Int] = [:]
    for group in groups(of: key, Set(values[1].keys).union(values[2].keys).union(values[0].keys)) {
      let parts = values.map { values in group.map { values[$0] } }
      let version =
        Self.settled(parts[0], parts[1], parts[2])
        ?? decidedAttribute(key, group, values)
      for name in group { sources[name] = version }
    }
    func list(_ version: Int) -> [Int32] {
      attributes[version].map(\.name).filter { name in
        sources[name].map { values[$0][name] != nil } ?? false
      }
    }
    let order = MergedOrder.merge(list(0), list(1), list(2)).order
    return order.compactMap { name in
      guard let version = sources[name],
        let index = attributes[version].firstIndex(where: { $0.name == name })
      else { return nil }
      // Our bytes are preferred for equal values.
      if version == 2, let own = attributes[1].firstIndex(where: { $0.name == name }),
        attributes[1][own].value == attributes[2][index].value
      {
        return (1, own)
      }
      return (version, index)
    }
  }

  private func groups(of key: Int, _ names: Set<Int32>) -> [[Int32]] {
    var waiting = names
    var groups: [[Int32]] = []
    let element = name(of: key)
    for group in Self.groups where group.element == nil || group.element == element {
      let members = group.names.map { words.number($0) }
      guard members.filter(waiting.contains).count > 1 else { continue }
      groups.append(members)
      waiting.subtract(members)
    }
    return groups + waiting.sorted().map { [$0] }
  }

  private mutating func decidedAttribute(
    _ key: Int, _ group: [Int32], _ values: [[Int32: Int32]]
  ) -> Int {
    let differing = group.filter { values[1][$0] != values[2][$0] }
    guard let name = differing.first else { return 1 }
    let texts = (0...2).map { version in
      differing.count == 1
        ? values[version][name].map { words[$0] }
        : differing.compactMap { name in
          values[version][name].map { "\(words[name])=\(words[$0])" }
        }.joined(separator: " ")
    }
    return decided(key, attribute: words[name], texts)
  }

  /// Returns the version that a rule, the user, or our preference selects, and records a conflict.
  mutating func decided(_ key: Int, attribute: String?, _ values: [String?]) -> Int {
    let owner = keys.owner(of: key)
    if let side = rule(key, attribute: attribute) { return side.index }
    let path = keys.shortPath(of: key)
    let name = [path, attribute ?? ""].filter { !$0.isEmpty }.joined(separator: ".")
    var conflict = DocumentConflict(
      kind: .value, object: keys.id(of: owner), attribute: name, base: values[0], ours: values[1],
      theirs: values[2])
    conflict.property = MergeRules.words(
      keys.path(of: key), attribute: attribute, in: self.name(of: owner))
    return record(conflict, at: key).winner.index
  }

  /// Adds lines and the user's choice to a conflict, and returns it.
  @discardableResult
  mutating func record(_ conflict: DocumentConflict, at key: Int) -> DocumentConflict {
    var conflict = conflict
    let owner = keys.owner(of: key)
    func place(_ version: Int) -> Int? { line(version, key) ?? line(version, owner) }
    conflict.baseLine = place(0)
    conflict.oursLine = place(1)
    conflict.theirsLine = place(2)
    conflict.choice = choices[conflict.id]
    if conflict.objects.isEmpty { conflict.objects = [conflict.object] }
    conflicts.append(conflict)
    return conflict
  }

  /// The version that a rule selects for a derived value.
  private func rule(_ key: Int, attribute: String?) -> MergeSide? {
    let owner = keys.owner(of: key)
    return MergeRules.side(
      for: ObjectTable.Key(path: keys.path(of: key), attribute: attribute ?? "#element"),
      in: name(of: owner), (0...2).map { properties($0, owner) }, newer: newer)
  }

  /// The values of an object and its parts, as `diff` compares them.
  func properties(_ version: Int, _ object: Int) -> [ObjectTable.Key: String] {
    guard let root = node(version, object) else { return [:] }
    let tree = trees[version]
    var found: [ObjectTable.Key: String] = [:]
    var open = [root]
    while let index = open.popLast() {
      let node = tree[index]
      let path = index == root ? "" : keys.path(of: node.key)
      for attribute in node.attributes
      where index != root
        || ![MergeWords.id, MergeWords.sceneID].contains(attribute.name) || object == MergeKeys.root
      {
        found[ObjectTable.Key(path: path, attribute: words[attribute.name])] =
          words[attribute.value]
      }
      if node.text != MergeWords.none {
        found[ObjectTable.Key(path: path, attribute: "#text")] = words[node.text]
      }
      open += node.children.filter { !keys.isObject(tree[$0].key) }
    }
    return found
  }

  /// The values of a part, for a message; nil if the version lacks it.
  func unitText(_ version: Int, _ key: Int) -> String? {
    guard let root = node(version, key) else { return nil }
    let tree = trees[version]
    var values: [String] = []
    var open = [root]
    while let index = open.popLast() {
      let node = tree[index]
      values += node.attributes.filter { $0.name != MergeWords.key || index != root }
        .map { "\(words[$0.name])=\(words[$0.value])" }
      if node.text != MergeWords.none { values.append(words[node.text]) }
      open += node.children.filter { !keys.isObject(tree[$0].key) }.reversed()
    }
    return values.isEmpty ? words[tree[root].name] : values.joined(separator: " ")
  }
}
