import AutoLayout
import Foundation

/// The order in which VoiceOver visits the elements of the scene.
///
/// Elements are sorted by their frames, line by line. Rows of tables, groups and containers keep
/// their elements together. `accessibilityElements` replaces the order.
@MainActor
struct AccessibilityOrder {
  /// Frames whose tops differ by less form a line, in points.
  static let lineHeight: CGFloat = 8

  /// The elements of each root, as positions in the survey.
  let roots: [[Int]]

  var all: [Int] { roots.flatMap(\.self) }

  private struct Entry {
    var rect: CGRect
    var items: [Int]
  }

  /// - Complexity: O(*n* log *n*) in the number of items.
  init(_ scene: AccessibilityScene) {
    let items = scene.survey.items
    var children = [[Int]](repeating: [], count: items.count)
    var tops: [Int] = []
    for (index, item) in items.enumerated() {
      if let parent = item.parent { children[parent].append(index) } else { tops.append(index) }
    }
    let positions = Dictionary(
      items.enumerated().map { (ObjectIdentifier($0.element.view), $0.offset) },
      uniquingKeysWith: { first, _ in first })
    // Children come after their parents, so a backward pass needs no recursion.
    var entries = [[Entry]](repeating: [], count: items.count)
    for index in items.indices.reversed() {
      let item = items[index]
      guard item.isVisible, !item.view.accessibilityElementsHidden else { continue }
      let element = scene.elements[index]
      if element.isElement {
        if item.rect.width > 0, item.rect.height > 0 {
          entries[index] = [Entry(rect: item.rect, items: [index])]
        }
        continue
      }
      let inner = children[index].flatMap { entries[$0] }
      if let stated = item.view.accessibilityElements {
        let order = stated.compactMap { object -> Int? in
          (object as? UIView).flatMap { positions[ObjectIdentifier($0)] }
        }
        let listed = order.flatMap { position in entries[position].flatMap(\.items) }
        entries[index] = listed.isEmpty ? [] : [Entry(rect: item.rect, items: listed)]
      } else if element.role == .cell || item.view.shouldGroupAccessibilityChildren {
        let sorted = Self.sorted(inner, item.view)
        entries[index] = sorted.isEmpty ? [] : [Entry(rect: item.rect, items: sorted)]
      } else {
        entries[index] = inner
      }
    }
    roots = tops.map { Self.sorted(entries[$0], items[$0].view) }
  }

  /// Sorts entries into lines from the top, and each line from the leading edge.
  private static func sorted(_ entries: [Entry], _ view: UIView) -> [Int] {
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let byTop = entries.enumerated().sorted {
      ($0.element.rect.minY, $0.offset) < ($1.element.rect.minY, $1.offset)
    }.map(\.element)
    var lines: [[Entry]] = []
    for entry in byTop {
      if let top = lines.last?.first?.rect.minY, entry.rect.minY - top < lineHeight {
        lines[lines.count - 1].append(entry)
      } else {
        lines.append([entry])
      }
    }
    return lines.flatMap { line in
      line.enumerated().sorted { one, two in
        let (a, b) =
          isMirrored
          ? (-one.element.rect.maxX, -two.element.rect.maxX)
          : (one.element.rect.minX, two.element.rect.minX)
        return (a, one.offset) < (b, two.offset)
      }.flatMap(\.element.items)
    }
  }
}
