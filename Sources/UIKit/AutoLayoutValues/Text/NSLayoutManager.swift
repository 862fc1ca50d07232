public import Foundation
import TextMetrics

/// A layout manager whose glyphs are UTF-16 units; nothing is cached.
open class NSLayoutManager: NSObject {
  open internal(set) weak var textStorage: NSTextStorage?
  open private(set) var textContainers: [NSTextContainer] = []
  open weak var delegate: (any NSLayoutManagerDelegate)?
  open var usesFontLeading = true

  /// Has no effect: each query lays out the parts it needs.
  open var allowsNonContiguousLayout = false
  open var hasNonContiguousLayout: Bool { false }
  open var showsInvisibleCharacters = false
  open var showsControlCharacters = false

  public override init() {
    super.init()
  }

  open func addTextContainer(_ container: NSTextContainer) {
    container.layoutManager = self
    textContainers.append(container)
  }

  open func removeTextContainer(at index: Int) {
    textContainers.remove(at: index).layoutManager = nil
  }

  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    container.layoutManager = self
    textContainers.insert(container, at: index)
  }

  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  open func ensureLayout(for container: NSTextContainer) {
    guard let delegate else { return }
    let end = fragments(in: container).last.map { NSMaxRange($0.range) } ?? 0
    delegate.layoutManager(
      self, didCompleteLayoutFor: container, atEnd: end >= numberOfGlyphs)
  }

  open func glyphRange(for container: NSTextContainer) -> NSRange {
    let ranges = fragments(in: container).map(\.range)
    guard let first = ranges.first, let last = ranges.last else {
      return NSRange(location: NSNotFound, length: 0)
    }
    return NSRange(location: first.location, length: NSMaxRange(last) - first.location)
  }

  open func usedRect(for container: NSTextContainer) -> CGRect {
    let used = fragments(in: container).map(\.used)
    return used.dropFirst().reduce(used.first ?? .zero) { $0.union($1) }
  }

  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var isEnough = ObjCBool(false)
    for fragment in allFragments() where NSIntersectionRange(fragment.range, glyphRange).length > 0
    {
      // The pointer is valid for the call, as the closure expects.
      unsafe withUnsafeMutablePointer(to: &isEnough) {
        unsafe block(fragment.rect, fragment.used, fragment.container, fragment.range, $0)
      }
      if isEnough.boolValue { return }
    }
  }

  /// An override point that drawing does not call.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    for fragment in allFragments() {
      let range = NSIntersectionRange(fragment.range, glyphsToShow)
      guard range.length > 0, let text = textStorage?.attributedSubstring(from: range) else {
        continue
      }
      let left = x(of: range.location, in: fragment)
      text.draw(at: CGPoint(x: origin.x + left, y: origin.y + fragment.textTop))
    }
  }
}
