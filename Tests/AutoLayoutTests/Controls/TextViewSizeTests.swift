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
}
