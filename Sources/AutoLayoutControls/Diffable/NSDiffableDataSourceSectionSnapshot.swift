import AutoLayoutCore

/// The items of one section, each with others below it that are shown while it is open.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  fileprivate struct Node {
    var parent: ItemIdentifierType?
    var children: [ItemIdentifierType] = []
    var isExpanded = false
  }

  /// The items at the top, in their order.
  public private(set) var rootItems: [ItemIdentifierType] = []
  private var nodes: [ItemIdentifierType: Node] = [:]

  /// Makes a snapshot of nothing.
  public init() {}

  // MARK: Questions

  /// All items, each before those below it.
  public var items: [ItemIdentifierType] { walk(rootItems) { _ in true } }
  /// The items that are shown: those at the top, and those below open ones.
  public var visibleItems: [ItemIdentifierType] {
    walk(rootItems) { nodes[$0]?.isExpanded ?? false }
  }
  /// The items that are open.
  public var expandedItems: [ItemIdentifierType] { items.filter(isExpanded) }
  /// Whether an item is there.
  public func contains(_ item: ItemIdentifierType) -> Bool { nodes[item] != nil }
  /// Whether an item is open.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { node(item).isExpanded }
  /// Whether an item is shown.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    var parent = node(item).parent
    while let present = parent {
      guard node(present).isExpanded else { return false }
      parent = node(present).parent
    }
    return true
  }
  /// How many items stand above an item.
  public func level(of item: ItemIdentifierType) -> Int {
    var level = 0
    var parent = node(item).parent
    while let present = parent {
      level += 1
      parent = node(present).parent
    }
    return level
  }
  /// The item that an item stands below.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { node(child).parent }
  /// The place of an item among all items.
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
  /// An item's part of the snapshot, with the item itself if that is asked for.
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

  /// Adds items at the end of those below another one, or at the top.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    let count = parent.map { node($0).children.count } ?? rootItems.count
    insert(items, below: parent, at: count)
  }
  /// Inserts items before another one.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(items, below: node(item).parent, at: place(of: item))
  }
  /// Inserts items behind another one.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(items, below: node(item).parent, at: place(of: item) + 1)
  }
  /// Deletes items with those below them.
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
  /// Deletes everything.
  public mutating func deleteAll() { self = Self() }
  /// Puts the items of another snapshot below an item, in place of those that are there.
  public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
    delete(node(parent).children)
    append(snapshot.rootItems, to: parent)
    for root in snapshot.rootItems {
      nodes[root]?.isExpanded = snapshot.isExpanded(root)
      copyChildren(of: root, from: snapshot, to: root)
    }
  }
  /// Opens items.
  public mutating func expand(_ items: [ItemIdentifierType]) { set(items, isExpanded: true) }
  /// Closes items.
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
