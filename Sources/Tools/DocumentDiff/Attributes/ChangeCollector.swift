internal import InterfaceBuilder

/// Compares the matched objects in two documents; every difference belongs to a single change.
struct ChangeCollector {
  let old: ComparedDocument
  let new: ComparedDocument
  let oldNames: ObjectNames
  let newNames: ObjectNames
  var changes: [Change] = []

  init(_ old: ComparedDocument, _ new: ComparedDocument) {
    self.old = old
    self.new = new
    oldNames = ObjectNames(old)
    newNames = ObjectNames(new)
  }

  mutating func collect(_ renamings: [String: String]) {
    for index in old.table.objects.indices {
      guard let other = new.table.byID[old.table[index].id] else { continue }
      compareProperties(index, other)
      comparePlace(index, other)
      compareOrder(index, other)
    }
    let additions = AddedObjects(new.table, without: old.table)
    let removals = AddedObjects(old.table, without: new.table)
    for group in removals.groups { add(group, .removed, in: old, oldNames) }
    for group in additions.groups { add(group, .added, in: new, newNames) }
    attachVariations()
    for (before, after) in renamings.sorted(by: { $0.key < $1.key }) {
      guard let index = new.table.byID[after] else { continue }
      var change = Change(
        heading: .nothing, kind: .changed, scene: scene(index, new.table),
        subject: subject(old.table.byID[after], index), property: "object id", old: before,
        new: after, reason: .identifiers)
      let attribute = new.table[index].name == "scene" ? "sceneID" : "id"
      change.edits = [
        Change.Edit(object: after, path: "", attribute: attribute, old: before, new: after)
      ]
      changes.append(change)
    }
  }

  // MARK: - Properties

  private mutating func compareProperties(_ index: Int, _ other: Int) {
    let (left, right) = (old.table[index], new.table[other])
    if left.name != right.name {
      var change = draft(.behavior, .changed, index, other)
      change.property = "type"
      (change.old, change.new) = (PropertyGroup.words(left.name), PropertyGroup.words(right.name))
      change.heading = .hierarchy
      change.affectsFrames = true
      changes.append(change)
    }
    guard left.properties != right.properties else { return }
    var groups: Set<PropertyGroup> = []
    for key in Set(left.properties.keys).union(right.properties.keys)
    where left.properties[key] != right.properties[key] {
      groups.insert(PropertyGroup(key, in: right.name))
    }
    let values = (left.groups, right.groups)
    // The first change in an added or removed part also reports the part's name.
    var names = Dictionary(
      groups.filter(\.isKey).map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    let sorted = groups.sorted { ($0.path, $0.attribute) < ($1.path, $1.attribute) }
    var companies: [PropertyGroup: [PropertyGroup]] = [:]
    for group in sorted where !group.isKey && !names.isEmpty {
      companies[group] = group.outerPaths.compactMap { names.removeValue(forKey: $0) }
    }
    for group in sorted where !group.isKey || names[group.path] != nil {
      compare(group, (values.0[group] ?? [:], values.1[group] ?? [:]), index, other)
      for name in companies[group] ?? [] {
        changes[changes.count - 1].edits += edits(name, index, other)
      }
    }
  }

  private func edits(_ group: PropertyGroup, _ index: Int, _ other: Int) -> [Change.Edit] {
    let key = ObjectTable.Key(path: group.path, attribute: group.attribute)
    let values = (old.table[index].properties[key], new.table[other].properties[key])
    guard values.0 != values.1 else { return [] }
    return [
      Change.Edit(
        object: new.table[other].id, path: key.path, attribute: key.attribute, old: values.0,
        new: values.1)
    ]
  }

  private mutating func compare(
    _ group: PropertyGroup, _ values: ([ObjectTable.Key: String], [ObjectTable.Key: String]),
    _ index: Int, _ other: Int
  ) {
    let keys = Set(values.0.keys).union(values.1.keys).filter { values.0[$0] != values.1[$0] }
    let meanings = keys.sorted().map { AttributeMeaning.of($0, in: new.table[other].name) }
    guard let meaning = meanings.first(where: { $0.heading != .nothing }) ?? meanings.first else {
      return
    }
    var change = draft(meaning.heading, .changed, index, other)
    change.reason = meaning.reason
    change.affectsFrames = meaning.affectsFrames
    change.property = group.words
    describe(&change, group, values, keys)
    change.edits = keys.sorted().map { key in
      Change.Edit(
        object: new.table[other].id, path: key.path, attribute: key.attribute,
        old: values.0[key], new: values.1[key])
    }
    if meaning.heading != .nothing, ValueNotation.isSame(group, values.0, values.1) {
      change.heading = .nothing
      change.reason = .notation
      change.affectsFrames = false
    }
    if group.kind == .constraint { describeConstraint(&change, index, other) }
    if [.rectangle, .mask].contains(group.kind), change.heading == .layout {
      judgeFrame(&change, index, other)
    }
    translateReferences(&change, group)
    changes.append(change)
  }

  private func describe(
    _ change: inout Change, _ group: PropertyGroup,
    _ values: ([ObjectTable.Key: String], [ObjectTable.Key: String]), _ keys: Set<ObjectTable.Key>
  ) {
    change.old = ValueWords.of(group, values.0)
    change.new = ValueWords.of(group, values.1)
    switch group.kind {
    case .classIdentity:
      let key = ObjectTable.Key(path: "", attribute: "customModule")
      guard keys.allSatisfy({ $0.attribute != "customClass" }) else { return }
      change.property = "module of the class"
      (change.old, change.new) = (values.0[key] ?? "inherited", values.1[key] ?? "inherited")
    case .variation:
      change.old = words(values.0.filter { keys.contains($0.key) }, group, oldNames)
      change.new = words(values.1.filter { keys.contains($0.key) }, group, newNames)
    case .single where change.old?.first == "\"" && change.new?.first == "\"":
      guard let left = values.0.first?.value, let right = values.1.first?.value else { return }
      (change.old, change.new) = ValueWords.difference(left, right)
    case .single:
      // An attribute that is not written still has a value.
      let absent = ValueWords.absent(group.attribute, beside: change.old ?? change.new ?? "")
      if change.old == nil { change.old = absent }
      if change.new == nil { change.new = absent }
    default: break
    }
  }

  private func words(
    _ values: [ObjectTable.Key: String], _ group: PropertyGroup, _ names: ObjectNames
  ) -> String? {
    let named = values.map { key, value in
      (key, key.attribute == "reference" ? names.name(ofID: value) : value)
    }
    return ValueWords.of(group, Dictionary(named, uniquingKeysWith: { first, _ in first }))
  }

  private func judgeFrame(_ change: inout Change, _ index: Int, _ other: Int) {
    let name = "translatesAutoresizingMaskIntoConstraints"
    let isPlaced =
      old.table.value(name, of: index) == "NO" && new.table.value(name, of: other) == "NO"
    guard change.property == "frame" else {
      // An autoresizing mask has no effect on a view placed by constraints.
      if change.property == "autoresizing mask", isPlaced {
        (change.heading, change.reason, change.affectsFrames) = (.nothing, .frames, false)
      }
      return
    }
    change.reason = .frames
    change.heading = .nothing
    change.affectsFrames = !isPlaced
  }

  private func describeConstraint(_ change: inout Change, _ index: Int, _ other: Int) {
    let id = new.table[other].id
    guard let left = oldNames.element(ofConstraint: id),
      let right = newNames.element(ofConstraint: id)
    else { return }
    let owners = (old.table[index].parent, new.table[other].parent)
    let firsts = (
      left.firstItem ?? owners.0.map { old.table[$0].id },
      right.firstItem ?? owners.1.map { new.table[$0].id }
    )
    if firsts.0 == firsts.1, Self.isSame(left, right) {
      (change.heading, change.reason, change.affectsFrames) = (.nothing, .notation, false)
    }
    let isRelated = left.relation == right.relation && left.multiplier == right.multiplier
    let names = Set(change.edits.map(\.attribute)).subtracting(["symbolic", "symbolType"])
    let numbers = (ValueWords.number("\(left.constant)"), ValueWords.number("\(right.constant)"))
    let priorities = (
      ValueWords.number("\(left.priority)"), ValueWords.number("\(right.priority)")
    )
    if isRelated, names.isSubset(of: ["constant"]) {
      (change.property, change.old, change.new) = ("constant", numbers.0, numbers.1)
    } else if isRelated, names.isSubset(of: ["priority"]) {
      (change.property, change.old, change.new) = ("priority", priorities.0, priorities.1)
    } else {
      change.property = "equation"
      let isOptional = left.priority != right.priority
      change.old = change.subject.oldName.map { isOptional ? "\($0) @ \(priorities.0)" : $0 }
      change.new = change.subject.newName.map { isOptional ? "\($0) @ \(priorities.1)" : $0 }
    }
  }

  /// Whether two constraints are equal except for their first items.
  private static func isSame(_ left: ConstraintElement, _ right: ConstraintElement) -> Bool {
    left.firstAttribute == right.firstAttribute && left.relation == right.relation
      && left.secondItem == right.secondItem && left.secondAttribute == right.secondAttribute
      && left.multiplier == right.multiplier && left.constant == right.constant
      && left.priority == right.priority && left.isPlaceholder == right.isPlaceholder
  }

  private func translateReferences(_ change: inout Change, _ group: PropertyGroup) {
    guard ["destination", "initialViewController", "reference"].contains(group.attribute) else {
      return
    }
    let ids = (change.old, change.new)
    change.old = ids.0.map { oldNames.name(ofID: $0) }
    change.new = ids.1.map { newNames.name(ofID: $0) }
    guard change.old == change.new, let old = ids.0, let new = ids.1 else { return }
    change.old? += " (\(old))"
    change.new? += " (\(new))"
  }

  // MARK: - Drafts

  func draft(_ heading: Heading, _ kind: Change.Kind, _ index: Int?, _ other: Int?) -> Change {
    let scene =
      other.flatMap { self.scene($0, new.table) } ?? index.flatMap { self.scene($0, old.table) }
    return Change(heading: heading, kind: kind, scene: scene, subject: subject(index, other))
  }

  func scene(_ index: Int, _ table: ObjectTable) -> String? {
    table[index].scene.map { table[$0].id }
  }

  func subject(_ index: Int?, _ other: Int?) -> Change.Subject {
    let id = other.map { new.table[$0].id } ?? index.map { old.table[$0].id } ?? ""
    return Change.Subject(
      id: id, oldName: index.map { oldNames.name($0) }, newName: other.map { newNames.name($0) },
      type: other.map { newNames.type($0) } ?? index.map { oldNames.type($0) } ?? "",
      oldLine: index.map { old.markup[old.table[$0].element].location.line },
      newLine: other.map { new.markup[new.table[$0].element].location.line })
  }
}
