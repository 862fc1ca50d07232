/// The lines of a text, in points, not rounded.
public struct TextLayout: Hashable, Sendable {
  /// A line's place and characters.
  public struct Line: Hashable, Sendable {
    /// The offsets in the UTF-8 of all runs; spaces at a wrapped line's end are not included.
    public var range: Range<Int>

    /// The offsets of the characters that an ellipsis replaces; nil if the line has none.
    public var elision: Range<Int>?

    /// The distance from the leading edge to the line.
    public var indent: Double

    /// The width of the line's characters; the indent is not included.
    public var width: Double

    /// The distance from the top of the text to the top of the line.
    public var top: Double

    /// The line height, which excludes the space between lines.
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

  /// The lines from top to bottom; none for empty text.
  public var lines: [Line]

  /// The width of the widest line, including indent and fitting trailing spaces (F9.41).
  ///
  /// A line with an ellipsis counts as the whole room (F9.56).
  public var width: Double

  /// The distance from the first line's top to the last line's bottom.
  public var height: Double

  /// Whether ``TextBounds/maximumLines`` leaves no room for all text.
  public var isTruncated: Bool

  /// The distance from the top to the first baseline; 0 for empty text.
  public var firstBaseline: Double { lines.first?.baseline ?? 0 }

  /// The distance from the top to the last baseline; 0 for empty text.
  public var lastBaseline: Double { lines.last?.baseline ?? 0 }

  /// The layout of empty text, which has no lines.
  public static let empty = TextLayout(lines: [], width: 0, height: 0, isTruncated: false)

  /// Returns the size in points rounded up to whole pixels, as for labels (F9.4, F6.23).
  public func size(roundedUpAt scale: Double) -> (width: Double, height: Double) {
    (PixelCeiling(scale: scale).up(width), PixelCeiling(scale: scale).up(height))
  }
}

/// Rounds text sizes up to whole pixels (F9.4).
public struct PixelCeiling: Hashable, Sendable {
  /// Pixels per point; 1 rounds to whole points, as in some documents (F9.2).
  public var scale: Double

  /// Makes a rounding; `scale` must be more than 0.
  public init(scale: Double) {
    self.scale = scale
  }

  /// Rounds a length in points up; an excess of up to 0.0001 pixels does not count.
  public func up(_ length: Double) -> Double {
    ((length * scale) - 1e-4).rounded(.up) / scale
  }

  package func nearest(_ length: Double) -> Double { (length * scale).rounded() / scale }
}
