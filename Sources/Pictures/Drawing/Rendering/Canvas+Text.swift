import Foundation

extension Canvas {
  /// The factors for condensing letters before text counts as too long.
  ///
  /// A few percent are the difference between fonts and must not cause an ellipsis.
  private static let condensations = [1, 0.98, 0.96, 0.94, 0.92, 0.9]

  /// The largest factor for expanding letters: beyond it, the font is not the cause.
  private static let largestStretch = 1.15

  func draw(_ line: TextLine) {
    guard !line.string.isEmpty, !line.color.isInvisible, line.font.isDrawable, line.width > 0 else {
      return
    }
    // In an SVG, text keeps the ellipsis character, and the browser fits it.
    let line = context.texts == nil ? line.withDottedEllipses : line
    let layout = PangoTextLayout(line.string, font: line.font, context: context)
    let natural = layout.line(0).width
    let stretch = Self.stretch(of: line, natural: natural)
    if line.hasPlaces {
      layout.place(
        line.advances.map { $0.map { Double($0) / stretch } }, of: line.string,
        width: Double(line.width) / stretch)
    }
    context.saving {
      context.translate(x: line.origin.x, y: line.origin.y)
      context.stretch(horizontally: stretch)
      show(0, of: layout, line.string, in: line.font, line.color)
    }
  }

  /// The horizontal scale of the line's letters, in whole percents to share rasterized glyphs.
  private static func stretch(of line: TextLine, natural: Double) -> Double {
    guard natural > 0 else { return 1 }
    let exact = Double(line.width) / natural
    guard line.hasPlaces else { return exact <= largestStretch ? exact : 1 }
    return max(0.01, (min(exact, largestStretch) * 100).rounded() / 100)
  }

  /// Draws a laid-out line at the context's origin, as text in an SVG and as glyphs elsewhere.
  private func show(
    _ index: Int, of layout: borrowing PangoTextLayout, _ string: String, in font: Font,
    _ color: Color
  ) {
    guard let texts = context.texts else {
      context.setColor(color)
      return layout.draw(line: index, with: context)
    }
    let line = layout.line(index)
    let text = VectorText(
      string: layout.shownText(of: string, line: index), font: font, color: color,
      width: line.width, isRightToLeft: line.isRightToLeft)
    context.mark(texts.add(text), box: text.box)
  }

  func draw(_ text: Text) {
    guard text.isDrawable else { return }
    context.saving {
      if text.overflow == .clip { context.clip(to: .rectangle(text.frame)) }
      eachLine(of: text) { line, layout, origin, condensation in
        context.saving {
          context.translate(x: origin.x, y: origin.y)
          context.stretch(horizontally: condensation)
          show(line, of: layout, text.string, in: text.font, text.color)
        }
      }
    }
  }

  func lines(of text: Text) -> [TextLine] {
    guard text.isDrawable else { return [] }
    var lines: [TextLine] = []
    eachLine(of: text) { line, layout, origin, condensation in
      lines.append(
        TextLine(
          layout.shownText(of: text.string, line: line), font: text.font, color: text.color,
          at: origin, width: CGFloat(layout.line(line).width * condensation)))
    }
    return lines
  }

  private func eachLine(
    of text: Text, _ take: (Int, borrowing PangoTextLayout, CGPoint, Double) -> Void
  ) {
    let layout = PangoTextLayout(text.string, font: text.font, context: context)
    let lineHeight = text.lineHeight(in: layout)
    let condensation = fit(layout, text, lineHeight: lineHeight)
    let count = visibleLines(of: layout, text)
    let height = Double(count) * lineHeight
    let top =
      text.verticalAlignment == .top
      ? text.frame.minY : text.frame.minY + max(0, (text.frame.height - height) / 2)
    for line in 0..<count {
      let metrics = layout.line(line)
      let leading = (lineHeight - metrics.ascent - metrics.descent) / 2
      let baseline = top + Double(line) * lineHeight + leading + metrics.ascent
      let room = text.frame.width - metrics.width * condensation
      let share = text.share(ofRoomBefore: metrics)
      take(line, layout, CGPoint(x: text.frame.minX + room * share, y: baseline), condensation)
    }
  }

  /// Breaks the lines with the largest scale that fits, and returns the scale.
  private func fit(
    _ layout: borrowing PangoTextLayout, _ text: Text, lineHeight: Double
  ) -> Double {
    // A multiline label is as high as the lines: a line that does not fit means a different break.
    let lines = max(1, Int((text.frame.height / lineHeight + 0.25).rounded(.down)))
    let limit = text.lineLimit == 0 ? lines : min(lines, text.lineLimit)
    for condensation in Canvas.condensations {
      layout.wrap(
        .init(
          width: text.frame.width / condensation, lineLimit: limit,
          breaksAnywhere: text.breaksAnywhere, overflow: .truncateTail))
      if !layout.isTruncated { return condensation }
    }
    layout.wrap(
      .init(
        width: text.frame.width, lineLimit: limit, breaksAnywhere: text.breaksAnywhere,
        overflow: text.overflow))
    return 1
  }

  private func visibleLines(of layout: borrowing PangoTextLayout, _ text: Text) -> Int {
    text.lineLimit == 0 ? layout.lineCount : min(layout.lineCount, text.lineLimit)
  }
}

extension TextLine {
  fileprivate var hasPlaces: Bool { !advances.isEmpty && advances.count == string.count }

  /// The line with three periods for each ellipsis, which is wider in the replacement font.
  fileprivate var withDottedEllipses: TextLine {
    guard hasPlaces, string.utf8.contains(0xE2), string.contains("\u{2026}") else { return self }
    var line = self
    line.string = ""
    line.advances = []
    for (character, advance) in zip(string, advances) {
      let dots = character == "\u{2026}" ? 3 : 1
      line.string += dots == 3 ? "..." : String(character)
      line.advances += [CGFloat?](repeating: advance.map { $0 / CGFloat(dots) }, count: dots)
    }
    return line
  }
}

extension Font {
  fileprivate var isDrawable: Bool { size > 0 && size.isFinite }
}

extension Text {
  fileprivate var isDrawable: Bool {
    !string.isEmpty && !color.isInvisible && font.isDrawable && frame.width > 0
      && frame.height > 0
  }

  /// The line height: San Francisco's for the system font, the layout's for other fonts.
  fileprivate func lineHeight(in layout: borrowing PangoTextLayout) -> Double {
    if font.family == .system {
      return (SystemFontSpacing.ascent + SystemFontSpacing.descent) * font.size
    }
    let metrics = layout.line(0)
    return max(1, metrics.ascent + metrics.descent)
  }

  fileprivate func share(ofRoomBefore line: PangoTextLayout.Line) -> Double {
    switch alignment {
    case .left: 0
    case .center: 0.5
    case .right: 1
    case .natural: line.isRightToLeft ? 1 : 0
    }
  }
}
