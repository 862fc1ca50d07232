struct LineFitter {
  let clusters: ContiguousArray<Cluster>
  let runs: ContiguousArray<RunMeasures>
  let paragraph: ParagraphStyle
  let bounds: TextBounds

  private static let tolerance = 1e-3

  private(set) var lines: [TextLayout.Line] = []
  private(set) var isTruncated = false
  private var y = 0.0
  private var widest = 0.0

  init(clusters: ClusterBuilder, paragraph: ParagraphStyle, bounds: TextBounds) {
    self.clusters = clusters.clusters
    runs = clusters.runs
    self.paragraph = paragraph
    self.bounds = bounds
  }

  /// Breaks the text into lines.
  consuming func layout() -> TextLayout {
    guard !clusters.isEmpty else { return .empty }
    breakIntoLines()
    let height = lines.last.map { $0.top + $0.height } ?? 0
    return TextLayout(lines: lines, width: widest, height: height, isTruncated: isTruncated)
  }

  private mutating func breakIntoLines() {
    var start = 0
    while start < clusters.count {
      let end = clusters[start...].firstIndex { $0.breakClass == .mandatory } ?? clusters.count
      let isLast = end >= clusters.count - 1
      guard fit(paragraphFrom: start, to: end, isLast: isLast), end < clusters.count,
        hasRoomForAnotherLine
      else { return }
      start = end + 1
      y += paragraph.paragraphSpacing + paragraph.paragraphSpacingBefore
    }
    appendLine(
      start: clusters.count, end: clusters.count, hangingFrom: clusters.count, width: 0, indent: 0)
  }

  private var hasRoomForAnotherLine: Bool {
    bounds.maximumLines == 0 || lines.count < bounds.maximumLines
  }

  private mutating func fit(paragraphFrom first: Int, to end: Int, isLast: Bool) -> Bool {
    var start = first
    repeat {
      let indent = start == first ? paragraph.firstLineHeadIndent : paragraph.headIndent
      let limit = availableWidth(indent: indent)
      let isFinalLine = bounds.maximumLines > 0 && lines.count == bounds.maximumLines - 1
      let line = nextLine(from: start, to: end, limit: limit)
      if isFinalLine, line.next < end || !isLast {
        isTruncated = true
        appendTruncated(from: start, to: end, fitted: line, limit: limit, indent: indent)
        return false
      }
      appendLine(
        start: start, end: line.end, hangingFrom: line.visibleEnd, width: line.width,
        indent: indent)
      widest = max(widest, indent + line.spread)
      start = line.next
    } while start < end
    return true
  }

  private func availableWidth(indent: Double) -> Double {
    let tail = paragraph.tailIndent
    let edge = tail > 0 ? min(bounds.width, tail) : bounds.width + tail
    return max(0, edge - indent)
  }

  /// A line that fits; `spread` includes trailing spaces, as far as they fit.
  struct Fitted {
    var end: Int
    var visibleEnd: Int
    var next: Int
    var width: Double
    var spread: Double
  }

  private func nextLine(from start: Int, to end: Int, limit: Double) -> Fitted {
    let breaksAnywhere = paragraph.lineBreakMode == .charWrapping
    var width = 0.0
    var (inkWidth, inkEnd) = (0.0, start)
    var opportunity: Fitted?
    var lastInk = end - 1
    while breaksAnywhere, lastInk >= start, clusters[lastInk].breakClass == .space { lastInk -= 1 }
    for index in start..<end {
      let cluster = clusters[index]
      let isSpace = cluster.breakClass == .space
      if index > start, breaksAnywhere || !isSpace && allowsBreak(before: index, from: start) {
        opportunity = Fitted(
          end: index, visibleEnd: inkEnd, next: index, width: inkWidth,
          spread: max(inkWidth, min(width, limit)))
      }
      width += cluster.advance
      // In lines by characters a space that does not fit begins the next line (F9.56).
      guard !isSpace || breaksAnywhere && index < lastInk else { continue }
      if width > limit + Self.tolerance, index > start {
        // A word longer than the line breaks between characters.
        return opportunity
          ?? Fitted(
            end: index, visibleEnd: inkEnd, next: index, width: inkWidth, spread: inkWidth)
      }
      if !isSpace { (inkWidth, inkEnd) = (width, index + 1) }
    }
    // Spaces at the paragraph's end count as far as they fit.
    let spread = max(inkWidth, min(width, limit))
    return Fitted(end: end, visibleEnd: end, next: end, width: spread, spread: spread)
  }

  private func allowsBreak(before index: Int, from start: Int) -> Bool {
    var before = index - 1
    guard clusters[before].breakClass == .space else {
      return LineBreakRules.allowsBreak(
        clusters[before].breakClass, clusters[index].breakClass)
    }
    while before > start, clusters[before].breakClass == .space { before -= 1 }
    return LineBreakRules.allowsBreakAcrossSpaces(
      clusters[before].breakClass, clusters[index].breakClass)
  }

  private mutating func appendTruncated(
    from start: Int, to end: Int, fitted: Fitted, limit: Double, indent: Double
  ) {
    switch paragraph.lineBreakMode {
    case .wordWrapping, .charWrapping:
      appendLine(
        start: start, end: fitted.end, hangingFrom: fitted.visibleEnd, width: fitted.width,
        indent: indent)
    case .clipping:
      let natural = clusters[start..<end].reduce(0) { $0 + $1.advance }
      appendLine(
        start: start, end: end, hangingFrom: end, width: min(natural, limit), indent: indent)
    case .truncatingTail, .truncatingHead, .truncatingMiddle:
      let cut = Truncation.cut(
        clusters[start..<end], ellipsis: ellipsisWidth(at: min(start, clusters.count - 1)),
        limit: limit, mode: paragraph.lineBreakMode)
      appendLine(
        start: start, end: end, hangingFrom: end, width: cut.width, indent: indent)
      // A line that is cut counts as the whole room, not as the letters that are left (F9.56).
      if fitted.next < end, limit < .infinity { widest = max(widest, indent + limit) }
      let elided = offset(cut.elided.lowerBound)..<offset(cut.elided.upperBound)
      lines[lines.count - 1].elision = elided
    }
  }

  private func ellipsisWidth(at index: Int) -> Double { runs[Int(clusters[index].run)].ellipsis }

  private func offset(_ index: Int) -> Int {
    index < clusters.count ? Int(clusters[index].start) : Int(clusters[clusters.count - 1].end)
  }

  private mutating func appendLine(
    start: Int, end: Int, hangingFrom visibleEnd: Int, width: Double, indent: Double
  ) {
    var (ascent, descent, leading) = (0.0, 0.0, 0.0)
    // An empty line has the line break's height.
    let heightRange =
      start < end
      ? start..<end : min(start, clusters.count - 1)..<min(start, clusters.count - 1) + 1
    var lastRun: Int32 = -1
    for cluster in clusters[heightRange] where cluster.run != lastRun {
      lastRun = cluster.run
      let run = runs[Int(lastRun)]
      ascent = max(ascent, run.ascent)
      descent = max(descent, run.descent)
      leading = max(leading, run.leading)
    }
    let height = lineHeight(ascent + descent)
    let range =
      offset(start)..<(visibleEnd > start ? Int(clusters[visibleEnd - 1].end) : offset(start))
    lines.append(
      TextLayout.Line(
        range: range, elision: nil, indent: indent, width: width, top: y, height: height,
        baseline: y + height - descent))
    widest = max(widest, indent + width)
    // The leading is part of the requested line spacing.
    y += height + max(leading, paragraph.lineSpacing)
  }

  /// Returns the line height for a natural height; extra space goes above the text.
  private func lineHeight(_ natural: Double) -> Double {
    var height = paragraph.lineHeightMultiple > 0 ? natural * paragraph.lineHeightMultiple : natural
    if paragraph.maximumLineHeight > 0 { height = min(height, paragraph.maximumLineHeight) }
    return max(height, paragraph.minimumLineHeight)
  }
}
