public struct TextLayout: Hashable, Sendable {
  public struct Line: Hashable, Sendable {
    public var range: Range<Int>

    public var elision: Range<Int>?

    public var indent: Double

    public var width: Double

    public var top: Double

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

  /// The width of the widest line with its indent and fitting trailing spaces (F9.41).
  public var width: Double

  public var height: Double

  public var isTruncated: Bool

  public var firstBaseline: Double { lines.first?.baseline ?? 0 }

  public var lastBaseline: Double { lines.last?.baseline ?? 0 }

  public static let empty = TextLayout(lines: [], width: 0, height: 0, isTruncated: false)

  /// Returns the size in points rounded up to whole pixels, as for labels (F9.4, F6.23).
  public func size(roundedUpAt scale: Double) -> (width: Double, height: Double) {
    (PixelCeiling(scale: scale).up(width), PixelCeiling(scale: scale).up(height))
  }
}

public struct PixelCeiling: Hashable, Sendable {
  /// Pixels per point; 1 rounds to whole points, as in some documents (F9.2).
  public var scale: Double

  public init(scale: Double) {
    self.scale = scale
  }

  public func up(_ length: Double) -> Double {
    ((length * scale) - 1e-4).rounded(.up) / scale
  }

  package func nearest(_ length: Double) -> Double { (length * scale).rounded() / scale }
}
