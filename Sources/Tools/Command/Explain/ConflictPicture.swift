import Diagnosis
import Drawing
import Foundation

/// A small picture of the log: the broken constraint is red, system constraints are gray.
struct ConflictPicture {
  private static let width = 560.0
  private static let margin = 20.0
  private static let rowHeight = 44.0
  private static let titleHeight = 34.0
  private static let bars = (start: 52.0, length: 380.0)

  private static let red = Color(red: 0.82, green: 0.2, blue: 0.16)
  private static let blue = Color(red: 0.12, green: 0.42, blue: 0.8)
  private static let gray = Color(white: 0.55)

  private static let legend =
    "Red: the constraint that was broken. Gray: constraints made by the system."

  private let blocks: [BlockExplanation]

  init(_ report: ConflictReport) { blocks = report.blocks }

  var list: DisplayList {
    var items: [DisplayList.Item] = []
    var y = Self.margin
    for (number, block) in blocks.enumerated() {
      for group in groups(of: block) {
        items.append(text(title(group, of: block, number), y: y, size: 15, weight: 600))
        y += Self.titleHeight
        for index in group {
          items += row(index, of: block, scale: scale(group, of: block), y: y)
          y += Self.rowHeight
        }
        y += Self.margin
      }
    }
    if blocks.contains(where: { !$0.block.constraints.isEmpty }) {
      items.append(text(Self.legend, x: Self.bars.start, y: y - 8, size: 10, weight: 400))
      y += Self.margin
    }
    return DisplayList(size: CGSize(width: Self.width, height: y), items: items)
  }

  private func groups(of block: BlockExplanation) -> [[Int]] {
    guard block.isInfeasible else { return [Array(block.block.constraints.indices)] }
    return block.conflicts.map(\.core)
  }

  private func title(_ group: [Int], of block: BlockExplanation, _ number: Int) -> String {
    let name = blocks.count == 1 ? "" : "Block \(number + 1): "
    guard !group.isEmpty else { return "\(name)the log does not show the constraints" }
    switch (group.count, block.isInfeasible) {
    case (1, true): return "\(name)unsatisfiable constraint"
    case (1, false): return "\(name)1 constraint, no conflict found"
    case (let count, true): return "\(name)\(count) conflicting constraints"
    case (let count, false): return "\(name)\(count) constraints, no conflict found"
    }
  }

  private func scale(_ group: [Int], of block: BlockExplanation) -> Double {
    let longest = group.map { abs(block.block.constraints[$0].constant) }.max() ?? 0
    return longest > 0 ? Self.bars.length / longest : 0
  }

  private func row(
    _ index: Int, of block: BlockExplanation, scale: Double, y: Double
  ) -> [DisplayList.Item] {
    let constraint = block.block.constraints[index]
    let color =
      index == block.block.broken
      ? Self.red : block.isSystem(index) ? Self.gray : Self.blue
    let circle = CGRect(x: Self.margin, y: y + 2, width: 22, height: 22)
    // A length of 0 remains visible.
    let length = max(2, abs(constraint.constant) * scale)
    let bar = CGRect(x: Self.bars.start, y: y + 22, width: length, height: 8)
    let number = CGRect(x: Self.bars.start + length + 6, y: y + 17, width: 90, height: 18)
    return [
      .fill(.ellipse(in: circle), color),
      .text(
        Text(
          "\(index + 1)", font: Font(size: 12, weight: 600), color: .white, in: circle,
          alignment: .center)),
      text(block.sentences[index], x: Self.bars.start, y: y, size: 12, weight: 400),
      .fill(.rounded(bar, radius: 2), color),
      .text(
        Text(
          String(format: "%g", constraint.constant), font: Font(size: 11), color: color,
          in: number)),
    ]
  }

  private func text(
    _ string: String, x: Double = margin, y: Double, size: Double, weight: Int
  ) -> DisplayList.Item {
    let box = CGRect(x: x, y: y, width: Self.width - x - Self.margin, height: size * 1.5)
    return .text(Text(string, font: Font(size: size, weight: weight), in: box))
  }
}
