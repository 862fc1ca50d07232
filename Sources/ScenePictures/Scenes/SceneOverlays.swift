package import AutoLayout
import Diagnosis
package import Drawing
package import InterfaceBuilder

/// What is drawn over scenes to show how they are laid out.
package struct SceneOverlays {
  /// What to show.
  package let kinds: Set<OverlayKind>

  /// Shows some kinds.
  ///
  /// - Parameter kinds: What to show; nothing by default.
  package init(_ kinds: Set<OverlayKind> = []) { self.kinds = kinds }

  /// What overlays of a scene show, found once for all its roots.
  ///
  /// - Parameters:
  ///   - scene: The scene, laid out.
  ///   - isCanvas: Whether it is laid out as its document's canvas is.
  /// - Returns: What was found, or nil where nothing was asked for.
  @MainActor
  package func source(of scene: InstantiatedScene, isCanvas: Bool) -> OverlaySource? {
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
  package func overlay(of root: UIView, _ source: OverlaySource?) -> LayoutOverlay? {
    guard var source else { return nil }
    source.faults.conflicts = root.layoutConflicts
    return LayoutOverlay(of: root, showing: kinds, source)
  }
}
