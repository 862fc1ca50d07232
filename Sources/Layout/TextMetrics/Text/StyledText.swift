/// Characters with equal attributes, or an attachment.
public struct TextRun: Hashable, Sendable {
  /// The characters; an attachment is one object replacement character (U+FFFC).
  public var text: String

  public var font: TextFont

  /// The extra advance after each character, in points; any value but 0 turns ligatures off.
  public var kern: Double

  /// The distance in points by which the characters are raised.
  public var baselineOffset: Double

  /// The box in place of text; nil for text.
  public var attachment: Attachment?

  /// A box in a line, such as an image, in points.
  public struct Attachment: Hashable, Sendable {
    public var width: Double
    public var height: Double
    /// The distance from the baseline up to the bottom of the box; negative below the baseline.
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

  /// Makes a run for an attachment, whose box sets the line height; `font` sets the leading.
  public init(_ attachment: Attachment, font: TextFont) {
    self.init("\u{FFFC}", font: font)
    self.attachment = attachment
  }
}

/// The style of all paragraphs in a text; lengths are in points.
public struct ParagraphStyle: Hashable, Sendable {
  /// The horizontal alignment; raw values are as in `NSTextAlignment`.
  public enum Alignment: Int, Hashable, Sendable {
    case left
    case center
    case right
    case justified
    /// The leading edge in the writing direction.
    case natural
  }

  /// The treatment of long lines; raw values are as in `NSLineBreakMode`.
  public enum LineBreakMode: Int, Hashable, Sendable {
    case wordWrapping
    case charWrapping
    case clipping
    case truncatingHead
    case truncatingTail
    case truncatingMiddle
  }

  /// The alignment of lines; sizes do not depend on it.
  public var alignment: Alignment = .natural

  /// The wrapping, and the treatment of text that does not fit in the last line.
  public var lineBreakMode: LineBreakMode = .truncatingTail

  /// The space between lines; a font's leading counts if it is larger.
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

  /// The indent of each paragraph's first line.
  public var firstLineHeadIndent: Double = 0

  /// The indent of the other lines in each paragraph.
  public var headIndent: Double = 0

  /// The end of lines: a distance from the leading edge if positive, else from the trailing edge.
  public var tailIndent: Double = 0

  /// Whether lines break only between Korean words; otherwise also between syllables.
  public var keepsHangulWords = true

  /// Makes the style of a label's text: natural alignment, truncation at the tail, no spaces.
  public init() {}
}

/// Text with attributes, as labels and text views show it.
public struct StyledText: Hashable, Sendable {
  /// The runs in reading order; line breaks separate paragraphs.
  public var runs: [TextRun]

  public var paragraph: ParagraphStyle

  public init(runs: [TextRun], paragraph: ParagraphStyle = ParagraphStyle()) {
    self.runs = runs
    self.paragraph = paragraph
  }

  public init(_ text: String, font: TextFont, paragraph: ParagraphStyle = ParagraphStyle()) {
    self.init(runs: [TextRun(text, font: font)], paragraph: paragraph)
  }

  /// Returns the text with the fonts' line gaps, as in text views (F9.49).
  package func withFontGaps(by measurer: some TextMeasuring) -> StyledText {
    var text = self
    for index in text.runs.indices {
      text.runs[index].font.leading = measurer.metrics(of: text.runs[index].font).leading
    }
    return text
  }
}

/// The room for text.
public struct TextBounds: Hashable, Sendable {
  /// The maximum line width in points; infinite by default.
  public var width: Double

  /// The maximum number of lines; 0 sets no limit.
  public var maximumLines: Int

  public init(width: Double = .infinity, maximumLines: Int = 0) {
    self.width = width
    self.maximumLines = maximumLines
  }

  /// A single line of any width.
  public static let oneLine = TextBounds(maximumLines: 1)
}
