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

  /// The overlay of one root of a scene.
  ///
  /// - Parameters:
  ///   - root: The root, laid out.
  ///   - scene: The scene.
  ///   - isCanvas: Whether the scene is laid out as its document's canvas is.
  /// - Returns: The overlay, or nil where nothing was asked for.
  @MainActor
  func overlay(
    of root: UIView, in scene: InstantiatedScene, isCanvas: Bool
  ) -> LayoutOverlay? {
    guard !kinds.isEmpty else { return nil }
    let found = SceneFaults(scene, isCanvas: isCanvas)
    let views = Set(scene.members.map { ObjectIdentifier($0.view) })
    let constraints = Set(scene.constraints.values.map(ObjectIdentifier.init))
    var source = OverlaySource(
      faults: LayoutFaults(
        ambiguities: found.ambiguities.map { .init($0.view, $0.values) },
        misplacements: found.misplacements.map { .init($0.view, frame: $0.frame) },
        conflicts: root.layoutConflicts),
      isAuthored: { views.contains(ObjectIdentifier($0)) }, name: found.name)
    source.isAuthoredConstraint = { constraints.contains(ObjectIdentifier($0)) }
    return LayoutOverlay(of: root, showing: kinds, source)
  }
}
