import AutoLayout
package import Diagnosis
import Foundation
package import InterfaceBuilder

/// Finds fixes of findings, each verified by a check of the edited document.
///
/// A fix is verified if its finding is gone, and if no new finding is as severe.
@MainActor
package final class FixSearch {
  /// A fix that removes its finding.
  package struct Verified: Sendable {
    package let fix: SuggestedFix
    /// The findings that the fix causes, all of lower severity.
    package let caused: [Finding]
    /// The number of findings that remain in the scene.
    package let left: Int
  }

  /// A scene without edits.
  private struct Original {
    let live: InstantiatedScene
    let findings: [Finding]
    let views: [FrameReport.View]
  }

  /// A tried edit.
  private struct Trial {
    /// The edits, with the updated frames.
    let fix: SuggestedFix
    let findings: [Finding]
  }

  private let document: OpenDocument
  private let content: InterfaceDocument
  private let settings: CheckSettings
  private let resizing: DocumentCheck.Resizing?
  /// Compares the document with the code of its project; nil if it is in none.
  private let connections: ConnectionCheck?
  /// The unedited scenes by identifier, and by the language of their texts.
  private var originals: [[String?]: Original] = [:]
  private var frameFixes: [String: SuggestedFix] = [:]
  /// The trials by their edits, which several findings may share; nil for refused edits.
  private var trials: [[DocumentEdit]: Trial?] = [:]

  /// The maximum number of edits tried for a finding, each with a check of its scene.
  package static let trialLimit = 16
  /// The maximum number of fixes for a finding.
  private static let fixLimit = 4

  /// Prepares a search in a readable document.
  ///
  /// `resizing` lays out the scenes at a dragged size; nil for the sizes of the settings.
  package init?(
    _ document: OpenDocument, _ settings: CheckSettings,
    _ resizing: DocumentCheck.Resizing? = nil, connections: ConnectionCheck? = nil
  ) {
    guard let content = document.document else { return nil }
    self.document = document
    self.content = content
    self.settings = settings
    self.resizing = resizing
    self.connections = connections
  }

  /// Returns the verified fixes of a finding, the ones with the fewest remaining findings first.
  package func fixes(of finding: Finding) -> [Verified] {
    if case .rename = finding.fix { return renaming(finding) }
    guard let scene = content.scene(ofLine: finding.line) else { return [] }
    var verified: [Verified] = []
    for candidate in candidates(of: finding, scene) where verified.count < Self.fixLimit {
      if let fix = verify(candidate, finding, scene) { verified.append(fix) }
    }
    if verified.isEmpty, let candidate = wrapping(finding, scene),
      let fix = verify(candidate, finding, scene)
    {
      verified.append(fix)
    }
    return verified.enumerated().sorted {
      ($0.element.caused.count, $0.element.left, $0.offset)
        < ($1.element.caused.count, $1.element.left, $1.offset)
    }.map(\.element)
  }

  /// Returns the renaming that a finding about code proposes, if it removes the finding.
  private func renaming(_ finding: Finding) -> [Verified] {
    guard let change = finding.fix, let connections else { return [] }
    let fix = SuggestedFix(
      title: change.title(in: content.contents), edits: [DocumentEdit(change)])
    guard let bytes = document.trialBytes(fix.edits) else { return [] }
    let before = connections.findings(in: document.bytes, at: document.url.path, content)
    let after = connections.findings(in: bytes, at: document.url.path, content)
    let caused = after.filter { Self.count($0, in: after) > Self.count($0, in: before) }
    guard Self.count(finding, in: after) < Self.count(finding, in: before),
      caused.allSatisfy({ $0.severity < finding.severity })
    else { return [] }
    return [Verified(fix: fix, caused: caused, left: after.count)]
  }

  private func original(_ scene: InterfaceScene, in language: String? = nil) -> Original {
    if let known = originals[[scene.id, language]] { return known }
    let original = Original(
      live: layOut(scene, in: language), findings: findings(in: content, scene.id),
      views: FrameUpdates.views(of: content, [scene.id]))
    originals[[scene.id, language]] = original
    return original
  }

  func candidates(of finding: Finding, _ scene: InterfaceScene) -> [SuggestedFix] {
    if finding.rule == Rule.misplaced.id {
      let fix = frameFix(scene)
      return fix.edits.isEmpty ? [] : [fix]
    }
    return Array(
      FixCandidates(finding, original(scene, in: Self.language(of: finding)).live).all.prefix(
        Self.trialLimit))
  }

  private func frameFix(_ scene: InterfaceScene) -> SuggestedFix {
    if let known = frameFixes[scene.id] { return known }
    let fix = SuggestedFix(
      title: "Update Frames",
      edits: FrameUpdates.edits(ofMisplacedIn: document, scenes: [scene.id]))
    frameFixes[scene.id] = fix
    return fix
  }

  /// The language whose text lacks most; nil if the document's own text has the finding.
  private static func language(of finding: Finding) -> String? {
    finding.isOfDocument ? nil : finding.translations.first?.language
  }

  private func layOut(_ scene: InterfaceScene, in language: String? = nil) -> InstantiatedScene {
    var point = settings.matrix.environments.first ?? .canvas
    if let language { point.locale = language }
    if let resizing { return resizing(scene, point) }
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
        let live = edited.scenes.first(where: { $0.id == scene.id }).map({
          layOut($0, in: Self.language(of: finding))
        }),
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
    DocumentCheck(settings, resizing).findings(in: document, scenes: [scene]).findings
  }

  private func trial(_ candidate: SuggestedFix, _ scene: InterfaceScene) -> Trial? {
    if let known = trials[candidate.edits] { return known }
    let trial = check(candidate, scene)
    trials[candidate.edits] = .some(trial)
    return trial
  }

  private func check(_ candidate: SuggestedFix, _ scene: InterfaceScene) -> Trial? {
    var fix = candidate
    guard var edited = document.trial(fix.edits) else { return nil }
    if !fix.edits.contains(where: { $0.set == MarkupEditor.frame }) {
      // The canvas must not show frames of the old constraints.
      let updates = FrameUpdates.edits(
        from: original(scene).views, to: edited, scenes: [scene.id])
      if !updates.isEmpty {
        fix.edits += updates
        guard let updated = document.trial(fix.edits) else { return nil }
        edited = updated
      }
    }
    return Trial(fix: fix, findings: findings(in: edited, scene.id))
  }

  private func verify(
    _ candidate: SuggestedFix, _ finding: Finding, _ scene: InterfaceScene
  ) -> Verified? {
    guard let trial = trial(candidate, scene) else { return nil }
    let (before, after) = (original(scene).findings, trial.findings)
    guard Self.count(finding, in: after) < Self.count(finding, in: before) else { return nil }
    let caused = after.filter { other in
      Self.count(other, in: after) > Self.count(other, in: before)
    }
    guard caused.allSatisfy({ $0.severity < finding.severity }) else { return nil }
    return Verified(fix: trial.fix, caused: caused, left: after.count)
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
