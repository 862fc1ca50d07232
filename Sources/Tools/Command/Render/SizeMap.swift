import Diagnosis
import Drawing
import Foundation

/// The findings at each size: width across, height down, a color for the worst and the number.
struct SizeMap {
  private let findings: [Finding]
  private let widths: [Int]
  private let heights: [Int]

  private static let step = 8
  private static let margin = 44.0
  /// The points of the picture for a step.
  private static let cell = 3.0

  /// Every eighth width or height.
  static let steps = stride(
    from: SizeSweep.wholeRange.from, through: SizeSweep.wholeRange.to, by: step
  ).map { SizeRange($0, $0) }

  /// Takes findings at ``steps``, and the breakpoints to name on the axes.
  init(_ findings: [Finding], widths: [Int], heights: [Int]) {
    self.findings = findings
    self.widths = widths
    self.heights = heights
  }

  var list: DisplayList {
    let side = Double(Self.steps.count) * Self.cell
    var list = DisplayList(
      size: CGSize(width: side + 2 * Self.margin, height: side + 2 * Self.margin))
    let field = CGRect(x: Self.margin, y: Self.margin, width: side, height: side)
    list.items.append(.fill(.rectangle(field), Color(red: 0.86, green: 0.94, blue: 0.86)))
    let grid = Grid(findings)
    list.items += (0..<Self.steps.count).flatMap { runs($0, grid) }
    list.items.append(.stroke(.rectangle(field), DisplayList.Stroke(Color(white: 0.4))))
    list.items += labels(widths, isAcross: true) + labels(heights, isAcross: false)
    list.items += legend(grid, at: Self.margin + side + 14)
    return list
  }

  /// The worst severity and the number of findings of each size, row by row.
  private struct Grid {
    var worst = [Severity?](repeating: nil, count: steps.count * steps.count)
    var numbers = [Int](repeating: 0, count: steps.count * steps.count)
    let most: Int

    init(_ findings: [Finding]) {
      for finding in findings {
        for sizes in finding.sizes {
          for height in sizes.heights.map(SizeMap.index) {
            for width in sizes.widths.map(SizeMap.index) {
              let place = height * steps.count + width
              numbers[place] += 1
              worst[place] = worst[place].map { max($0, finding.severity) } ?? finding.severity
            }
          }
        }
      }
      most = numbers.max() ?? 0
    }

    func color(_ place: Int) -> Color? {
      worst[place].map { SizeMap.color($0, Double(numbers[place]) / Double(max(1, most))) }
    }
  }

  /// A color and the numbers of findings for each severity that is the worst somewhere.
  private func legend(_ grid: Grid, at y: Double) -> [DisplayList.Item] {
    var items: [DisplayList.Item] = []
    var x = Self.margin
    for severity in Severity.allCases {
      let numbers = grid.numbers.indices.filter { grid.worst[$0] == severity }
        .map { grid.numbers[$0] }
      guard let least = numbers.min(), let most = numbers.max() else { continue }
      for number in least == most ? [most] : [least, most] {
        let box = CGRect(x: x, y: y, width: 12, height: 12)
        let share = Double(number) / Double(max(1, grid.most))
        items.append(.fill(.rectangle(box), Self.color(severity, share)))
        x += 12
      }
      let range = least == most ? "\(most)" : "\(least) to \(most)"
      let text = "\(range), worst: \(severity.rawValue)"
      let box = CGRect(x: x + 4, y: y, width: 125, height: 14)
      items.append(.text(Text(text, font: Font(size: 11), color: Color(white: 0.2), in: box)))
      x += 129
    }
    return items
  }

  /// A rectangle for equal neighbors in a row.
  private func runs(_ row: Int, _ grid: Grid) -> [DisplayList.Item] {
    let count = Self.steps.count
    var items: [DisplayList.Item] = []
    var start = 0
    for column in 1...count {
      let (place, first) = (row * count + column, row * count + start)
      if column < count, grid.worst[place] == grid.worst[first],
        grid.numbers[place] == grid.numbers[first]
      {
        continue
      }
      if let color = grid.color(first) {
        let box = CGRect(
          x: Self.margin + Double(start) * Self.cell, y: Self.margin + Double(row) * Self.cell,
          width: Double(column - start) * Self.cell, height: Self.cell)
        items.append(.fill(.rectangle(box), color))
      }
      start = column
    }
    return items
  }

  /// The color for a share of the largest number of findings.
  private static func color(_ severity: Severity, _ share: Double) -> Color {
    let depth = 0.3 + 0.7 * share
    return switch severity {
    case .note: Color(red: 1, green: 1 - 0.15 * depth, blue: 0.75 - 0.6 * depth)
    case .warning: Color(red: 1, green: 0.85 - 0.45 * depth, blue: 0.55 - 0.5 * depth)
    case .error: Color(red: 0.95 - 0.15 * depth, green: 0.6 - 0.55 * depth, blue: 0.6 - 0.5 * depth)
    }
  }

  private static func index(_ range: SizeRange) -> Int {
    (range.from - SizeSweep.wholeRange.from) / Self.step
  }

  /// Names the ends and the breakpoints, as far as there is room.
  private func labels(_ points: [Int], isAcross: Bool) -> [DisplayList.Item] {
    let whole = SizeSweep.wholeRange
    var taken: [Double] = []
    var items: [DisplayList.Item] = []
    for value in [whole.from, whole.to] + points.removingRepeats {
      let offset = Double(value - whole.from) / Double(Self.step) * Self.cell
      guard taken.allSatisfy({ abs($0 - offset) >= (isAcross ? 30 : 13) }) else { continue }
      taken.append(offset)
      let box =
        isAcross
        ? CGRect(x: Self.margin + offset - 14, y: Self.margin - 20, width: 40, height: 14)
        : CGRect(x: 6, y: Self.margin + offset - 7, width: 34, height: 14)
      let tick =
        isAcross
        ? CGRect(x: Self.margin + offset, y: Self.margin - 5, width: 1, height: 5)
        : CGRect(x: Self.margin - 5, y: Self.margin + offset, width: 5, height: 1)
      items.append(.fill(.rectangle(tick), Color(white: 0.3)))
      items.append(
        .text(Text("\(value)", font: Font(size: 11), color: Color(white: 0.2), in: box)))
    }
    return items
  }
}

extension Array where Element: Hashable {
  var removingRepeats: [Element] {
    var known: Set<Element> = []
    return filter { known.insert($0).inserted }
  }
}
