import AutoLayout
import Diagnosis
import DocumentEditing
import Foundation
import InterfaceBuilder
import ScenePictures

@MainActor
final class SuggestedFixes {
  private let scene: LiveScene
  private let document: OpenDocument
  private var trialsLeft = SuggestedFixes.trialLimit
  private lazy var before = scene.settledStage.live
  private lazy var openBefore = openValues(in: before)
  private lazy var frameEdits = FrameUpdates.edits(ofMisplacedIn: document, scenes: [scene.id])

  /// The maximum number of changes tried for a scene, each with its own layout.
  private static let trialLimit = 8

  init(_ scene: LiveScene, of document: OpenDocument) {
    self.scene = scene
    self.document = document
  }

  func fixes(for finding: Finding) -> [SuggestedFix] {
    guard trialsLeft > 0 else { return [] }
    if let change = finding.fix, let view = finding.view {
      let edit = DocumentEdit(change)
      let fix = SuggestedFix(title: change.title(in: contents), edits: [edit])
      return settles(edit, view, finding) ? [fix] : []
    }
    guard finding.rule == Rule.misplaced.id, let view = finding.view else { return [] }
    return frameFix(view).map { [$0] } ?? []
  }

  private var contents: DocumentContents { scene.stage.live.scene.contents }

  private func trial(_ edits: [DocumentEdit]) -> InstantiatedScene? {
    trialsLeft -= 1
    guard let edited = document.trial(edits),
      let other = edited.scenes.first(where: { $0.id == scene.stage.live.scene.id })
    else { return nil }
    return scene.stage(of: other).live
  }

  /// Whether an edit removes an ambiguity without a new conflict.
  private func settles(_ edit: DocumentEdit, _ view: String, _ finding: Finding) -> Bool {
    guard let live = trial([edit]) else { return false }
    return conflicts(live) <= conflicts(before)
      && openValues(in: live)[view, default: 0] < openBefore[view, default: 0]
  }

  private func conflicts(_ live: InstantiatedScene) -> Int {
    live.roots.reduce(0) { $0 + $1.layoutConflicts.count }
  }

  /// Returns the number of ambiguous positions and sizes of each view, by identifier.
  private func openValues(in live: InstantiatedScene) -> [String: Int] {
    let ids = Dictionary(
      live.members.map { (ObjectIdentifier($0.view), $0.id) },
      uniquingKeysWith: { first, _ in first })
    var counts: [String: Int] = [:]
    for ambiguity in SceneFaults(live, isCanvas: false).ambiguities {
      guard let id = ids[ObjectIdentifier(ambiguity.view)] else { continue }
      counts[id, default: 0] += ambiguity.values.count
    }
    return counts
  }

  /// Updates the frames of the scene in the document, like Xcode's Update Frames.
  private func frameFix(_ id: String) -> SuggestedFix? {
    guard let view = scene.stage.live.members.first(where: { $0.id == id })?.view,
      scene.misplacedFrame(of: view) != nil
    else { return nil }
    return frameEdits.isEmpty ? nil : SuggestedFix(title: "Update Frames", edits: frameEdits)
  }
}
