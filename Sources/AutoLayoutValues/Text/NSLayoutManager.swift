public import Foundation
import TextMetrics

/// Asked about lines while they are laid out: by nobody here, since nothing is kept from one
/// question to the next.
public protocol NSLayoutManagerDelegate: NSObjectProtocol {
  /// Points after the line that a glyph is in.
  func layoutManager(
    _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat
  /// Points before the paragraph that a glyph is in.
  func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat
  /// Points after the paragraph that a glyph is in.
  func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat
  /// The layout of a container is done.
  func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool)
  /// The layout is no longer valid.
  func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
}

extension NSLayoutManagerDelegate {
  /// None.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { 0 }
  /// None.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { 0 }
  /// None.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { 0 }
  /// Nothing to do.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool
  ) {}
  /// Nothing to do.
  public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}
}

/// What lays a text out in containers: each takes the lines that fit into it, the next one the
/// rest.
///
/// A glyph is a UTF-16 unit of the text here. Nothing is kept; each question lays the text out that
/// the storage then has.
open class NSLayoutManager: NSObject {
  /// The text.
  open internal(set) weak var textStorage: NSTextStorage?
  /// The room that text is laid out in.
  open private(set) var textContainers: [NSTextContainer] = []
  /// Told of layouts and asked about lines: by nobody here.
  open weak var delegate: (any NSLayoutManagerDelegate)?
  /// Whether lines are as far apart as their fonts say.
  open var usesFontLeading = true

  /// Whether a part may be laid out before what stands above it; every question here lays out
  /// what it needs.
  open var allowsNonContiguousLayout = false
  /// Whether some part is laid out before what stands above it.
  open var hasNonContiguousLayout: Bool { false }
  /// Whether spaces and ends of lines are to be shown; kept.
  open var showsInvisibleCharacters = false
  /// Whether control characters are to be shown; kept.
  open var showsControlCharacters = false

  /// Makes one without a text.
  public override init() {
    super.init()
  }

  /// Adds a container.
  open func addTextContainer(_ container: NSTextContainer) {
    container.layoutManager = self
    textContainers.append(container)
  }

  /// Takes a container away.
  open func removeTextContainer(at index: Int) {
    textContainers.remove(at: index).layoutManager = nil
  }

  /// Puts a container in at a place of the others.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    container.layoutManager = self
    textContainers.insert(container, at: index)
  }

  /// How many glyphs the text has.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  /// Lays a container out; each question does that anyway.
  open func ensureLayout(for container: NSTextContainer) {}

  /// The glyphs in a container.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    let ranges = fragments(in: container).map(\.range)
    guard let first = ranges.first, let last = ranges.last else {
      return NSRange(location: NSNotFound, length: 0)
    }
    return NSRange(location: first.location, length: NSMaxRange(last) - first.location)
  }

  /// The part of a container that its lines take, with the padding at their ends, in points.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    let used = fragments(in: container).map(\.used)
    return used.dropFirst().reduce(used.first ?? .zero) { $0.union($1) }
  }

  /// Shows the lines that glyphs are on, until a closure has seen enough.
  ///
  /// - Parameters:
  ///   - glyphRange: The glyphs.
  ///   - block: Shown a line's rectangle from side to side, the part of it that glyphs take, the
  ///     container, the glyphs, and a flag that ends it.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var isEnough = ObjCBool(false)
    for fragment in allFragments() where NSIntersectionRange(fragment.range, glyphRange).length > 0
    {
      // The pointer is good for the call, as the closure may expect.
      unsafe withUnsafeMutablePointer(to: &isEnough) {
        unsafe block(fragment.rect, fragment.used, fragment.container, fragment.range, $0)
      }
      if isEnough.boolValue { return }
    }
  }

  /// Draws what is behind glyphs; to be overridden, and nothing here draws by it.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
  /// Draws glyphs, with the container's corner at a point of the current context.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    for fragment in allFragments() {
      let range = NSIntersectionRange(fragment.range, glyphsToShow)
      guard range.length > 0, let text = textStorage?.attributedSubstring(from: range) else {
        continue
      }
      let place = boundingRect(forGlyphRange: range, in: fragment.container)
      text.draw(at: CGPoint(x: origin.x + place.minX, y: origin.y + fragment.rect.minY))
    }
  }

  /// A line in its container.
  struct Fragment {
    let container: NSTextContainer
    let rect: CGRect
    let used: CGRect
    let range: NSRange
    /// From the top of the container to the baseline.
    let baseline: CGFloat
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

  private func fragments(
    of rest: NSAttributedString, from start: Int, in container: NSTextContainer
  ) -> [Fragment] {
    let padding = container.lineFragmentPadding
    let room = container.size.width > 0 ? Double(container.size.width - 2 * padding) : .infinity
    let lines = TextSystem.measurer.layout(
      styled(rest, in: container),
      in: TextBounds(width: max(0, room), maximumLines: container.maximumNumberOfLines)
    ).lines
    // Line ends are known as offsets into the UTF-8 of the text.
    let utf8 = rest.string.utf8
    func unit(_ offset: Int) -> Int {
      utf8.index(utf8.startIndex, offsetBy: min(offset, utf8.count)).utf16Offset(in: rest.string)
    }
    var fragments: [Fragment] = []
    for (index, line) in lines.enumerated() {
      let bottom = line.top + line.height
      guard container.size.height <= 0 || bottom <= Double(container.size.height) + 1e-3 else {
        break
      }
      let from = unit(line.range.lowerBound)
      let end = index + 1 < lines.count ? unit(lines[index + 1].range.lowerBound) : rest.length
      let width = line.indent + line.width + 2 * Double(padding)
      let full = room.isFinite ? Double(container.size.width) : width
      fragments.append(
        Fragment(
          container: container,
          rect: CGRect(x: 0, y: line.top, width: full, height: line.height),
          used: CGRect(x: 0, y: line.top, width: width, height: line.height),
          range: NSRange(location: start + from, length: end - from),
          baseline: CGFloat(line.baseline)))
    }
    return fragments
  }

  func styled(_ text: NSAttributedString, in container: NSTextContainer) -> StyledText {
    var paragraph = ParagraphStyle()
    paragraph.lineBreakMode = .init(rawValue: container.lineBreakMode.rawValue) ?? .wordWrapping
    var styled = StyledText(
      text, font: TextFont(family: .named("Helvetica"), pointSize: 12), paragraph: paragraph)
    if !usesFontLeading {
      for index in styled.runs.indices { styled.runs[index].font.leading = 0 }
    }
    return styled
  }
}
