internal import InterfaceBuilder

extension ThreeWayMerge {
  /// An object that a version deleted, with the other version's reasons against it.
  private struct Deletion {
    var root: Int
    var changes: [String] = []
    var objects: [Int] = []
  }

  /// The objects that a version deleted, grouped by the outermost deleted object around them.
  private struct Deletions {
    var roots: [Int: Int]
    var groups: [Int: [Int]]
    /// The deleted objects that refer to an object in the version that kept them.
    var referrers: [Int: [Int]] = [:]

    init(roots: [Int: Int]) {
      self.roots = roots
      groups = Dictionary(grouping: roots.keys) { roots[$0] ?? $0 }
    }
  }

  var objects: [Int] { (1..<keys.count).filter(keys.isObject) }

  /// Chooses the objects of the result.
  ///
  /// A deletion wins if the other version changed nothing of the object. Otherwise it is a conflict
  /// about the outermost deleted object.
  mutating func chooseObjects() {
    isKept[MergeKeys.root] = true
    for object in objects {
      isKept[object] =
        has(0, object) ? has(1, object) && has(2, object) : has(1, object) || has(2, object)
    }
    for side in MergeSide.allCases { settleDeletions(by: side) }
  }

  private mutating func settleDeletions(by side: MergeSide) {
    let (deleter, keeper) = (side.index, side.other.index)
    let deleted = Set(objects.filter { has(0, $0) && !has(deleter, $0) && has(keeper, $0) })
    guard !deleted.isEmpty else { return }
    let roots = outermost(deleted)
    var changed: [Int: Deletion] = [:]
    func add(_ object: Int, _ change: String, _ affected: Int) {
      guard let root = roots[object] else { return }
      changed[root, default: Deletion(root: root)].changes.append(change)
      changed[root]?.objects.append(affected)
    }
    for object in deleted.sorted() {
      let name = "\(PropertyGroup.words(self.name(of: object))) \(keys.id(of: object))"
      if own(0, object) != own(keeper, object) {
        let (old, new) = (properties(0, object), properties(keeper, object))
        for change in MergeRules.changedWords(old, new, in: self.name(of: object)) {
          add(object, "\(name): \(change)", object)
        }
      }
      if isMoved(object, in: keeper) { add(object, "\(name): moved", object) }
    }
    for object in objects where has(keeper, object) && !deleted.contains(object) {
      let isNew = !has(0, object) && !has(deleter, object)
      let name = "\(PropertyGroup.words(self.name(of: object))) \(keys.id(of: object))"
      if let container = container(keeper, object), deleted.contains(container),
        isNew || isMoved(object, in: keeper)
      {
        add(container, "\(name): \(isNew ? "added" : "moved") into it", object)
      }
      guard isNew || own(0, object) != own(keeper, object) else { continue }
      let old = has(0, object) ? references(0, object) : []
      for target in references(keeper, object).subtracting(old).sorted()
      where deleted.contains(target) {
        add(target, "\(name): refers to it", object)
      }
    }
    guard !changed.isEmpty else { return }
    var deletions = Deletions(roots: roots)
    for object in deleted {
      for target in references(keeper, object) {
        deletions.referrers[target, default: []].append(object)
      }
    }
    for deletion in changed.values.sorted(by: { $0.root < $1.root }) {
      resolve(deletion, by: side, deletions)
    }
  }

  private mutating func resolve(
    _ deletion: Deletion, by side: MergeSide, _ deletions: Deletions
  ) {
    let group = deletions.groups[deletion.root] ?? []
    var conflict = DocumentConflict(
      kind: .deletion, object: keys.id(of: deletion.root), attribute: "deletion")
    conflict.deletedBy = side
    conflict.changes = deletion.changes
    conflict.objects = Set(group).union(deletion.objects).map { keys.id(of: $0) }.sorted()
    guard record(conflict, at: deletion.root).winner != side else { return }
    let restored = restore(deletion.root, side.other.index, deletions)
    let all = Set(conflict.objects).union(restored.map { keys.id(of: $0) })
    conflicts[conflicts.count - 1].objects = all.sorted()
  }

  /// Returns for each deleted object the outermost deleted object around it.
  private func outermost(_ deleted: Set<Int>) -> [Int: Int] {
    var roots: [Int: Int] = [:]
    for object in deleted {
      var root = object
      while let outer = container(0, root), deleted.contains(outer) { root = outer }
      roots[object] = root
    }
    return roots
  }

  /// Keeps deleted objects, what they refer to, and the connections between kept objects.
  private mutating func restore(
    _ root: Int, _ keeper: Int, _ deletions: Deletions
  ) -> Set<Int> {
    var open = deletions.groups[root] ?? []
    var groups: Set<Int> = [root]
    var restored: Set<Int> = []
    while let object = open.popLast() {
      guard restored.insert(object).inserted else { continue }
      isKept[object] = true
      // The object around it in this version, and the ends if a constraint changed.
      var needed = Set([container(keeper, object)].compactMap { $0 })
      if own(0, object) != own(keeper, object) || name(of: object) == "constraint" {
        needed.formUnion(references(keeper, object))
      }
      for other in needed where !isKept[other] {
        guard let root = deletions.roots[other], groups.insert(root).inserted else { continue }
        open += deletions.groups[root] ?? []
      }
    }
    open = restored.flatMap { deletions.referrers[$0] ?? [] }
    while let object = open.popLast() {
      let isIn = container(keeper, object).map { isKept[$0] } ?? false
      guard !isKept[object], isIn, references(keeper, object).allSatisfy({ isKept[$0] }) else {
        continue
      }
      isKept[object] = true
      removeRival(of: object)
      restored.insert(object)
      open += deletions.referrers[object] ?? []
    }
    return restored
  }

  /// Removes the outlet that replaced a restored outlet: an outlet has a single destination.
  private mutating func removeRival(of outlet: Int) {
    guard name(of: outlet) == "outlet", let property = outletProperty(outlet) else { return }
    let owner = (1...2).compactMap { container($0, outlet) }.first
    for rival in objects
    where rival != outlet && isKept[rival] && name(of: rival) == "outlet"
      && outletProperty(rival) == property
      && (1...2).contains(where: { container($0, rival) == owner })
    {
      isKept[rival] = false
    }
  }

  private func outletProperty(_ outlet: Int) -> Int32? {
    (0...2).lazy.compactMap { version in
      node(version, outlet).flatMap { trees[version].value(words.number("property"), of: $0) }
    }.first
  }

  /// Whether the version moved the object; where a constraint is has no effect.
  private func isMoved(_ object: Int, in version: Int) -> Bool {
    guard has(0, object), name(of: object) != "constraint" else { return false }
    return parent(0, object) != parent(version, object)
  }

  // MARK: - References

  /// The objects to which the object and the parts refer.
  func references(_ version: Int, _ object: Int) -> Set<Int> {
    guard let root = node(version, object) else { return [] }
    let tree = trees[version]
    var found: Set<Int> = []
    var open = [root]
    while let index = open.popLast() {
      for attribute in tree[index].attributes {
        if let target = target(of: attribute, version) { found.insert(target) }
      }
      open += tree[index].children.filter { !keys.isObject(tree[$0].key) }
    }
    return found
  }

  /// The object in this version that the attribute refers to.
  func target(of attribute: MarkupTree.Attribute, _ version: Int) -> Int? {
    guard attribute.name != MergeWords.id, attribute.name != MergeWords.sceneID,
      let target = keys.object(attribute.value), has(version, target),
      ComparedDocument.isReference(words[attribute.name], words[attribute.value])
    else { return nil }
    return target
  }

  // MARK: - Places

  /// Chooses the place of each object of the result.
  mutating func choosePlaces() {
    let kept = objects.filter { isKept[$0] }
    var contradictory: [Int] = []
    for object in kept {
      let found = (0...2).map { parent($0, object) ?? -1 }
      if found[1] < 0 || found[2] < 0 {
        places[object] = max(found[1], found[2])
      } else if let version = Self.settled(found[0], found[1], found[2]) {
        places[object] = found[version]
      } else {
        places[object] = found[1]
        if name(of: object) != "constraint" { contradictory.append(object) }
      }
    }
    for object in contradictory where recordMove(object).choice == .theirs {
      places[object] = parent(2, object) ?? -1
    }
    leaveMissingPlaces(kept)
    openCycles(kept)
    settleSlots(kept)
    collectContents(kept)
  }

  private mutating func recordMove(_ object: Int) -> DocumentConflict {
    var conflict = DocumentConflict(
      kind: .place, object: keys.id(of: object), attribute: "parent")
    let containers = (0...2).map { container($0, object).map { keys.id(of: $0) } }
    (conflict.base, conflict.ours, conflict.theirs) = (containers[0], containers[1], containers[2])
    conflict.property = "parent"
    return record(conflict, at: object)
  }

  /// Returns objects to the other version's place if their new parent is deleted.
  private mutating func leaveMissingPlaces(_ kept: [Int]) {
    for object in kept where !isKept[keys.owner(of: places[object])] {
      let others = [1, 2].compactMap { parent($0, object) }
      if let other = others.first(where: { isKept[keys.owner(of: $0)] }) { places[object] = other }
    }
  }

  /// Returns objects to our places if two moves put them into each other.
  private mutating func openCycles(_ kept: [Int]) {
    for object in kept {
      var seen: Set<Int> = []
      var current = object
      while current != MergeKeys.root, places[current] >= 0, seen.insert(current).inserted {
        current = keys.owner(of: places[current])
      }
      guard current == object, seen.contains(object), object != MergeKeys.root else { continue }
      for member in seen where has(1, member) && parent(1, member) != places[member] {
        places[member] = parent(1, member) ?? places[member]
        _ = recordMove(member)
      }
    }
  }

  /// Keeps a single object if an element can have only one, such as a controller's view.
  private mutating func settleSlots(_ kept: [Int]) {
    struct Slot: Hashable {
      var place: Int
      var key: Int32
    }
    var slots: [Slot: [Int]] = [:]
    for object in kept {
      let version = has(1, object) ? 1 : 2
      guard let node = node(version, object),
        let slot = trees[version].value(MergeWords.key, of: node)
      else { continue }
      slots[Slot(place: places[object], key: slot), default: []].append(object)
    }
    for (slot, members) in slots.sorted(by: { $0.value[0] < $1.value[0] }) where members.count > 1 {
      let mine = members.filter { has(1, $0) }
      let others = members.filter { !has(1, $0) }
      guard !mine.isEmpty, !others.isEmpty else { continue }
      let owner = keys.owner(of: slot.place)
      var conflict = DocumentConflict(
        kind: .value, object: keys.id(of: owner), attribute: words[slot.key])
      conflict.ours = mine.map { keys.id(of: $0) }.joined(separator: " ")
      conflict.theirs = others.map { keys.id(of: $0) }.joined(separator: " ")
      conflict.objects = (mine + others).map { keys.id(of: $0) }
      conflict.property = PropertyGroup.words(words[slot.key])
      let winner = record(conflict, at: owner).winner
      for object in winner == .ours ? others : mine { isKept[object] = false }
    }
  }

  /// Lists the objects inside of elements; what is in no element is not in the result.
  private mutating func collectContents(_ kept: [Int]) {
    var contents: [Int: [Int]] = [:]
    for object in kept where isKept[object] && places[object] >= 0 {
      contents[places[object], default: []].append(object)
    }
    var inside: [Int: [Int]] = [:]
    for (place, _) in contents { inside[keys.owner(of: place), default: []].append(place) }
    var reached: Set<Int> = []
    var open = [MergeKeys.root]
    while let object = open.popLast() {
      guard reached.insert(object).inserted else { continue }
      for place in inside[object] ?? [] { open += contents[place] ?? [] }
    }
    for object in kept where !reached.contains(object) { isKept[object] = false }
    self.contents = contents.filter { reached.contains(keys.owner(of: $0.key)) }
    for place in self.contents.keys {
      var part = place
      while !keys.isObject(part) {
        isNeeded.insert(part)
        part = keys.parent(of: part)
      }
    }
  }
}
