package import AutoLayout
package import Foundation
package import InterfaceBuilder

/// An element to mark in a picture: its frame, its number in VoiceOver's order, its findings.
package struct AccessibilityMark {
  package let root: UIView
  /// The frame in the coordinates of the root, in points.
  package let frame: CGRect
  /// The position in VoiceOver's order, from 1; nil for other views.
  package let number: Int?
  /// The rules that the element breaks.
  package let rules: [String]
  /// The highest severity of the findings.
  package let severity: Severity?

  /// Returns the elements of the laid-out scene in order, and the other views with findings.
  @MainActor
  package static func all(in live: InstantiatedScene) -> [AccessibilityMark] {
    let scene = AccessibilityScene(
      SceneSurvey(live), AccessibilityContext(live.scene.contents))
    let settings = CheckSettings(accessibility: .usual)
    var found: [String: [(rule: String, severity: Severity)]] = [:]
    for draft in AccessibilityCheck.checks.flatMap({ $0.drafts(in: scene) })
    where settings.applies(draft.rule) {
      found[draft.view ?? "", default: []].append(
        (draft.rule.id, draft.severity ?? draft.rule.severity))
    }
    let order = AccessibilityOrder(scene).all
    let rest = scene.survey.items.indices.filter { index in
      found[scene.survey.items[index].id] != nil && !order.contains(index)
    }
    return (order + rest).enumerated().map { position, index in
      let item = scene.survey.items[index]
      let findings = found[item.id] ?? []
      let rules = findings.map(\.rule)
      return AccessibilityMark(
        root: scene.survey.items[item.root].view, frame: item.rect,
        number: position < order.count ? position + 1 : nil,
        rules: rules.enumerated().filter { rules.firstIndex(of: $1) == $0 }.map(\.element),
        severity: findings.map(\.severity).max())
    }
  }
}
