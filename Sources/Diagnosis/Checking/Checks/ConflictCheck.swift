import AutoLayout
import Foundation
import InterfaceBuilder

/// Required constraints that cannot hold together.
struct ConflictCheck: SceneChecking {
  static let rules: [Rule] = [.unsatisfiable]

  func check(_ scene: CheckedScene, into findings: inout FindingCollector) {
    let met = scene.live.roots.flatMap(\.layoutConflicts).filter { !dependsOnMovedBaseline($0) }
    guard !met.isEmpty else { return }
    let elements = scene.live.constraintElements
    let names = ConstraintNames(scene.live, elements)
    for conflict in met {
      let related = conflict.constraints.map(names.related)
      let broken = elements[ObjectIdentifier(conflict.broken)]
      let first = conflict.constraints.lazy.compactMap { elements[ObjectIdentifier($0)] }.first
      let blamed = broken ?? first
      let view = blamed.map { scene.live.scene.contents[$0.owner].id }
      let list = related.map { part in
        part.line.map { "\(part.text) (line \($0))" } ?? part.text
      }.joined(separator: "; ")
      let broke = names.related(conflict.broken).text
      findings.add(
        FindingCollector.Draft(
          rule: .unsatisfiable, view: blamed?.firstItem ?? view ?? scene.live.members.first?.id,
          constraint: blamed?.id, place: blamed?.place ?? scene.live.scene.place,
          message: "these constraints cannot hold together: \(list); "
            + "\(broke) is given up. \(cure(of: conflict, elements))",
          related: related,
          distinction: related.map { $0.constraint ?? $0.text }.sorted().joined(separator: " ")))
    }
  }

  /// Whether a baseline takes part that UIKit moves with the size of its control: the text of a button
  /// or a field stays in the middle, so that its baseline is where it is said to be at one height only.
  private func dependsOnMovedBaseline(_ conflict: LayoutConflict) -> Bool {
    conflict.constraints.contains { constraint in
      [
        (constraint.firstItem, constraint.firstAttribute),
        (constraint.secondItem, constraint.secondAttribute),
      ].contains { item, attribute in
        guard attribute == .firstBaseline || attribute == .lastBaseline,
          let control = item as? UIControl
        else { return false }
        return abs(control.bounds.height - control.intrinsicContentSize.height) > 0.5
      }
    }
  }

  /// The set is minimal, so that each of its own constraints is a cure by itself.
  private func cure(
    of conflict: LayoutConflict, _ elements: [ObjectIdentifier: ConstraintElement]
  ) -> String {
    let own = conflict.constraints.compactMap { elements[ObjectIdentifier($0)]?.id }
    switch own.count {
    case 0: return "None of them is the document's own."
    case 1: return "Remove \(own[0]), or give it a priority below 1000."
    default:
      return "Remove any one of \(own.joined(separator: ", ")), or give it a priority below 1000."
    }
  }
}
