import AutoLayout
import DocumentPictures
import Drawing
import Foundation
import InterfaceBuilder

/// A scene that a page shows: laid out, alive, and what the page has been told of it.
@MainActor
final class LiveScene {
  let stage: SceneStage
  /// The version of the document that it was built from.
  let version: Int
  /// Grows with each picture and change that is told.
  private(set) var step = 0
  /// The layers by their keys, as the page has them.
  private var told: [Int: ToldLayer] = [:]
  private var toldOrder: [Int] = []
  private var toldMarks = ""
  private var views: [Int: WeakView] = [:]
  private var keysByView: [ObjectIdentifier: Int] = [:]
  private let members: [ObjectIdentifier: InstantiatedScene.Member]
  private let keys: LayerKeys
  private let resources: FragmentResources
  private let isCanvas: Bool

  private struct WeakView { weak var view: UIView? }

  /// Lays a scene out.
  init(
    _ scene: InterfaceScene, at environment: ScenePlace.Environment, assets: AssetSource,
    version: Int, keys: LayerKeys, resources: FragmentResources
  ) {
    var place = environment.layoutEnvironment
    place.assets = assets.library
    stage = SceneStage(scene, in: place, strings: environment.strings ?? "document")
    isCanvas = environment.isCanvas
    self.version = version
    self.keys = keys
    self.resources = resources
    members = Dictionary(
      stage.live.members.map { (ObjectIdentifier($0.view), $0) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The view of a key; nil where no layer has it.
  func view(_ key: Int) -> UIView? { views[key]?.view }

  /// The key of a view; nil for one that is not shown.
  func key(of view: UIView) -> Int? { keysByView[ObjectIdentifier(view)] }

  /// The view of the document that a view is; nil for all others.
  func member(of view: UIView) -> InstantiatedScene.Member? { members[ObjectIdentifier(view)] }

  /// The view that an item of a constraint is, or lies in.
  static func owner(of item: AnyObject?) -> UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
  }

  /// The keys of the views that constraints name, each once, in their order.
  func keys(of constraints: [NSLayoutConstraint]) -> [Int] {
    var keys: [Int] = []
    for item in constraints.flatMap({ [$0.firstItem, $0.secondItem] }) {
      guard let key = Self.owner(of: item).flatMap({ key(of: $0) }), !keys.contains(key) else {
        continue
      }
      keys.append(key)
    }
    return keys
  }

  // MARK: - Sizes

  private var size: CGSize?

  /// Gives the scene another size, and lays it out.
  ///
  /// - Parameter size: The size, in points; nil for its own.
  func resize(to size: CGSize?) {
    guard size != self.size else { return }
    self.size = size
    stage.resize(to: size)
  }

  /// Lays the scene out after one of its views was changed.
  func layOut() { stage.live.layOut() }

  // MARK: - Telling

  /// All of the scene as it is.
  func picture(showing kinds: Set<OverlayKind>) -> JSONValue {
    let picture = stage.picture
    let layers = read(picture)
    let marks = self.marks(kinds)
    remember(layers, marks)
    let live = stage.live
    return .members([
      ("version", .int(version)), ("step", .int(step)), ("size", JSONValue(picture.size)),
      ("background", .string(picture.background.cssText)),
      ("layers", .array(layers.map { $0.json(isWhole: true) })), ("marks", marks),
      ("messages", .strings((live.diagnostics + live.conflicts).map(\.message))),
    ])
  }

  /// What differs from what was told last; all of it where the page has something else.
  func change(since base: Int, showing kinds: Set<OverlayKind>) -> JSONValue {
    guard base == step, !toldOrder.isEmpty else { return picture(showing: kinds) }
    let picture = stage.picture
    let layers = read(picture)
    guard layers.map(\.key) == toldOrder else { return self.picture(showing: kinds) }
    let changed = layers.compactMap { layer in
      told[layer.key].map { layer.json(since: $0) } ?? layer.json(isWhole: true)
    }
    let marks = self.marks(kinds)
    let hasOtherMarks = marks.text != toldMarks
    remember(layers, marks)
    return .members([
      ("version", .int(version)), ("step", .int(step)), ("size", JSONValue(picture.size)),
      ("layers", .array(changed)), ("marks", hasOtherMarks ? marks : nil),
    ])
  }

  /// The document's views whose frames in their parents are other ones than in another scene, by
  /// their keys; those that came are among them.
  ///
  /// Both have been told before.
  func moved(since old: LiveScene) -> [Int] {
    toldOrder.filter { key in
      guard let layer = told[key], layer.view != nil else { return false }
      return layer.layer.frame != old.told[key]?.layer.frame
    }
  }

  private func remember(_ layers: [ToldLayer], _ marks: JSONValue) {
    step += 1
    told = Dictionary(layers.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    toldOrder = layers.map(\.key)
    toldMarks = marks.text
  }

  // MARK: - Layers

  /// The layers with their keys and elements.
  private func read(_ picture: LayeredPicture) -> [ToldLayer] {
    var names: [String] = []
    var counts: [String: Int] = [:]
    var layers: [ToldLayer] = []
    views = [:]
    keysByView = [:]
    for layer in picture.layers {
      let member = layer.view.flatMap { members[ObjectIdentifier($0)] }
      var name = member.map { "view \($0.id)" } ?? ""
      if member?.id.isEmpty ?? true {
        let parent = layer.parent.map { names[$0] } ?? stage.live.scene.id
        let kind = "\(parent)/\(layer.view.map { "\(type(of: $0))" } ?? "layer")"
        counts[kind, default: 0] += 1
        name = "\(kind) \(counts[kind, default: 0])"
      }
      names.append(name)
      let key = keys.key(name)
      if let view = layer.view {
        views[key] = WeakView(view: view)
        keysByView[ObjectIdentifier(view)] = key
      }
      let box = CGRect(origin: .zero, size: layer.frame.size)
      layers.append(
        ToldLayer(
          key: key, parent: layer.parent.map { layers[$0].key }, layer: layer,
          view: member?.id, className: className(layer, member), name: outlineName(layer, member),
          below: VectorFragment.text(of: layer.below, box: box, resources),
          above: VectorFragment.text(of: layer.above, box: box, resources)))
    }
    return layers
  }

  private func className(_ layer: PictureLayer, _ member: InstantiatedScene.Member?) -> String {
    if let member { return stage.live.interface.view(member.index).customClass ?? member.className }
    return layer.view.map { "\(type(of: $0))" } ?? ""
  }

  private func outlineName(_ layer: PictureLayer, _ member: InstantiatedScene.Member?) -> String {
    if let member { return OutlineName.of(stage.live.interface.view(member.index)) }
    return layer.view.map { OutlineName.of($0) } ?? ""
  }

  private func marks(_ kinds: Set<OverlayKind>) -> JSONValue {
    guard !kinds.isEmpty else { return [] }
    return .array(
      stage.overlays(kinds, isCanvas: isCanvas).flatMap { overlay, origin in
        overlay.marks.map { $0.json(at: origin) }
      })
  }
}
