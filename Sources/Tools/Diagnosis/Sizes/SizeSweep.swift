package import InterfaceBuilder

/// The window sizes over which scenes are checked, in whole points.
public struct SizeSweep: Codable, Hashable, Sendable {
  /// Names of ``presets``.
  public var windows: [String]
  /// The widths; nil for a few that are checked at every height.
  public var widths: [SizeRange]?
  /// The heights; nil for a few that are checked at every width.
  public var heights: [SizeRange]?
  /// Whether each size gets a fresh layout, to compare with.
  package var isFresh = false

  /// Makes a sweep; by default it covers resizable windows on iPhone and iPad.
  public init(
    windows: [String] = ["resizable"], widths: [SizeRange]? = nil, heights: [SizeRange]? = nil
  ) {
    self.windows = windows
    self.widths = widths
    self.heights = heights
  }

  /// From the smallest phone screen to the largest pad screen, in either orientation.
  package static let wholeRange = SizeRange(320, 1376)
  /// The widths at which heights are swept by default: a phone's and a pad's.
  private static let usualWidths = [SizeRange(402, 402), SizeRange(1032, 1032)]
  /// The heights at which widths are swept by default: a compact and a regular height.
  private static let usualHeights = [SizeRange(400, 400), SizeRange(874, 874)]

  /// The names of groups of windows.
  public static let presets = ["iphone", "ipad", "duo", "resizable"]

  private var kinds: [WindowKind] {
    WindowKind.all.filter { kind in
      windows.contains { preset in
        preset == "resizable" ? kind.size == nil : kind.id.hasPrefix(preset)
      }
    }
  }

  package var areas: [SizeArea] { kinds.flatMap(areas) }

  private func areas(of kind: WindowKind) -> [SizeArea] {
    if let size = kind.size {
      return [
        SizeArea(
          kind: kind, widths: [SizeRange(size.width, size.width)],
          heights: [SizeRange(size.height, size.height)])
      ]
    }
    switch (widths, heights) {
    case (let widths?, let heights?):
      return [SizeArea(kind: kind, widths: widths, heights: heights)]
    case (let widths?, nil):
      return [SizeArea(kind: kind, widths: widths, heights: Self.usualHeights)]
    case (nil, let heights?):
      return [SizeArea(kind: kind, widths: Self.usualWidths, heights: heights)]
    case (nil, nil):
      return [
        SizeArea(kind: kind, widths: [Self.wholeRange], heights: Self.usualHeights),
        SizeArea(kind: kind, widths: Self.usualWidths, heights: [Self.wholeRange]),
      ]
    }
  }

  /// The number of sizes.
  package var count: Int { areas.reduce(0) { $0 + $1.widths.total * $1.heights.total } }
}

/// A range of whole points, both ends included.
public struct SizeRange: Codable, Hashable, Sendable {
  /// The first whole point in the range.
  public var from: Int
  /// The last whole point, which belongs to the range.
  public var to: Int

  public init(_ from: Int, _ to: Int) {
    (self.from, self.to) = (from, to)
  }

  /// Reads `320-1376` or `320`; the sizes are 1 to 10000.
  package init?(text: String) {
    let ends = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard ends.count <= 2, let from = ends[0], let to = ends[ends.count - 1], from >= 1,
      from <= to, to <= 10_000
    else { return nil }
    self.init(from, to)
  }

  /// `320–374`, or `320`.
  package var text: String { from == to ? "\(from)" : "\(from)–\(to)" }
}

extension [SizeRange] {
  /// The number of points.
  package var total: Int { reduce(0) { $0 + $1.to - $1.from + 1 } }

  /// Reads ascending ranges; nil for others.
  package init?(_ texts: [String]) {
    let ranges = texts.compactMap { SizeRange(text: $0) }
    guard ranges.count == texts.count, !ranges.isEmpty,
      zip(ranges, ranges.dropFirst()).allSatisfy({ $0.to < $1.from })
    else { return nil }
    self = ranges
  }

  var values: some Sequence<Int> { lazy.flatMap { $0.from...$0.to } }
}

/// Sizes for a kind of window: every width at every height.
package struct SizeArea: Hashable, Sendable {
  package let kind: WindowKind
  package let widths: [SizeRange]
  package let heights: [SizeRange]

  /// Whether a line of the sweep has a fixed height and all widths, because widths are the longer
  /// axis.
  var movesWidth: Bool { widths.total >= heights.total }
  var fixed: [SizeRange] { movesWidth ? heights : widths }
  var moving: [SizeRange] { movesWidth ? widths : heights }
}

/// A size in a sweep.
struct SizeStep: Hashable, Sendable {
  var area: Int
  var fixed: Int
  var moving: Int
}
