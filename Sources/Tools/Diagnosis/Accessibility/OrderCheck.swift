import AutoLayout
import Foundation
import InterfaceBuilder

/// Reports orders of VoiceOver that surprise: columns read across, and lines that depend on pixels.
struct OrderCheck: AccessibilityChecking {
  static let rules: [Rule] = [.columnOrder, .uncertainOrder]

  func drafts(in scene: AccessibilityScene) -> [FindingCollector.Draft] {
    columns(in: scene) + uncertain(in: scene)
  }

  /// Vertical stacks of at least two texts, side by side, in a stack that does not group them.
  private func columns(in scene: AccessibilityScene) -> [FindingCollector.Draft] {
    var stacks: [Int: [Int]] = [:]
    for (index, item) in scene.survey.items.enumerated() {
      guard let stack = item.view as? UIStackView, stack.axis == .vertical,
        let parent = item.parent,
        scene.isShown(index), !item.view.shouldGroupAccessibilityChildren,
        stack.arrangedSubviews.filter({ $0 is UILabel && !$0.isHidden }).count > 1
      else { continue }
      stacks[parent, default: []].append(index)
    }
    return stacks.sorted { $0.key < $1.key }.compactMap { _, columns in
      guard columns.count > 1 else { return nil }
      let rects = columns.map { scene.survey.items[$0].rect }
      let isBeside = zip(rects, rects.dropFirst()).allSatisfy {
        abs($0.minY - $1.minY) < AccessibilityOrder.lineHeight && $0.maxX <= $1.minX + 1
      }
      guard isBeside else { return nil }
      return scene.draft(
        .columnOrder, columns[0],
        "VoiceOver reads these \(columns.count) columns line by line: set "
          + "shouldGroupAccessibilityChildren to read each column as a whole",
        group: group("column-order", columns[0], scene, "{count} {are} read across columns"))
    }
  }

  /// Neighbors whose tops differ by 7 to 9 points: a pixel decides which is read first.
  private func uncertain(in scene: AccessibilityScene) -> [FindingCollector.Draft] {
    let order = AccessibilityOrder(scene).all
    return zip(order, order.dropFirst()).compactMap { first, second in
      let (left, right) = (scene.survey.items[first], scene.survey.items[second])
      guard left.root == right.root, left.parent == right.parent else { return nil }
      let difference = Double(abs(left.rect.minY - right.rect.minY))
      let isBeside = left.rect.maxX <= right.rect.minX || right.rect.maxX <= left.rect.minX
      guard isBeside, (7...9).contains(difference) else { return nil }
      return scene.draft(
        .uncertainOrder, second,
        "the tops of \(scene.survey.name(left)) and \(scene.survey.name(right)) differ by "
          + "\(Points.text(difference)) points: below 8, VoiceOver reads them as a line",
        group: group(
          "uncertain-order", second, scene,
          "the tops of {count} differ from a neighbor's by 7 to 9 points: below 8, VoiceOver reads "
            + "them as a line"))
    }
  }

  private func group(
    _ id: String, _ index: Int, _ scene: AccessibilityScene, _ summary: String
  ) -> Finding.Group {
    Finding.Group(
      id: id, scope: .project, kind: scene.elements[index].role.word,
      element: scene.shortName(index), summary: summary)
  }
}
