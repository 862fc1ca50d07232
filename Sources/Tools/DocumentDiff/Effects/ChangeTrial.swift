internal import InterfaceBuilder

/// Applies changes to the markup of the old document, to lay it out with only these changes.
struct ChangeTrial {
  let old: ObjectTable
  let new: ObjectTable
  let newMarkup: DocumentMarkup
  private(set) var markup: DocumentMarkup
  /// The edits of texts in files of strings.
  private(set) var texts: [Change.Edit] = []
  private var elements: [String: Int] = [:]
  private var handled: Set<String> = []

  init(_ old: ObjectTable, _ markup: DocumentMarkup, _ new: ComparedDocument) {
    self.old = old
    self.markup = markup
    self.new = new.table
    newMarkup = new.markup
  }

  /// Applies the change, and returns whether that is possible if no other change is applied.
  mutating func apply(_ change: Change) -> Bool {
    switch change.kind {
    case .changed:
      if change.edits.isEmpty { return applyType(change) }
      for edit in change.edits { apply(edit) }
      return true
    case .added:
      guard add(change.objects) else { return false }
      for edit in change.edits { apply(edit) }
      return true
    case .removed:
      for edit in change.edits { apply(edit) }
      for id in change.objects {
        if let index = old.byID[id] { markup.remove(old[index].element) }
      }
      return true
    case .moved: return move(change.subject.id)
    case .reordered: return reorder(change)
    }
  }

  private mutating func applyType(_ change: Change) -> Bool {
    guard let index = old.byID[change.subject.id], let other = new.byID[change.subject.id] else {
      return false
    }
    markup.rename(old[index].element, to: new[other].name)
    return true
  }

  // MARK: - Attributes

  private mutating func apply(_ edit: Change.Edit) {
    guard edit.language == nil else {
      texts.append(edit)
      return
    }
    guard let index = old.byID[edit.object], let other = new.byID[edit.object] else { return }
    guard !edit.path.isEmpty else {
      set(edit, on: old[index].element)
      return
    }
    let part = (old: old[index].parts[edit.path], new: new[other].parts[edit.path])
    switch part {
    case (let element?, .some): set(edit, on: element)
    case (nil, .some): insertPart(edit.path, index, other)
    case (.some, nil): removePart(edit.path, index, other)
    case (nil, nil): break
    }
  }

  private mutating func set(_ edit: Change.Edit, on element: Int) {
    bringGuide(edit.new)
    bringImage(edit.new)
    switch edit.attribute {
    case "#text": markup.setText(of: element, to: edit.new ?? "")
    case let name where name.hasPrefix("#"): break
    default: markup.set(edit.attribute, of: element, to: edit.new)
    }
  }

  private func prefixes(of path: String) -> [String] {
    let steps = path.split(separator: "/")
    return (1...max(1, steps.count)).map { steps.prefix($0).joined(separator: "/") }
  }

  private mutating func insertPart(_ path: String, _ index: Int, _ other: Int) {
    var parent = old[index].element
    for prefix in prefixes(of: path) {
      if let known = old[index].parts[prefix] {
        parent = known
        continue
      }
      guard handled.insert("\(index)+\(prefix)").inserted, let source = new[other].parts[prefix]
      else { return }
      markup.insert(source, of: newMarkup, into: parent, at: .max)
      return
    }
  }

  private mutating func removePart(_ path: String, _ index: Int, _ other: Int) {
    for prefix in prefixes(of: path) where new[other].parts[prefix] == nil {
      guard handled.insert("\(index)-\(prefix)").inserted, let element = old[index].parts[prefix]
      else { return }
      markup.remove(element)
      return
    }
  }

  // MARK: - Objects

  private mutating func add(_ ids: [String]) -> Bool {
    let arriving = Set(ids)
    for id in ids {
      guard let index = new.byID[id], let parent = new[index].parent else { return false }
      // An inserted object already contains the subtree.
      if arriving.contains(new[parent].id) { continue }
      guard let container = container(new[index].container, of: new[parent].id) else {
        return false
      }
      let copy = markup.insert(
        new[index].element, of: newMarkup, into: container, at: position(of: index, in: container))
      elements[id] = copy
      for end in ["firstItem", "secondItem"] { bringGuide(new.value(end, of: index)) }
      // Avoids duplicates of objects that the old document has elsewhere.
      for element in markup.subtree(of: copy).dropFirst() {
        if let inner = ObjectTable.id(of: markup[element]) {
          if old.byID[inner] == nil { elements[inner] = element } else { markup.remove(element) }
        }
      }
    }
    return true
  }

  private mutating func bringImage(_ name: String?) {
    guard let path = name.map({ "resources/image[\($0)]" }), old[0].parts[path] == nil,
      new[0].parts[path] != nil
    else { return }
    insertPart(path, 0, 0)
  }

  /// Inserts a guide that a change refers to.
  private mutating func bringGuide(_ id: String?) {
    guard let id, old.byID[id] == nil, elements[id] == nil, let index = new.byID[id],
      ObjectClass(new[index].name) == .guide
    else { return }
    _ = add([id])
  }

  private mutating func move(_ id: String) -> Bool {
    guard let index = new.byID[id], let parent = new[index].parent, let element = element(of: id),
      let container = container(new[index].container, of: new[parent].id),
      !markup.subtree(of: element).contains(container)
    else { return false }
    markup.move(element, into: container, at: position(of: index, in: container))
    return true
  }

  private func element(of id: String) -> Int? {
    elements[id] ?? old.byID[id].map { old[$0].element }
  }

  private mutating func container(_ path: String, of id: String) -> Int? {
    guard var element = element(of: id) else { return nil }
    for step in path.split(separator: "/") {
      let name = String(step.prefix { $0 != "[" && $0 != "#" })
      let known = markup[element].children.first { markup[$0].name == name }
      element = known ?? markup.append(name, to: element)
    }
    return element
  }

  private func position(of index: Int, in container: Int) -> Int {
    guard let parent = new[index].parent else { return .max }
    let before = new[parent].children.prefix { $0 != index }.reversed()
    for sibling in before where new[sibling].container == new[index].container {
      guard let element = element(of: new[sibling].id) else { continue }
      if let place = markup[container].children.firstIndex(of: element) { return place + 1 }
    }
    return 0
  }

  private mutating func reorder(_ change: Change) -> Bool {
    guard let first = change.objects.first, let index = new.byID[first],
      let parent = new[index].parent, let element = element(of: first),
      let container = markup[element].parent
    else { return false }
    let order = new[parent].children.compactMap { self.element(of: new[$0].id) }
    let rank = Dictionary(zip(order, order.indices), uniquingKeysWith: { first, _ in first })
    let sorted = markup[container].children.enumerated().sorted {
      (rank[$0.element] ?? .max, $0.offset) < (rank[$1.element] ?? .max, $1.offset)
    }
    markup.reorder(container, sorted.map(\.element))
    return true
  }
}
