import Testing
import UIKit

@Suite("Layout managers' delegates")
@MainActor
struct LayoutManagerDelegateTests {
  private class Asked: NSObject, NSLayoutManagerDelegate {}

  private final class Spaced: NSObject, NSLayoutManagerDelegate {
    var ends: [Int] = []
    func layoutManager(
      _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
      withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat {
      ends.append(glyphIndex)
      return 10
    }
    func layoutManager(
      _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
      withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { 3 }
    func layoutManager(
      _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
      withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { 4 }
  }

  private final class Joined: NSObject, NSLayoutManagerDelegate {
    func layoutManager(
      _ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int
    ) -> Bool { charIndex != 4 }
  }

  private final class Lowered: NSObject, NSLayoutManagerDelegate {
    var changes = 0
    var layouts: [Bool] = []
    func layoutManager(
      _ layoutManager: NSLayoutManager,
      shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
      lineFragmentUsedRect: UnsafeMutablePointer<CGRect>,
      baselineOffset: UnsafeMutablePointer<CGFloat>, in textContainer: NSTextContainer,
      forGlyphRange glyphRange: NSRange
    ) -> Bool {
      lineFragmentRect.pointee.size.height += 6
      lineFragmentUsedRect.pointee.size.height += 6
      baselineOffset.pointee += 3
      return true
    }
    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) { changes += 1 }
    func layoutManager(
      _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
      atEnd layoutFinishedFlag: Bool
    ) { layouts.append(layoutFinishedFlag) }
  }

  private struct Page {
    let storage: NSTextStorage
    let manager = NSLayoutManager()
    let container: NSTextContainer

    init(_ text: String, _ style: NSParagraphStyle = .default, width: CGFloat, height: CGFloat = 0)
    {
      storage = NSTextStorage(
        string: text, attributes: [.font: UIFont.systemFont(ofSize: 16), .paragraphStyle: style])
      container = NSTextContainer(size: CGSize(width: width, height: height))
      manager.addTextContainer(container)
      storage.addLayoutManager(manager)
    }

    var lines: [CGRect] {
      var rects: [CGRect] = []
      manager.enumerateLineFragments(
        forGlyphRange: NSRange(location: 0, length: storage.length)
      ) { rect, _, _, _, _ in rects.append(rect) }
      return rects
    }
    var texts: [String] {
      var texts: [String] = []
      manager.enumerateLineFragments(
        forGlyphRange: NSRange(location: 0, length: storage.length)
      ) { _, _, _, range, _ in texts.append((storage.string as NSString).substring(with: range)) }
      return texts
    }
  }

  private var style: NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 5
    style.paragraphSpacing = 7
    style.paragraphSpacingBefore = 2
    return style
  }

  @Test("a delegate that implements no method changes nothing")
  func silent() {
    let page = Page("one two three\nfour five six", style, width: 70)
    let lines = page.lines
    #expect(lines.count == 4)
    let delegate = Asked()
    page.manager.delegate = delegate
    #expect(zip(page.lines, lines).allSatisfy { abs($0.minY - $1.minY) < 1e-9 })
    #expect(page.lines.count == lines.count)
  }

  @Test("the delegate sets the space after lines and between paragraphs")
  func spacing() {
    let page = Page("one two three\nfour", style, width: 70)
    let before = page.lines
    #expect(before.count == 3)
    let delegate = Spaced()
    page.manager.delegate = delegate
    let lines = page.lines
    #expect(abs(lines[1].minY - lines[0].maxY - 10) < 1e-9)
    #expect(abs(lines[2].minY - lines[1].maxY - 17) < 1e-9)
    // The text's own spacing: 5 after a line, 7 and 2 between paragraphs.
    #expect(abs(before[1].minY - before[0].maxY - 5) < 1e-9)
    #expect(abs(before[2].minY - before[1].maxY - 14) < 1e-9)
    #expect(delegate.ends == [7, 13])
    #expect(abs(page.manager.usedRect(for: page.container).maxY - lines[2].maxY) < 1e-9)
  }

  @Test("no line ends where the delegate refuses it")
  func words() {
    let page = Page("one two three", width: 70)
    #expect(page.texts == ["one two ", "three"])
    let delegate = Joined()
    let narrow = Page("one two three", width: 50)
    #expect(narrow.texts == ["one ", "two ", "three"])
    narrow.manager.delegate = delegate
    #expect(narrow.texts.first?.hasPrefix("one t") == true)
    page.manager.delegate = delegate
    #expect(page.texts == ["one two ", "three"])
    #expect(page.storage.string == "one two three")
  }

  @Test("a line is as high as the delegate makes it, and the lines below follow")
  func fragments() {
    let page = Page("one two three", width: 70)
    let before = page.lines
    let baseline = page.manager.location(forGlyphAt: 0).y
    let delegate = Lowered()
    page.manager.delegate = delegate
    #expect(abs(page.lines[0].height - before[0].height - 6) < 1e-9)
    #expect(abs(page.lines[1].minY - before[1].minY - 6) < 1e-9)
    #expect(abs(page.manager.location(forGlyphAt: 0).y - baseline - 3) < 1e-9)
    // Two lines of the old height fit, but not of the new one.
    let low = Page("one two three", width: 70, height: before[1].maxY + 1)
    #expect(low.lines.count == 2)
    low.manager.delegate = delegate
    #expect(low.lines.count == 1)
    low.manager.ensureLayout(for: low.container)
    page.manager.ensureLayout(for: page.container)
    #expect(delegate.layouts == [false, true])
  }

  @Test("a change in the text is reported")
  func changes() {
    let page = Page("one", width: 70)
    let delegate = Lowered()
    page.manager.delegate = delegate
    page.storage.edited(
      .editedCharacters, range: NSRange(location: 0, length: 3), changeInLength: 0)
    #expect(delegate.changes == 1)
  }
}
