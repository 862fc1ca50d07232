import DocumentEditing
import Drawing
import Foundation
import InterfaceBuilder
import Notation
import PreviewProtocol
import ScenePictures

@MainActor
final class SceneStore {
  private var scenes: [ScenePlace: LiveScene] = [:]
  private var recent: [ScenePlace] = []
  private var keys: [String: LayerKeys] = [:]
  private var assets: [String: AssetSource] = [:]
  let resources = FragmentResources()
  private var canvases: [ScenePlace: (version: Int, report: JSONValue)] = [:]

  /// The maximum number of live scenes; others are laid out again on demand.
  private static let limit = 32

  func keys(of path: String) -> LayerKeys {
    if let known = keys[path] { return known }
    let new = LayerKeys()
    keys[path] = new
    return new
  }

  /// Returns a scene of the current document, in the size of the place.
  func scene(_ place: ScenePlace, of document: OpenDocument) throws(CallError) -> LiveScene {
    var key = place
    key.size = nil
    if let known = scenes[key], known.version == document.version {
      note(key)
      return known
    }
    guard let interface = document.document,
      let scene = interface.scenes.first(where: { $0.id == place.scene })
    else {
      throw CallError(404, "the document has no scene '\(place.scene ?? "")'")
    }
    let live = LiveScene(
      scene, at: place.environment ?? .canvas, assets: assets(of: document),
      version: document.version, keys: keys(of: document.path), resources: resources)
    scenes[key] = live
    note(key)
    return live
  }

  func canvas(
    of document: OpenDocument, _ content: InterfaceDocument, at place: ScenePlace
  ) -> JSONValue {
    var key = place
    (key.session, key.scene, key.size) = ("", nil, nil)
    if let known = canvases[key], known.version == document.version { return known.report }
    let environment = place.environment ?? .canvas
    let report = CanvasReport(content, in: environment).json(version: document.version)
    if canvases.count >= Self.limit { canvases = [:] }
    canvases[key] = (document.version, report)
    return report
  }

  func movedViews(of document: OpenDocument) -> [(scene: String, views: [Int])] {
    var moved: [String: Set<Int>] = [:]
    for (place, old) in scenes
    where place.path == document.path && old.version < document.version && old.sent.step > 0 {
      guard let id = place.scene, let new = try? scene(place, of: document) else { continue }
      // Compares frames in the displayed size.
      new.resize(to: old.size)
      _ = new.whole(showing: [])
      moved[id, default: []].formUnion(new.sent.moved(since: old.sent.frames))
    }
    return moved.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }
      .map { (scene: $0.key, views: $0.value.sorted()) }
  }

  func assets(of document: OpenDocument) -> AssetSource {
    if let known = assets[document.path] { return known }
    let source = AssetSource(of: document.url)
    assets[document.path] = source
    return source
  }

  private func note(_ place: ScenePlace) {
    recent.removeAll { $0 == place }
    recent.append(place)
    while recent.count > Self.limit { scenes[recent.removeFirst()] = nil }
  }

  func forget(session: String) {
    recent.removeAll { $0.session == session }
    scenes = scenes.filter { $0.key.session != session }
  }

  func forgetAssets() { assets = [:] }
}
