internal import InterfaceBuilder

/// Writes a merged document: elements of the versions are copied as bytes.
struct MergedMarkup {
  private let merge: ThreeWayMerge
  private var output: [UInt8] = []

  /// Returns the merged document's bytes.
  static func bytes(of merge: ThreeWayMerge) -> [UInt8] {
    var markup = MergedMarkup(merge)
    return markup.written()
  }

  private init(_ merge: ThreeWayMerge) { self.merge = merge }

  private mutating func written() -> [UInt8] {
    let (tree, root) = (merge.trees[1], 0)
    output.reserveCapacity(tree.bytes.count + tree.bytes.count / 8)
    let whole = tree.markup.elements[root].whole
    output += tree.bytes[..<whole.lowerBound]
    write(MergeKeys.root, indentation: [])
    output += tree.bytes[whole.upperBound...]
    return output
  }

  private mutating func write(_ key: Int, indentation: [UInt8]) {
    guard let element = merge.elements[key] else { return }
    let version = element.copied ?? element.source
    let node = merge.nodes[version][key]
    let tree = merge.trees[version]
    if let copied = element.copied {
      copy(node, of: merge.trees[copied], indentation: indentation)
      return
    }
    output.append(UInt8(ascii: "<"))
    output += tree.markup.elements[node].name.utf8
    for attribute in element.attributes {
      let tree = merge.trees[attribute.version]
      let written = tree.markup.elements[merge.nodes[attribute.version][key]]
        .attributes[attribute.index]
      output += tree.bytes[written.whole]
    }
    let text = tree[node].text
    if element.children.isEmpty, text == MergeWords.none {
      let isWritten = !tree.markup.elements[node].isEmpty && tree[node].children.isEmpty
      guard isWritten else {
        output += "/>".utf8
        return
      }
    }
    output.append(UInt8(ascii: ">"))
    if element.children.isEmpty {
      output += tree.bytes[tree.markup.contentRange(of: node)]
    } else {
      for child in element.children {
        let inner = writeSpace(before: child, in: key, indentation: indentation)
        write(child, indentation: inner)
      }
      writeSpaceAtEnd(of: key, indentation: indentation)
    }
    output += "</".utf8
    output += tree.markup.elements[node].name.utf8
    output.append(UInt8(ascii: ">"))
  }

  // MARK: - White space

  /// Writes the white space before an element, and returns the line's indentation.
  private mutating func writeSpace(
    before child: Int, in key: Int, indentation: [UInt8]
  ) -> [UInt8] {
    let versions = [1, 2].filter { version in
      merge.has(version, child) && merge.parent(version, child) == key
    }
    // Our white space and comments, unless only the other version changed them.
    var version = versions.first ?? (merge.has(1, child) ? 1 : 2)
    if versions.count == 2 {
      let spaces = (0...2).map { version in
        merge.parent(version, child) == key ? self.space(before: child, version) : []
      }
      version = ThreeWayMerge.settled(spaces[0], spaces[1], spaces[2]) ?? 1
    }
    let space = self.space(before: child, version)
    guard let lineEnd = space.lastIndex(of: 0x0A) else {
      output += space
      return []
    }
    let own = Array(space[(lineEnd + 1)...])
    let outer = indentationOfParent(of: child, version)
    // Only a moved element gets another indentation.
    let inner = outer == indentation ? own : indentation + step(from: outer, to: own)
    output += space[...lineEnd]
    output += inner
    return inner
  }

  private func step(from outer: [UInt8], to inner: [UInt8]) -> [UInt8] {
    inner.starts(with: outer) ? Array(inner[outer.count...]) : Array(repeating: 0x20, count: 4)
  }

  private func indentationOfParent(of key: Int, _ version: Int) -> [UInt8] {
    let tree = merge.trees[version]
    let parent = tree[merge.nodes[version][key]].parent
    guard parent >= 0 else { return [] }
    return indentation(of: parent, in: tree)
  }

  private func indentation(of index: Int, in tree: MarkupTree) -> [UInt8] {
    let start = tree.markup.elements[index].whole.lowerBound
    var begin = start
    while begin > 0, tree.bytes[begin - 1] == 0x20 || tree.bytes[begin - 1] == 0x09 { begin -= 1 }
    guard begin == 0 || tree.bytes[begin - 1] == 0x0A else { return [] }
    return Array(tree.bytes[begin..<start])
  }

  /// The bytes between the previous tag and an element.
  private func space(before key: Int, _ version: Int) -> ArraySlice<UInt8> {
    let tree = merge.trees[version]
    let node = merge.nodes[version][key]
    return tree.bytes[tree.spaceBefore[node]..<tree.markup.elements[node].whole.lowerBound]
  }

  private mutating func writeSpaceAtEnd(of key: Int, indentation: [UInt8]) {
    let spaces = (0...2).map { spaceAtEnd(of: key, $0) }
    let versions = [1, 2].filter { spaces[$0] != nil }
    guard var version = versions.first else {
      output.append(0x0A)
      output += indentation
      return
    }
    if versions.count == 2 {
      version = ThreeWayMerge.settled(spaces[0], spaces[1], spaces[2]) ?? 1
    }
    let (tree, space) = (merge.trees[version], spaces[version] ?? [])
    guard let lineEnd = space.lastIndex(of: 0x0A),
      self.indentation(of: merge.nodes[version][key], in: tree) != indentation
    else {
      output += space
      return
    }
    output += space[...lineEnd]
    output += indentation
  }

  /// The bytes between the last child and the end tag; nil if the element has no children.
  private func spaceAtEnd(of key: Int, _ version: Int) -> ArraySlice<UInt8>? {
    let tree = merge.trees[version]
    guard let node = merge.node(version, key), let last = tree[node].children.last else {
      return nil
    }
    let start = tree.markup.elements[last].whole.upperBound
    return tree.bytes[start..<tree.markup.contentRange(of: node).upperBound]
  }

  /// Copies an element with the children, at another indentation.
  private mutating func copy(_ index: Int, of tree: MarkupTree, indentation: [UInt8]) {
    let old = self.indentation(of: index, in: tree)
    guard old != indentation, !tree[index].children.isEmpty else {
      output += tree.bytes[tree.markup.elements[index].whole]
      return
    }
    let tag = tree.markup.elements[index].tag
    output += tree.bytes[tag]
    var end = tag.upperBound
    for child in tree[index].children {
      let space = tree.bytes[end..<tree.markup.elements[child].whole.lowerBound]
      let lineEnd = space.lastIndex(of: 0x0A).map { $0 + 1 } ?? space.endIndex
      output += space[..<lineEnd]
      let inner = indentation + step(from: old, to: Array(space[lineEnd...]))
      if lineEnd < space.endIndex { output += inner }
      copy(child, of: tree, indentation: inner)
      end = tree.markup.elements[child].whole.upperBound
    }
    let rest = tree.bytes[end..<tree.markup.elements[index].whole.upperBound]
    if let lineEnd = rest.firstIndex(of: 0x0A), rest[..<lineEnd].allSatisfy({ $0 <= 0x20 }) {
      output += rest[...lineEnd]
      output += indentation
      output += rest[(lineEnd + 1)...].drop { $0 == 0x20 || $0 == 0x09 }
    } else {
      output += rest
    }
  }
}
