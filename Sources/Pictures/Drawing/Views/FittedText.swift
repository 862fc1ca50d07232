import TextMetrics

/// The lines of text in a box, as the system would break them.
///
/// Text that is too wide within the error of the tables is condensed (F9.39); too high text loses
/// lines (F9.38).
struct FittedText {
  let layout: TextLayout
  let room: Double

  /// The factors by which text in the system font may exceed the box and still fit.
  private static let systemTolerances = [1.005, 1.01, 1.015, 1.02]
  /// The factors for fonts of which mostly the mean width is known.
  private static let namedTolerances = [1.01, 1.02, 1.03, 1.045, 1.06, 1.08, 1.1, 1.125, 1.15]
  /// The tolerance for narrow boxes, in points, for sizes rounded to different pixels.
  private static let slack = 1.0

  init(
    _ text: StyledText, room: Double, lineLimit: Int, height: Double?,
    by measurer: any TextMeasuring
  ) {
    // The tolerance keeps a width that was rounded to pixels from breaking a line.
    let exact = room + 0.01
    self.room = exact
    func lines(in width: Double, _ limit: Int) -> TextLayout {
      measurer.layout(text, in: TextBounds(width: width, maximumLines: limit))
    }
    func fits(_ layout: TextLayout) -> Bool {
      // A single line is drawn at any height.
      !layout.isTruncated
        && (layout.lines.count < 2 || height.map { layout.height <= $0 + Self.slack } ?? true)
    }
    let natural = lines(in: exact, lineLimit)
    guard text.paragraph.lineBreakMode != .clipping, !fits(natural) else {
      layout = natural
      return
    }
    let isSystem = text.runs.allSatisfy { run in
      if case .named = run.font.family { false } else { true }
    }
    let tolerances = isSystem ? Self.systemTolerances : Self.namedTolerances
    let widths = tolerances.map { exact * $0 } + [exact + Self.slack]
    for width in widths.sorted() {
      let wider = lines(in: width, lineLimit)
      guard fits(wider) else { continue }
      layout = wider
      return
    }
    let whole = natural.lines.count { line in
      height.map { line.top + line.height <= $0 + Self.slack } ?? true
    }
    layout =
      whole < natural.lines.count && natural.lines.count > 1
      ? lines(in: exact, max(1, whole)) : natural
  }

  func squeeze(of line: TextLayout.Line) -> Double {
    let space = room - line.indent
    return line.width > space && space > 0 ? max(space / line.width, 0.5) : 1
  }
}
