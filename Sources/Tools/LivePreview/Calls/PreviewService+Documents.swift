import AutoLayout
import Diagnosis
import DocumentEditing
import Foundation
import InterfaceBuilder
import Notation
import PreviewProtocol
import ScenePictures

extension PreviewService {
  var documents: JSONValue {
    let listed = folder.paths.map { path in
      JSONValue.members([
        ("path", .string(path)),
        ("kind", .string(path.hasSuffix(".xib") ? "xib" : "storyboard")),
        ("title", .string(URL(fileURLWithPath: path).lastPathComponent)),
      ])
    }
    return [
      "root": .string(folder.title), "isReadOnly": .bool(isReadOnly),
      "documents": .array(listed),
      "axes": LayoutEnvironment.axes(locales: locales),
    ]
  }

  private var locales: [String] {
    let found = folder.paths.flatMap { DocumentLanguages(of: folder.url($0).path).names }
    return Set(found).sorted()
  }

  func state(of document: OpenDocument) -> JSONValue { .object(stateMembers(of: document)) }

  private func stateMembers(of document: OpenDocument) -> [(String, JSONValue)] {
    var members: [(String, JSONValue)] = [
      ("path", .string(document.path)), ("version", .int(document.version)),
      ("isModified", .bool(document.isModified)), ("isReadOnly", .bool(isReadOnly)),
    ]
    if let title = document.undoTitle { members.append(("undo", .string(title))) }
    if let title = document.redoTitle { members.append(("redo", .string(title))) }
    if let problem = document.problem {
      members.append(
        (
          "problem",
          .members([
            ("message", .string(problem.message)),
            ("line", problem.location.map { .int($0.line) }),
            ("column", problem.location.map { .int($0.column) }),
          ])
        ))
    }
    return members
  }

  func change(of document: OpenDocument) -> JSONValue {
    let moved = store.movedViews(of: document).map { scene, views in
      JSONValue.object([
        ("scene", .string(scene)), ("views", .array(views.map { .int($0) })),
      ])
    }
    return .object(stateMembers(of: document) + [("moved", .array(moved))])
  }

  func outline(_ call: SceneCall) throws(CallError) -> JSONValue {
    let document = try document(call.path)
    let content = try content(of: document)
    let keys = store.keys(of: document.path)
    let scenes = content.scenes.map { scene -> JSONValue in
      let views = OutlineRows(scene).rows.map { row in
        JSONValue.object([
          ("key", .int(keys.key(ofView: row.id))), ("id", .string(row.id)),
          ("class", .string(row.className)), ("name", .string(row.name)),
          ("depth", .int(row.depth)),
        ])
      }
      return [
        "id": .string(scene.id), "title": .string(scene.title),
        "kind": .string(scene.controllerKind), "views": .array(views),
      ]
    }
    return .object(stateMembers(of: document) + [("scenes", .array(scenes))])
  }

  func edit(_ name: String, _ call: EditCall) throws(CallError) -> JSONValue {
    guard !isReadOnly else {
      throw CallError(403, "editing is disabled: the server was started with --read-only")
    }
    let document = try document(call.path)
    if name != "revert", call.version != document.version {
      throw CallError(
        409, "the document has changed; its version is \(document.version)")
    }
    switch name {
    case "edit":
      do {
        try document.edit(call.edits ?? [], title: call.title ?? "Edit")
      } catch {
        throw CallError(422, error.description)
      }
    case "undo": document.undo()
    case "redo": document.redo()
    case "revert": document.reload()
    default: try save(document, overwrites: call.overwrites == true)
    }
    send("document", change(of: document))
    return state(of: document)
  }

  private func save(_ document: OpenDocument, overwrites: Bool) throws(CallError) {
    do {
      try document.save(overwrites: overwrites)
      folder.noteSaved(document)
    } catch {
      var refusal =
        switch error {
        case .changedOnDisk:
          CallError(412, "another program has changed the file since it was read")
        case .unwritable(let reason): CallError(500, "the file cannot be written: \(reason)")
        }
      refusal.file = document.path
      throw refusal
    }
  }
}
