internal import InterfaceBuilder

/// A version's elements, with the bytes of each element and the identity it has in all versions.
struct MarkupTree {
  struct Attribute: Hashable {
    var name: Int32
    var value: Int32
  }

  struct Node {
    var name: Int32
    var attributes: [Attribute]
    var parent: Int
    var children: [Int] = []
    /// The text, if the element has no children.
    var text = MergeWords.none
    var key = 0
    /// A hash of the element with the parts, but not the objects inside.
    var own = 0
    /// A hash of the whole subtree.
    var whole = 0
  }

  let bytes: [UInt8]
  let markup: MarkupScanner
  private(set) var nodes: [Node] = []
  private let lineEnds: [Int]
  /// For each element the end of the previous sibling, or of the parent's start tag.
  private(set) var spaceBefore: [Int] = []

  /// Reads a well-formed document.
  init(_ bytes: [UInt8], _ words: MergeWords, _ keys: inout MergeKeys) {
    self.bytes = bytes
    markup = MarkupScanner(bytes)
    lineEnds = bytes.indices.filter { bytes[$0] == 0x0A }
    nodes.reserveCapacity(markup.elements.count)
    for (index, element) in markup.elements.enumerated() {
      let attributes = element.attributes.map { attribute in
        Attribute(
          name: words.number(attribute.name),
          value: words.number(XMLCharacters.plain(markup.text(attribute.value))))
      }
      nodes.append(
        Node(
          name: words.number(element.name), attributes: attributes, parent: element.parent ?? -1))
      spaceBefore.append(0)
      guard let parent = element.parent else { continue }
      spaceBefore[index] =
        nodes[parent].children.last.map { markup.elements[$0].whole.upperBound }
        ?? markup.elements[parent].tag.upperBound
      nodes[parent].children.append(index)
    }
    for index in nodes.indices where nodes[index].children.isEmpty {
      guard !markup.elements[index].isEmpty else { continue }
      let range = markup.contentRange(of: index)
      if range.contains(where: { bytes[$0] > 0x20 }) {
        nodes[index].text = words.number(XMLCharacters.plain(markup.text(range)))
      }
    }
    assignKeys(&keys)
    addHashes(keys)
  }

  private mutating func assignKeys(_ keys: inout MergeKeys) {
    var repetitions: [Int: Int32] = [:]
    for index in nodes.indices {
      let node = nodes[index]
      guard node.parent >= 0 else { continue }
      var key = keys.key(of: node, in: nodes[node.parent])
      let repetition = repetitions[key, default: 0] + 1
      repetitions[key] = repetition
      if repetition > 1 {
        if !keys.isObject(key) { keys.markRepeated(nodes[node.parent].key) }
        key = keys.key(of: node, in: nodes[node.parent], repetition)
      }
      nodes[index].key = key
    }
  }

  private mutating func addHashes(_ keys: MergeKeys) {
    // Children follow their parents.
    for index in nodes.indices.reversed() {
      var (own, whole) = (Hasher(), Hasher())
      own.combine(nodes[index].name)
      own.combine(nodes[index].attributes)
      own.combine(nodes[index].text)
      whole = own
      for child in nodes[index].children {
        if !keys.isObject(nodes[child].key) { own.combine(nodes[child].own) }
        whole.combine(nodes[child].whole)
      }
      nodes[index].own = own.finalize()
      nodes[index].whole = whole.finalize()
    }
  }

  subscript(index: Int) -> Node { nodes[index] }

  func value(_ name: Int32, of index: Int) -> Int32? {
    nodes[index].attributes.first { $0.name == name }?.value
  }

  /// The number of the line on which an element begins.
  func line(of index: Int) -> Int {
    let place = markup.elements[index].whole.lowerBound
    var (low, high) = (0, lineEnds.count)
    while low < high {
      let middle = (low + high) / 2
      if lineEnds[middle] < place { low = middle + 1 } else { high = middle }
    }
    return low + 1
  }
}
