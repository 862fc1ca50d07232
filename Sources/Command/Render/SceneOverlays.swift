import AutoLayout
import Diagnosis
import Drawing
import Foundation
import InterfaceBuilder

/// The overlays that a call asks for.
struct SceneOverlays {
  /// What to show.
  let kinds: Set<OverlayKind>

  /// The word for all kinds.
  private static let all = "all"

  /// The words that `--show` takes.
  static let names = OverlayKind.allCases.map(\.rawValue) + [all]

  /// Shows nothing.
  init() { kinds = [] }

  /// Takes the options of a call.
  ///
  /// - Throws: ``UsageError`` for a word that means nothing.
  init(_ arguments: Arguments) throws(UsageError) {
    var kinds: Set<OverlayKind> = arguments.has("guides") ? [.guides] : []
    for name in try arguments.list("show", of: Self.names) ?? [] {
      if let kind = OverlayKind(rawValue: name) {
        kinds.insert(kind)
      } else {
        kinds.formUnion(OverlayKind.allCases)
      }
    }
    self.kinds = kinds
  }

  /// What overlays of a scene show, found once for all its roots.
  ///
  /// - Parameters:
  ///   - scene: The scene, laid out.
  ///   - isCanvas: Whether it is laid out as its document's canvas is.
  /// - Returns: What was found, or nil where nothing was asked for.
  @MainActor
  func source(of scene: InstantiatedScene, isCanvas: Bool) -> OverlaySource? {
    guard !kinds.isEmpty else { return nil }
    let found = SceneFaults(scene, isCanvas: isCanvas)
    let views = Set(scene.members.map { ObjectIdentifier($0.view) })
    let constraints = Set(scene.constraints.values.map(ObjectIdentifier.init))
    var source = OverlaySource(
      faults: LayoutFaults(
        ambiguities: found.ambiguities.map { .init($0.view, $0.values) },
        misplacements: found.misplacements.map { .init($0.view, frame: $0.frame) }),
      isAuthored: { views.contains(ObjectIdentifier($0)) }, name: found.name)
    source.isAuthoredConstraint = { constraints.contains(ObjectIdentifier($0)) }
    return source
  }

  /// The overlay of one root of a scene, of what was found in it.
  @MainActor
  func overlay(of root: UIView, _ source: OverlaySource?) -> LayoutOverlay? {
    guard var source else { return nil }
    source.faults.conflicts = root.layoutConflicts
    return LayoutOverlay(of: root, showing: kinds, source)
  }
}
