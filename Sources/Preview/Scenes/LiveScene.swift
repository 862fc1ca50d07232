import AutoLayout
import Diagnosis
import DocumentPictures
import Drawing
import Foundation
import InterfaceBuilder

/// A scene that a page shows: laid out, alive, and what the page has been told of it.
@MainActor
final class LiveScene {
  private(set) var stage: SceneStage
  /// The version of the document that it was built from.
  let version: Int
  /// Grows with each picture and change that is told.
  private(set) var step = 0
  /// The layers by their keys, as the page has them.
  private var told: [Int: ToldLayer] = [:]
  private var toldOrder: [Int] = []
  private var toldMarks = ""
  private var toldPicture: LayeredPicture?
  private var views: [Int: WeakView] = [:]
  private var keysByView: [ObjectIdentifier: Int] = [:]
  private var members: [ObjectIdentifier: InstantiatedScene.Member]
  /// What pages know the document's views by.
  private var identities: [ObjectIdentifier: Identity] = [:]
  private let keys: LayerKeys
  private let resources: FragmentResources
  private let environment: ScenePlace.Environment
  private let assets: AssetSource

  private struct WeakView { weak var view: UIView? }

  private struct Identity {
    var name: String
    var key: Int
    var view: String?
    var className: String
    var outlineName: String
  }

  /// Lays a scene out.
  init(
    _ scene: InterfaceScene, at environment: ScenePlace.Environment, assets: AssetSource,
    version: Int, keys: LayerKeys, resources: FragmentResources
  ) {
    self.environment = environment
    self.assets = assets
    stage = Self.stage(scene, at: environment, assets)
    self.version = version
    self.keys = keys
    self.resources = resources
    members = [:]
    noteMembers()
  }

  /// Notes what pages know the document's views by.
  private func noteMembers() {
    members = Dictionary(
      stage.live.members.map { (ObjectIdentifier($0.view), $0) },
      uniquingKeysWith: { first, _ in first })
    identities = [:]
    for (view, member) in members where !member.id.isEmpty {
      let name = "view \(member.id)"
      let element = stage.live.interface.view(member.index)
      identities[view] = Identity(
        name: name, key: keys.key(name), view: member.id,
        className: element.customClass ?? member.className, outlineName: OutlineName.of(element))
    }
  }

  private static func stage(
    _ scene: InterfaceScene, at environment: ScenePlace.Environment, _ assets: AssetSource
  ) -> SceneStage {
    var place = environment.layoutEnvironment
    place.assets = assets.library
    return SceneStage(scene, in: place, strings: environment.strings ?? "document")
  }

  /// The scene as it is in its present size from the beginning: what could not hold in a size that
  /// it had meanwhile is told nowhere.
  var settledStage: SceneStage { wasResized ? stage(of: stage.live.scene) : stage }

  /// The scene of another state of the document, laid out as this one is.
  func stage(of other: InterfaceScene) -> SceneStage {
    let stage = Self.stage(other, at: environment, assets)
    if let size { stage.resize(to: size) }
    return stage
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

  /// The size that the scene was given, in points; nil for its own.
  private(set) var size: CGSize?
  private var wasResized = false

  /// Gives the scene another size, and lays it out.
  ///
  /// - Parameter size: The size, in points; nil for its own.
  func resize(to size: CGSize?) {
    guard size != self.size else { return }
    self.size = size
    wasResized = size != nil
    guard size == nil else {
      stage.resize(to: size)
      return
    }
    // In its own size it is as it was at first: rows as the document records them, and nothing
    // broken that could not hold in a size between.
    stage = Self.stage(stage.live.scene, at: environment, assets)
    toldPicture = nil
    noteMembers()
  }

  /// Lays the scene out after one of its views was changed.
  func layOut() { stage.live.layOut() }

  /// Whether frames can be compared with those of the document.
  private var isAsRecorded: Bool { environment.isCanvas && size == nil }

  private lazy var misplacedFrames: [ObjectIdentifier: CGRect] = Dictionary(
    SceneFaults(stage.live, isCanvas: true).misplacements.map {
      (ObjectIdentifier($0.view), $0.frame)
    }, uniquingKeysWith: { first, _ in first })

  /// The frame that a misplaced view has in the document, in its superview's coordinates; nil for
  /// views that stand where the document says, and where the scene is not laid out as drawn.
  func misplacedFrame(of view: UIView) -> CGRect? {
    isAsRecorded ? misplacedFrames[ObjectIdentifier(view)] : nil
  }

  // MARK: - Telling

  /// All of the scene as it is.
  func picture(showing kinds: Set<OverlayKind>) -> JSONValue {
    let picture = stage.picture
    let layers = read(picture)
    let marks = self.marks(kinds)
    remember(layers, marks)
    toldPicture = picture
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
    let picture = stage.picture(after: toldPicture)
    let layers = read(picture)
    guard layers.map(\.key) == toldOrder else { return self.picture(showing: kinds) }
    toldPicture = picture
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
    names.reserveCapacity(picture.layers.count)
    var counts: [String: Int] = [:]
    var layers: [ToldLayer] = []
    layers.reserveCapacity(picture.layers.count)
    views.removeAll(keepingCapacity: true)
    keysByView.removeAll(keepingCapacity: true)
    for layer in picture.layers {
      let identity =
        layer.view.flatMap { identities[ObjectIdentifier($0)] }
        ?? identity(of: layer, in: layer.parent.map { names[$0] }, &counts)
      names.append(identity.name)
      if let view = layer.view {
        views[identity.key] = WeakView(view: view)
        keysByView[ObjectIdentifier(view)] = identity.key
      }
      let known = layer.isKept ? told[identity.key] : nil
      let box = CGRect(origin: .zero, size: layer.frame.size)
      layers.append(
        ToldLayer(
          key: identity.key, parent: layer.parent.map { layers[$0].key }, layer: layer,
          view: identity.view, className: identity.className, name: identity.outlineName,
          below: known?.below ?? VectorFragment.text(of: layer.below, box: box, resources),
          above: known?.above ?? VectorFragment.text(of: layer.above, box: box, resources)))
    }
    return layers
  }

  /// What a layer is known by that is no view of the document: its kind and its place among those
  /// of its kind.
  private func identity(
    of layer: PictureLayer, in parent: String?, _ counts: inout [String: Int]
  ) -> Identity {
    let member = layer.view.flatMap { members[ObjectIdentifier($0)] }
    let className = layer.view.map { "\(type(of: $0))" } ?? ""
    let kind = "\(parent ?? stage.live.scene.id)/\(layer.view == nil ? "layer" : className)"
    counts[kind, default: 0] += 1
    let name = "\(kind) \(counts[kind, default: 0])"
    let element = member.map { stage.live.interface.view($0.index) }
    return Identity(
      name: name, key: keys.key(name), view: member?.id,
      className: element?.customClass ?? member?.className ?? className,
      outlineName: element.map { OutlineName.of($0) } ?? layer.view.map { OutlineName.of($0) }
        ?? "")
  }

  private func marks(_ kinds: Set<OverlayKind>) -> JSONValue {
    guard !kinds.isEmpty else { return [] }
    let marks = JSONValue.array(
      stage.overlays(kinds, isCanvas: isAsRecorded).flatMap { overlay, origin in
        overlay.marks.map { $0.json(at: origin) }
      })
    return .written(marks.text)
  }
}
