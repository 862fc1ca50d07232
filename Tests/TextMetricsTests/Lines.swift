import TextMetrics

func lines(
  _ text: String, width: Double = .infinity, maximum: Int = 0,
  mode: ParagraphStyle.LineBreakMode = .wordWrapping, font: TextFont = .fixed,
  adjust: (inout ParagraphStyle) -> Void = { _ in }
) -> [String] {
  var paragraph = ParagraphStyle()
  paragraph.lineBreakMode = mode
  adjust(&paragraph)
  let layout = SystemFontMetrics().layout(
    StyledText(text, font: font, paragraph: paragraph),
    in: TextBounds(width: width, maximumLines: maximum))
  let bytes = Array(text.utf8)
  return layout.lines.map { line in
    let all = bytes[line.range]
    guard let cut = line.elision else { return String(decoding: all, as: UTF8.self) }
    return String(decoding: bytes[line.range.lowerBound..<cut.lowerBound], as: UTF8.self) + "…"
      + String(decoding: bytes[cut.upperBound..<line.range.upperBound], as: UTF8.self)
  }
}

extension TextFont {
  static let fixed = TextFont(
    family: .systemMonospaced, pointSize: 10 * 2048 / 1266)
}
