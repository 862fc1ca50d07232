/// The lines of a text in its bounds, in points, not rounded.
public struct TextLayout: Hashable, Sendable {
  public struct Line: Hashable, Sendable {
    /// The characters as offsets into the concatenated UTF-8 of all runs, without hanging spaces.
    public var range: Range<Int>

    /// The characters hidden by an ellipsis, if the line is truncated.
    public var elision: Range<Int>?

    /// The distance from the leading edge to the first character.
    public var indent: Double

    /// The width of the characters, including the ellipsis.
    public var width: Double

    /// The distance from the top of the text to the top of the line.
    public var top: Double

    /// The line height without spacing.
    public var height: Double

    /// The distance from the top of the text to the baseline.
    public var baseline: Double

    public init(
      range: Range<Int>, elision: Range<Int>? = nil, indent: Double, width: Double, top: Double,
      height: Double, baseline: Double
    ) {
      self.range = range
      self.elision = elision
      self.indent = indent
      self.width = width
      self.top = top
      self.height = height
      self.baseline = baseline
    }
  }

  public var lines: [Line]

  /// The width of the widest line with its indent; trailing spaces count as far as they fit
  /// (F9.41).
  public var width: Double

  /// The distance from the top of the first line to the bottom of the last one.
  public var height: Double

  public var isTruncated: Bool

  /// The distance from the top to the first baseline; 0 without lines.
  public var firstBaseline: Double { lines.first?.baseline ?? 0 }

  /// The distance from the top to the last baseline; 0 without lines.
  public var lastBaseline: Double { lines.last?.baseline ?? 0 }

  public static let empty = TextLayout(lines: [], width: 0, height: 0, isTruncated: false)

  /// Returns the size in points rounded up to whole pixels, as for labels (F9.4, F6.23).
  public func size(roundedUpAt scale: Double) -> (width: Double, height: Double) {
    (PixelCeiling(scale: scale).up(width), PixelCeiling(scale: scale).up(height))
  }
}

public struct PixelCeiling: Hashable, Sendable {
  /// Pixels per point; 1 rounds to whole points, as Interface Builder does in some documents
  /// (F9.2).
  public var scale: Double

  public init(scale: Double) {
    self.scale = scale
  }

  /// Returns a length in points rounded up to a whole pixel, with a tolerance of 1/10000 pixel.
  public func up(_ length: Double) -> Double {
    ((length * scale) - 1e-4).rounded(.up) / scale
  }

  /// Returns a length in points rounded to the nearest pixel.
  package func nearest(_ length: Double) -> Double { (length * scale).rounded() / scale }
}
