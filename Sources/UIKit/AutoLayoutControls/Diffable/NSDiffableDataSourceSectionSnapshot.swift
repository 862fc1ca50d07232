import AutoLayoutCore

public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  fileprivate struct Node {
    var parent: ItemIdentifierType?
    var children: [ItemIdentifierType] = []
    var isExpanded = false
  }

  public private(set) var rootItems: [ItemIdentifierType] = []
  private var nodes: [ItemIdentifierType: Node] = [:]

  public init() {}

  // MARK: Questions

  public var items: [ItemIdentifierType] { walk(rootItems) { _ in true } }
  public var visibleItems: [ItemIdentifierType] {
    walk(rootItems) { nodes[$0]?.isExpanded ?? false }
  }
  public var expandedItems: [ItemIdentifierType] { items.filter(isExpanded) }
  public func contains(_ item: ItemIdentifierType) -> Bool { nodes[item] != nil }
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { node(item).isExpanded }
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    var parent = node(item).parent
    while let present = parent {
      guard node(present).isExpanded else { return false }
      parent = node(present).parent
    }
    return true
  }
  public func level(of item: ItemIdentifierType) -> Int {
    var level = 0
    var parent = node(item).parent
    while let present = parent {
      level += 1
      parent = node(present).parent
    }
    return level
  }
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { node(child).parent }
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
    var part = Self()
    if includingParent {
      part.append([parent])
      part.nodes[parent]?.isExpanded = isExpanded(parent)
    }
    part.copyChildren(of: parent, from: self, to: includingParent ? parent : nil)
    return part
  }

  // MARK: Changes

  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    let count = parent.map { node($0).children.count } ?? rootItems.count
    insert(items, below: parent, at: count)
  }
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(items, below: node(item).parent, at: place(of: item))
  }
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(items, below: node(item).parent, at: place(of: item) + 1)
  }
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items where nodes[item] != nil {
      let index = place(of: item)
      if let parent = node(item).parent {
        nodes[parent]?.children.remove(at: index)
      } else {
        rootItems.remove(at: index)
      }
      for gone in walk([item], into: { _ in true }) { nodes[gone] = nil }
    }
  }
  public mutating func deleteAll() { self = Self() }
  public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
    delete(node(parent).children)
    append(snapshot.rootItems, to: parent)
    for root in snapshot.rootItems {
      nodes[root]?.isExpanded = snapshot.isExpanded(root)
      copyChildren(of: root, from: snapshot, to: root)
    }
  }
  public mutating func expand(_ items: [ItemIdentifierType]) { set(items, isExpanded: true) }
  public mutating func collapse(_ items: [ItemIdentifierType]) { set(items, isExpanded: false) }

  // MARK: Steps

  private func node(_ item: ItemIdentifierType) -> Node {
    guard let node = nodes[item] else {
      LayoutException.raise(
        "NSInternalInconsistencyException", "Item identifier is not in the snapshot: \(item)")
    }
    return node
  }

  private func walk(
    _ roots: [ItemIdentifierType], into isOpen: (ItemIdentifierType) -> Bool
  ) -> [ItemIdentifierType] {
    var found: [ItemIdentifierType] = []
    var stack = Array(roots.reversed())
    while let item = stack.popLast() {
      found.append(item)
      if isOpen(item) { stack.append(contentsOf: node(item).children.reversed()) }
    }
    return found
  }

  private func place(of item: ItemIdentifierType) -> Int {
    let siblings = node(item).parent.map { node($0).children } ?? rootItems
    return siblings.firstIndex(of: item) ?? siblings.count
  }

  private mutating func insert(
    _ items: [ItemIdentifierType], below parent: ItemIdentifierType?, at index: Int
  ) {
    for item in items {
      guard nodes.updateValue(Node(parent: parent), forKey: item) == nil else {
        LayoutException.raise(
          "NSInternalInconsistencyException",
          "Fatal: supplied item identifiers are not unique. Duplicate identifier: \(item)")
      }
    }
    if let parent {
      nodes[parent]?.children.insert(contentsOf: items, at: index)
    } else {
      rootItems.insert(contentsOf: items, at: index)
    }
  }

  private mutating func set(_ items: [ItemIdentifierType], isExpanded: Bool) {
    for item in items {
      _ = node(item)
      nodes[item]?.isExpanded = isExpanded
    }
  }

  private mutating func copyChildren(
    of item: ItemIdentifierType, from other: Self, to parent: ItemIdentifierType?
  ) {
    var stack = [(item, parent)]
    while let (source, target) = stack.popLast() {
      let children = other.node(source).children
      append(children, to: target)
      for child in children {
        nodes[child]?.isExpanded = other.node(child).isExpanded
        stack.append((child, child))
      }
    }
  }
}

extension NSDiffableDataSourceSectionSnapshot.Node: Sendable where ItemIdentifierType: Sendable {}
extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}
