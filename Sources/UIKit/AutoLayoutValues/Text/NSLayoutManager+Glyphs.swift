public import Foundation
import TextMetrics

// Glyph positions. A glyph is a UTF-16 unit of the text.
extension NSLayoutManager {
  public func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  public func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  /// Returns the same range: a glyph is a UTF-16 unit.
  public func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    // Safe: the caller's pointer has room for a range, as UIKit requires; also below.
    if let actualGlyphRange = unsafe actualGlyphRange {
      unsafe actualGlyphRange.pointee = glyphRange
    }
    return glyphRange
  }

  /// Returns the same range: a glyph is a UTF-16 unit.
  public func glyphRange(
    forCharacterRange charRange: NSRange,
    actualCharacterRange actualCharRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    if let actualCharRange = unsafe actualCharRange { unsafe actualCharRange.pointee = charRange }
    return charRange
  }

  public func glyphRange(
    forBoundingRect bounds: CGRect, in container: NSTextContainer
  ) -> NSRange {
    let ranges = fragments(in: container).filter { $0.rect.overlaps(bounds) }.map(\.range)
    return ranges.dropFirst().reduce(ranges.first ?? NSRange(location: 0, length: 0)) {
      NSUnionRange($0, $1)
    }
  }

  /// Returns the full rectangle of the glyph's line, in points; zero after the end of the text.
  public func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect {
    guard let line = fragment(of: glyphIndex) else { return .zero }
    if let effectiveGlyphRange = unsafe effectiveGlyphRange {
      unsafe effectiveGlyphRange.pointee = line.range
    }
    return line.rect
  }

  /// Returns the rectangle of the glyphs in a line, in container points; zero after the text.
  public func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect {
    guard let line = fragment(of: glyphIndex) else { return .zero }
    if let effectiveGlyphRange = unsafe effectiveGlyphRange {
      unsafe effectiveGlyphRange.pointee = line.range
    }
    return line.used
  }

  /// Returns the glyph's container; nil after the end of the text.
  public func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> NSTextContainer? {
    guard let container = fragment(of: glyphIndex)?.container else { return nil }
    if let effectiveGlyphRange = unsafe effectiveGlyphRange {
      unsafe effectiveGlyphRange.pointee = glyphRange(for: container)
    }
    return container
  }

  /// Returns the glyph's start on the baseline, relative to the line, in points.
  public func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let line = fragment(of: glyphIndex) else { return .zero }
    return CGPoint(x: x(of: glyphIndex, in: line), y: line.baseline - line.rect.minY)
  }

  public func boundingRect(
    forGlyphRange glyphRange: NSRange, in container: NSTextContainer
  ) -> CGRect {
    var parts: [CGRect] = []
    forEachPart(of: glyphRange, in: container) { parts.append($0) }
    return parts.dropFirst().reduce(parts.first ?? .zero) { $0.union($1) }
  }

  /// Enumerates rectangles around the glyphs, line by line; `selectedRange` has no effect.
  public func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var isEnough = ObjCBool(false)
    forEachPart(of: glyphRange, in: textContainer) { rect in
      guard !isEnough.boolValue else { return }
      // The pointer is valid for the call, as the closure expects.
      unsafe withUnsafeMutablePointer(to: &isEnough) { unsafe block(rect, $0) }
    }
  }

  public func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    place(of: point, in: container).index
  }

  /// Returns the glyph nearest to a point; `partialFraction` is the fraction before it, 0 to 1.
  public func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let place = place(of: point, in: container)
    if let partialFraction = unsafe partialFraction { unsafe partialFraction.pointee = place.share }
    return place.index
  }

  /// Returns the character nearest to a point; `partialFraction` is the fraction before it.
  public func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let place = place(of: point, in: container)
    if let partialFraction = unsafe partialFraction { unsafe partialFraction.pointee = place.share }
    return place.index
  }

  /// Returns the fraction of the glyph before the point, from 0 to 1.
  public func fractionOfDistanceThroughGlyph(
    for point: CGPoint, in container: NSTextContainer
  ) -> CGFloat { place(of: point, in: container).share }

  /// Not implemented: truncated glyphs are unknown.
  public func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    NSRange(location: NSNotFound, length: 0)
  }

  public func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) {}
  public func invalidateGlyphs(
    forCharacterRange charRange: NSRange, changeInLength delta: Int,
    actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) {}
  public func invalidateDisplay(forGlyphRange glyphRange: NSRange) {}
  public func invalidateDisplay(forCharacterRange charRange: NSRange) {}
  public func ensureLayout(forCharacterRange charRange: NSRange) {}
  public func ensureLayout(forGlyphRange glyphRange: NSRange) {}
  public func ensureGlyphs(forCharacterRange charRange: NSRange) {}

  private func fragment(of glyph: Int) -> Fragment? {
    allFragments().first { NSLocationInRange(glyph, $0.range) }
  }

  func x(of place: Int, in line: Fragment) -> CGFloat {
    guard let textStorage, NSMaxRange(line.range) <= textStorage.length else { return 0 }
    let whole = textStorage.attributedSubstring(from: line.range)
    let trimmed = whole.string.utf16.count
    let length = min(max(0, place - line.range.location), trimmed)
    let before = whole.attributedSubstring(from: NSRange(location: 0, length: length))
    let width =
      length == 0
      ? 0
      : TextSystem.measurer.measure(styled(before, in: line.container), in: .oneLine).width
    let padding = line.container.lineFragmentPadding
    let all = TextSystem.measurer.measure(styled(whole, in: line.container), in: .oneLine).width
    let indent = max(0, line.used.width - 2 * padding - CGFloat(all))
    return line.used.minX + padding + indent + CGFloat(width)
  }

  private func forEachPart(
    of glyphs: NSRange, in container: NSTextContainer, _ show: (CGRect) -> Void
  ) {
    for line in fragments(in: container) {
      let range = NSIntersectionRange(line.range, glyphs)
      guard range.length > 0 else { continue }
      let (left, right) = (x(of: range.location, in: line), x(of: NSMaxRange(range), in: line))
      show(CGRect(x: left, y: line.rect.minY, width: right - left, height: line.rect.height))
    }
  }

  /// Returns the glyph nearest to a point, in the line at the point's height or the nearest line.
  private func place(
    of point: CGPoint, in container: NSTextContainer
  ) -> (index: Int, share: CGFloat) {
    let lines = fragments(in: container)
    guard let line = lines.first(where: { point.y < $0.rect.maxY }) ?? lines.last else {
      return (0, 0)
    }
    var last = line.range.location
    var left = x(of: last, in: line)
    guard point.x > left else { return (last, 0) }
    for index in line.range.location..<NSMaxRange(line.range) {
      let right = x(of: index + 1, in: line)
      if point.x < right { return (index, (point.x - left) / max(right - left, 1e-9)) }
      (last, left) = (index, right)
    }
    return (last, 1)
  }
}
