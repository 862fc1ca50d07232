import Foundation
import TextMetrics

extension NSLayoutManager {
  struct Fragment {
    let container: NSTextContainer
    var rect: CGRect
    var used: CGRect
    let range: NSRange
    var baseline: CGFloat
    /// The distance from the baseline up to the drawing position of the text.
    let ascent: CGFloat

    var textTop: CGFloat { baseline - ascent }
  }

  func fragments(in container: NSTextContainer) -> [Fragment] {
    allFragments().filter { $0.container === container }
  }

  func allFragments() -> [Fragment] {
    guard let textStorage else { return [] }
    var start = 0
    return textContainers.flatMap { container in
      let rest = textStorage.attributedSubstring(
        from: NSRange(location: start, length: textStorage.length - start))
      let fragments = fragments(of: rest, from: start, in: container)
      start = fragments.last.map { NSMaxRange($0.range) } ?? start
      return fragments
    }
  }

  func paragraphStyle(at glyphIndex: Int) -> NSParagraphStyle {
    guard let textStorage, glyphIndex >= 0, glyphIndex < textStorage.length else {
      return .default
    }
    let style = unsafe textStorage.attribute(
      .paragraphStyle, at: glyphIndex, effectiveRange: nil)
    return style as? NSParagraphStyle ?? .default
  }

  /// A measured line, with offsets in UTF-16 units of the remaining text.
  private struct MeasuredLine {
    let line: TextLayout.Line
    let range: NSRange
  }

  private func fragments(
    of rest: NSAttributedString, from start: Int, in container: NSTextContainer
  ) -> [Fragment] {
    let padding = container.lineFragmentPadding
    let room = container.size.width > 0 ? Double(container.size.width - 2 * padding) : .infinity
    let lines = brokenLines(of: rest, from: start, in: container, room: max(0, room))
    var fragments: [Fragment] = []
    // The downward shift of lines due to changes of the delegate.
    var shift = 0.0
    for (index, measured) in lines.enumerated() {
      let line = measured.line
      let width = line.indent + line.width + 2 * Double(padding)
      let full = room.isFinite ? Double(container.size.width) : width
      let top = line.top + shift
      var fragment = Fragment(
        container: container,
        rect: CGRect(x: 0, y: top, width: full, height: line.height),
        used: CGRect(x: 0, y: top, width: width, height: line.height),
        range: NSRange(
          location: start + measured.range.location, length: measured.range.length),
        baseline: CGFloat(line.baseline + shift), ascent: CGFloat(line.baseline - line.top))
      if let delegate { askToSet(&fragment, delegate) }
      guard container.size.height <= 0 || fragment.rect.maxY <= container.size.height + 1e-3 else {
        break
      }
      fragments.append(fragment)
      guard let delegate, index + 1 < lines.count else { continue }
      let next = lines[index + 1]
      let gap = next.line.top - (line.top + line.height)
      let wanted = self.gap(gap, after: fragment, in: rest, from: start, delegate)
      shift = Double(fragment.rect.maxY) + wanted - next.line.top
    }
    return fragments
  }

  private func askToSet(_ fragment: inout Fragment, _ delegate: any NSLayoutManagerDelegate) {
    var (rect, used) = (fragment.rect, fragment.used)
    var baseline = fragment.baseline - rect.minY
    // The pointers are valid for the call, as the delegate expects.
    let isChanged = unsafe withUnsafeMutablePointer(to: &rect) { rect in
      unsafe withUnsafeMutablePointer(to: &used) { used in
        unsafe withUnsafeMutablePointer(to: &baseline) { baseline in
          unsafe delegate.layoutManager(
            self, shouldSetLineFragmentRect: rect, lineFragmentUsedRect: used,
            baselineOffset: baseline, in: fragment.container, forGlyphRange: fragment.range)
        }
      }
    }
    guard isChanged else { return }
    (fragment.rect, fragment.used, fragment.baseline) = (rect, used, rect.minY + baseline)
  }

  /// Returns the gap after a line, in points; `own` is the text's.
  private func gap(
    _ own: Double, after fragment: Fragment, in rest: NSAttributedString, from start: Int,
    _ delegate: any NSLayoutManagerDelegate
  ) -> Double {
    let last = NSMaxRange(fragment.range) - 1
    let rect = fragment.rect
    let style = paragraphStyle(at: last)
    let endsParagraph = last >= start && isEndOfParagraph(rest, last - start)
    let following = paragraphStyle(at: last + 1)
    let ownBetween =
      endsParagraph ? Double(style.paragraphSpacing + following.paragraphSpacingBefore) : 0
    let ownInside = own - ownBetween
    let leading = ownInside > Double(style.lineSpacing) ? ownInside : 0
    var wanted = max(
      leading,
      Double(
        delegate.layoutManager(
          self, lineSpacingAfterGlyphAt: last, withProposedLineFragmentRect: rect)))
    if endsParagraph {
      wanted += Double(
        delegate.layoutManager(
          self, paragraphSpacingAfterGlyphAt: last, withProposedLineFragmentRect: rect))
      wanted += Double(
        delegate.layoutManager(
          self, paragraphSpacingBeforeGlyphAt: last + 1,
          withProposedLineFragmentRect: rect.offsetBy(dx: 0, dy: rect.height + CGFloat(wanted))))
    }
    return wanted
  }

  private func isEndOfParagraph(_ text: NSAttributedString, _ index: Int) -> Bool {
    let units = text.string.utf16
    let unit = units[units.index(units.startIndex, offsetBy: index)]
    return [0x0A, 0x0D, 0x2029].contains(unit)
  }

  /// Breaks a text into lines; no line ends at a space that the delegate refuses.
  ///
  /// Refused spaces become unbreakable, so their number limits the rounds.
  private func brokenLines(
    of rest: NSAttributedString, from start: Int, in container: NSTextContainer, room: Double
  ) -> [MeasuredLine] {
    var text = rest
    var allowed: Set<Int> = []
    while true {
      let lines = measuredLines(of: text, in: container, room: room)
      guard let delegate else { return lines }
      let units = Array(text.string.utf16)
      let refused = lines.dropFirst().map(\.range.location).filter { end in
        guard units[end - 1] == 0x20, allowed.insert(end).inserted else { return false }
        return !delegate.layoutManager(
          self, shouldBreakLineByWordBeforeCharacterAt: start + end)
      }
      guard !refused.isEmpty else { return lines }
      let joined = NSMutableAttributedString(attributedString: text)
      for end in refused {
        // A no-break space, which has the same width and also a single UTF-16 unit.
        joined.replaceCharacters(in: NSRange(location: end - 1, length: 1), with: "\u{A0}")
      }
      text = joined
    }
  }

  private func measuredLines(
    of text: NSAttributedString, in container: NSTextContainer, room: Double
  ) -> [MeasuredLine] {
    let lines = TextSystem.measurer.layout(
      styled(text, in: container),
      in: TextBounds(width: room, maximumLines: container.maximumNumberOfLines)
    ).lines
    // Line ends are offsets into the UTF-8 of the text.
    let utf8 = text.string.utf8
    func unit(_ offset: Int) -> Int {
      utf8.index(utf8.startIndex, offsetBy: min(offset, utf8.count)).utf16Offset(in: text.string)
    }
    return lines.indices.map { index in
      let from = unit(lines[index].range.lowerBound)
      let end = index + 1 < lines.count ? unit(lines[index + 1].range.lowerBound) : text.length
      return MeasuredLine(
        line: lines[index], range: NSRange(location: from, length: end - from))
    }
  }

  func styled(_ text: NSAttributedString, in container: NSTextContainer) -> StyledText {
    var paragraph = ParagraphStyle()
    paragraph.lineBreakMode = .init(rawValue: container.lineBreakMode.rawValue) ?? .wordWrapping
    var styled = StyledText(
      text, font: TextFont(family: .named("Helvetica"), pointSize: 12), paragraph: paragraph)
    if usesFontLeading { return styled.withFontGaps(by: TextSystem.measurer) }
    for index in styled.runs.indices { styled.runs[index].font.leading = 0 }
    return styled
  }
}
