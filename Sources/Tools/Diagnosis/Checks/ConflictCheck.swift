import AutoLayout
import Foundation
import InterfaceBuilder

@MainActor
struct ConflictCheck {
  nonisolated static let rules: [Rule] = [.unsatisfiable, .givenSize]

  func check(_ scene: CheckedScene, into findings: inout FindingCollector) {
    for draft in drafts(scene) { findings.add(draft) }
  }

  func drafts(_ scene: CheckedScene) -> [FindingCollector.Draft] {
    let met = scene.live.roots.flatMap(\.layoutConflicts).filter { !dependsOnMovedBaseline($0) }
    guard !met.isEmpty else { return [] }
    let elements = scene.live.constraintElements
    let names = ConstraintNames(scene.live, elements)
    return met.map { conflict in
      let related = conflict.constraints.map(names.related)
      let broken = elements[ObjectIdentifier(conflict.broken)]
      let first = conflict.constraints.lazy.compactMap { elements[ObjectIdentifier($0)] }.first
      let blamed = broken ?? first
      let view = blamed.map { scene.live.scene.contents[$0.owner].id }
      let list = ConflictParts.listed(related).joined(separator: "; ")
      let broke = names.related(conflict.broken).text
      let own = related.compactMap(\.constraint).sorted()
      let given = givenSizes(in: conflict, scene)
      let isHosted = !given.isEmpty
      let growsWithContent = isHosted && given.allSatisfy { rowGrows(to: $0, scene) }
      let fault =
        isHosted
        ? "the constraints conflict with the size in the document"
        : "conflicting constraints"
      let outcome =
        growsWithContent
        ? "at run time the row gets the height of its content"
        : "\(broke) will be broken" + (conflict.reason.map { ": \($0)" } ?? "")
      return FindingCollector.Draft(
        rule: isHosted ? .givenSize : .unsatisfiable,
        view: blamed?.firstItem ?? view ?? scene.live.members.first?.id, constraint: blamed?.id,
        location: blamed?.location ?? scene.live.scene.location,
        message: "\(fault): \(list); \(outcome). \(fix(of: conflict, elements))",
        related: related,
        distinction: (own.isEmpty ? related.map(\.text).sorted() : own)
          .joined(separator: " "), severity: growsWithContent ? .note : nil)
    }
  }

  /// Whether a control's baseline takes part, which some height satisfies.
  private func dependsOnMovedBaseline(_ conflict: LayoutConflict) -> Bool {
    conflict.constraints.contains { constraint in
      [
        (constraint.firstItem, constraint.firstAttribute),
        (constraint.secondItem, constraint.secondAttribute),
      ].contains { item, attribute in
        (attribute == .firstBaseline || attribute == .lastBaseline) && item is UIControl
      }
    }
  }

  /// Returns the sizes of cells and top-level nib views that take part: the host decides them.
  private func givenSizes(
    in conflict: LayoutConflict, _ scene: CheckedScene
  ) -> [NSLayoutConstraint] {
    conflict.constraints.filter { constraint in
      guard constraint.secondItem == nil, let view = constraint.firstItem as? UIView,
        constraint.identifier?.hasPrefix("UIView-Encapsulated-Layout-") == true
          || constraint is NSAutoresizingMaskLayoutConstraint
      else { return false }
      return !scene.fillsScreen || !scene.live.roots.contains(view)
    }
  }

  /// Whether the given size is the height that a self-sizing table row computes (F8.2).
  private func rowGrows(to given: NSLayoutConstraint, _ scene: CheckedScene) -> Bool {
    guard given.firstAttribute == .height || given.firstAttribute == .top else { return false }
    var view = given.firstItem as? UIView
    while let candidate = view, !(candidate is UITableViewCell) { view = candidate.superview }
    let cell = scene.live.members.first { $0.view === view }
    return cell.map(scene.live.sizesItself) ?? false
  }

  /// Returns the fixes: the set is minimal, so each removal is a fix.
  private func fix(
    of conflict: LayoutConflict, _ elements: [ObjectIdentifier: ConstraintElement]
  ) -> String {
    let own = conflict.constraints.compactMap { elements[ObjectIdentifier($0)]?.id }
    switch own.count {
    case 0: return "All of them are made by the system."
    case 1: return "Fix: remove \(own[0]), or lower its priority below 1000."
    default:
      return "Fix: remove one of \(own.joined(separator: ", ")), or lower its priority below 1000."
    }
  }
}
