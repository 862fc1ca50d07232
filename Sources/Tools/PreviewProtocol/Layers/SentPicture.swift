package import AutoLayout
package import Drawing
package import Foundation
package import Notation

@MainActor
package final class SentPicture {
  package struct Identity {
    /// The name for the key.
    package var name: String
    /// The identifier for selecting the view; nil for a part of another view.
    package var view: String?
    /// The class name in the source.
    package var className: String
    package var outlineName: String

    package init(name: String, view: String?, className: String, outlineName: String) {
      self.name = name
      self.view = view
      self.className = className
      self.outlineName = outlineName
    }
  }

  /// A number that increases with each picture and change sent.
  package private(set) var step = 0
  package let keys: LayerKeys
  private let resources: FragmentResources
  private var sent: [Int: SentLayer] = [:]
  private var order: [Int] = []
  private var marks = ""
  private var picture: LayeredPicture?
  private var views: [Int: WeakView] = [:]
  private var keysByView: [ObjectIdentifier: Int] = [:]

  private struct WeakView { weak var view: UIView? }

  /// Creates an empty picture.
  package init(keys: LayerKeys, resources: FragmentResources) {
    self.keys = keys
    self.resources = resources
  }

  package func view(_ key: Int) -> UIView? { views[key]?.view }

  package func key(of view: UIView) -> Int? { keysByView[ObjectIdentifier(view)] }

  /// The layers that were sent last, parents first.
  package var layers: [SentLayer] { order.compactMap { sent[$0] } }

  package func layer(_ key: Int) -> SentLayer? { sent[key] }

  /// Requires complete redrawing next time, because views changed in more than their sizes.
  package func forgetPicture() { picture = nil }

  // MARK: - Updates

  package func whole(of scene: some PreviewScene, showing kinds: Set<OverlayKind>) -> JSONValue {
    let picture = scene.picture(after: nil)
    let layers = read(picture, of: scene)
    let marks = scene.marks(kinds)
    remember(layers, marks)
    self.picture = picture
    return .members([
      ("version", .int(scene.version)), ("step", .int(step)), ("size", JSONValue(picture.size)),
      ("background", .string(picture.background.cssText)),
      ("layers", .array(layers.map { $0.json(isWhole: true) })), ("marks", marks),
      ("messages", .strings(scene.messages)),
    ])
  }

  /// Returns the differences from the last update; the complete scene if the page has another
  /// state.
  package func change(
    of scene: some PreviewScene, since base: Int, showing kinds: Set<OverlayKind>
  ) -> JSONValue {
    guard base == step, !order.isEmpty else { return whole(of: scene, showing: kinds) }
    let picture = scene.picture(after: picture)
    let layers = read(picture, of: scene)
    guard layers.map(\.key) == order else { return whole(of: scene, showing: kinds) }
    self.picture = picture
    let changed = layers.compactMap { layer in
      sent[layer.key].map { layer.json(since: $0) } ?? layer.json(isWhole: true)
    }
    let marks = scene.marks(kinds)
    let hasOtherMarks = marks.text != self.marks
    remember(layers, marks)
    return .members([
      ("version", .int(scene.version)), ("step", .int(step)), ("size", JSONValue(picture.size)),
      ("layers", .array(changed)), ("marks", hasOtherMarks ? marks : nil),
    ])
  }

  package var frames: [Int: CGRect] {
    sent.filter { $0.value.view != nil }.mapValues(\.layer.frame)
  }

  /// Returns the keys of views with changed frames, including new views, in layer order.
  package func moved(since frames: [Int: CGRect]) -> [Int] {
    order.filter { key in
      guard let layer = sent[key], layer.view != nil else { return false }
      return layer.layer.frame != frames[key]
    }
  }

  private func remember(_ layers: [SentLayer], _ marks: JSONValue) {
    step += 1
    sent = Dictionary(layers.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    order = layers.map(\.key)
    self.marks = marks.text
  }

  // MARK: - Layers

  private func read(_ picture: LayeredPicture, of scene: some PreviewScene) -> [SentLayer] {
    var names: [String] = []
    names.reserveCapacity(picture.layers.count)
    var counts: [String: Int] = [:]
    var layers: [SentLayer] = []
    layers.reserveCapacity(picture.layers.count)
    views.removeAll(keepingCapacity: true)
    keysByView.removeAll(keepingCapacity: true)
    for layer in picture.layers {
      let parent = layer.parent.map { names[$0] }
      let identity =
        layer.view.flatMap { scene.identity(of: $0) }
        ?? unnamed(layer, in: parent ?? scene.id, of: scene, &counts)
      let key = keys.key(identity.name)
      names.append(identity.name)
      if let view = layer.view {
        views[key] = WeakView(view: view)
        keysByView[ObjectIdentifier(view)] = key
      }
      let known = layer.isKept ? sent[key] : nil
      let box = CGRect(origin: .zero, size: layer.frame.size)
      layers.append(
        SentLayer(
          key: key, parent: layer.parent.map { layers[$0].key }, layer: layer,
          view: identity.view, className: identity.className, name: identity.outlineName,
          below: known?.below ?? VectorFragment.text(of: layer.below, box: box, resources),
          above: known?.above ?? VectorFragment.text(of: layer.above, box: box, resources)))
    }
    return layers
  }

  /// Returns a name for an unnamed layer: the kind, and the index among siblings of that kind.
  private func unnamed(
    _ layer: PictureLayer, in parent: String, of scene: some PreviewScene,
    _ counts: inout [String: Int]
  ) -> Identity {
    let kind = "\(parent)/\(layer.view.map { "\(type(of: $0))" } ?? "layer")"
    counts[kind, default: 0] += 1
    let name = "\(kind) \(counts[kind, default: 0])"
    guard let view = layer.view else {
      return Identity(name: name, view: nil, className: "", outlineName: "")
    }
    return scene.identity(of: view, named: name)
  }
}
