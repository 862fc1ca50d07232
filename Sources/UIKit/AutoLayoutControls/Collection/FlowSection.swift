import Foundation

/// A flow layout's section; `across` is the scroll direction.
struct FlowSection {
  struct Extent: Equatable {
    var along: CGFloat
    var across: CGFloat
  }

  struct Metrics {
    var room: CGFloat = 0
    var start: CGFloat = 0
    var before: CGFloat = 0
    var behind: CGFloat = 0
    var lineSpacing: CGFloat = 0
    var itemSpacing: CGFloat = 0
    var header: CGFloat = 0
    var footer: CGFloat = 0
  }

  struct Line {
    let items: Range<Int>
    let across: CGFloat
    let thickness: CGFloat
  }

  let across: CGFloat
  let metrics: Metrics
  private(set) var lines: [Line] = []
  private(set) var places: [(along: CGFloat, across: CGFloat, extent: Extent)] = []
  private(set) var end: CGFloat

  /// Breaks the items into lines.
  init(across: CGFloat, items: [Extent], metrics: Metrics) {
    self.across = across
    self.metrics = metrics
    end = across + metrics.header + metrics.before
    places.reserveCapacity(items.count)
    let isUniform = items.allSatisfy { $0 == items[0] }
    var first = 0
    while first < items.count {
      var last = first
      var length = items[first].along
      while last + 1 < items.count {
        let next = length + metrics.itemSpacing + items[last + 1].along
        guard next <= metrics.room + 0.001 else { break }
        length = next
        last += 1
      }
      append(items, range: first..<last + 1, length: length, isUniform: isUniform)
      first = last + 1
    }
    if !lines.isEmpty { end -= metrics.lineSpacing }
    end += metrics.behind + metrics.footer
  }

  private mutating func append(
    _ items: [Extent], range: Range<Int>, length: CGFloat, isUniform: Bool
  ) {
    let thickness = items[range].reduce(0) { max($0, $1.across) }
    let isLast = range.upperBound == items.count
    let (start, gap) = spread(
      items, range: range, length: length, isLast: isLast, isUniform: isUniform)
    var along = metrics.start + start
    for item in items[range] {
      places.append((along, end + (thickness - item.across) / 2, item))
      along += item.along + gap
    }
    lines.append(Line(items: range, across: end, thickness: thickness))
    end += thickness + metrics.lineSpacing
  }

  /// Returns a line's start and the spacing: full lines are justified, single items centered.
  private func spread(
    _ items: [Extent], range: Range<Int>, length: CGFloat, isLast: Bool, isUniform: Bool
  ) -> (start: CGFloat, gap: CGFloat) {
    let (room, spacing) = (metrics.room, metrics.itemSpacing)
    if isUniform {
      let extent = items[range.lowerBound].along
      let fitting = extent + spacing > 0 ? ((room + spacing + 0.001) / (extent + spacing)) : 1
      let columns = max(1, Int(min(fitting, 1_000_000)))
      guard columns > 1 else { return (max(0, (room - extent) / 2), spacing) }
      return (0, max(spacing, (room - CGFloat(columns) * extent) / CGFloat(columns - 1)))
    }
    if isLast { return (0, spacing) }
    guard range.count > 1 else { return (max(0, (room - length) / 2), spacing) }
    let slack = max(0, room - length)
    return (0, spacing + slack / CGFloat(range.count - 1))
  }

  /// Returns the lines that intersect a range, in O(log lines).
  func lines(in range: ClosedRange<CGFloat>) -> ArraySlice<Line> {
    var low = 0
    var high = lines.count
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].across + lines[middle].thickness < range.lowerBound {
        low = middle + 1
      } else {
        high = middle
      }
    }
    var end = low
    while end < lines.count && lines[end].across <= range.upperBound { end += 1 }
    return lines[low..<end]
  }
}
