#if hasFeature(Embedded)
/// The requirements of all measurers: class types usable on any thread.
///
/// Embedded Swift supports existentials of classes only, and a ``SystemFontMetrics`` stores another
/// measurer.
public typealias TextMeasurerBase = AnyObject & Sendable
#else
/// The requirements of all measurers: usable on any thread.
///
/// In Embedded Swift they are also classes.
public typealias TextMeasurerBase = Sendable
#endif

/// The interface between layout and fonts.
///
/// Lengths are in points and not rounded; `PixelCeiling` rounds them separately.
public protocol TextMeasuring: TextMeasurerBase {
  func metrics(of font: TextFont) -> FontMetrics

  /// Breaks text into lines; the layout is empty if the text is.
  func layout(_ text: StyledText, in bounds: TextBounds) -> TextLayout

  /// Returns the size of text, for callers that do not need the lines.
  func measure(_ text: StyledText, in bounds: TextBounds) -> TextMeasurement

  /// Returns the advances of a run's characters, for drawing with other glyphs.
  ///
  /// - Parameter run: The run, without line breaks.
  /// - Returns: One advance in points per character, including kerning with the next one and the
  ///   run's own kern; nil for estimates. Empty if the characters have the advances of their font.
  func advances(of run: TextRun) -> [Double?]
}

/// The measures of laid out text, in points.
public struct TextMeasurement: Hashable, Sendable {
  public var width: Double
  public var height: Double
  public var firstBaseline: Double
  public var lastBaseline: Double
  public var lineCount: Int
  public var isTruncated: Bool

  public init(
    width: Double, height: Double, firstBaseline: Double, lastBaseline: Double, lineCount: Int,
    isTruncated: Bool
  ) {
    self.width = width
    self.height = height
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.lineCount = lineCount
    self.isTruncated = isTruncated
  }

  public init(_ layout: TextLayout) {
    self.init(
      width: layout.width, height: layout.height, firstBaseline: layout.firstBaseline,
      lastBaseline: layout.lastBaseline, lineCount: layout.lines.count,
      isTruncated: layout.isTruncated)
  }
}

extension TextMeasuring {
  /// Returns an empty array: the characters have the advances of their font.
  public func advances(of run: TextRun) -> [Double?] { [] }

  public func measure(_ text: StyledText, in bounds: TextBounds) -> TextMeasurement {
    TextMeasurement(layout(text, in: bounds))
  }
}
