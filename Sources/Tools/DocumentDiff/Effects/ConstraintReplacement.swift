/// Constraints that replace others between the same views along the same axis.
///
/// A single change leaves a view with no position, or with two.
struct ConstraintReplacement {
  struct Place: Hashable {
    /// The items, in an order independent of their sides in the equation.
    let items: [String]
    let isHorizontal: Bool
  }

  let old: ObjectTable
  let new: ObjectTable

  /// Joins candidates of single constraints that replace each other.
  func join(_ candidates: inout [EffectCandidate], in scene: [Change]) {
    var groups: [Place: (added: [Int], removed: [Int])] = [:]
    for (number, candidate) in candidates.enumerated() {
      guard case .changes(let indices) = candidate.content, indices.count == 1,
        let place = place(of: scene[indices[0]])
      else { continue }
      if scene[indices[0]].kind == .added {
        groups[place, default: ([], [])].added.append(number)
      } else {
        groups[place, default: ([], [])].removed.append(number)
      }
    }
    var joined: Set<Int> = []
    for group in groups.values where !group.added.isEmpty && !group.removed.isEmpty {
      let members = group.added + group.removed
      let indices = members.flatMap { number -> [Int] in
        guard case .changes(let indices) = candidates[number].content else { return [] }
        return indices
      }
      // Reports name the added constraint as the cause.
      candidates[members[0]].content = .changes(indices)
      joined.formUnion(members.dropFirst())
    }
    guard !joined.isEmpty else { return }
    candidates = candidates.enumerated().filter { !joined.contains($0.offset) }.map(\.element)
  }

  /// Returns the relation of constraints that changed while their views did not; nil for others.
  private func place(of change: Change) -> Place? {
    guard change.subject.type == "constraint", change.objects == [change.subject.id] else {
      return nil
    }
    let table: ObjectTable
    switch change.kind {
    case .added: table = new
    case .removed: table = old
    default: return nil
    }
    guard let index = table.byID[change.subject.id],
      let attribute = table.value("firstAttribute", of: index)
    else { return nil }
    let first = table.value("firstItem", of: index) ?? table[index].parent.map { table[$0].id }
    let items = [first, table.value("secondItem", of: index)].compactMap { $0 }
      .map { Self.view(of: $0, in: table) }
    return Place(items: items.sorted(), isHorizontal: Self.isHorizontal(attribute))
  }

  /// Returns the view that owns a guide, or the item itself.
  private static func view(of item: String, in table: ObjectTable) -> String {
    guard let index = table.byID[item], ObjectClass(table[index].name) == .guide,
      let owner = table[index].parent
    else { return item }
    guard table[owner].name.lowercased().hasSuffix("controller") else { return table[owner].id }
    let view = table[owner].children.first { table.value("key", of: $0) == "view" }
    return view.map { table[$0].id } ?? table[owner].id
  }

  private static func isHorizontal(_ attribute: String) -> Bool {
    attribute == "width" || attribute.hasPrefix("centerX")
      || ["leading", "trailing", "left", "right"].contains { attribute.hasPrefix($0) }
  }
}
