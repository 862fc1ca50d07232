internal import InterfaceBuilder

/// A document reduced to the needs of some scenes, which makes trials cheaper to decode.
struct LaidOutVersion {
  /// The elements apart from views in other scenes; indices refer to the whole document.
  let markup: DocumentMarkup
  let document: InterfaceDocument
  private let owners: [Int: String]
  private let sceneElements: [Int: String]
  /// The scenes that lead to each scene through segues and relationships.
  private let leading: [String: Set<String>]
  private let following: [String: Set<String>]

  /// Removes the document's unneeded parts, but not controllers, which determine bars.
  ///
  /// The same `tools` version applies to both documents. Frames that differ by less than one point
  /// come from the later Xcode, since Xcodes round differently.
  init(
    _ side: ComparedDocument, keeping kept: Set<String>, tools: String,
    other: ComparedDocument? = nil
  ) {
    var markup = side.markup
    markup.set("toolsVersion", of: 0, to: tools)
    var owners: [Int: String] = [:]
    for index in side.table.objects.indices {
      let object = side.table[index]
      guard let scene = object.scene,
        side.table.value("key", of: index) == "view" || side.table[scene].name != "scene"
      else { continue }
      let isKept = kept.contains(side.table[scene].id)
      for child in markup[object.element].children
      where ["subviews", "constraints"].contains(markup[child].name) {
        owners[child] = side.table[scene].id
        if !isKept { markup.remove(child) }
      }
    }
    if let other { CanvasMetrics.copy(from: other, side.table, into: &markup, later: tools) }
    let own = side.markup[0].attributes["toolsVersion"]
    if let other, other.markup[0].attributes["toolsVersion"] == tools, own != tools {
      Self.takeRoundedFrames(of: other, side.table, into: &markup)
    }
    self.markup = markup
    self.owners = owners
    (sceneElements, leading, following) = Self.connections(of: side.table)
    document = (try? InterfaceDocument(markup: markup, near: side.document)) ?? side.document
  }

  /// Returns the document with only the views in this scene, and in scenes connected with it.
  func alone(_ scene: String) -> ComparedDocument? {
    var needed: Set = [scene]
    var open = [scene]
    while let next = open.popLast() {
      for other in leading[next] ?? [] where needed.insert(other).inserted { open.append(other) }
    }
    needed.formUnion(following[scene] ?? [])
    let markup = markup.compacted { element in
      if let other = sceneElements[element] { return !needed.contains(other) }
      return owners[element].map { $0 != scene } ?? false
    }
    return try? ComparedDocument(markup: markup, near: document)
  }

  private static func connections(
    of table: ObjectTable
  ) -> (scenes: [Int: String], leading: [String: Set<String>], following: [String: Set<String>]) {
    var scenes: [Int: String] = [:]
    var leading: [String: Set<String>] = [:]
    var following: [String: Set<String>] = [:]
    for index in table.objects.indices {
      guard let scene = table[index].scene, table[scene].name == "scene" else { continue }
      if scene == index { scenes[table[index].element] = table[index].id }
      guard let target = table.value("destination", of: index).flatMap({ table.byID[$0] }),
        let other = table[target].scene, other != scene
      else { continue }
      leading[table[other].id, default: []].insert(table[scene].id)
      following[table[scene].id, default: []].insert(table[other].id)
    }
    return (scenes, leading, following)
  }

  private static func takeRoundedFrames(
    of other: ComparedDocument, _ table: ObjectTable, into markup: inout DocumentMarkup
  ) {
    for object in table.objects {
      guard let index = other.table.byID[object.id] else { continue }
      for (path, part) in object.parts where path.hasSuffix("rect[frame]") {
        guard let source = other.table[index].parts[path] else { continue }
        let names = ["x", "y", "width", "height"]
        let values = names.map { other.markup[source].attributes[$0] }
        let isNear = zip(names, values).allSatisfy { name, value in
          guard let own = markup[part].attributes[name].flatMap({ Double($0) }),
            let new = value.flatMap({ Double($0) })
          else { return false }
          return abs(own - new) < 1
        }
        guard isNear else { continue }
        for (name, value) in zip(names, values) { markup.set(name, of: part, to: value) }
      }
    }
  }
}
