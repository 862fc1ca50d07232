#if hasFeature(Embedded)
/// Classes usable on any thread: Embedded Swift supports existentials of classes only.
public typealias TextMeasurerBase = AnyObject & Sendable
#else
/// Types usable on any thread.
public typealias TextMeasurerBase = Sendable
#endif

/// The interface between layout and fonts, in points, not rounded.
public protocol TextMeasuring: TextMeasurerBase {
  /// Returns the font's metrics at the font's size.
  func metrics(of font: TextFont) -> FontMetrics

  /// Breaks text into lines.
  func layout(_ text: StyledText, in bounds: TextBounds) -> TextLayout

  /// Returns the size of the lines; equal to the size of ``layout(_:in:)``.
  func measure(_ text: StyledText, in bounds: TextBounds) -> TextMeasurement

  /// Returns one advance in points per character, with kerning and the run's own kern.
  ///
  /// They are nil for estimates. Empty if the characters have the advances of their font.
  func advances(of run: TextRun) -> [Double?]
}

/// The size of laid-out text, in points, not rounded.
public struct TextMeasurement: Hashable, Sendable {
  /// The largest line width, including indents.
  public var width: Double
  /// The distance from the first line's top to the last line's bottom.
  public var height: Double
  /// The distance from the text's top to the first baseline; 0 for empty text.
  public var firstBaseline: Double
  /// The distance from the text's top to the last baseline; 0 for empty text.
  public var lastBaseline: Double
  /// The number of lines; 0 for empty text.
  public var lineCount: Int
  /// Whether ``TextBounds/maximumLines`` leaves no room for all text.
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

  /// Copies the sizes of a layout and counts the lines.
  public init(_ layout: TextLayout) {
    self.init(
      width: layout.width, height: layout.height, firstBaseline: layout.firstBaseline,
      lastBaseline: layout.lastBaseline, lineCount: layout.lines.count,
      isTruncated: layout.isTruncated)
  }
}

extension TextMeasuring {
  /// Returns no advances: the characters have the advances of their font.
  public func advances(of run: TextRun) -> [Double?] { [] }

  /// Lays out the text and returns the size; a measurer may implement a faster way.
  public func measure(_ text: StyledText, in bounds: TextBounds) -> TextMeasurement {
    TextMeasurement(layout(text, in: bounds))
  }
}
