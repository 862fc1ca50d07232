internal import InterfaceBuilder

extension ThreeWayMerge {
  /// Attributes that form a single value: they are taken from the same version.
  private static let groups: [(element: String?, names: [String])] = [
    ("document", ["toolsVersion", "systemVersion", "version", "type"]),
    ("constraint", ["firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute"]),
    ("constraint", ["constant", "symbolic", "symbolType"]),
    (nil, ["customClass", "customModule", "customModuleProvider"]),
    (nil, ["image", "catalog"]),
  ]

  /// Merges the element's attributes, in the order of the versions.
  mutating func mergedAttributes(_ key: Int) -> [(version: Int, index: Int)] {
    let attributes = (0...2).map { version in
      node(version, key).map { trees[version][$0].attributes } ?? []
    }
    // The same attributes, or changes in only one version.
    func adds(_ version: Int, to other: Int) -> Bool {
      has(version, key) && attributes[version] != attributes[other]
        && !(has(0, key) && attributes[version] == attributes[0])
    }
    if has(1, key), !adds(2, to: 1) { return attributes[1].indices.map { (1, $0) } }
    if has(2, key), !adds(1, to: 2) { return attributes[2].indices.map { (2, $0) } }
    let values = attributes.map { attributes in
      Dictionary(attributes.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    }
    var sources: [Int32: Int] = [:]
    for group in groups(of: key, Set(values[1].keys).union(values[2].keys).union(values[0].keys)) {
      let parts = values.map { values in group.map { values[$0] } }
      let version =
        Self.settled(parts[0], parts[1], parts[2])
        ?? decided(
          key,
          attributes: group.filter { values[1][$0] != values[2][$0] }.map { words[$0] })
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

  /// Returns the version that a rule, the user, or our preference selects, and records a conflict.
  ///
  /// - Parameter attributes: The attributes with two values; nil for a part as a whole.
  mutating func decided(_ key: Int, attributes: [String]?) -> Int {
    let owner = keys.owner(of: key)
    let versions = (0...2).map { values($0, key, attributes) }
    let element = name(of: owner)
    let isUnchanged = [1, 2].map { version in
      MergeRules.changes(versions[0], versions[version], in: element).isEmpty
    }
    if isUnchanged[0] != isUnchanged[1] { return isUnchanged[0] ? 2 : 1 }
    if !isDraggedTwice(key), let side = MergeRules.side(for: versions, in: element, newer: newer) {
      return side.index
    }
    let attribute = attributes?.first
    let name = [keys.shortPath(of: key), attribute ?? ""].filter { !$0.isEmpty }
    var conflict = DocumentConflict(
      kind: .value, object: keys.id(of: owner), attribute: name.joined(separator: "."))
    let words = MergeRules.words(for: versions, in: element)
    (conflict.base, conflict.ours, conflict.theirs) = (words[0], words[1], words[2])
    conflict.property = MergeRules.property(keys.path(of: key), attribute, in: element)
    return record(conflict, at: key).winner.index
  }

  /// The part's values with everything inside, or the values of some attributes.
  private func values(
    _ version: Int, _ key: Int, _ attributes: [String]?
  ) -> [ObjectTable.Key: String] {
    let values = properties(version, key)
    guard let attributes else { return values }
    let path = keys.path(of: key)
    return values.filter { $0.key.path == path && attributes.contains($0.key.attribute) }
  }

  /// Whether both versions moved a view that only the frame places, on an unchanged canvas.
  private func isDraggedTwice(_ key: Int) -> Bool {
    let owner = keys.owner(of: key)
    guard MergeRules.isFrame(keys.path(of: key)), has(0, owner), has(1, key), has(2, key),
      let outer = container(0, owner), let rect = frame(of: outer),
      whole(0, rect) == whole(1, rect), whole(0, rect) == whole(2, rect)
    else { return false }
    return (0...2).allSatisfy { version in
      guard let node = node(version, owner), let around = container(version, owner) else {
        return false
      }
      let list = trees[version][trees[version][node].parent].name
      return words[list] == "subviews" && around == outer && name(of: around) != "stackView"
        && trees[version].value(words.number("translatesAutoresizingMaskIntoConstraints"), of: node)
          .map { words[$0] } != "NO"
    }
  }

  private func frame(of object: Int) -> Int? {
    for version in 0...2 {
      guard let node = node(version, object) else { continue }
      let parts = trees[version][node].children.map { trees[version][$0].key }
      if let rect = parts.first(where: { MergeRules.isFrame(keys.path(of: $0)) }) { return rect }
    }
    return nil
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

  /// The values of the object or part with the parts inside, as `diff` compares them.
  func properties(_ version: Int, _ key: Int) -> [ObjectTable.Key: String] {
    guard let root = node(version, key) else { return [:] }
    let hasIdentifier = keys.isObject(key) && key != MergeKeys.root
    let tree = trees[version]
    var found: [ObjectTable.Key: String] = [:]
    var open = [root]
    while let index = open.popLast() {
      let node = tree[index]
      let path = keys.path(of: node.key)
      for attribute in node.attributes
      where index != root || !hasIdentifier
        || ![MergeWords.id, MergeWords.sceneID].contains(attribute.name)
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
}
