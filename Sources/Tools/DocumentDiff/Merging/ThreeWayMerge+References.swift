extension ThreeWayMerge {
  /// Attributes that an element needs to have a meaning.
  private static let required: Set<String> = [
    "firstItem", "secondItem", "destination", "reference", "target", "ref",
  ]

  /// Removes references to objects that the result lacks, and elements that only refer to them.
  ///
  /// References that dangle in a version are kept.
  mutating func removeDanglingReferences() {
    var referrers: [Int: [Int]] = [:]
    for key in elements.keys {
      for (_, target) in targets(of: key) { referrers[target, default: []].append(key) }
    }
    var removal = Removal(open: referrers.keys.filter { elements[$0] == nil })
    while let target = removal.open.popLast() {
      for key in referrers[target] ?? [] { removeDanglingReferences(of: key, &removal) }
    }
    removeEmptyLists(&removal)
  }

  /// Elements whose removal has consequences.
  private struct Removal {
    /// Missing objects to which elements may refer.
    var open: [Int]
    /// Elements that lost a child.
    var thinned: Set<Int> = []
  }

  /// The objects to which an element refers, by the position of the attribute.
  private func targets(of key: Int) -> [(position: Int, object: Int)] {
    guard let element = elements[key], element.copied == nil else { return [] }
    return element.attributes.enumerated().compactMap { position, attribute in
      let written = trees[attribute.version][nodes[attribute.version][key]]
        .attributes[attribute.index]
      return target(of: written, attribute.version).map { (position, $0) }
    }
  }

  private mutating func removeDanglingReferences(of key: Int, _ removal: inout Removal) {
    let dangling = targets(of: key).filter { elements[$0.object] == nil }.map(\.position)
    guard let element = elements[key], !dangling.isEmpty else { return }
    let isMeaningless = dangling.contains { position in
      Self.required.contains(words[attributeName(element.attributes[position], of: key)])
    }
    if isMeaningless {
      remove(key, &removal)
    } else {
      for position in dangling.reversed() { elements[key]?.attributes.remove(at: position) }
    }
  }

  private mutating func remove(_ key: Int, _ removal: inout Removal) {
    removal.thinned.insert(keys.isObject(key) ? places[key] : keys.parent(of: key))
    var open = [key]
    while let key = open.popLast() {
      open += elements[key]?.children ?? []
      elements[key] = nil
      guard keys.isObject(key) else { continue }
      isKept[key] = false
      removal.open.append(key)
    }
  }

  /// Removes empty lists, which have no meaning unless they have a value themselves.
  private mutating func removeEmptyLists(_ removal: inout Removal) {
    while let key = removal.thinned.popFirst() {
      let left = elements[key]?.children.filter { elements[$0] != nil } ?? []
      elements[key]?.children = left
      guard let element = elements[key], left.isEmpty, !keys.isObject(key),
        element.attributes.allSatisfy({ attributeName($0, of: key) == MergeWords.key })
      else { continue }
      remove(key, &removal)
    }
  }
}
