/// The lines that text makes in the room it was offered; all in points, nothing rounded.
public struct TextLayout: Hashable, Sendable {
  /// One line.
  public struct Line: Hashable, Sendable {
    /// The characters of the line as offsets into the UTF-8 of all runs in a row, hanging spaces
    /// left out.
    public var range: Range<Int>

    /// The characters that an ellipsis replaces, if the line is truncated.
    public var elision: Range<Int>?

    /// From the leading edge to the first character: the indent.
    public var indent: Double

    /// The width of the characters, the ellipsis among them.
    public var width: Double

    /// From the top of the text to the top of the line.
    public var top: Double

    /// The height of the line, spacing to the next line apart.
    public var height: Double

    /// From the top of the text to the baseline.
    public var baseline: Double

    /// Creates a line.
    ///
    /// - Parameters:
    ///   - range: The characters, as offsets into the UTF-8 of all runs in a row.
    ///   - elision: The characters that an ellipsis replaces.
    ///   - indent: From the leading edge to the first character.
    ///   - width: The width of the characters.
    ///   - top: From the top of the text to the top of the line.
    ///   - height: The height of the line.
    ///   - baseline: From the top of the text to the baseline.
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

  /// The lines, the top one first.
  public var lines: [Line]

  /// The widest line with its indent; spaces at the end of a line count as far as there is room
  /// (F9.41).
  public var width: Double

  /// From the top of the first line to the bottom of the last.
  public var height: Double

  /// Whether some of the text is not shown.
  public var isTruncated: Bool

  /// From the top to the first baseline; 0 without lines.
  public var firstBaseline: Double { lines.first?.baseline ?? 0 }

  /// From the top to the last baseline; 0 without lines.
  public var lastBaseline: Double { lines.last?.baseline ?? 0 }

  /// The layout of no text.
  public static let empty = TextLayout(lines: [], width: 0, height: 0, isTruncated: false)

  /// The size rounded up to whole pixels, as labels report it (F9.4, F6.23).
  ///
  /// - Parameter scale: Pixels per point.
  /// - Returns: Width and height in points.
  public func size(roundedUpAt scale: Double) -> (width: Double, height: Double) {
    (PixelCeiling(scale: scale).up(width), PixelCeiling(scale: scale).up(height))
  }
}

/// Rounds lengths up to the pixels of a screen.
public struct PixelCeiling: Hashable, Sendable {
  /// Pixels per point; 1 rounds to whole points, as the canvas of Interface Builder does in some
  /// documents (F9.2).
  public var scale: Double

  /// Creates a rounding.
  ///
  /// - Parameter scale: Pixels per point.
  public init(scale: Double) {
    self.scale = scale
  }

  /// The length rounded up to a whole pixel; what lies less than a ten-thousandth of a pixel above
  /// one counts as it.
  ///
  /// - Parameter length: A length in points.
  /// - Returns: A length in points.
  public func up(_ length: Double) -> Double {
    ((length * scale) - 1e-4).rounded(.up) / scale
  }

  /// The length on the nearest pixel.
  ///
  /// - Parameter length: A length in points.
  /// - Returns: A length in points.
  package func nearest(_ length: Double) -> Double { (length * scale).rounded() / scale }
}
