import AutoLayout
import Foundation
import Testing

@Suite("Edit actions", .serialized)
@MainActor
struct EditActionTests {
  private func range(_ view: some UITextInput) -> String? {
    view.selectedTextRange.flatMap { view.text(in: $0) }
  }

  @Test("a field selects, cuts, copies and pastes with the pasteboard")
  func field() {
    let field = UITextField()
    field.text = "two words"
    field.select(nil)
    #expect(range(field) == "words")
    field.cut(nil)
    #expect(field.text == "two " && UIPasteboard.general.string == "words")
    field.paste(nil)
    field.paste(nil)
    #expect(field.text == "two wordswords")
    field.selectAll(nil)
    #expect(range(field) == field.text)
    field.copy(nil)
    #expect(UIPasteboard.general.string == "two wordswords")
    field.delete(nil)
    #expect(field.text == "")
  }

  @Test("a text view edits like a field and calls the delegate; a read-only text view only copies")
  func textView() {
    final class Watcher: NSObject, UITextViewDelegate {
      var changes = 0
      func textViewDidChange(_ textView: UITextView) { changes += 1 }
      func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
      ) -> Bool { text != "no" }
    }
    let view = UITextView()
    let watcher = Watcher()
    view.delegate = watcher
    view.text = "it's here"
    view.selectedRange = NSRange(location: 2, length: 0)
    view.select(nil)
    #expect(range(view) == "it's")
    UIPasteboard.general.string = "no"
    view.paste(nil)
    #expect(view.text == "it's here" && watcher.changes == 0)
    UIPasteboard.general.string = "she is"
    view.paste(nil)
    #expect(view.text == "she is here" && watcher.changes == 1)
    view.isEditable = false
    view.selectAll(nil)
    view.cut(nil)
    view.paste(nil)
    #expect(view.text == "she is here")
    view.copy(nil)
    #expect(UIPasteboard.general.string == "she is here")
  }

  @Test("available actions depend on selection and pasteboard; secure text is not copied")
  func possible() {
    let field = UITextField()
    UIPasteboard.general.items = []
    func can(_ name: String) -> Bool { field.canPerformAction(Selector(name), withSender: nil) }
    #expect(!can("paste:") && !can("select:") && !can("selectAll:") && !can("copy:"))
    field.text = "secret"
    #expect(can("select:") && can("selectAll:") && !can("cut:"))
    field.selectAll(nil)
    #expect(can("cut:") && can("copy:") && can("delete:") && !can("selectAll:"))
    field.isSecureTextEntry = true
    #expect(!can("cut:") && !can("copy:") && can("delete:"))
    field.copy(nil)
    field.cut(nil)
    #expect(!UIPasteboard.general.hasStrings && field.text == "secret")
    UIPasteboard.general.string = "x"
    #expect(can("paste:") && !can("print:"))
  }

  @Test("subclasses override the actions; other responders do nothing")
  func overriding() {
    final class CopyLabel: UILabel {
      override var canBecomeFirstResponder: Bool { true }
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == Selector("copy:")
      }
      override func copy(_ sender: Any?) { UIPasteboard.general.string = text }
    }
    let label = CopyLabel()
    label.text = "kept"
    label.paste(nil)
    label.toggleBoldface(nil)
    label.copy(nil)
    #expect(UIPasteboard.general.string == "kept" && label.text == "kept")
    let menu = UIMenuController.shared
    var told: [NSNotification.Name] = []
    let names = [
      UIMenuController.willShowMenuNotification, UIMenuController.didHideMenuNotification,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: menu, queue: nil) { _ in
        MainActor.assumeIsolated { told.append(name) }
      }
    }
    menu.menuItems = [UIMenuItem(title: "Copy", action: Selector("copy:"))]
    menu.showMenu(from: label, rect: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(menu.isMenuVisible && menu.targetView === label && menu.targetRect.width == 3)
    menu.hideMenu(from: UIView())
    #expect(menu.isMenuVisible)
    menu.hideMenu(from: label)
    #expect(!menu.isMenuVisible && told == names)
    observers.forEach { NotificationCenter.default.removeObserver($0) }
  }
}
