import AutoLayout
import Foundation
import Testing

@Suite("Names that apps use besides their layout")
@MainActor
struct LateNamesTests {
  @Test("a header's secondary text is below the title")
  func header() throws {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.frame = CGRect(x: 0, y: 0, width: 390, height: 60)
    let title = try #require(header.textLabel)
    title.text = "Title"
    let alone = header.systemLayoutSizeFitting(CGSize(width: 390, height: 0)).height
    let detail = try #require(header.detailTextLabel)
    detail.text = "Detail"
    header.layoutIfNeeded()
    #expect(detail.frame.minY == title.frame.maxY)
    #expect(detail.frame.minX == title.frame.minX)
    let both = header.systemLayoutSizeFitting(CGSize(width: 390, height: 0)).height
    #expect(both == alone + detail.frame.height)
  }

  @Test("a paragraph keeps the hyphenation factor")
  func hyphenation() throws {
    let style = NSMutableParagraphStyle()
    #expect(style.hyphenationFactor == 0)
    style.hyphenationFactor = 0.5
    let copy = try #require(style.copy() as? NSParagraphStyle)
    #expect(copy.hyphenationFactor == 0.5)
    #expect(copy != NSParagraphStyle())
  }

  @Test("a text view is edited through UITextInput, and nothing has the focus")
  func input() throws {
    let view = UITextView()
    let input: any UITextInput = view
    input.insertText("two words")
    #expect(view.text == "two words")
    let end = try #require(input.position(from: input.beginningOfDocument, offset: 3))
    let range = try #require(input.textRange(from: input.beginningOfDocument, to: end))
    #expect(input.text(in: range) == "two")
    #expect(UIFocusSystem.focusSystem(for: view) == nil)
  }
}
