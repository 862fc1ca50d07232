package import AutoLayout
import Diagnosis
package import Drawing
import Foundation
package import InterfaceBuilder

package struct SceneOverlays {
  package let kinds: Set<OverlayKind>

  package init(_ kinds: Set<OverlayKind> = []) { self.kinds = kinds }

  package var isEmpty: Bool { kinds.isEmpty }

  /// Collects the scene's overlay data, once for all roots.
  ///
  /// - Returns: The data, or nil if no overlay is requested.
  @MainActor
  package func source(of scene: InstantiatedScene, isCanvas: Bool) -> OverlaySource? {
    guard !isEmpty else { return nil }
    let found = SceneFaults(scene, isCanvas: isCanvas && !scene.canvasLacksFonts)
    let views = Set(scene.members.map { ObjectIdentifier($0.view) })
    let constraints = Set(scene.constraints.values.map(ObjectIdentifier.init))
    var source = OverlaySource(
      faults: LayoutFaults(
        ambiguities: found.ambiguities.map { .init($0.view, $0.values) },
        misplacements: found.misplacements.map { .init($0.view, frame: $0.frame) }),
      isAuthored: { views.contains(ObjectIdentifier($0)) }, name: found.name)
    source.isAuthoredConstraint = { constraints.contains(ObjectIdentifier($0)) }
    if kinds.contains(.accessibility) {
      let elements = AccessibilityMark.all(in: scene)
      source.accessibilityMarks = { root in elements.filter { $0.root === root }.map(Self.mark) }
    }
    return source
  }

  @MainActor
  private static func mark(_ element: AccessibilityMark) -> OverlayMark {
    let words = [element.number.map(String.init)] + element.rules.map { Optional($0) }
    let state: OverlayMark.State =
      switch element.severity {
      case .error: .conflicting
      case .warning: .misplaced
      case .note: .ambiguous
      case nil: .satisfied
      }
    let corner = CGPoint(x: element.frame.minX, y: element.frame.minY)
    return OverlayMark(
      .accessibility, name: "", .box(element.frame),
      labels: [OverlayMark.Label(words.compactMap(\.self).joined(separator: " "), at: corner)],
      state: state)
  }

  @MainActor
  package func overlay(of root: UIView, _ source: OverlaySource?) -> LayoutOverlay? {
    guard var source else { return nil }
    source.faults.conflicts = root.layoutConflicts
    return LayoutOverlay(of: root, showing: kinds, source)
  }
}
