public struct TextRun: Hashable, Sendable {
  /// The characters; an attachment is one object replacement character (U+FFFC).
  public var text: String

  public var font: TextFont

  public var kern: Double

  public var baselineOffset: Double

  public var attachment: Attachment?

  public struct Attachment: Hashable, Sendable {
    public var width: Double
    public var height: Double
    public var y: Double

    public init(width: Double, height: Double, y: Double = 0) {
      self.width = width
      self.height = height
      self.y = y
    }
  }

  public init(_ text: String, font: TextFont, kern: Double = 0, baselineOffset: Double = 0) {
    self.text = text
    self.font = font
    self.kern = kern
    self.baselineOffset = baselineOffset
  }

  public init(_ attachment: Attachment, font: TextFont) {
    self.init("\u{FFFC}", font: font)
    self.attachment = attachment
  }
}

public struct ParagraphStyle: Hashable, Sendable {
  public enum Alignment: Int, Hashable, Sendable {
    case left
    case center
    case right
    case justified
    /// The leading edge in the writing direction.
    case natural
  }

  public enum LineBreakMode: Int, Hashable, Sendable {
    case wordWrapping
    case charWrapping
    case clipping
    case truncatingHead
    case truncatingTail
    case truncatingMiddle
  }

  public var alignment: Alignment = .natural

  public var lineBreakMode: LineBreakMode = .truncatingTail

  public var lineSpacing: Double = 0

  /// The factor on the natural line height; 0 means 1.
  public var lineHeightMultiple: Double = 0

  /// The minimum line height; 0 sets no limit.
  public var minimumLineHeight: Double = 0

  /// The maximum line height; 0 sets no limit.
  public var maximumLineHeight: Double = 0

  /// The space after each paragraph except the last.
  public var paragraphSpacing: Double = 0

  /// The space before each paragraph except the first.
  public var paragraphSpacingBefore: Double = 0

  public var firstLineHeadIndent: Double = 0

  public var headIndent: Double = 0

  /// The end of lines: a distance from the leading edge if positive, else from the trailing edge.
  public var tailIndent: Double = 0

  public var keepsHangulWords = true

  public init() {}
}

public struct StyledText: Hashable, Sendable {
  public var runs: [TextRun]

  public var paragraph: ParagraphStyle

  public init(runs: [TextRun], paragraph: ParagraphStyle = ParagraphStyle()) {
    self.runs = runs
    self.paragraph = paragraph
  }

  public init(_ text: String, font: TextFont, paragraph: ParagraphStyle = ParagraphStyle()) {
    self.init(runs: [TextRun(text, font: font)], paragraph: paragraph)
  }

  /// Returns the text with the line gaps of its fonts, as in text views (F9.49).
  package func withFontGaps(by measurer: some TextMeasuring) -> StyledText {
    var text = self
    for index in text.runs.indices {
      text.runs[index].font.leading = measurer.metrics(of: text.runs[index].font).leading
    }
    return text
  }
}

public struct TextBounds: Hashable, Sendable {
  public var width: Double

  public var maximumLines: Int

  public init(width: Double = .infinity, maximumLines: Int = 0) {
    self.width = width
    self.maximumLines = maximumLines
  }

  public static let oneLine = TextBounds(maximumLines: 1)
}
