import AutoLayout
import Diagnosis
import Foundation
import InterfaceBuilder

extension PreviewService {
  /// Where the scenes of a document stand.
  func canvas(_ body: CallBody) throws(CallError) -> JSONValue {
    let document = try document(body.path)
    let content = try content(of: document)
    return store.canvas(of: document, content, at: try body.place())
  }

  /// The scene of a call, in the size that the call says.
  private func scene(_ body: CallBody) throws(CallError) -> LiveScene {
    let place = try body.place()
    let document = try document(body.path)
    _ = try content(of: document)
    let scene = try store.scene(place, of: document)
    scene.resize(to: place.sheetSize)
    return scene
  }

  /// A scene as layers.
  func picture(_ body: CallBody) throws(CallError) -> JSONValue {
    try scene(body).picture(showing: body.kinds)
  }

  /// What differs in a scene of another size.
  func change(_ body: CallBody) throws(CallError) -> JSONValue {
    try scene(body).change(since: body.base ?? -1, showing: body.kinds)
  }

  /// A view of a call, with its key.
  private func view(
    _ body: CallBody, in scene: LiveScene
  ) throws(CallError) -> (view: UIView, key: Int) {
    guard let key = body.view else { throw CallError(400, "the call names no view ('view')") }
    if scene.view(key) == nil { _ = scene.picture(showing: body.kinds) }
    guard let view = scene.view(key) else {
      throw CallError(404, "the scene shows no view of the key \(key)")
    }
    return (view, key)
  }

  /// Everything about a view.
  func inspect(_ body: CallBody) throws(CallError) -> JSONValue {
    let scene = try scene(body)
    let (view, key) = try view(body, in: scene)
    return ViewReport(view, key, in: scene).json(ObjectValues(try document(body.path).bytes))
  }

  /// Why a view has its frame.
  func trace(_ body: CallBody) throws(CallError) -> JSONValue {
    let scene = try scene(body)
    let (view, _) = try view(body, in: scene)
    guard let report = TraceReport(view, in: scene) else {
      throw CallError(404, "the view does not stand in the document")
    }
    return report.json
  }

  /// Another solution of the same constraints.
  func exerciseAmbiguity(_ body: CallBody) throws(CallError) -> JSONValue {
    let scene = try scene(body)
    let (view, _) = try view(body, in: scene)
    view.exerciseAmbiguityInLayout()
    scene.layOut()
    return scene.change(since: body.base ?? -1, showing: body.kinds)
  }

  /// One scene in several environments, side by side.
  func sheet(_ body: CallBody) throws(CallError) -> JSONValue {
    let place = try body.place()
    let document = try document(body.path)
    let content = try content(of: document)
    guard let points = body.points, points.count <= Self.sheetLimit else {
      throw CallError(400, "a sheet has 1 to \(Self.sheetLimit) environments ('points')")
    }
    guard let scene = content.scenes.first(where: { $0.id == place.scene }) else {
      throw CallError(404, "the document has no scene '\(place.scene ?? "")'")
    }
    let assets = store.assets(of: document)
    let pictures = points.map { point -> JSONValue in
      let live = LiveScene(
        scene, at: point, assets: assets, version: document.version,
        keys: store.keys(of: document.path), resources: store.resources)
      return [
        "title": .string(point.title), "picture": live.picture(showing: body.kinds),
      ]
    }
    return ["pictures": .array(pictures)]
  }

  /// The most pictures of a sheet.
  private static let sheetLimit = 200
}

extension ScenePlace.Environment {
  /// What is unusual about it, in a few words.
  fileprivate var title: String {
    var words = [checked.summary]
    if let locale { words.append(locale) }
    if let appearance { words.append(appearance) }
    return words.joined(separator: ", ")
  }
}
