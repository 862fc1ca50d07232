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
    let certain = met.filter { !dependsOnUnknownGuide($0, elements, scene) }
    let names = ConstraintNames(scene.live, elements)
    return certain.map { conflict in
      let related = conflict.constraints.map(names.related)
      let recorded = recordedBreak(in: conflict, elements, scene)
      let broken = elements[ObjectIdentifier(recorded ?? conflict.broken)]
      let first = conflict.constraints.lazy.compactMap { elements[ObjectIdentifier($0)] }.first
      let blamed = broken ?? first
      let view = blamed.map { scene.live.scene.contents[$0.owner].id }
      let list = ConflictParts.listed(related).joined(separator: "; ")
      let broke = names.related(conflict.broken).text
      let own = related.compactMap(\.constraint).sorted()
      let given = scene.live.givenSizes(in: conflict)
      let isHosted = !given.isEmpty
      let growsWithContent = isHosted && given.allSatisfy(scene.live.rowGrows)
      let fault =
        isHosted
        ? "the constraints conflict with the size in the document"
        : "conflicting constraints"
      let outcome =
        growsWithContent
        ? "at run time the row gets the height of its content"
        : recorded.map { "Interface Builder breaks \(names.related($0).text)" }
          ?? "\(broke) will be broken" + (conflict.reason.map { ": \($0)" } ?? "")
      return FindingCollector.Draft(
        rule: isHosted ? .givenSize : .unsatisfiable,
        view: blamed?.firstItem ?? view ?? scene.live.members.first?.id, constraint: blamed?.id,
        location: blamed?.location ?? scene.live.scene.location,
        message: "\(fault): \(list); \(outcome). \(fix(of: conflict, elements))",
        related: related,
        // Other constraints may take part at other sizes.
        distinction: broken != nil
          ? "" : (own.isEmpty ? related.map(\.text).sorted() : own).joined(separator: " "),
        severity: growsWithContent ? .note : nil)
    }
  }

  /// The only constraint that fails among Xcode's frames, if that is another than here.
  private func recordedBreak(
    in conflict: LayoutConflict, _ elements: [ObjectIdentifier: ConstraintElement],
    _ scene: CheckedScene
  ) -> NSLayoutConstraint? {
    guard scene.isCanvas else { return nil }
    guard scene.record.holds(conflict.broken) == true else { return nil }
    let failed = conflict.constraints.filter {
      elements[ObjectIdentifier($0)] != nil && scene.record.holds($0) == false
    }
    return failed.count == 1 ? failed[0] : nil
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

  /// Whether a safe area takes part that is unknown, because the view does not fill the window, or
  /// that is another, because the document's constraints hold among Xcode's frames.
  private func dependsOnUnknownGuide(
    _ conflict: LayoutConflict, _ elements: [ObjectIdentifier: ConstraintElement],
    _ scene: CheckedScene
  ) -> Bool {
    let guides = conflict.constraints.filter { elements[ObjectIdentifier($0)] == nil }
      .compactMap { $0.firstItem as? UILayoutGuide ?? $0.secondItem as? UILayoutGuide }
    // A bar gives a view the size that the view's constraints ask for.
    if conflict.constraints.contains(where: { scene.isBarItem($0.firstItem as? UIView) }) {
      return true
    }
    guard !guides.isEmpty else { return false }
    let roots = scene.survey.items.filter { item in
      item.parent == nil && guides.contains { $0.owningView === item.view }
    }
    if roots.contains(where: { !scene.fillsWindow($0) && $0.view.safeAreaInsets != .zero }) {
      return true
    }
    guard scene.isCanvas else { return false }
    return conflict.constraints.allSatisfy { constraint in
      elements[ObjectIdentifier(constraint)] == nil || scene.record.holds(constraint) != false
    }
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
