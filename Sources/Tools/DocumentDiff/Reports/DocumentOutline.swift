internal import InterfaceBuilder

/// A document as short text in a stable order, for `git diff` and `git blame`.
///
/// Parts that have no effect in the application are left out, such as recorded frames and ids.
package struct DocumentOutline {
  private let document: ComparedDocument
  private let names: ObjectNames
  private let labels: [Int: String]
  /// The maximum depth of indentation, which keeps the text linear in the size of the document.
  private static let deepest = 50

  package init(_ document: ComparedDocument) {
    self.document = document
    names = ObjectNames(document)
    labels = Self.labels(document.table, names)
  }

  private static func labels(_ table: ObjectTable, _ names: ObjectNames) -> [Int: String] {
    var counts: [String: Int] = [:]
    var labels: [Int: String] = [:]
    var outlets: [String: Set<String>] = [:]
    for index in table.objects.indices where table[index].name == "outlet" {
      guard let id = table.value("destination", of: index) else { continue }
      outlets[id, default: []].insert(table.value("property", of: index) ?? "")
    }
    var plain: [Int: (name: String, isUnique: Bool)] = [:]
    // The first named view inside each view: unlike a number, it stays if other views are added.
    var inner: [Int: String] = [:]
    for index in table.objects.indices.reversed()
    where ObjectClass(table[index].name) != .constraint {
      var name = names.name(index)
      let id = " (\(table[index].id))"
      let isUnique = !name.hasSuffix(id)
      if !isUnique { name.removeLast(id.count) }
      plain[index] = (name, isUnique)
      inner[index] =
        table[index].children.lazy.compactMap { child -> String? in
          guard names.isView(child), let own = plain[child] else { return nil }
          return own.isUnique ? own.name : inner[child]
        }.first
    }
    for index in table.objects.indices {
      guard let own = plain[index] else { continue }
      var name = own.name
      let isView = ObjectClass(table[index].name) == .hierarchy && names.isView(index)
      if isView, table.value("userLabel", of: index) == nil,
        let outlet = outlets[table[index].id], outlet.count == 1
      {
        name = outlet.first ?? name
      } else if isView, !own.isUnique, let inner = inner[index] {
        name += " with \(inner)"
      }
      let key = "\(isView) \(table[index].scene ?? -1) \(name)"
      counts[key, default: 0] += 1
      if let count = counts[key], count > 1, isView {
        name += " #\(count)"
      }
      labels[index] = name
    }
    return labels
  }

  package var text: String {
    let table = document.table
    var lines: [String] = []
    lines += properties(of: 0, indent: "")
    // Pending objects with their depth; a negative depth means that the parent writes the object.
    var open = table[0].children.reversed().map { (index: $0, depth: 0) }
    while let (index, depth) = open.popLast() {
      let object = table[index]
      let indent = String(repeating: "  ", count: min(depth, Self.deepest))
      guard ObjectClass(object.name) == .hierarchy else {
        if let line = connection(index) { lines.append(indent + line) }
        continue
      }
      lines.append("\(indent)\(PropertyGroup.words(object.name)) \(label(index))")
      lines += properties(of: index, indent: indent + "  ")
      let kinds = object.children.map { ($0, ObjectClass(table[$0].name)) }
      lines += kinds.filter { $0.1 == .constraint }.map { indent + "  " + constraint($0.0) }
        .sorted()
      lines += kinds.filter { $0.1 == .behavior }.compactMap { connection($0.0) }
        .sorted().map { "\(indent)  \($0)" }
      open += kinds.filter { $0.1 == .hierarchy }.reversed().map { ($0.0, depth + 1) }
    }
    return lines.map(\.onOneLine).joined(separator: "\n")
  }

  private func label(_ index: Int) -> String { labels[index] ?? names.name(index) }

  private func label(ofID id: String?) -> String {
    guard let id else { return "" }
    return document.table.byID[id].map { label($0) } ?? id
  }

  // MARK: - Properties

  private func properties(of index: Int, indent: String) -> [String] {
    document.table[index].groups.compactMap { group, values -> String? in
      guard values.keys.contains(where: { isReported($0, index) }),
        let value = ValueWords.of(group, values), !value.isEmpty
      else { return nil }
      // Only some versions of Xcode write default values.
      if ValueNotation.isSame(group, values, [:]) { return nil }
      return "\(indent)\(group.words): \(referred(value, group))"
    }.sorted()
  }

  /// Attributes that Xcode writes for every new view.
  private static let usual = ["opaque": "NO", "translatesAutoresizingMaskIntoConstraints": "NO"]

  private func isReported(_ key: ObjectTable.Key, _ index: Int) -> Bool {
    let object = document.table[index]
    if let usual = Self.usual[key.attribute], object.properties[key] == usual { return false }
    let meaning = AttributeMeaning.of(key, in: object.name)
    guard meaning.heading != .nothing, key.attribute != "key" || key.path.isEmpty else {
      return false
    }
    guard key.path.isEmpty else {
      let isPlaced =
        document.table.value("translatesAutoresizingMaskIntoConstraints", of: index) == "NO"
      let isFrame = key.path.contains("rect[frame]") || key.path.contains("autoresizingMask")
      // A frame is significant only if nothing else places the view.
      return !isFrame || !isPlaced && document.table.value("key", of: index) == nil
    }
    return key.attribute != "key"
  }

  private func referred(_ value: String, _ group: PropertyGroup) -> String {
    document.table.byID[value] == nil || value.isEmpty ? value : label(ofID: value)
  }

  // MARK: - Constraints and connections

  private func constraint(_ index: Int) -> String {
    let table = document.table
    let owner = table[index].parent
    func side(_ item: String, _ attribute: String) -> String {
      let object = table.value(item, of: index).flatMap { table.byID[$0] } ?? owner
      let name = object.map { label($0) } ?? "?"
      let attribute = table.value(attribute, of: index) ?? "?"
      return object == owner ? attribute : "\(name).\(attribute)"
    }
    func number(_ name: String, _ usual: Double) -> Double {
      table.value(name, of: index).flatMap { Double($0) } ?? usual
    }
    let signs = ["lessThanOrEqual": "≤", "greaterThanOrEqual": "≥"]
    var text = "constraint \(side("firstItem", "firstAttribute")) "
    text += signs[table.value("relation", of: index) ?? ""] ?? "="
    let constant = number("constant", 0)
    if table.value("secondAttribute", of: index) != nil {
      let multiplier = table.value("multiplier", of: index).map { ValueWords.number($0) } ?? "1"
      text += multiplier == "1" ? "" : " \(multiplier) ×"
      text += " \(side("secondItem", "secondAttribute"))"
      if constant != 0 {
        text += " \(constant < 0 ? "-" : "+") \(ValueWords.number("\(abs(constant))"))"
      }
    } else {
      text += " \(ValueWords.number("\(constant)"))"
    }
    let priority = ValueWords.number("\(number("priority", 1000))")
    if priority != "1000" { text += " @ \(priority)" }
    if table.value("placeholder", of: index) == "YES" { text += " (removed at build time)" }
    if let identifier = table.value("identifier", of: index) { text += " '\(identifier)'" }
    return text
  }

  private func connection(_ index: Int) -> String? {
    let table = document.table
    func value(_ name: String) -> String { table.value(name, of: index) ?? "" }
    let target = label(ofID: table.value("destination", of: index))
    switch table[index].name {
    case "outlet", "outletCollection": return "outlet \(value("property")) → \(target)"
    case "action":
      let event = value("eventType").isEmpty ? "" : " on \(PropertyGroup.words(value("eventType")))"
      return "action \(value("selector"))\(event) → \(target)"
    case "segue":
      let identifier = value("identifier").isEmpty ? "" : " '\(value("identifier"))'"
      let kind = value("relationship").isEmpty ? value("kind") : value("relationship")
      return "segue \(kind)\(identifier) → \(target)"
    case "placeholder", "exit": return nil
    default: return "\(PropertyGroup.words(table[index].name)) \(label(index))"
    }
  }
}
