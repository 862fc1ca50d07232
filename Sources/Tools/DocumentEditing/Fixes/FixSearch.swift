import AutoLayout
package import Diagnosis
import Foundation
package import InterfaceBuilder

/// Finds fixes of findings, each verified by a check of the edited document.
@MainActor
package struct FixSearch {
  /// A fix that removes its finding.
  package struct Verified: Sendable {
    package let fix: SuggestedFix
    /// The findings that the fix causes, all of lower severity.
    package let caused: [Finding]
    /// The number of findings that remain in the scene.
    package let left: Int
  }

  private let document: OpenDocument
  private let content: InterfaceDocument
  private let settings: CheckSettings

  /// The maximum number of edits tried for a finding, each with a check of its scene.
  package static let trialLimit = 16
  /// The maximum number of fixes for a finding.
  private static let fixLimit = 4

  /// Prepares a search in a readable document.
  package init?(_ document: OpenDocument, _ settings: CheckSettings) {
    guard let content = document.document else { return nil }
    self.document = document
    self.content = content
    self.settings = settings
  }

  /// Returns the verified fixes of a finding, the ones with the fewest remaining findings first.
  package func fixes(of finding: Finding) -> [Verified] {
    guard let scene = content.scene(ofLine: finding.line) else { return [] }
    let before = findings(in: content, scene.id)
    var verified: [Verified] = []
    for candidate in candidates(of: finding, scene) where verified.count < Self.fixLimit {
      if let fix = verify(candidate, finding, before, scene.id) { verified.append(fix) }
    }
    if verified.isEmpty, let candidate = wrapping(finding, scene),
      let fix = verify(candidate, finding, before, scene.id)
    {
      verified.append(fix)
    }
    return verified.enumerated().sorted {
      ($0.element.caused.count, $0.element.left, $0.offset)
        < ($1.element.caused.count, $1.element.left, $1.offset)
    }.map(\.element)
  }

  func candidates(of finding: Finding, _ scene: InterfaceScene) -> [SuggestedFix] {
    if finding.rule == Rule.misplaced.id {
      let edits = FrameUpdates.edits(ofMisplacedIn: document, scenes: [scene.id])
      return edits.isEmpty ? [] : [SuggestedFix(title: "Update Frames", edits: edits)]
    }
    return Array(FixCandidates(finding, layOut(scene)).all.prefix(Self.trialLimit))
  }

  private func layOut(_ scene: InterfaceScene) -> InstantiatedScene {
    let point = settings.matrix.environments.first ?? .canvas
    let live = scene.instantiate(in: point)
    live.layOut()
    return live
  }

  /// The maximum number of steps outward in which heights are relaxed.
  private static let reach = 4

  /// A priority below the compression resistance of texts, which then grow if they must.
  private static let relaxed = 740.0

  /// Returns a fix that lets a label wrap, and lowers the priority of the heights that limit it.
  ///
  /// Minimums instead would leave it open which of the views takes the rest of the height.
  private func wrapping(_ finding: Finding, _ scene: InterfaceScene) -> SuggestedFix? {
    guard ["truncated-text", "clipped-text"].contains(finding.rule), let view = finding.view,
      let index = content.contents.viewsByID[view], content.contents[index].kind == .label
    else { return nil }
    var edits = [DocumentEdit(view, set: "numberOfLines", to: "0")]
    for _ in 0..<Self.reach {
      guard let edited = document.trial(edits),
        let live = edited.scenes.first(where: { $0.id == scene.id }).map(layOut),
        let member = live.members.first(where: { $0.id == view })
      else { return nil }
      let edges = LayoutInspector(live, member).explain(member.view).edges
      let behind = Set(
        edges.filter { $0.edge == .height || $0.edge == .bottom }.flatMap(\.steps)
          .compactMap(\.constraint))
      let heights = edited.contents.constraints.filter { element in
        behind.contains(element.id) && element.firstAttribute == "height"
          && element.secondItem == nil && element.relation != .greaterThanOrEqual
          && element.priority > Self.relaxed
      }
      guard !heights.isEmpty else { break }
      edits += heights.map {
        DocumentEdit($0.id, set: "priority", to: MarkupNumber.text(Self.relaxed))
      }
    }
    let name = content.contents.equationName(of: view)
    return SuggestedFix(
      title: "Let \(name) wrap, and lower the priority of the heights that limit it",
      edits: edits)
  }

  private func findings(in document: InterfaceDocument, _ scene: String) -> [Finding] {
    DocumentCheck(settings).findings(in: document, scenes: [scene]).findings
  }

  private func verify(
    _ candidate: SuggestedFix, _ finding: Finding, _ before: [Finding], _ scene: String
  ) -> Verified? {
    var fix = candidate
    guard var edited = document.trial(fix.edits) else { return nil }
    if !fix.edits.contains(where: { $0.set == MarkupEditor.frame }) {
      // The canvas must not show frames of the old constraints.
      fix.edits += FrameUpdates.edits(from: content, to: edited, scenes: [scene])
      guard let updated = document.trial(fix.edits) else { return nil }
      edited = updated
    }
    let after = findings(in: edited, scene)
    guard Self.count(finding, in: after) < Self.count(finding, in: before) else { return nil }
    let caused = after.filter { other in
      Self.count(other, in: after) > Self.count(other, in: before)
    }
    guard caused.allSatisfy({ $0.severity < finding.severity }) else { return nil }
    return Verified(fix: fix, caused: caused, left: after.count)
  }

  /// Returns how many findings concern the rule and objects of a finding.
  private static func count(_ finding: Finding, in findings: [Finding]) -> Int {
    findings.count { $0.fingerprint == finding.fingerprint }
  }
}

extension InterfaceDocument {
  /// Returns the scene of a line; nil before the first one.
  package func scene(ofLine line: Int?) -> InterfaceScene? {
    guard let line else { return scenes.count == 1 ? scenes.first : nil }
    return scenes.last { $0.location.line <= line } ?? (scenes.count == 1 ? scenes.first : nil)
  }
}
