internal import InterfaceBuilder

extension ChangeCollector {
  /// Containers whose order of objects is significant.
  private static let ordered: Set<String> = [
    "subviews", "items", "cells", "sections", "leftBarButtonItems", "rightBarButtonItems",
    "toolbarItems", "segments", "connections",
  ]

  mutating func comparePlace(_ index: Int, _ other: Int) {
    let (left, right) = (old.table[index], new.table[other])
    let above = (left.parent.map { old.table[$0].id }, right.parent.map { new.table[$0].id })
    guard above.0 != above.1 || left.container != right.container else { return }
    let kind = ObjectClass(right.name)
    // A constraint may be in any common ancestor of the items.
    var change = draft(
      kind == .constraint ? .nothing : kind.heading, .moved, index, other)
    if kind == .constraint { change.reason = .order }
    change.property = "parent"
    change.old = left.parent.map { oldNames.name($0) }
    change.new = right.parent.map { newNames.name($0) }
    if above.0 == above.1 {
      change.property = "place"
      (change.old, change.new) = (left.container, right.container)
    }
    change.newParent = above.1
    change.affectsFrames = kind == .hierarchy
    changes.append(change)
  }

  mutating func compareOrder(_ index: Int, _ other: Int) {
    let (left, right) = (old.table[index], new.table[other])
    guard left.children.map({ old.table[$0].id }) != right.children.map({ new.table[$0].id }) else {
      return
    }
    let containers = (ids(in: left, old.table), ids(in: right, new.table))
    for (container, before) in containers.0.sorted(by: { $0.key < $1.key }) {
      let after = containers.1[container] ?? []
      let shared = Set(before).intersection(after)
      let (one, two) = (before.filter(shared.contains), after.filter(shared.contains))
      guard one != two else { continue }
      let last = container.split(separator: "/").last.map(String.init) ?? container
      let isOrdered = Self.ordered.contains(last) && isReported(two, last)
      var change = draft(isOrdered ? .hierarchy : .nothing, .reordered, index, other)
      if !isOrdered { change.reason = .order }
      let moved = OrderChange.moved(from: one, to: two)
      change.property = "order of \(PropertyGroup.words(last))"
      change.old = names(moved, sortedBy: one, old.table, oldNames)
      change.new = names(moved, sortedBy: two, new.table, newNames)
      change.objects = moved.sorted()
      change.affectsFrames = isOrdered
      changes.append(change)
    }
  }

  private func isReported(_ ids: [String], _ container: String) -> Bool {
    guard container == "connections" else { return true }
    let order = { (table: ObjectTable) in
      ids.compactMap { table.byID[$0] }
        .filter { table.value("relationship", of: $0) != nil }
        .sorted().map { table[$0].id }
    }
    return order(old.table) != order(new.table)
  }

  private func ids(in object: ObjectTable.Object, _ table: ObjectTable) -> [String: [String]] {
    Dictionary(grouping: object.children, by: { table[$0].container })
      .mapValues { $0.map { table[$0].id } }
  }

  private func names(
    _ ids: Set<String>, sortedBy order: [String], _ table: ObjectTable, _ names: ObjectNames
  ) -> String {
    let places = order.enumerated().filter { ids.contains($0.element) }
    return places.map { place in
      let name = table.byID[place.element].map { names.name($0) } ?? place.element
      return "\(name) \(place.offset + 1)."
    }.joined(separator: ", ")
  }

  mutating func add(
    _ group: AddedObjects.Group, _ kind: Change.Kind, in side: ComparedDocument,
    _ names: ObjectNames
  ) {
    let table = side.table
    let isNew = kind == .added
    var change = draft(
      ObjectClass(table[group.root].name).heading, kind, isNew ? nil : group.root,
      isNew ? group.root : nil)
    if change.heading == .nothing { change.reason = .notation }
    let place = table[group.root].parent.map { names.name($0) }
    if isNew { change.new = place } else { change.old = place }
    change.objects = group.members.map { table[$0].id }
    change.company = Self.company(group, table)
    change.affectsFrames =
      switch ObjectClass(table[group.root].name) {
      case .hierarchy, .constraint: true
      case .behavior: table.value("relationship", of: group.root) != nil
      case .guide: false
      }
    if change.heading == .constraints, table.value("placeholder", of: group.root) == "YES" {
      change.affectsFrames = false
    }
    changes.append(change)
  }

  private static func company(_ group: AddedObjects.Group, _ table: ObjectTable) -> String? {
    var views = 0
    var constraints = 0
    var connections = 0
    for member in group.members.dropFirst() {
      switch ObjectClass(table[member].name) {
      case .hierarchy: views += 1
      case .constraint: constraints += 1
      case .behavior: connections += 1
      case .guide: break
      }
    }
    func words(_ count: Int, _ noun: String) -> String? {
      count == 0 ? nil : "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
    let all = [
      words(views, "object"), words(constraints, "constraint"), words(connections, "connection"),
    ].compactMap { $0 }
    return all.isEmpty ? nil : all.joined(separator: ", ")
  }

  mutating func attachVariations() {
    var homes: [String: Int] = [:]
    for (index, change) in changes.enumerated()
    where change.kind == .added || change.kind == .removed {
      for id in change.objects { homes[id] = index }
    }
    var emptied: Set<Int> = []
    for index in changes.indices where changes[index].property.hasPrefix("variation for") {
      var first: Int?
      changes[index].edits = changes[index].edits.filter { edit in
        let id = edit.attribute == "reference" ? edit.new ?? edit.old : nil
        guard let home = id.flatMap({ homes[$0] }) else { return true }
        changes[home].edits.append(edit)
        first = first ?? home
        return false
      }
      if let home = first, changes[index].edits.allSatisfy({ $0.attribute == "key" }) {
        changes[home].edits += changes[index].edits
        emptied.insert(index)
      }
    }
    changes = changes.indices.filter { !emptied.contains($0) }.map { changes[$0] }
  }
}
