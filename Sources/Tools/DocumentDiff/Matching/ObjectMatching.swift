internal import InterfaceBuilder

/// The correspondence between the objects of two documents, symmetric in both.
///
/// Objects are matched by identifier, then by structure, top down; constraints come last.
struct ObjectMatching: Sendable {
  private(set) var newByOld: [Int: Int] = [:]
  private(set) var oldByNew: [Int: Int] = [:]

  private let old: ObjectTable
  private let new: ObjectTable

  /// Matches two documents, in O(*n* log *n*).
  init(_ old: ObjectTable, _ new: ObjectTable) {
    self.old = old
    self.new = new
    for (index, object) in old.objects.enumerated() {
      if let other = new.byID[object.id] { match(index, other) }
    }
    matchByStructure()
    matchOutlets()
    matchConstraints()
  }

  private mutating func match(_ index: Int, _ other: Int) {
    newByOld[index] = other
    oldByNew[other] = index
  }

  // MARK: - By structure

  private mutating func matchByStructure() {
    guard newByOld.count < max(old.objects.count, new.objects.count) else { return }
    var pairing = SiblingPairing(old, new)
    // Parents precede their children: a single pass also reaches the pairs that it made itself.
    for parent in old.objects.indices {
      guard let other = newByOld[parent] else { continue }
      let left = old[parent].children.filter { newByOld[$0] == nil && isMatchable(old[$0]) }
      let right = new[other].children.filter { oldByNew[$0] == nil && isMatchable(new[$0]) }
      guard !left.isEmpty, !right.isEmpty else { continue }
      for (one, two) in pairing.pairs(left, right) { match(one, two) }
    }
  }

  private func isMatchable(_ object: ObjectTable.Object) -> Bool { object.name != "constraint" }

  // MARK: - Outlets

  private struct Ends: Hashable {
    var owner: Int
    var destination: Int
  }

  /// Pairs outlets with equal ends: Xcode replaces an outlet that is renamed.
  private mutating func matchOutlets() {
    let left = outlets(of: old, { newByOld[$0] }, isKnown: { newByOld[$0] != nil })
    let right = outlets(of: new, { $0 }, isKnown: { oldByNew[$0] != nil })
    for (ends, outlets) in left where outlets.count == 1 {
      guard let others = right[ends], others.count == 1 else { continue }
      match(outlets[0], others[0])
    }
  }

  private func outlets(
    of table: ObjectTable, _ translated: (Int) -> Int?, isKnown: (Int) -> Bool
  ) -> [Ends: [Int]] {
    var found: [Ends: [Int]] = [:]
    for index in table.objects.indices where table[index].name == "outlet" && !isKnown(index) {
      guard let owner = table[index].parent.flatMap(translated),
        let destination = table.value("destination", of: index).flatMap({ table.byID[$0] })
          .flatMap(translated)
      else { continue }
      found[Ends(owner: owner, destination: destination), default: []].append(index)
    }
    return found
  }

  // MARK: - Constraints

  /// The constraint's sides, in an order independent of the notation.
  private struct Relation: Hashable {
    var sides: [String]
    var type: String
  }

  private mutating func matchConstraints() {
    var waiting: [Relation: [Int]] = [:]
    for index in old.objects.indices
    where old[index].name == "constraint" && newByOld[index] == nil {
      if let relation = relation(of: index, in: old, { newByOld[$0] }) {
        waiting[relation, default: []].append(index)
      }
    }
    guard !waiting.isEmpty else { return }
    var found: [Relation: [Int]] = [:]
    for index in new.objects.indices
    where new[index].name == "constraint" && oldByNew[index] == nil {
      if let relation = relation(of: index, in: new, { $0 }) {
        found[relation, default: []].append(index)
      }
    }
    for (relation, left) in waiting {
      guard let right = found[relation] else { continue }
      // Equal constraints first, then in document order.
      var equal = Dictionary(grouping: left.reversed(), by: { values(of: $0, old) })
      var others: [Int] = []
      for two in right {
        if let one = equal[values(of: two, new)]?.popLast() {
          match(one, two)
        } else {
          others.append(two)
        }
      }
      for (one, two) in zip(left.filter { newByOld[$0] == nil }, others) { match(one, two) }
    }
  }

  private func relation(
    of index: Int, in table: ObjectTable, _ translated: (Int) -> Int?
  ) -> Relation? {
    func side(_ item: String, _ attribute: String) -> String? {
      guard let attribute = table.value(attribute, of: index) else { return "" }
      let named = table.value(item, of: index).flatMap { table.byID[$0] }
      let object = item == "firstItem" ? named ?? table[index].parent : named
      guard let object, let same = translated(object) else { return nil }
      return "\(same).\(attribute)"
    }
    guard let first = side("firstItem", "firstAttribute"),
      let second = side("secondItem", "secondAttribute")
    else { return nil }
    return Relation(
      sides: [first, second].sorted(), type: table.value("relation", of: index) ?? "equal")
  }

  private func values(of index: Int, _ table: ObjectTable) -> [String?] {
    ["constant", "multiplier", "priority"].map { table.value($0, of: index) }
  }

  // MARK: - Names

  var renamings: [String: String] {
    var renamings: [String: String] = [:]
    for (left, right) in newByOld where old[left].id != new[right].id {
      renamings[old[left].id] = new[right].id
    }
    return renamings
  }
}
