import Foundation
public import TextMetrics

/// Measures text with the installed fonts; another measurer measures missing fonts.
public struct PangoTextMeasuring: TextMeasuring {
  /// The measurer of missing fonts; nil measures their replacements.
  public let other: (any TextMeasuring)?

  /// Makes a measurer; missing fonts get the metrics of Apple's fonts by default.
  public init(other: (any TextMeasuring)? = SystemFontMetrics()) { self.other = other }

  /// The font's metrics, in points; the descender is negative.
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
  /// - Complexity: O(*n*) in the length of the text.
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

  /// The advance of each character; empty for an installed font.
  public func advances(of run: TextRun) -> [Double?] {
    InstalledFonts.has(run.font) ? [] : other?.advances(of: run) ?? []
  }

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

struct ParagraphFrame {
  var indent: Double
  /// The additional indent of the paragraph's first line; a negative value indents the other lines.
  var hanging: Double
  var width: Double

  init(_ paragraph: ParagraphStyle, _ bounds: TextBounds) {
    indent = min(paragraph.firstLineHeadIndent, paragraph.headIndent)
    hanging = paragraph.firstLineHeadIndent - paragraph.headIndent
    let end = paragraph.tailIndent > 0 ? paragraph.tailIndent : bounds.width + paragraph.tailIndent
    width = max(0, end - indent)
  }

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
