import TextMetrics

/// Lines of a text in a box, as the system would show them there.
///
/// The system decides with the widths of its own letters; here they come from tables, and a box may
/// come from another release than the tables. So text that is too wide by no more than the tables
/// may be wrong is drawn narrower and not cut (F9.39). Text that is too high loses lines (F9.38).
struct FittedText {
  /// The lines; some may be wider than the room.
  let layout: TextLayout
  /// The width of the box.
  let room: Double

  /// How much wider than its box text may be and still count as fitting, in the system's font.
  private static let systemTolerances = [1.005, 1.01, 1.015, 1.02]
  /// The same in fonts of which mostly the mean width is known.
  private static let namedTolerances = [1.01, 1.02, 1.03, 1.045, 1.06, 1.08, 1.1, 1.125, 1.15]
  /// The same for narrow boxes, in points: sizes that were rounded to pixels, and to other ones.
  private static let slack = 1.0

  /// Breaks text into lines.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - room: The width of the box, in points.
  ///   - lineLimit: The most lines there may be; 0 means any number.
  ///   - height: The height that they must not exceed; nil for none.
  ///   - measurer: Who breaks them.
  init(
    _ text: StyledText, room: Double, lineLimit: Int, height: Double?,
    by measurer: any TextMeasuring
  ) {
    // A little more room, so that a width that was rounded to pixels does not break a line.
    let exact = room + 0.01
    self.room = exact
    func lines(in width: Double, _ limit: Int) -> TextLayout {
      measurer.layout(text, in: TextBounds(width: width, maximumLines: limit))
    }
    func fits(_ layout: TextLayout) -> Bool {
      // One line is drawn however low the box is.
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

  /// How much narrower a line is drawn than it is, 1 for not at all.
  func squeeze(of line: TextLayout.Line) -> Double {
    let space = room - line.indent
    return line.width > space && space > 0 ? max(space / line.width, 0.5) : 1
  }
}
