import AutoLayout
import Foundation
import InterfaceBuilder

/// Reports ambiguities with verified fixes; must be the last check, because fixes stay.
@MainActor
struct AmbiguityCheck {
  static let rules: [Rule] = [
    .ambiguousWidth, .ambiguousHeight, .ambiguousX, .ambiguousY, .ambiguousContent,
    .equalHugging, .equalCompression,
  ]

  private static let fixLimit = 64

  func drafts(_ scene: CheckedScene) -> [FindingCollector.Draft] {
    let survey = scene.survey
    let ambiguities = scene.ambiguities.all
    var drafts: [FindingCollector.Draft] = []
    // The members of ties that were already reported.
    var reported: Set<SceneAmbiguities.Ambiguity> = []
    var isFixed = false
    var tried = 0
    for (position, ambiguity) in ambiguities.enumerated() where !reported.contains(ambiguity) {
      let item = survey.items[ambiguity.item]
      guard
        !isFixed || SceneAmbiguities.isAmbiguous(item, ambiguity.value, along: ambiguity.axis)
      else {
        continue
      }
      // Each trial is a layout.
      if tried < Self.fixLimit {
        tried += 1
        guard AmbiguityFreedom(ambiguity, in: scene).isSeen else { continue }
      }
      let priorities = ContentPriorities(item.view, ambiguity.axis)
      let fix =
        drafts.count < Self.fixLimit ? AmbiguityFix.find(for: ambiguity, in: scene) : nil
      isFixed = isFixed || fix != nil
      var tied: [SceneAmbiguities.Ambiguity] = []
      if let rule = fix?.rule {
        let rivals = ambiguities[(position + 1)...].filter {
          $0.value == .extent && $0.axis == ambiguity.axis && !reported.contains($0)
        }
        let cell = survey.cell(of: ambiguity.item)
        tied = rivals.filter { other in
          let rival = ContentPriorities(survey.items[other.item].view, other.axis)
          return priorities.tie(with: rival, in: rule) && survey.cell(of: other.item) == cell
        }
        // Views around the tie depend on it.
        reported.formUnion(
          rivals.filter {
            !SceneAmbiguities.isAmbiguous(survey.items[$0.item], .extent, along: $0.axis)
          })
        reported.formUnion(tied)
        AmbiguityFix.rank(tied.map { survey.items[$0.item].view }, ambiguity.axis, by: rule)
        scene.live.layOut()
        guard isCertain([ambiguity] + tied, rule, scene) else { continue }
      }
      let names = tied.map { survey.name(survey.items[$0.item]) }
      drafts.append(describe(ambiguity, item: item, fix: fix, tied: names, in: survey))
    }
    return drafts
  }

  /// Whether a tie does not depend on an unknown font, or on the size that a host gives.
  private func isCertain(
    _ tie: [SceneAmbiguities.Ambiguity], _ rule: Rule, _ scene: CheckedScene
  ) -> Bool {
    let views = tie.map { scene.survey.items[$0.item] }
    if views.contains(where: { $0.documentElement?.isAmbiguous == true }) {
      return scene.evidence?.disproves(tie, rule, share: 0) != true
    }
    if views.contains(where: { $0.text.isEstimated || scene.hasDesignedSize($0) }) { return false }
    if scene.evidence?.disproves(tie, rule) == true { return false }
    guard rule == .equalCompression else { return true }
    return scene.otherLayouts.allSatisfy { $0.ambiguities.all.contains(tie[0]) }
  }

  private func describe(
    _ ambiguity: SceneAmbiguities.Ambiguity, item: SceneSurvey.Item, fix: AmbiguityFix?,
    tied: [String], in survey: SceneSurvey
  ) -> FindingCollector.Draft {
    let name = survey.name(item)
    let isHorizontal = ambiguity.axis == .horizontal
    // A tie with a constraint, not with another view, is a plain ambiguity.
    if let rule = fix?.rule, let fix, !tied.isEmpty {
      let isGrowing = rule == .equalHugging
      let direction = isHorizontal ? "horizontal" : "vertical"
      return FindingCollector.Draft(
        rule: rule, view: item.member.id, location: item.member.location,
        message: "\(Self.list([name] + tied)) have the same \(direction) "
          + "\(isGrowing ? "content hugging" : "compression resistance") priority, so it is ambiguous "
          + "which of them \(isGrowing ? "grows" : "shrinks"); verified fix: \(fix.text)",
        distinction: isHorizontal ? "horizontally" : "vertically", fix: fix.change)
    }
    let help = fix.map { "; verified fix: \($0.text)" } ?? ""
    let (rule, message) = Self.statement(of: ambiguity, name)
    let isOfClass = ambiguity.value == .extent && item.hasSizeOfClass(ambiguity.axis)
    let condition = isOfClass ? " unless \(item.documentElement?.customClass ?? "") sets it" : ""
    return FindingCollector.Draft(
      rule: rule, view: item.member.id, location: item.member.location,
      message: message + condition + help,
      distinction: isHorizontal ? "horizontal" : "vertical", severity: isOfClass ? .note : nil,
      fix: fix?.change)
  }

  static func statement(
    of ambiguity: SceneAmbiguities.Ambiguity, _ name: String
  ) -> (rule: Rule, message: String) {
    let isHorizontal = ambiguity.axis == .horizontal
    return switch (ambiguity.value, isHorizontal) {
    case (.content, true):
      (.ambiguousContent, "scrollable content width is ambiguous for \(name)")
    case (.content, false):
      (.ambiguousContent, "scrollable content height is ambiguous for \(name)")
    case (.extent, true): (.ambiguousWidth, "width is ambiguous for \(name)")
    case (.extent, false): (.ambiguousHeight, "height is ambiguous for \(name)")
    case (.position, true): (.ambiguousX, "horizontal position is ambiguous for \(name)")
    case (.position, false): (.ambiguousY, "vertical position is ambiguous for \(name)")
    }
  }

  private static func list(_ names: [String]) -> String {
    switch names.count {
    case 2...4: names.dropLast().joined(separator: ", ") + " and \(names[names.count - 1])"
    default: names.prefix(3).joined(separator: ", ") + " and \(names.count - 3) more"
    }
  }
}

extension SceneSurvey {
  /// The cell around an item: views in other cells are not in the same tie.
  fileprivate func cell(of item: Int) -> Int? {
    var position: Int? = item
    while let current = position {
      let view = items[current].view
      if view is UITableViewCell || view is UICollectionViewCell { return current }
      position = items[current].parent
    }
    return nil
  }
}

@MainActor
private struct ContentPriorities {
  private let hugging: UILayoutPriority
  private let compression: UILayoutPriority
  private let hasContent: Bool

  init(_ view: UIView, _ axis: NSLayoutConstraint.Axis) {
    hugging = view.contentHuggingPriority(for: axis)
    compression = view.contentCompressionResistancePriority(for: axis)
    let size = view.layoutContentSize
    hasContent =
      (axis == .horizontal ? size.width : size.height) != UIView.noIntrinsicMetric
  }

  func tie(with other: ContentPriorities, in rule: Rule) -> Bool {
    guard hasContent, other.hasContent else { return false }
    return rule == .equalHugging ? hugging == other.hugging : compression == other.compression
  }
}
