import AutoLayout
import Foundation
import Testing

@MainActor
@Suite("The size of text views")
struct TextViewSizeTests {
  private func height(_ text: String, font: UIFont) -> CGFloat {
    let view = UITextView(frame: .zero, textContainer: nil)
    view.isScrollEnabled = false
    view.font = font
    view.text = text
    return view.intrinsicContentSize.height
  }

  @Test("every line in a text style has the style's pitch, including the last (F9.22)")
  func textStyles() {
    let body = UIFont.preferredFont(forTextStyle: .body)
    #expect(height("One", font: body) == 38)
    #expect(height("One\nTwo", font: body) == 60)
    let caption = UIFont.preferredFont(forTextStyle: .subheadline)
    #expect(height("One\nTwo\nThree", font: caption) == 76)
  }

  @Test("the gap that a font declares is below every line, including the last (F9.49)")
  func plainFonts() throws {
    #expect(height("One", font: .systemFont(ofSize: 20)) == 40)
    let neue = try #require(UIFont(name: "HelveticaNeue", size: 14))
    #expect(height("One", font: neue) == 33)
    let label = UILabel()
    label.font = neue
    label.numberOfLines = 0
    label.text = "One\nTwo\nThree"
    #expect(label.intrinsicContentSize.height == 49)
  }

  private static let lines = "One\nTwo\nThree\nFour\nFive"

  private func whole(_ lines: Int, _ font: UIFont, around: CGFloat = 16) -> CGFloat {
    (CGFloat(lines) * font.lineHeight + around).rounded(.up)
  }

  @Test("the content size is that of the text with insets, also before a layout (F8.35)")
  func contentSize() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 150, height: 50))
    let font = UIFont.systemFont(ofSize: 17)
    view.font = font
    view.text = Self.lines
    #expect(view.contentSize == CGSize(width: 150, height: whole(5, font)))
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 150, height: whole(5, font)))
    view.text = "One"
    view.layoutIfNeeded()
    #expect(view.contentSize.height == whole(1, font))
    view.text = ""
    #expect(view.contentSize.height == whole(1, font))
  }

  @Test("every property that changes the text's size changes the content size, set before or late")
  func lateChanges() {
    let large = UIFont.systemFont(ofSize: 30)
    let changes: [(name: String, change: (UITextView) -> Void)] = [
      ("text", { $0.text = "Other\nlines" }),
      (
        "attributedText",
        { $0.attributedText = NSAttributedString(string: "A\nB", attributes: [.font: large]) }
      ),
      ("font", { $0.font = large }),
      ("inset", { $0.textContainerInset = UIEdgeInsets(top: 1, left: 20, bottom: 30, right: 20) }),
      ("padding", { $0.textContainer.lineFragmentPadding = 40 }),
      ("lines", { $0.textContainer.maximumNumberOfLines = 2 }),
      ("isScrollEnabled", { $0.isScrollEnabled = false }),
      ("width", { $0.frame.size.width = 90 }),
      ("insertText", { $0.insertText("and more words") }),
    ]
    for scrolls in [true, false] {
      for (name, change) in changes {
        func view() -> UITextView {
          let view = UITextView(frame: CGRect(x: 0, y: 0, width: 150, height: 50))
          view.font = .systemFont(ofSize: 17)
          view.isScrollEnabled = scrolls
          return view
        }
        let (early, late) = (view(), view())
        early.text = "The boat to the island leaves at eight"
        late.text = early.text
        late.layoutIfNeeded()
        let before = late.contentSize
        #expect(before.width == 150)
        change(early)
        change(late)
        #expect(late.contentSize == early.contentSize, "\(name)")
        late.layoutIfNeeded()
        #expect(late.contentSize == early.contentSize, "\(name)")
        if name != "isScrollEnabled" { #expect(late.contentSize != before, "\(name)") }
      }
    }
    print("walk of changes of text views: \(changes.count) members")
  }

  @Test("the content size follows a width of constraints, and stays what code sets")
  func constrainedWidth() {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let view = UITextView()
    view.text = "The boat to the island leaves at eight"
    host.addConstrained(view)
    let width = view.widthAnchor.constraint(equalToConstant: 80)
    NSLayoutConstraint.activate([
      width, view.heightAnchor.constraint(equalToConstant: 40),
      view.topAnchor.constraint(equalTo: host.topAnchor),
      view.leadingAnchor.constraint(equalTo: host.leadingAnchor),
    ])
    host.layoutIfNeeded()
    let narrow = view.contentSize
    #expect(narrow.width == 80)
    width.constant = 250
    host.layoutIfNeeded()
    #expect(view.contentSize.width == 250)
    #expect(view.contentSize.height < narrow.height)
    view.contentSize = CGSize(width: 1, height: 2)
    #expect(view.contentSize == CGSize(width: 1, height: 2))
  }
}
