import AutoLayout
import Diagnosis
import DocumentEditing
import Foundation
import InterfaceBuilder
import Notation
import PreviewProtocol
import ScenePictures

extension PreviewService {
  func canvas(_ call: SceneCall) throws(CallError) -> JSONValue {
    let document = try document(call.path)
    let content = try content(of: document)
    return store.canvas(of: document, content, at: try call.place())
  }

  private func scene(_ call: SceneCall) throws(CallError) -> LiveScene {
    let place = try call.place()
    let document = try document(call.path)
    _ = try content(of: document)
    let scene = try store.scene(place, of: document)
    scene.resize(to: place.sheetSize)
    return scene
  }

  func picture(_ call: SceneCall) throws(CallError) -> JSONValue {
    try scene(call).whole(showing: call.kinds)
  }

  /// Returns the differences in a resized scene.
  func change(_ call: SceneCall) throws(CallError) -> JSONValue {
    try scene(call).change(since: call.base ?? -1, showing: call.kinds)
  }

  func inspect(_ call: SceneCall) throws(CallError) -> JSONValue {
    let scene = try scene(call)
    let view = try scene.view(call.view, showing: call.kinds)
    let document = try document(call.path)
    let settings = ObjectValues(document.bytes).settings(of: ViewReport.ids(of: view, in: scene))
    let report = ViewReport(view, call.view ?? 0, in: scene) { settings[$0] ?? [] }
    guard case .object(let members) = report.json, let id = scene.member(of: view)?.id else {
      return report.json
    }
    let project = CodeProject.root(of: document.url.path, CodeSettings())
      .flatMap { CodeProject.known(at: $0, CodeSettings()) }
    let connections = ObjectConnections(document.bytes, in: project).settings(of: id)
    return .object(members + [("connections", .array(connections))])
  }

  func trace(_ call: SceneCall) throws(CallError) -> JSONValue {
    let scene = try scene(call)
    let view = try scene.view(call.view, showing: call.kinds)
    guard let member = scene.member(of: view) else {
      throw CallError(404, "the document has no such view")
    }
    let live = scene.stage.live
    return TraceReport(LayoutInspector(live, member).explain(view), of: view, in: scene) {
      live.constraints[$0]
    }.json
  }

  func exerciseAmbiguity(_ call: SceneCall) throws(CallError) -> JSONValue {
    let scene = try scene(call)
    try scene.view(call.view, showing: call.kinds).exerciseAmbiguityInLayout()
    scene.layOut()
    return scene.change(since: call.base ?? -1, showing: call.kinds)
  }

  func sheet(_ call: SceneCall) throws(CallError) -> JSONValue {
    let place = try call.place()
    let document = try document(call.path)
    let content = try content(of: document)
    let points = try call.sheet()
    guard let scene = content.scenes.first(where: { $0.id == place.scene }) else {
      throw CallError(404, "the document has no scene '\(place.scene ?? "")'")
    }
    let assets = store.assets(of: document)
    let pictures = points.map { point -> JSONValue in
      let live = LiveScene(
        scene, at: point, assets: assets, version: document.version,
        keys: store.keys(of: document.path), resources: store.resources)
      return ["title": .string(point.summary), "picture": live.whole(showing: call.kinds)]
    }
    return ["pictures": .array(pictures)]
  }
}
