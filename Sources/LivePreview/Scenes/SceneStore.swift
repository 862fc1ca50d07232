import Drawing
import Foundation
import InterfaceBuilder
import ScenePictures

/// The scenes that pages look at, alive as long as there is room.
@MainActor
final class SceneStore {
  private var scenes: [ScenePlace: LiveScene] = [:]
  /// The places by when they were asked for last, the latest last.
  private var recent: [ScenePlace] = []
  private var keys: [String: LayerKeys] = [:]
  private var assets: [String: AssetSource] = [:]
  let resources = FragmentResources()
  private var canvases: [ScenePlace: (version: Int, report: JSONValue)] = [:]

  /// The most scenes that stay alive; others are laid out anew when they are asked for.
  private static let limit = 32

  /// The numbers of a document's layers.
  func keys(of path: String) -> LayerKeys {
    if let known = keys[path] { return known }
    let new = LayerKeys()
    keys[path] = new
    return new
  }

  /// A scene as it is in a document now, in the size that the place says.
  ///
  /// - Throws: ``CallError`` for a scene that the document does not have.
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
      scene, at: place.environment ?? ScenePlace.Environment(), assets: assets(of: document),
      version: document.version, keys: keys(of: document.path), resources: resources)
    scenes[key] = live
    note(key)
    return live
  }

  /// Where the scenes of a document stand, in the environment of a place.
  func canvas(
    of document: OpenDocument, _ content: InterfaceDocument, at place: ScenePlace
  ) -> JSONValue {
    var key = place
    (key.session, key.scene, key.size) = ("", nil, nil)
    if let known = canvases[key], known.version == document.version { return known.report }
    let environment = (place.environment ?? ScenePlace.Environment()).layoutEnvironment
    let report = CanvasReport(content, in: environment).json(version: document.version)
    if canvases.count >= Self.limit { canvases = [:] }
    canvases[key] = (document.version, report)
    return report
  }

  /// The scenes of a document that were told before a change, with the views that it has moved.
  func movedViews(of document: OpenDocument) -> [(scene: String, views: [Int])] {
    var moved: [String: Set<Int>] = [:]
    for (place, old) in scenes
    where place.path == document.path && old.version < document.version && old.told.step > 0 {
      guard let id = place.scene, let new = try? scene(place, of: document) else { continue }
      // Frames are compared in the size that the page shows.
      new.resize(to: old.size)
      _ = new.whole(showing: [])
      moved[id, default: []].formUnion(new.told.moved(since: old.told.frames))
    }
    return moved.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }
      .map { (scene: $0.key, views: $0.value.sorted()) }
  }

  /// The catalogues of a document.
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

  /// Forgets the scenes of a tab that is gone.
  func forget(session: String) {
    recent.removeAll { $0.session == session }
    scenes = scenes.filter { $0.key.session != session }
  }

  /// Forgets catalogues, whose files may have changed.
  func forgetAssets() { assets = [:] }
}
