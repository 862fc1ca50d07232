import TextMetrics

struct LineStack {
  private let paragraph: ParagraphStyle
  private let frame: ParagraphFrame
  private let leading: Double
  private let length: Int

  init(_ text: StyledText, _ frame: ParagraphFrame) {
    paragraph = text.paragraph
    self.frame = frame
    leading = text.runs.map(\.font.leading).max() ?? 0
    length = text.runs.reduce(0) { $0 + $1.text.utf8.count }
  }

  /// The lines with their unrounded positions; a limit of 0 means unlimited.
  func lines(of layout: borrowing PangoTextLayout, limit: Int) -> TextLayout {
    let count = limit == 0 ? layout.lineCount : min(limit, layout.lineCount)
    var result = TextLayout.empty
    var top = 0.0
    var isCut = false
    for index in 0..<count {
      let line = layout.line(index)
      if index > 0 { top += spacing(beforeParagraph: line.beginsParagraph) }
      let height = height(of: line)
      // Extra line height is added above the letters.
      let baseline = top + height - line.descent
      let indent =
        frame.indent + (line.beginsParagraph ? max(0, frame.hanging) : max(0, -frame.hanging))
      let width = min(line.width, frame.width)
      isCut = isCut || line.width > frame.width + 0.01
      result.lines.append(
        TextLayout.Line(
          range: line.range, elision: nil, indent: indent, width: width, top: top, height: height,
          baseline: baseline))
      result.width = max(result.width, indent + width)
      top += height
      result.height = top
    }
    result.isTruncated = isCut || layout.isTruncated || layout.lineCount > count
    return result
  }

  private func spacing(beforeParagraph isNew: Bool) -> Double {
    let lines = max(paragraph.lineSpacing, leading)
    return isNew
      ? lines + paragraph.paragraphSpacing + paragraph.paragraphSpacingBefore : lines
  }

  private func height(of line: PangoTextLayout.Line) -> Double {
    let multiple = paragraph.lineHeightMultiple > 0 ? paragraph.lineHeightMultiple : 1
    let height = max((line.ascent + line.descent) * multiple, paragraph.minimumLineHeight)
    return paragraph.maximumLineHeight > 0 ? min(height, paragraph.maximumLineHeight) : height
  }
}
