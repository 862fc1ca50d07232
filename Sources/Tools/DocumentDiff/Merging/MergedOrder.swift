/// The order of lists that two versions changed.
enum MergedOrder {
  /// Merges the order of three lists whose elements are all in the result.
  ///
  /// An element that only one version has follows the predecessor in that version; ours come first.
  /// The result is ours for contradictory orders.
  static func merge<Item: Hashable>(
    _ base: [Item], _ ours: [Item], _ theirs: [Item]
  ) -> (order: [Item], isContradictory: Bool) {
    if ours == theirs { return (ours, false) }
    let (mine, others) = (Set(ours), Set(theirs))
    let common = (ours.filter(others.contains), theirs.filter(mine.contains))
    var frame = common.0
    var isContradictory = false
    if common.0 != common.1 {
      let known = Set(base)
      let shared = Set(frame).intersection(known)
      let orders = [base, common.0, common.1].map { $0.filter(shared.contains) }
      switch ThreeWayMerge.settled(orders[0], orders[1], orders[2]) {
      case 2: frame = common.1
      case nil: isContradictory = true
      default: break
      }
    }
    let inserted = (
      insertions(ours, among: Set(frame)), insertions(theirs, among: Set(frame))
    )
    var order: [Item] = []
    for anchor in [nil] + frame.map(Optional.some) {
      if let anchor { order.append(anchor) }
      order += inserted.0[anchor] ?? []
      order += inserted.1[anchor] ?? []
    }
    return (order, isContradictory)
  }

  private static func insertions<Item: Hashable>(
    _ list: [Item], among frame: Set<Item>
  ) -> [Item?: [Item]] {
    var found: [Item?: [Item]] = [:]
    var anchor: Item?
    for item in list {
      if frame.contains(item) { anchor = item } else { found[anchor, default: []].append(item) }
    }
    return found
  }
}

extension ThreeWayMerge {
  /// Lists whose order has an effect.
  private static let ordered: Set<String> = [
    "subviews", "items", "cells", "sections", "leftBarButtonItems", "rightBarButtonItems",
    "toolbarItems", "segments",
  ]

  /// Returns the element's children in their merged order.
  mutating func ordered(_ children: Set<Int>, in key: Int) -> [Int] {
    guard children.count > 1 else { return Array(children) }
    let lists = (0...2).map { version -> [Int] in
      guard let node = node(version, key) else { return [] }
      return trees[version][node].children.map { trees[version][$0].key }
        .filter(children.contains)
    }
    var (order, isContradictory) = MergedOrder.merge(lists[0], lists[1], lists[2])
    // An object whose place of another version was not possible.
    let listed = Set(order)
    order += children.filter { !listed.contains($0) }.sorted()
    let name = name(of: key)
    if name == "constraints" || name == "resources" { sort(&order, like: [lists[1], lists[2]]) }
    if isContradictory, Self.ordered.contains(name) {
      let owner = keys.owner(of: key)
      var conflict = DocumentConflict(
        kind: .order, object: keys.id(of: owner), attribute: "\(keys.shortPath(of: key)).order")
      func text(_ version: Int) -> String {
        lists[version].map { keys.isObject($0) ? keys.id(of: $0) : self.name(of: $0) }
          .joined(separator: " ")
      }
      (conflict.base, conflict.ours, conflict.theirs) = (text(0), text(1), text(2))
      conflict.property = "order of \(PropertyGroup.words(name))"
      if record(conflict, at: key).choice == .theirs {
        order = MergedOrder.merge(lists[0], lists[2], lists[1]).order
      }
    }
    return order
  }

  /// Sorts a list that Xcode sorts, if it is sorted in both versions.
  private func sort(_ order: inout [Int], like lists: [[Int]]) {
    let names = Dictionary(
      order.map { ($0, sortName($0)) }, uniquingKeysWith: { first, _ in first })
    func precedes(_ one: Int, _ two: Int) -> Bool {
      (names[one] ?? []).lexicographicallyPrecedes(names[two] ?? [])
    }
    for list in lists {
      guard zip(list, list.dropFirst()).allSatisfy({ !precedes($1, $0) }) else { return }
    }
    order.sort(by: precedes)
  }

  private func sortName(_ key: Int) -> [UInt8] {
    if keys.isObject(key) { return Array(keys.id(of: key).utf8) }
    return Array("\(name(of: key)) \(keys.shortPath(of: key))".utf8)
  }
}
