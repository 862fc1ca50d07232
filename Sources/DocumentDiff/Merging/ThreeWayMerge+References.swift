extension ThreeWayMerge {
  /// Attributes without which an element has no meaning.
  private static let required: Set<String> = [
    "firstItem", "secondItem", "destination", "reference", "target", "ref",
  ]

  /// Removes references to objects that the result lacks, and elements that only refer to them.
  ///
  /// References that dangle in a version are kept.
  mutating func removeDanglingReferences() {
    var isChanged = true
    while isChanged {
      isChanged = false
      for key in elements.keys.sorted() where elements[key] != nil {
        if removeDanglingReferences(of: key) { isChanged = true }
      }
    }
  }

  private mutating func removeDanglingReferences(of key: Int) -> Bool {
    guard let element = elements[key], element.copied == nil else { return false }
    var dangling: [Int] = []
    for (position, attribute) in element.attributes.enumerated() {
      let written = trees[attribute.version][nodes[attribute.version][key]]
        .attributes[attribute.index]
      if let target = target(of: written, attribute.version), elements[target] == nil {
        dangling.append(position)
      }
    }
    guard !dangling.isEmpty else { return false }
    let isMeaningless = dangling.contains { position in
      Self.required.contains(words[attributeName(element.attributes[position], of: key)])
    }
    if isMeaningless {
      remove(key)
    } else {
      for position in dangling.reversed() { elements[key]?.attributes.remove(at: position) }
    }
    return true
  }

  private mutating func remove(_ key: Int) {
    let parent = keys.isObject(key) ? places[key] : keys.parent(of: key)
    removeSubtree(key)
    elements[parent]?.children.removeAll { $0 == key }
    // A list without elements has no meaning, unless it has a value itself.
    guard let outer = elements[parent], outer.children.isEmpty, !keys.isObject(parent),
      outer.attributes.allSatisfy({ attributeName($0, of: parent) == MergeWords.key })
    else { return }
    remove(parent)
  }

  private mutating func removeSubtree(_ key: Int) {
    var open = [key]
    while let key = open.popLast() {
      open += elements[key]?.children ?? []
      elements[key] = nil
      if keys.isObject(key) { isKept[key] = false }
    }
  }
}
