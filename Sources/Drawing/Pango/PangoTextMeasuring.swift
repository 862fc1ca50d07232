import Foundation
public import TextMetrics

/// Measures text with the fonts that are installed on this machine.
///
/// Named fonts that are installed are measured by their own outlines. The system font, and named
/// fonts that are not installed, are left to another measurer, which knows Apple's fonts without
/// having them: whatever stands in for them here would be wider or narrower.
public struct PangoTextMeasuring: TextMeasuring {
  /// The measurer of the fonts that are not here; nil measures them in whatever stands in for them.
  public let other: (any TextMeasuring)?

  /// Makes a measurer.
  ///
  /// - Parameter other: The measurer of the fonts that are not here; nil measures them in whatever
  ///   stands in for them.
  public init(other: (any TextMeasuring)? = SystemFontMetrics()) { self.other = other }

  /// The vertical measures of a font.
  ///
  /// - Parameter font: The font.
  /// - Returns: Its measures in points.
  public func metrics(of font: TextFont) -> FontMetrics {
    if let other, !InstalledFonts.has(font) { return other.metrics(of: font) }
    let context = PangoContext()
    let description = PangoFontDescription(Font(font))
    let line = context.lineMetrics(of: description)
    return FontMetrics(
      ascender: line.ascent, descender: -line.descent, leading: font.leading,
      capHeight: inkAscent(of: "H", description, context),
      xHeight: inkAscent(of: "x", description, context))
  }

  private func inkAscent(
    of letter: String, _ font: borrowing PangoFontDescription, _ context: borrowing PangoContext
  ) -> Double {
    PangoTextLayout(measuring: letter, font: font, attributes: PangoAttributes(), context: context)
      .inkAscent
  }

  /// Breaks text into lines.
  ///
  /// - Parameters:
  ///   - text: The runs and their paragraph style.
  ///   - bounds: The room offered.
  /// - Returns: The lines; empty if there is no character.
  /// - Complexity: O(*n*) in the length of the text, shaped by Pango.
  public func layout(_ text: StyledText, in bounds: TextBounds) -> TextLayout {
    if let other, !text.runs.contains(where: { InstalledFonts.has($0.font) }) {
      return other.layout(text, in: bounds)
    }
    guard let first = text.runs.first, text.runs.contains(where: { !$0.text.isEmpty }) else {
      return .empty
    }
    let layout = PangoTextLayout(
      measuring: text.runs.map(\.text).joined(), font: PangoFontDescription(Font(first.font)),
      attributes: attributes(of: text), context: PangoContext())
    let frame = ParagraphFrame(text.paragraph, bounds)
    layout.wrap(frame.wrapping(of: text.paragraph, lineLimit: bounds.maximumLines))
    return LineStack(text, frame).lines(of: layout, limit: bounds.maximumLines)
  }

  /// How far each character of a run moves the pen.
  ///
  /// - Parameter run: The run, without line breaks.
  /// - Returns: Nothing for an installed font, which is drawn as it is; else what the other
  ///   measurer knows.
  public func advances(of run: TextRun) -> [Double?] {
    InstalledFonts.has(run.font) ? [] : other?.advances(of: run) ?? []
  }

  /// The runs' fonts, spaces, offsets and boxes, each for its bytes.
  private func attributes(of text: StyledText) -> PangoAttributes {
    var attributes = PangoAttributes()
    var start = 0
    for run in text.runs {
      let bytes = start..<start + run.text.utf8.count
      start = bytes.upperBound
      let font = Font(run.font)
      attributes.setFont(PangoFontDescription(font), in: bytes)
      attributes.setLetterSpacing(run.kern + SystemFontSpacing.tracking(of: font), in: bytes)
      attributes.setRise(run.baselineOffset, in: bytes)
      if let box = run.attachment {
        attributes.setBox(width: box.width, height: box.height, y: box.y, in: bytes)
      }
    }
    return attributes
  }
}

/// Where the lines of a paragraph begin and end.
struct ParagraphFrame {
  /// What every line is moved in by.
  var indent: Double
  /// What the first line of a paragraph is moved in by beyond that; negative: the others are.
  var hanging: Double
  /// The longest line there may be.
  var width: Double

  /// Takes the indents off the room that is offered.
  init(_ paragraph: ParagraphStyle, _ bounds: TextBounds) {
    indent = min(paragraph.firstLineHeadIndent, paragraph.headIndent)
    hanging = paragraph.firstLineHeadIndent - paragraph.headIndent
    let end = paragraph.tailIndent > 0 ? paragraph.tailIndent : bounds.width + paragraph.tailIndent
    width = max(0, end - indent)
  }

  /// What pango is to break the lines by.
  func wrapping(of paragraph: ParagraphStyle, lineLimit: Int) -> PangoTextLayout.Wrapping {
    let overflow: Text.Overflow =
      switch paragraph.lineBreakMode {
      case .wordWrapping, .charWrapping, .clipping: .clip
      case .truncatingHead: .truncateHead
      case .truncatingMiddle: .truncateMiddle
      case .truncatingTail: .truncateTail
      }
    let isClippedLine = paragraph.lineBreakMode == .clipping && lineLimit == 1
    return PangoTextLayout.Wrapping(
      width: isClippedLine ? .infinity : width, lineLimit: lineLimit,
      breaksAnywhere: paragraph.lineBreakMode == .charWrapping, overflow: overflow,
      indent: hanging)
  }
}
