import AutoLayout
import Diagnosis
import Drawing
import Foundation
import InterfaceBuilder
import Notation
import PreviewProtocol
import ScenePictures

@MainActor
final class LiveScene: PreviewScene {
  private(set) var stage: SceneStage
  let version: Int
  let sent: SentPicture
  private var members: [ObjectIdentifier: InstantiatedScene.Member] = [:]
  private var identities: [ObjectIdentifier: SentPicture.Identity] = [:]
  private lazy var elements = stage.live.constraintElements
  private lazy var names = ConstraintNames(stage.live, elements)
  private let environment: LayoutEnvironment
  private let assets: AssetSource

  init(
    _ scene: InterfaceScene, at environment: LayoutEnvironment, assets: AssetSource,
    version: Int, keys: LayerKeys, resources: FragmentResources
  ) {
    self.environment = environment
    self.assets = assets
    stage = Self.stage(scene, at: environment, assets)
    self.version = version
    sent = SentPicture(keys: keys, resources: resources)
    noteMembers()
  }

  private func noteMembers() {
    let live = stage.live
    members = Dictionary(
      live.members.map { (ObjectIdentifier($0.view), $0) }, uniquingKeysWith: { first, _ in first })
    identities = [:]
    for (view, member) in members where !member.id.isEmpty {
      identities[view] = identity(of: member, named: LayerKeys.name(ofView: member.id))
    }
    elements = live.constraintElements
    names = ConstraintNames(live, elements)
  }

  private static func stage(
    _ scene: InterfaceScene, at environment: LayoutEnvironment, _ assets: AssetSource
  ) -> SceneStage {
    var place = environment
    place.assets = assets.library
    return SceneStage(scene, in: place)
  }

  /// Lays out a scene from scratch at the current size.
  func stage(of other: InterfaceScene) -> SceneStage {
    let stage = Self.stage(other, at: environment, assets)
    if let size { stage.resize(to: size) }
    return stage
  }

  // MARK: - Sizes

  private(set) var size: CGSize?

  func resize(to size: CGSize?) {
    guard size != self.size else { return }
    self.size = size
    guard size == nil else {
      stage.resize(to: size)
      return
    }
    // Restores rows as recorded, and constraints broken at intermediate sizes.
    stage = Self.stage(stage.live.scene, at: environment, assets)
    sent.forgetPicture()
    noteMembers()
  }

  func layOut() { stage.live.layOut() }

  private var isAsRecorded: Bool {
    environment.isCanvas && size == nil && !stage.live.canvasLacksFonts
  }

  private lazy var misplacedFrames: [ObjectIdentifier: CGRect] = Dictionary(
    SceneFaults(stage.live, isCanvas: true).misplacements.map {
      (ObjectIdentifier($0.view), $0.frame)
    }, uniquingKeysWith: { first, _ in first })
}

// MARK: - Queries by pages

extension LiveScene {
  var id: String { stage.live.scene.id }

  var roots: [UIView] { stage.live.roots }

  var messages: [String] { (stage.live.diagnostics + stage.live.conflicts).map(\.message) }

  func picture(after previous: LayeredPicture?) -> LayeredPicture {
    stage.picture(after: previous)
  }

  func marks(_ kinds: Set<OverlayKind>) -> JSONValue {
    guard !kinds.isEmpty else { return [] }
    let marks = JSONValue.array(
      stage.overlays(kinds, isCanvas: isAsRecorded).flatMap { overlay, origin in
        overlay.marks.map { $0.json(at: origin) }
      })
    return .written(marks.text)
  }

  func misplacedFrame(of view: UIView) -> CGRect? {
    isAsRecorded ? misplacedFrames[ObjectIdentifier(view)] : nil
  }

  func member(of view: UIView) -> InstantiatedScene.Member? { members[ObjectIdentifier(view)] }

  func identity(of view: UIView) -> SentPicture.Identity? { identities[ObjectIdentifier(view)] }

  func identity(of view: UIView, named name: String) -> SentPicture.Identity {
    member(of: view).map { identity(of: $0, named: name) }
      ?? SentPicture.Identity(
        name: name, view: nil, className: "\(type(of: view))", outlineName: OutlineName.of(view))
  }

  private func identity(
    of member: InstantiatedScene.Member, named name: String
  ) -> SentPicture.Identity {
    let element = stage.live.interface.view(member.index)
    return SentPicture.Identity(
      name: name, view: member.id, className: element.customClass ?? member.className,
      outlineName: OutlineName.of(element))
  }

  func place(of view: UIView) -> (line: Int, column: Int)? {
    member(of: view).map { ($0.location.line, $0.location.column) }
  }

  func constraints(touching view: UIView) -> [NSLayoutConstraint] {
    let live = stage.live
    return live.scene.contents.constraints.compactMap { live.constraints[$0.id] }
      .filter { $0.touches(view) }
  }

  func uninstalledConstraints(of view: UIView) -> [UninstalledConstraint] {
    guard let id = member(of: view)?.id else { return [] }
    let live = stage.live
    let contents = live.scene.contents
    return contents.constraints.enumerated().compactMap { offset, element in
      guard !live.interface.isInstalled(ConstraintIndex(offset)) else { return nil }
      let items = [element.firstItem ?? contents[element.owner].id, element.secondItem]
      guard items.compactMap(\.self).contains(where: { owner(of: $0, in: contents) == id }) else {
        return nil
      }
      return UninstalledConstraint(
        id: element.id, equation: live.text(of: element), priority: element.priority,
        line: element.location.line)
    }
  }

  /// Returns the view for an item in the document: the view itself, or a guide's owner.
  private func owner(of item: String, in contents: DocumentContents) -> String? {
    guard let guide = contents.guidesByID[item] else { return item }
    guard case .view(let view) = contents.guides[guide].owner else { return nil }
    return contents[view].id
  }

  func source(of constraint: NSLayoutConstraint) -> (id: String, line: Int?)? {
    elements[ObjectIdentifier(constraint)].map { ($0.id, $0.location.line) }
  }

  func equation(of constraint: NSLayoutConstraint) -> String { names.equation(of: constraint) }

  func reason(for constraint: NSLayoutConstraint) -> String {
    ConstraintNames.reason(for: constraint)
  }
}
