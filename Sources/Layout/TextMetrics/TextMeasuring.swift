#if hasFeature(Embedded)
/// Classes usable on any thread: Embedded Swift supports existentials of classes only.
public typealias TextMeasurerBase = AnyObject & Sendable
#else
/// Types usable on any thread.
public typealias TextMeasurerBase = Sendable
#endif

/// The interface between layout and fonts, in points, not rounded.
public protocol TextMeasuring: TextMeasurerBase {
  func metrics(of font: TextFont) -> FontMetrics

  func layout(_ text: StyledText, in bounds: TextBounds) -> TextLayout

  func measure(_ text: StyledText, in bounds: TextBounds) -> TextMeasurement

  /// Returns one advance in points per character, with kerning and the run's own kern.
  ///
  /// They are nil for estimates. Empty if the characters have the advances of their font.
  func advances(of run: TextRun) -> [Double?]
}

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
  public func advances(of run: TextRun) -> [Double?] { [] }

  public func measure(_ text: StyledText, in bounds: TextBounds) -> TextMeasurement {
    TextMeasurement(layout(text, in: bounds))
  }
}
