import Foundation

extension Canvas {
  /// How much narrower letters may be drawn before text counts as too long for its box.
  ///
  /// The font that is drawn only stands in for the one that the layout was measured with. A few per
  /// cent of width are the difference between the two, not a fault of the layout, and must not show
  /// as an ellipsis.
  private static let condensations = [1, 0.98, 0.96, 0.94, 0.92, 0.9]

  /// How much wider letters may be drawn to fill the width that layout found.
  ///
  /// Beyond that something else than the font is different, and stretched letters would hide it.
  private static let largestStretch = 1.15

  /// Draws a line at its place, as wide as it was laid out.
  func draw(_ line: TextLine) {
    guard !line.string.isEmpty, !line.color.isInvisible, line.font.isDrawable, line.width > 0 else {
      return
    }
    // Text that stays text keeps its ellipsis, and is made to fit by what shows it.
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

  /// How much wider the letters of a line are drawn than they are.
  ///
  /// Where each letter has a place of its own, whole per cent do: lines of one stretch share the
  /// pixels of their letters, which saves most of the time of drawing them.
  private static func stretch(of line: TextLine, natural: Double) -> Double {
    guard natural > 0 else { return 1 }
    let exact = Double(line.width) / natural
    guard line.hasPlaces else { return exact <= largestStretch ? exact : 1 }
    return max(0.01, (min(exact, largestStretch) * 100).rounded() / 100)
  }

  /// Draws a line of a layout at the pen's origin.
  ///
  /// Vector pictures for browsers get text, not the outlines of letters.
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

  /// Draws text in its box.
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

  /// The lines of a text in its box, at their places.
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

  /// Breaks a text into lines, and says of each where its baseline begins and how much narrower it
  /// is drawn.
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

  /// Breaks the lines, with letters as wide as possible, and returns how wide.
  private func fit(
    _ layout: borrowing PangoTextLayout, _ text: Text, lineHeight: Double
  ) -> Double {
    // A label of several lines is as high as its lines: a box one line too low means another break.
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

  /// How many lines to draw; a text that is clipped may have more lines than there may be.
  private func visibleLines(of layout: borrowing PangoTextLayout, _ text: Text) -> Int {
    text.lineLimit == 0 ? layout.lineCount : min(layout.lineCount, text.lineLimit)
  }
}

extension TextLine {
  /// Whether it is known where each letter stands.
  fileprivate var hasPlaces: Bool { !advances.isEmpty && advances.count == string.count }

  /// The line with three full stops in place of each ellipsis, where letters have places.
  ///
  /// The system's ellipsis is narrower than that of the font that stands in, which would lie over
  /// the letters beside it; full stops can be as near to each other as the system's dots are.
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
  /// Whether there is anything to be seen of it.
  fileprivate var isDrawable: Bool { size > 0 && size.isFinite }
}

extension Text {
  /// Whether there is anything to be seen of it.
  fileprivate var isDrawable: Bool {
    !string.isEmpty && !color.isInvisible && font.isDrawable && frame.width > 0
      && frame.height > 0
  }

  /// The height of a line: San Francisco's for the system font, the font's own for others.
  fileprivate func lineHeight(in layout: borrowing PangoTextLayout) -> Double {
    if font.family == .system {
      return (SystemFontSpacing.ascent + SystemFontSpacing.descent) * font.size
    }
    let metrics = layout.line(0)
    return max(1, metrics.ascent + metrics.descent)
  }

  /// How much of the room that a line leaves stands before it, 0…1.
  fileprivate func share(ofRoomBefore line: PangoTextLayout.Line) -> Double {
    switch alignment {
    case .left: 0
    case .center: 0.5
    case .right: 1
    case .natural: line.isRightToLeft ? 1 : 0
    }
  }
}
