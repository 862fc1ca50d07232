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
    let own = side.markup[0].attributes["toolsVersion"]
    if let other, other.markup[0].attributes["toolsVersion"] == tools, own != tools {
      Self.takeRoundedFrames(of: other, side.table, into: &markup)
    }
    self.markup = markup
    self.owners = owners
    document = (try? InterfaceDocument(markup: markup, path: side.document.path)) ?? side.document
  }

  /// A document that has the views of one scene only, so that changes of the scene are tried at the
  /// cost of the scene.
  func alone(_ scene: String) -> ComparedDocument? {
    let markup = markup.compacted { element in owners[element].map { $0 != scene } ?? false }
    return try? ComparedDocument(markup: markup, path: document.path)
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
