/// Merges two document versions with their common base, element by element.
///
/// The order of work: which objects stay, where they are, what their values are.
struct ThreeWayMerge {
  /// An element of the result, with attributes as positions in elements of the versions.
  struct Element {
    /// The version that gives the name and the text.
    var source: Int
    var attributes: [(version: Int, index: Int)] = []
    var children: [Int] = []
    /// The version from which the element is copied with all children.
    var copied: Int?
  }

  /// The base, ours and theirs.
  let trees: [MarkupTree]
  let keys: MergeKeys
  let words: MergeWords
  let choices: [String: MergeSide]
  /// For each version and key the element; -1 if the version lacks it.
  let nodes: [[Int]]
  /// The version with the newer tools.
  let newer: MergeSide

  var conflicts: [DocumentConflict] = []
  /// The objects of the result.
  var isKept: [Bool]
  /// The element in which an object of the result is.
  var places: [Int]
  /// The objects in an element of the result.
  var contents: [Int: [Int]] = [:]
  /// The parts that have objects inside.
  var isNeeded: Set<Int> = []
  var elements: [Int: Element] = [:]

  /// Merges three well-formed documents.
  init(base: [UInt8], ours: [UInt8], theirs: [UInt8], choices: [String: MergeSide] = [:]) {
    let words = MergeWords()
    var keys = MergeKeys(words)
    let trees = [base, ours, theirs].map { MarkupTree($0, words, &keys) }
    self.words = words
    self.keys = keys
    self.trees = trees
    self.choices = choices
    nodes = trees.map { tree in
      var nodes = [Int](repeating: -1, count: keys.count)
      for index in tree.nodes.indices { nodes[tree[index].key] = index }
      return nodes
    }
    newer = MergeRules.newer(trees[1], trees[2], words)
    isKept = [Bool](repeating: false, count: keys.count)
    places = [Int](repeating: -1, count: keys.count)
    chooseObjects()
    choosePlaces()
    _ = merge(MergeKeys.root)
    removeDanglingReferences()
    settleResources()
    conflicts.sort { one, two in
      (one.oursLine ?? one.theirsLine ?? 0, one.id) < (two.oursLine ?? two.theirsLine ?? 0, two.id)
    }
  }

  /// The scenes, or the nib's top-level objects, that differ in all versions.
  var sharedScenes: [String] {
    objects.filter { key in
      guard isKept[key], keys.owner(of: places[key]) == MergeKeys.root else { return false }
      let values = (0...2).map { whole($0, key) }
      return Set(values).count == 3 && !values.contains(0)
    }.map { keys.id(of: $0) }
  }

  // MARK: - Versions

  func node(_ version: Int, _ key: Int) -> Int? {
    let node = nodes[version][key]
    return node < 0 ? nil : node
  }

  func has(_ version: Int, _ key: Int) -> Bool { nodes[version][key] >= 0 }

  /// The hash of the element with the parts; 0 if the version lacks it.
  func own(_ version: Int, _ key: Int) -> Int {
    node(version, key).map { trees[version][$0].own } ?? 0
  }

  func whole(_ version: Int, _ key: Int) -> Int {
    node(version, key).map { trees[version][$0].whole } ?? 0
  }

  /// The key of the element around an element.
  func parent(_ version: Int, _ key: Int) -> Int? {
    guard let node = node(version, key), trees[version][node].parent >= 0 else { return nil }
    return trees[version][trees[version][node].parent].key
  }

  /// The key of the object around an object.
  func container(_ version: Int, _ key: Int) -> Int? {
    parent(version, key).map { keys.owner(of: $0) }
  }

  func line(_ version: Int, _ key: Int) -> Int? {
    node(version, key).map { trees[version].line(of: $0) }
  }

  func name(of key: Int) -> String {
    for version in [1, 2, 0] {
      if let node = node(version, key) { return words[trees[version][node].name] }
    }
    return ""
  }

  // MARK: - Values

  /// The version that has the merged value; nil if the changes exclude each other.
  static func settled<Value: Equatable>(_ base: Value, _ ours: Value, _ theirs: Value) -> Int? {
    if ours == theirs || theirs == base { return 1 }
    return ours == base ? 2 : nil
  }

  // MARK: - Elements

  /// Merges an element with everything inside; false if the result lacks it.
  mutating func merge(_ key: Int) -> Bool {
    let found = [1, 2].filter { has($0, key) }
    guard let first = found.first, let node = node(first, key) else { return false }
    let name = trees[first][node].name
    if isUnit(key, name) { return copyUnit(key) }
    let isContainer = !keys.isObject(key) && isContainer(key)
    if !keys.isObject(key), !isContainer, !isNeeded.contains(key), !isKeptPart(key) {
      return false
    }
    var element = Element(source: sourceOfName(key))
    element.attributes = mergedAttributes(key)
    element.children = mergedChildren(key, element)
    if isContainer, element.children.isEmpty {
      guard staysEmpty(key) else { return false }
      element.source = [1, 2].first { isEmpty($0, key) } ?? element.source
    }
    elements[key] = element
    return true
  }

  private func isUnit(_ key: Int, _ name: Int32) -> Bool {
    guard keys.isUnit(key, named: name) else { return false }
    return !(0...2).contains { version in
      node(version, key).map { hasObjects(trees[version], $0) } ?? false
    }
  }

  private func hasObjects(_ tree: MarkupTree, _ index: Int) -> Bool {
    tree[index].children.contains { keys.isObject(tree[$0].key) || hasObjects(tree, $0) }
  }

  /// Whether the element has no values: it exists for the children.
  private func isContainer(_ key: Int) -> Bool {
    (0...2).allSatisfy { version in
      guard let node = node(version, key) else { return true }
      return trees[version][node].text == MergeWords.none
        && trees[version][node].attributes.allSatisfy { $0.name == MergeWords.key }
    }
  }

  /// Whether a container that has no children is in the result: as in the versions.
  private func staysEmpty(_ key: Int) -> Bool {
    Self.settled(isEmpty(0, key), isEmpty(1, key), isEmpty(2, key)).map { isEmpty($0, key) }
      ?? false
  }

  private func isEmpty(_ version: Int, _ key: Int) -> Bool {
    node(version, key).map { trees[version][$0].children.isEmpty } ?? false
  }

  private mutating func copyUnit(_ key: Int) -> Bool {
    let values = (0...2).map { isSilent($0, key) ? whole(0, key) : whole($0, key) }
    let version =
      Self.settled(values[0], values[1], values[2]) ?? decided(key, attributes: nil)
    // A version that lacks the object has nothing to copy.
    let source = isSilent(version, key) ? 3 - version : version
    guard has(source, key) else { return false }
    elements[key] = Element(source: source, copied: source)
    return true
  }

  /// Whether a version has no opinion about a part, because it lacks the object.
  private func isSilent(_ version: Int, _ key: Int) -> Bool {
    let owner = keys.owner(of: key)
    return !has(version, owner) && has(0, owner)
  }

  /// Whether the result has a part that a version deleted.
  private mutating func isKeptPart(_ key: Int) -> Bool {
    guard has(0, key), !has(1, key) || !has(2, key) else { return true }
    let keeper = has(1, key) ? 1 : 2
    if isSilent(3 - keeper, key) { return true }
    if own(keeper, key) == own(0, key) { return false }
    return decided(key, attributes: nil) == keeper
  }

  private func sourceOfName(_ key: Int) -> Int {
    guard let ours = node(1, key) else { return 2 }
    guard let theirs = node(2, key) else { return 1 }
    let base = node(0, key).map { trees[0][$0].name }
    let names = (trees[1][ours].name, trees[2][theirs].name)
    let texts = (trees[1][ours].text, trees[2][theirs].text)
    let baseText = node(0, key).map { trees[0][$0].text }
    if names.0 == names.1 { return Self.settled(baseText, texts.0, texts.1) ?? 1 }
    return Self.settled(base, names.0, names.1) ?? 1
  }

  // MARK: - Children

  private mutating func mergedChildren(_ key: Int, _ element: Element) -> [Int] {
    var children: Set<Int> = []
    var seen: Set<Int> = []
    for version in 1...2 {
      guard let node = node(version, key) else { continue }
      for child in trees[version][node].children {
        let child = trees[version][child].key
        // A second attempt at every depth would take exponential time.
        guard !keys.isObject(child), seen.insert(child).inserted else { continue }
        if merge(child) { children.insert(child) }
      }
    }
    for object in contents[key] ?? [] where merge(object) { children.insert(object) }
    removeSecondNotations(&children, element)
    return ordered(children, in: key)
  }

  /// Removes a part's text if the element has the text as an attribute.
  private mutating func removeSecondNotations(_ children: inout Set<Int>, _ element: Element) {
    guard !element.attributes.isEmpty else { return }
    for child in children where !keys.isObject(child) && name(of: child) == "string" {
      guard let version = elements[child]?.copied, let node = node(version, child),
        let key = trees[version].value(MergeWords.key, of: node)
      else { continue }
      let name = words[key]
      let isDouble = element.attributes.contains { attribute in
        words[attributeName(attribute, of: keys.parent(of: child))] == name
      }
      if isDouble {
        children.remove(child)
        elements[child] = nil
      }
    }
  }

  func attributeName(_ attribute: (version: Int, index: Int), of key: Int) -> Int32 {
    trees[attribute.version][nodes[attribute.version][key]].attributes[attribute.index].name
  }
}
