import InterfaceBuilder

/// The window sizes for which a finding holds: each of the widths at each of the heights.
public struct WindowSizes: Codable, Hashable, Sendable {
  /// The kind of window, such as `iphone`.
  public var window: String
  /// The widths in points, in ascending order.
  public var widths: [SizeRange]
  /// The heights in points, in ascending order.
  public var heights: [SizeRange]
  /// Whether the widths are all that were checked at these heights.
  public var isAnyWidth: Bool
  /// Whether the heights are all that were checked at these widths.
  public var isAnyHeight: Bool

  /// The regions that the steps form, in the order of their areas.
  static func regions(of lines: [SizeLine], in areas: [SizeArea]) -> [WindowSizes] {
    var regions: [WindowSizes] = []
    var places: [Line: Int] = [:]
    for line in lines {
      let area = areas[line.area]
      let key = Line(area: line.area, moving: line.ranges)
      let fixed = SizeRange(line.fixed, line.fixed)
      guard let place = places[key] else {
        places[key] = regions.count
        regions.append(
          WindowSizes(
            window: area.kind.id, widths: area.movesWidth ? line.ranges : [fixed],
            heights: area.movesWidth ? [fixed] : line.ranges, isAnyWidth: false,
            isAnyHeight: false))
        continue
      }
      if area.movesWidth {
        regions[place].heights.join(line.fixed)
      } else {
        regions[place].widths.join(line.fixed)
      }
    }
    for (key, place) in places {
      regions[place].isAnyWidth = regions[place].widths == areas[key.area].widths
      regions[place].isAnyHeight = regions[place].heights == areas[key.area].heights
    }
    return regions
  }

  private struct Line: Hashable {
    let area: Int
    let moving: [SizeRange]
  }

  // MARK: - Differences
  /// Returns the sizes that others do not contain.
  func subtracting(_ others: [WindowSizes]) -> [WindowSizes] {
    var rest = [self]
    for other in others where other.window == window {
      rest = rest.flatMap { sizes -> [WindowSizes] in
        let newWidths = sizes.widths.subtracting(other.widths)
        let common = sizes.widths.subtracting(newWidths)
        let newHeights = sizes.heights.subtracting(other.heights)
        guard !common.isEmpty, newHeights != sizes.heights else { return [sizes] }
        return [
          sizes.part(widths: newWidths, heights: sizes.heights),
          sizes.part(widths: common, heights: newHeights),
        ].filter { !$0.widths.isEmpty && !$0.heights.isEmpty }
      }
    }
    return rest
  }

  private func part(widths: [SizeRange], heights: [SizeRange]) -> WindowSizes {
    WindowSizes(
      window: window, widths: widths, heights: heights,
      isAnyWidth: isAnyWidth && widths == self.widths,
      isAnyHeight: isAnyHeight && heights == self.heights)
  }

  // MARK: - Text
  /// `at widths 320–374, any height, of iPhone windows (compact width)`.
  public var text: String { Self.text(of: [window], self) }

  fileprivate static func text(of windows: [String], _ sizes: WindowSizes) -> String {
    let kinds = windows.compactMap { WindowKind.named($0) }
    if let kind = kinds.first, kind.size != nil, kinds.count == 1 {
      return "on \(kind.name) (\(sizes.widths[0].text) x \(sizes.heights[0].text))"
    }
    let names = kinds.map { "\($0.name)s" }.joined(separator: " and ")
    let classes = kinds.count == 1 ? kinds.first.flatMap(sizes.classes) : nil
    return "at \(sizes.widthText), \(sizes.heightText), of \(names)"
      + (classes.map { " (\($0))" } ?? "")
  }

  private var widthText: String {
    isAnyWidth && widths.total > 2 ? "any width" : Self.list(widths, "width")
  }

  private var heightText: String {
    isAnyHeight && heights.total > 2 ? "any height" : Self.list(heights, "height")
  }

  private static func list(_ ranges: [SizeRange], _ name: String) -> String {
    let parts = ranges.map(\.text)
    let isOne = ranges.count == 1 && ranges[0].from == ranges[0].to
    let plural = isOne ? name : name + "s"
    guard parts.count > 1 else { return "\(plural) \(parts.joined())" }
    return "\(plural) \(parts.dropLast().joined(separator: ", ")) and \(parts[parts.count - 1])"
  }

  /// The size classes that all sizes have, such as `compact width`; nil if they share none.
  private func classes(_ kind: WindowKind) -> String? {
    let (least, most) = (widths.first?.from ?? 0, widths.last?.to ?? 0)
    let (low, high) = (heights.first?.from ?? 0, heights.last?.to ?? 0)
    let corners = [(least, low), (least, high), (most, low), (most, high)]
      .map { kind.sizeClasses(width: $0.0, height: $0.1) }
    var names: [String] = []
    if kind.variesClass.width, corners.allSatisfy({ $0.width == corners[0].width }) {
      names.append("\(corners[0].width.rawValue) width")
    }
    if kind.variesClass.height, corners.allSatisfy({ $0.height == corners[0].height }) {
      names.append("\(corners[0].height.rawValue) height")
    }
    return names.isEmpty ? nil : names.joined(separator: ", ")
  }
}

/// The sizes on a line of the sweep for which a finding holds.
struct SizeLine: Hashable, Sendable {
  let area: Int
  let fixed: Int
  var ranges: [SizeRange]
}

extension [SizeRange] {
  /// Adds the next value in an ascending list.
  mutating func join(_ value: Int) {
    if let last, last.to == value - 1 {
      self[endIndex - 1].to = value
    } else {
      append(SizeRange(value, value))
    }
  }
}

extension [SizeRange] {
  /// Returns the points that other ranges do not contain.
  func subtracting(_ others: [SizeRange]) -> [SizeRange] {
    others.reduce(self) { rest, other in
      rest.flatMap { range in
        guard range.from <= other.to, other.from <= range.to else { return [range] }
        return [SizeRange(range.from, other.from - 1), SizeRange(other.to + 1, range.to)]
          .filter { $0.from <= $0.to }
      }
    }
  }
}

extension [WindowSizes] {
  /// Describes all sizes; windows with equal sizes share a description.
  package var text: String {
    var parts: [(windows: [String], sizes: WindowSizes)] = []
    for sizes in self {
      let hasAnySize = WindowKind.named(sizes.window)?.size == nil
      let place = parts.firstIndex { part in
        guard hasAnySize else { return false }
        var other = sizes
        other.window = part.sizes.window
        return other == part.sizes
      }
      if let place {
        parts[place].windows.append(sizes.window)
      } else {
        parts.append(([sizes.window], sizes))
      }
    }
    return parts.map { WindowSizes.text(of: $0.windows, $0.sizes) }.joined(separator: "; ")
  }
}
