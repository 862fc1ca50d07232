import AutoLayout
import Diagnosis
import DocumentEditing
import Foundation
import InterfaceBuilder
import Notation
import PreviewProtocol
import ScenePictures

@MainActor
struct FindingsReport {
  private let scene: LiveScene
  private let suggested: SuggestedFixes
  private let live: InstantiatedScene
  private let members: [ObjectIdentifier: String]
  private let document: OpenDocument
  private let keys: LayerKeys
  private let elements: [ObjectIdentifier: ConstraintElement]
  private let names: ConstraintNames

  init(_ scene: LiveScene, of document: OpenDocument, keys: LayerKeys) {
    self.scene = scene
    self.document = document
    self.keys = keys
    suggested = SuggestedFixes(scene, of: document)
    live = scene.settledStage.live
    elements = live.constraintElements
    names = ConstraintNames(live, elements)
    members = Dictionary(
      live.members.map { (ObjectIdentifier($0.view), $0.id) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The maximum number of changes tried for a conflict.
  private static let trialLimit = 16
  /// The maximum number of changes tried for all conflicts in a scene, each with a layout.
  static let allTrials = 32

  func json(_ found: DocumentFindings) -> JSONValue {
    let ids = Set(live.members.map(\.id))
    let own = found.findings.filter { finding in finding.view.map(ids.contains) ?? false }
    var trials = Self.allTrials
    return [
      "findings": .array(own.map(json)),
      "conflicts": .array(live.roots.flatMap(\.layoutConflicts).map { json($0, &trials) }),
    ]
  }

  private func json(_ finding: Finding) -> JSONValue {
    .members([
      ("rule", .string(finding.rule)), ("severity", .string(finding.severity.rawValue)),
      ("message", .string(finding.message)),
      ("view", finding.view.map { .int(keys.key(ofView: $0)) }),
      ("constraint", finding.constraint.map { .string($0) }),
      ("line", finding.line.map { .int($0) }), ("column", finding.column.map { .int($0) }),
      ("fixes", .array(suggested.fixes(for: finding).map(\.json))),
    ])
  }

  /// Returns the keys of the views in constraints, each once, in order.
  private func viewKeys(of constraints: [NSLayoutConstraint]) -> [Int] {
    var known: [Int] = []
    for item in constraints.flatMap({ [$0.firstItem, $0.secondItem] }) {
      guard let view = viewInLayout(item), let id = members[ObjectIdentifier(view)] else {
        continue
      }
      let key = keys.key(ofView: id)
      if !known.contains(key) { known.append(key) }
    }
    return known
  }

  private func json(_ conflict: LayoutConflict, _ trials: inout Int) -> JSONValue {
    let own = conflict.constraints.compactMap { elements[ObjectIdentifier($0)] }
    let list = conflict.constraints.map(names.equation).joined(separator: "; ")
    let outcome = names.equation(of: conflict.broken)
    let reason = conflict.reason.map { ": \($0)" } ?? ""
    return .members([
      (
        "sentence",
        .string(
          "These constraints cannot all be satisfied: \(list). \(outcome) is broken\(reason).")
      ),
      ("constraints", .strings(own.map(\.id))),
      ("broken", elements[ObjectIdentifier(conflict.broken)].map { .string($0.id) }),
      ("views", .array(viewKeys(of: conflict.constraints).map { .int($0) })),
      ("fixes", .array(fixes(own, &trials))),
    ])
  }

  /// Returns the changes of single constraints that reduce the number of conflicts.
  private func fixes(_ constraints: [ConstraintElement], _ trials: inout Int) -> [JSONValue] {
    var drafts: [(title: String, edit: DocumentEdit)] = []
    for element in constraints {
      let text = live.text(of: element)
      drafts.append(("Remove \(text)", DocumentEdit(removing: element.id)))
    }
    for element in constraints where element.priority >= 1000 {
      let text = live.text(of: element)
      drafts.append(
        (
          "Lower the priority of \(text) to 999",
          DocumentEdit(element.id, set: "priority", to: "999")
        ))
    }
    let count = conflictCount(of: live)
    let tried = drafts.prefix(min(Self.trialLimit, trials))
    trials -= tried.count
    return tried.filter { draft in
      guard let edited = document.trial([draft.edit]),
        let other = edited.scenes.first(where: { $0.id == live.scene.id })
      else { return false }
      return conflictCount(of: scene.stage(of: other).live) < count
    }.map { SuggestedFix(title: $0.title, edits: [$0.edit]).json }
  }

  private func conflictCount(of live: InstantiatedScene) -> Int {
    live.roots.reduce(0) { $0 + $1.layoutConflicts.count }
  }
}
