import AutoLayout
import Foundation
import InterfaceBuilder

/// Sizes and places that the constraints leave open, each with one change that settles it.
///
/// The changes are tried on the scene itself and stay, so that what they settle is not reported again:
/// no other check may look at the scene after this one.
struct AmbiguityCheck: SceneChecking {
  static let rules: [Rule] = [
    .ambiguousWidth, .ambiguousHeight, .ambiguousX, .ambiguousY, .ambiguousContent,
    .equalHugging, .equalCompression,
  ]

  /// More openings than that in a scene are reported without trying cures.
  private static let cureLimit = 64

  func check(_ scene: CheckedScene, into findings: inout FindingCollector) {
    for draft in drafts(scene) { findings.add(draft) }
  }

  /// What there is to report.
  func drafts(_ scene: CheckedScene) -> [FindingCollector.Draft] {
    let survey = scene.survey
    let openings = scene.openings.all
    var drafts: [FindingCollector.Draft] = []
    for (position, opening) in openings.enumerated() {
      let item = survey.items[opening.item]
      guard drafts.isEmpty || SceneOpenings.isOpen(item, opening.value, opening.axis) else {
        continue
      }
      let cure =
        drafts.count < Self.cureLimit ? OpeningCure.find(for: opening, in: scene) : nil
      var settled: [String] = []
      if cure?.rule != nil {
        settled = openings[(position + 1)...].filter { other in
          let item = survey.items[other.item]
          return other.value == .extent && other.axis == opening.axis
            && !SceneOpenings.isOpen(item, other.value, other.axis)
        }.map { survey.name(survey.items[$0.item]) }
      }
      drafts.append(draft(opening, item, cure, settled, survey))
    }
    return drafts
  }

  private func draft(
    _ opening: SceneOpenings.Opening, _ item: SceneSurvey.Item, _ cure: OpeningCure?,
    _ settled: [String], _ survey: SceneSurvey
  ) -> FindingCollector.Draft {
    let name = survey.name(item)
    let isHorizontal = opening.axis == .horizontal
    let help = cure.map { "; \($0.text) would settle it" } ?? ""
    if let rule = cure?.rule {
      let verb = rule == .equalHugging ? "hug their content" : "resist compression"
      let others = settled.prefix(3).joined(separator: ", ")
      let direction = isHorizontal ? "horizontally" : "vertically"
      let who = others.isEmpty ? "\(name) and its neighbours" : "\(name) and \(others)"
      return FindingCollector.Draft(
        rule: rule, view: item.member.id, place: item.member.place,
        message: "\(who) \(verb) equally \(direction), so it is left to chance which of them "
          + "\(rule == .equalHugging ? "grows" : "shrinks")\(help)",
        distinction: direction)
    }
    let (rule, message): (Rule, String) =
      switch (opening.value, isHorizontal) {
      case (.content, true):
        (.ambiguousContent, "the width of the content of \(name) is open")
      case (.content, false):
        (.ambiguousContent, "the height of the content of \(name) is open")
      case (.extent, true): (.ambiguousWidth, "the width of \(name) is open")
      case (.extent, false): (.ambiguousHeight, "the height of \(name) is open")
      case (.position, true): (.ambiguousX, "where \(name) stands from left to right is open")
      case (.position, false): (.ambiguousY, "where \(name) stands from top to bottom is open")
      }
    return FindingCollector.Draft(
      rule: rule, view: item.member.id, place: item.member.place, message: message + help,
      distinction: isHorizontal ? "horizontal" : "vertical")
  }
}
