#if hasFeature(Embedded)
/// What every measurer is: usable on any thread, and an object.
///
/// Of values whose type it does not know, Embedded Swift can keep objects only, and a
/// ``SystemFontMetrics`` keeps whoever measures foreign words.
public typealias TextMeasurerBase = AnyObject & Sendable
#else
/// What every measurer is: usable on any thread.
///
/// In Embedded Swift it is an object, too.
public typealias TextMeasurerBase = Sendable
#endif

/// The one interface between layout and fonts: the size of text.
///
/// Lengths are points and unrounded; `PixelCeiling` rounds, as a step of its own.
public protocol TextMeasuring: TextMeasurerBase {
  /// The vertical measures of a font.
  ///
  /// - Parameter font: The font.
  /// - Returns: Its measures in points.
  func metrics(of font: TextFont) -> FontMetrics

  /// Breaks text into lines.
  ///
  /// - Parameters:
  ///   - text: The runs and their paragraph style.
  ///   - bounds: The room offered.
  /// - Returns: The lines; empty if there is no character.
  func layout(_ text: StyledText, in bounds: TextBounds) -> TextLayout

  /// The size text takes, for callers who do not need the lines.
  ///
  /// - Parameters:
  ///   - text: The runs and their paragraph style.
  ///   - bounds: The room offered.
  /// - Returns: The size and the baselines of the layout.
  func measure(_ text: StyledText, in bounds: TextBounds) -> TextMeasurement

  /// How far each character of a run moves the pen, for whoever draws it with other letters.
  ///
  /// - Parameter run: The run, without line breaks.
  /// - Returns: One advance in points for each character, kerning with the next one and the run's
  ///   own kern among it; nil for a character whose advance is an estimate. Empty where letters
  ///   stand as their font has them.
  func advances(of run: TextRun) -> [Double?]
}

/// The outer measures of laid out text, in points.
public struct TextMeasurement: Hashable, Sendable {
  /// The widest line with its indent.
  public var width: Double
  /// From the top of the first line to the bottom of the last.
  public var height: Double
  /// From the top to the first baseline.
  public var firstBaseline: Double
  /// From the top to the last baseline.
  public var lastBaseline: Double
  /// The number of lines.
  public var lineCount: Int
  /// Whether some of the text is not shown.
  public var isTruncated: Bool

  /// Creates measures.
  ///
  /// - Parameters:
  ///   - width: The widest line with its indent.
  ///   - height: From the top of the first line to the bottom of the last.
  ///   - firstBaseline: From the top to the first baseline.
  ///   - lastBaseline: From the top to the last baseline.
  ///   - lineCount: The number of lines.
  ///   - isTruncated: Whether some of the text is not shown.
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

  /// The outer measures of a layout.
  ///
  /// - Parameter layout: The lines.
  public init(_ layout: TextLayout) {
    self.init(
      width: layout.width, height: layout.height, firstBaseline: layout.firstBaseline,
      lastBaseline: layout.lastBaseline, lineCount: layout.lines.count,
      isTruncated: layout.isTruncated)
  }
}

extension TextMeasuring {
  /// How far each character moves the pen: as its font has it.
  ///
  /// - Parameter run: The run.
  /// - Returns: Nothing.
  public func advances(of run: TextRun) -> [Double?] { [] }

  /// The size text takes.
  ///
  /// - Parameters:
  ///   - text: The runs and their paragraph style.
  ///   - bounds: The room offered.
  /// - Returns: The size and the baselines of the layout.
  public func measure(_ text: StyledText, in bounds: TextBounds) -> TextMeasurement {
    TextMeasurement(layout(text, in: bounds))
  }
}
