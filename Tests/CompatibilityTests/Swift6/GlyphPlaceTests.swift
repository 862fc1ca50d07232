import Foundation
import Testing
import UIKit

@MainActor @Suite("Places of glyphs")
struct GlyphPlaceTests {
  private let font = UIFont.systemFont(ofSize: 20)

  private func laidOut(
    _ text: String, width: CGFloat
  ) -> (manager: NSLayoutManager, container: NSTextContainer, storage: NSTextStorage) {
    let storage = NSTextStorage(string: text, attributes: [.font: font])
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: width, height: 1000))
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    return (manager, container, storage)
  }

  @Test("a word's rectangle begins where the text before it ends")
  func rectangles() {
    let text = laidOut("tap here now", width: 400)
    let before = ("tap " as NSString).size(withAttributes: [.font: font]).width
    let word = ("here" as NSString).size(withAttributes: [.font: font]).width
    let rect = text.manager.boundingRect(
      forGlyphRange: NSRange(location: 4, length: 4), in: text.container)
    #expect(abs(rect.minX - before) < 1 && abs(rect.width - word) < 1)
    #expect(rect.minY == 0 && rect.height > 20)
    #expect(abs(text.manager.location(forGlyphAt: 4).x - rect.minX) < 1e-9)
  }

  @Test("the character under a point is found, on each line")
  func characters() {
    let text = laidOut("one two three four five six", width: 90)
    let manager = text.manager
    var lines: [NSRange] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 27)) {
      _, _, _, range, _ in lines.append(range)
    }
    #expect(lines.count > 2)
    for line in lines {
      for index in line.location..<(NSMaxRange(line) - 1) {
        let rect = manager.boundingRect(
          forGlyphRange: NSRange(location: index, length: 1), in: text.container)
        guard rect.width > 0 else { continue }
        let middle = CGPoint(x: rect.midX, y: rect.midY)
        let found = unsafe manager.characterIndex(
          for: middle, in: text.container, fractionOfDistanceBetweenInsertionPoints: nil)
        #expect(found == index, "\(index) of \(line)")
        #expect(
          abs(manager.fractionOfDistanceThroughGlyph(for: middle, in: text.container) - 0.5) < 0.01)
      }
    }
    var range = NSRange(location: 0, length: 0)
    let rect = unsafe manager.lineFragmentRect(
      forGlyphAt: lines[1].location, effectiveRange: &range)
    #expect(range == lines[1] && rect.minY > 0 && rect.width == 90)
    let behind = CGPoint(x: 80, y: 900)
    #expect(manager.glyphIndex(for: behind, in: text.container) == 26)
  }

  @Test("changes in a text are reported together")
  func editing() {
    final class Listener: NSObject, NSTextStorageDelegate {
      var told: [(NSTextStorage.EditActions, NSRange, Int)] = []
      func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
      ) { told.append((editedMask, editedRange, delta)) }
    }
    let storage = NSTextStorage(string: "abc")
    let listener = Listener()
    storage.delegate = listener
    storage.beginEditing()
    storage.edited(.editedCharacters, range: NSRange(location: 0, length: 1), changeInLength: 2)
    storage.edited(.editedAttributes, range: NSRange(location: 4, length: 1), changeInLength: 0)
    #expect(listener.told.isEmpty)
    storage.endEditing()
    #expect(listener.told.count == 1)
    #expect(listener.told.first?.0 == [.editedAttributes, .editedCharacters])
    #expect(listener.told.first?.1 == NSRange(location: 0, length: 5))
    #expect(listener.told.first?.2 == 2)
  }
}
