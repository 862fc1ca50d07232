import AutoLayout
import Foundation
import Testing

@Suite("Text input from code, and selectors that call methods")
@MainActor
struct WritingTests {
  private final class Guardian: NSObject, UITextFieldDelegate, UITextViewDelegate,
    UISearchBarDelegate
  {
    var events: [String] = []
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { textField.tag == 0 }
    func textFieldDidBeginEditing(_ textField: UITextField) { events.append("begin") }
    func textFieldDidEndEditing(_ textField: UITextField) { events.append("end") }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool { string != "x" }
    func textViewDidChange(_ textView: UITextView) {
      events.append("changed \(textView.text ?? "")")
    }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { events.append("search") }
  }

  private final class Target: NSObject {
    var senders: [Any] = []
    func tap() { senders.append("tap") }
    func changed(_ sender: UITextField) { senders.append(sender) }
    func noted(_ notification: Notification) { senders.append(notification.name) }
    func boxed(_ notification: NSNotification) { senders.append(notification) }
  }

  @Test("keys insert, delete and move the selection, and call the delegate before and after")
  func field() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    let guardian = Guardian()
    field.delegate = guardian
    window.addSubview(field)
    field.tag = 1
    #expect(!field.becomeFirstResponder())
    field.tag = 0
    #expect(field.becomeFirstResponder())
    field.insertText("ab")
    field.insertText("x")
    field.insertText("👍🏽")
    #expect(field.text == "ab👍🏽")
    field.deleteBackward()
    #expect(field.text == "ab")
    let start = field.beginningOfDocument
    let second = try #require(field.position(from: start, offset: 1))
    #expect(field.position(from: start, offset: 3) == nil)
    #expect(field.offset(from: start, to: field.endOfDocument) == 2)
    #expect(field.compare(start, to: second) == .orderedAscending)
    field.selectedTextRange = field.textRange(from: start, to: second)
    field.insertText("c")
    #expect(field.text == "cb")
    let range = try #require(field.textRange(from: start, to: second))
    #expect(field.text(in: range) == "c")
    #expect(field.caretRect(for: second).minX > field.caretRect(for: start).minX)
    #expect(field.closestPosition(to: CGPoint(x: 190, y: 5)) == field.endOfDocument)
    field.resignFirstResponder()
    #expect(guardian.events == ["begin", "end"])
  }

  @Test("a text view calls the delegate for inserted text")
  func view() {
    let view = UITextView()
    let guardian = Guardian()
    view.delegate = guardian
    view.insertText("a")
    view.insertText("b")
    view.selectedRange = NSRange(location: 1, length: 0)
    view.deleteBackward()
    #expect(view.text == "b")
    #expect(guardian.events == ["changed a", "changed ab", "changed b"])
  }

  @Test("a search bar shares the text with the bar's field")
  func searchField() {
    let bar = UISearchBar()
    let guardian = Guardian()
    bar.delegate = guardian
    bar.text = "a"
    #expect(bar.searchTextField.text == "a")
    bar.searchTextField.text = "b"
    #expect(bar.text == "b")
    bar.becomeFirstResponder()
    #expect(guardian.events == ["search"])
  }

  @Test("controls, items and notifications call the method of a selector")
  func selectors() {
    let target = Target()
    let field = UITextField()
    field.addTarget(
      target, action: Selector("changed:", Target.changed(_:)), for: .editingChanged)
    field.addTarget(target, action: "unknown:", for: .editingChanged)
    field.insertText("a")
    #expect(target.senders.count == 1)
    #expect(target.senders.first as? UITextField === field)
    let item = UIBarButtonItem(
      title: "", style: .plain, target: target, action: Selector("tap", Target.tap))
    #expect(
      UIApplication.shared.sendAction(Selector("tap", Target.tap), to: target, from: item, for: nil)
    )
    #expect(target.senders.count == 2)
    let name = NSNotification.Name("WritingTests")
    NotificationCenter.default.addObserver(
      target, selector: Selector("noted:", Target.noted(_:)), name: name, object: nil)
    NotificationCenter.default.addObserver(
      target, selector: Selector("boxed:", Target.boxed(_:)), name: name, object: nil)
    NotificationCenter.default.post(name: name, object: nil)
    #expect(target.senders.count == 4)
    NotificationCenter.default.removeObserver(target)
    NotificationCenter.default.post(name: name, object: nil)
    #expect(target.senders.count == 4)
    target.perform(Selector("tap", Target.tap))
    #expect(target.senders.count == 5)
    #expect(Selector("tap", Target.tap) == Selector("tap"))
  }

  private final class Chain: UIView {
    var taps = 0
    func tap() { taps += 1 }
  }

  @Test("an action that has no target follows the responder chain")
  func chain() {
    let chain = Chain()
    let button = UIButton()
    chain.addSubview(button)
    button.addTarget(nil, action: Selector("tap", Chain.tap), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(chain.taps == 1)
  }

  @Test("colors return their components, and a literal is a color")
  func colors() {
    var (hue, saturation, brightness, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    let color = UIColor(hue: 0.6, saturation: 0.5, brightness: 0.8, alpha: 0.25)
    #expect(
      unsafe color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
    #expect(abs(hue - 0.6) < 1e-9 && abs(saturation - 0.5) < 1e-9)
    #expect(abs(brightness - 0.8) < 1e-9 && alpha == 0.25)
    var white: CGFloat = 0
    #expect(unsafe UIColor(white: 0.3, alpha: 1).getWhite(&white, alpha: nil))
    #expect(white == 0.3)
    #expect(unsafe !UIColor.red.getWhite(&white, alpha: nil))
    let literal = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(literal == UIColor.red)
    #expect(UIImage.checkmark.size.width > 0)
  }

  @Test("an attachment's bounds take part in the line")
  func attachment() {
    final class Wide: NSTextAttachment, @unchecked Sendable {
      override func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
        glyphPosition position: CGPoint, characterIndex charIndex: Int
      ) -> CGRect { CGRect(x: 0, y: 0, width: 77, height: lineFrag.height) }
    }
    let label = UILabel()
    label.attributedText = NSAttributedString(attachment: Wide())
    #expect(label.intrinsicContentSize.width == 77)
  }
}
