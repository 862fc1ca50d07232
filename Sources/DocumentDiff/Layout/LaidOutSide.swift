internal import InterfaceBuilder

/// A document as far as some of its scenes need it, so that a change can be tried without decoding
/// all the others.
struct LaidOutSide {
  /// The elements; the views in other scenes are missing, places are those of the whole document.
  let markup: DocumentMarkup
  /// The decoded rest.
  let document: InterfaceDocument
  /// The scenes that the containers of views and constraints belong to.
  private let owners: [Int: String]
  /// The elements of scenes, with their identifiers.
  private let sceneElements: [Int: String]
  /// The scenes that lead to each scene, by segues and relationships.
  private let leading: [String: Set<String>]
  /// The scenes that each scene leads to.
  private let following: [String: Set<String>]

  /// Takes what is not needed out of a document.
  ///
  /// Controllers stay, since they decide about the bars around each other's views.
  ///
  /// - Parameters:
  ///   - side: The document.
  ///   - kept: The scenes that are needed.
  ///   - tools: The Xcode that is said to have saved it: where two documents are compared, the same
  ///     for both, since what another Xcode does differently is no difference between them.
  ///   - other: A document that it is compared with: where a later Xcode saved that, frames that
  ///     differ by less than a point are taken from it, since Xcodes round differently. The later
  ///     one decides whichever is the old document, so that both directions tell the same.
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
    if let other { CanvasMetrics.take(from: other, side.table, into: &markup, later: tools) }
    let own = side.markup[0].attributes["toolsVersion"]
    if let other, other.markup[0].attributes["toolsVersion"] == tools, own != tools {
      Self.takeRoundedFrames(of: other, side.table, into: &markup)
    }
    self.markup = markup
    self.owners = owners
    (sceneElements, leading, following) = Self.connections(of: side.table)
    document = (try? InterfaceDocument(markup: markup, path: side.document.path)) ?? side.document
  }

  /// A document that has the views of one scene only, so that changes of the scene are tried at
  /// the cost of the scene.
  ///
  /// Of the others those stay that lead to it, by however many steps, since their bars may be
  /// around its view, and those that it leads to, which it may embed.
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
    return try? ComparedDocument(markup: markup, path: document.path)
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
