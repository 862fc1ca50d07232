internal import InterfaceBuilder

struct ObjectNames: Sendable {
  private let contents: DocumentContents
  private let table: ObjectTable
  private let constraints: [String: ConstraintElement]
  private let unique: Set<String>
  /// The places of views from compiled nibs, which lack identifiers, among views with their name.
  private let places: [String: String]
  private let titles: [String: String]
  /// For each object, the nearest named ancestor or itself, excluding connections.
  private let namers: [Int]

  private static let connections: Set<String> = ["outlet", "outletCollection", "action", "segue"]
  private static let naming = [
    "userLabel", "title", "customClass", "placeholderIdentifier", "systemItem",
  ]

  init(_ document: ComparedDocument) {
    contents = document.document.contents
    table = document.table
    let groups = Self.views(contents, table)
    unique = Set(groups.filter { $0.count == 1 }.joined())
    places = Self.places(groups.filter { $0.count > 1 })
    constraints = Dictionary(
      contents.constraints.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    titles = Dictionary(
      document.document.scenes.map { ($0.id, $0.title) }, uniquingKeysWith: { first, _ in first })
    namers = Self.namers(contents, table)
  }

  /// Finds the namers from the root down, to avoid deep recursion.
  private static func namers(_ contents: DocumentContents, _ table: ObjectTable) -> [Int] {
    var namers: [Int] = []
    namers.reserveCapacity(table.objects.count)
    for (index, object) in table.objects.enumerated() {
      let isNamed =
        ["document", "scene", "constraint"].contains(object.name)
        || contents.viewsByID[object.id] != nil || contents.guidesByID[object.id] != nil
        || contents.controllersByID[object.id] != nil && object.scene != nil
        || naming.contains { table.value($0, of: index)?.isEmpty == false }
      let lends = isNamed && !connections.contains(object.name)
      let parent = object.parent.flatMap { $0 == 0 ? nil : $0 }
      namers.append(lends ? index : parent.map { namers[$0] } ?? index)
    }
    return namers
  }

  func name(_ index: Int) -> String {
    let object = table[index]
    switch object.name {
    case "document": return "document"
    case "scene": return title(ofScene: object.id)
    case "constraint": return constraint(object.id) ?? object.id
    case "outlet", "outletCollection":
      return "\(own("property", index)) → \(name(ofID: table.value("destination", of: index)))"
    case "action": return "\(own("selector", index)) of \(outerName(index))"
    case "segue":
      let target = name(ofID: table.value("destination", of: index))
      let known = table.value("identifier", of: index).flatMap { $0.isEmpty ? nil : $0 }
      let identifier = known.map { " '\($0)'" } ?? ""
      return "\(own("kind", index))\(identifier) → \(target)"
    default: break
    }
    if contents.viewsByID[object.id] != nil || contents.guidesByID[object.id] != nil {
      return plain(contents.equationName(of: object.id), object.id)
    }
    if contents.controllersByID[object.id] != nil, let scene = object.scene {
      return title(ofScene: table[scene].id)
    }
    for attribute in Self.naming {
      if let text = table.value(attribute, of: index), !text.isEmpty { return text }
    }
    return outerName(index)
  }

  func isView(_ index: Int) -> Bool { contents.viewsByID[table[index].id] != nil }

  func title(ofScene id: String) -> String {
    guard let index = table.byID[id] else { return id }
    if let title = titles[id] { return title }
    return table.value("customClass", of: index) ?? id
  }

  func constraint(_ id: String) -> String? {
    guard let element = constraints[id] else { return nil }
    return [element.firstItem, element.secondItem].compactMap { $0 }
      .reduce(contents.equation(of: element).text, plain)
  }

  private func plain(_ text: String, _ id: String) -> String {
    if unique.contains(id) { return text.replacing(" (\(id))", with: "") }
    return places[id].map { text.replacing("(\(id))", with: "(\($0))") } ?? text
  }

  /// Returns a text with places of views in place of the identifiers that only a reader gave them.
  func readable(_ text: String) -> String {
    text.replacing(#/\((\w+-\d+)\)/#) { match in
      places[String(match.1)].map { "(\($0))" } ?? String(match.0)
    }
  }

  private static func places(_ groups: [[String]]) -> [String: String] {
    var places: [String: String] = [:]
    for group in groups {
      for (number, id) in group.enumerated() where id.wholeMatch(of: readerGiven) != nil {
        places[id] = "\(number + 1) of \(group.count)"
      }
    }
    return places
  }

  /// The identifiers of objects read from compiled nibs (`RecoveredDocument`).
  private static var readerGiven: Regex<Substring> { #/(?:old|new|object)-\d+/# }

  /// The views that have the same name in a scene, in document order.
  private static func views(_ contents: DocumentContents, _ table: ObjectTable) -> [[String]] {
    var owners: [String: [String]] = [:]
    for view in contents.views {
      let scene = table.byID[view.id].flatMap { table[$0].scene } ?? -1
      owners["\(scene) \(OutlineName.of(view))", default: []].append(view.id)
    }
    return Array(owners.values)
  }

  func element(ofConstraint id: String) -> ConstraintElement? { constraints[id] }

  private func own(_ attribute: String, _ index: Int) -> String {
    table.value(attribute, of: index) ?? ""
  }

  private func outerName(_ index: Int) -> String {
    let namer = namers[index]
    let isNone = namer == index || Self.connections.contains(table[namer].name)
    return isNone ? table[namer].id : name(namer)
  }

  func name(ofID id: String?) -> String {
    guard let id else { return "nothing" }
    guard let index = table.byID[id] else { return id }
    // Names of connections do not refer to other connections. This limits the recursion.
    return Self.connections.contains(table[index].name) ? id : name(index)
  }

  func type(_ index: Int) -> String { PropertyGroup.words(table[index].name) }
}
