package import AutoLayout
import Diagnosis
package import Drawing
package import InterfaceBuilder

package struct SceneOverlays {
  package let kinds: Set<OverlayKind>

  package init(_ kinds: Set<OverlayKind> = []) { self.kinds = kinds }

  /// Collects the scene's overlay data, once for all roots.
  ///
  /// - Returns: The data, or nil if no overlay is requested.
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

  @MainActor
  package func overlay(of root: UIView, _ source: OverlaySource?) -> LayoutOverlay? {
    guard var source else { return nil }
    source.faults.conflicts = root.layoutConflicts
    return LayoutOverlay(of: root, showing: kinds, source)
  }
}
