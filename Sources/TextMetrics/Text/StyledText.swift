/// A stretch of text in one font, or an attachment.
public struct TextRun: Hashable, Sendable {
  /// The characters; one object replacement character (U+FFFC) stands for an attachment.
  public var text: String

  /// The font.
  public var font: TextFont

  /// Points added after every character.
  public var kern: Double

  /// Points by which the run stands above the baseline.
  public var baselineOffset: Double

  /// The box that stands in place of the text, if the run is an attachment.
  public var attachment: Attachment?

  /// A box that takes part in a line.
  public struct Attachment: Hashable, Sendable {
    /// Width in points.
    public var width: Double
    /// Height in points.
    public var height: Double
    /// From the baseline up to the bottom of the box; negative reaches below the baseline.
    public var y: Double

    /// Creates a box.
    ///
    /// - Parameters:
    ///   - width: Width in points.
    ///   - height: Height in points.
    ///   - y: From the baseline up to the bottom of the box.
    public init(width: Double, height: Double, y: Double = 0) {
      self.width = width
      self.height = height
      self.y = y
    }
  }

  /// Creates a run of text.
  ///
  /// - Parameters:
  ///   - text: The characters.
  ///   - font: The font.
  ///   - kern: Points added after every character.
  ///   - baselineOffset: Points by which the run stands above the baseline.
  public init(_ text: String, font: TextFont, kern: Double = 0, baselineOffset: Double = 0) {
    self.text = text
    self.font = font
    self.kern = kern
    self.baselineOffset = baselineOffset
  }

  /// Creates an attachment.
  ///
  /// - Parameters:
  ///   - attachment: The box.
  ///   - font: The font whose line the box stands in.
  public init(_ attachment: Attachment, font: TextFont) {
    self.init("\u{FFFC}", font: font)
    self.attachment = attachment
  }
}

/// What a paragraph asks of its lines; lengths in points.
public struct ParagraphStyle: Hashable, Sendable {
  /// Where lines stand in the width offered.
  public enum Alignment: Int, Hashable, Sendable {
    /// At the left edge.
    case left
    /// In the middle.
    case center
    /// At the right edge.
    case right
    /// Both edges, the last line at its natural one.
    case justified
    /// At the edge where the writing begins.
    case natural
  }

  /// What happens to text that is wider than the width offered; the order is `NSLineBreakMode`'s.
  public enum LineBreakMode: Int, Hashable, Sendable {
    /// Lines break between words.
    case wordWrapping
    /// Lines break between characters.
    case charWrapping
    /// Text past the last line is cut off.
    case clipping
    /// The last line loses its beginning.
    case truncatingHead
    /// The last line loses its end.
    case truncatingTail
    /// The last line loses its middle.
    case truncatingMiddle
  }

  /// Where lines stand in the width offered.
  public var alignment: Alignment = .natural

  /// What happens to text that is too wide.
  public var lineBreakMode: LineBreakMode = .truncatingTail

  /// Points between two lines, beyond the fonts' own.
  public var lineSpacing: Double = 0

  /// A factor on the natural line height; 0 means 1.
  public var lineHeightMultiple: Double = 0

  /// The least line height; 0 sets no limit.
  public var minimumLineHeight: Double = 0

  /// The greatest line height; 0 sets no limit.
  public var maximumLineHeight: Double = 0

  /// Points after a paragraph that another follows.
  public var paragraphSpacing: Double = 0

  /// Points before a paragraph that follows another.
  public var paragraphSpacingBefore: Double = 0

  /// Points by which a paragraph's first line is moved in.
  public var firstLineHeadIndent: Double = 0

  /// Points by which the other lines are moved in.
  public var headIndent: Double = 0

  /// Where lines end: a distance from the leading edge if positive, from the trailing edge if not.
  public var tailIndent: Double = 0

  /// Whether Hangul breaks between words (iOS 14 and later) and not between syllables.
  public var keepsHangulWords = true

  /// The style of a label.
  public init() {}
}

/// Text ready to be measured: runs in one paragraph style.
public struct StyledText: Hashable, Sendable {
  /// The runs, in reading order.
  public var runs: [TextRun]

  /// The paragraph style of all lines.
  public var paragraph: ParagraphStyle

  /// Creates text of several runs.
  ///
  /// - Parameters:
  ///   - runs: The runs, in reading order.
  ///   - paragraph: The paragraph style of all lines.
  public init(runs: [TextRun], paragraph: ParagraphStyle = ParagraphStyle()) {
    self.runs = runs
    self.paragraph = paragraph
  }

  /// Creates text in one font.
  ///
  /// - Parameters:
  ///   - text: The characters.
  ///   - font: The font.
  ///   - paragraph: The paragraph style of all lines.
  public init(_ text: String, font: TextFont, paragraph: ParagraphStyle = ParagraphStyle()) {
    self.init(runs: [TextRun(text, font: font)], paragraph: paragraph)
  }

  /// The text with the gaps that its fonts ask for between lines: text views count them, labels do
  /// not (F9.49).
  ///
  /// - Parameter measurer: Who knows the fonts.
  /// - Returns: The text with fonts whose leading is the gap, or a text style's.
  /// - Complexity: O(*n*) in the number of runs.
  package func withFontGaps(by measurer: some TextMeasuring) -> StyledText {
    var text = self
    for index in text.runs.indices {
      text.runs[index].font.leading = measurer.metrics(of: text.runs[index].font).leading
    }
    return text
  }
}

/// The room that text is offered.
public struct TextBounds: Hashable, Sendable {
  /// The width in points; infinite offers as much as the text likes.
  public var width: Double

  /// The greatest number of lines; 0 sets no limit.
  public var maximumLines: Int

  /// Creates bounds.
  ///
  /// - Parameters:
  ///   - width: The width in points.
  ///   - maximumLines: The greatest number of lines; 0 sets no limit.
  public init(width: Double = .infinity, maximumLines: Int = 0) {
    self.width = width
    self.maximumLines = maximumLines
  }

  /// One line of any width.
  public static let oneLine = TextBounds(maximumLines: 1)
}
