import Testing
import UIKit

@Suite("Text layout and pages in client code")
@MainActor
struct TextLayoutTests {
  private let storage = NSTextStorage(
    string: "one two three four five six", attributes: [.font: UIFont.systemFont(ofSize: 17)])

  @Test("a text flows from container to container, line by line")
  func containers() {
    let manager = NSLayoutManager()
    let first = NSTextContainer(size: CGSize(width: 90, height: 45))
    let second = NSTextContainer(size: CGSize(width: 400, height: CGFloat.greatestFiniteMagnitude))
    manager.addTextContainer(first)
    manager.addTextContainer(second)
    storage.addLayoutManager(manager)
    #expect(manager.textStorage === storage && manager.numberOfGlyphs == 27)
    let (front, back) = (manager.glyphRange(for: first), manager.glyphRange(for: second))
    #expect(front.location == 0 && NSMaxRange(front) == back.location && NSMaxRange(back) == 27)
    var lines: [String] = []
    manager.enumerateLineFragments(forGlyphRange: front) { rect, used, container, range, _ in
      #expect(rect.width == 90 && used.width <= 90 && container === first)
      lines.append((storage.string as NSString).substring(with: range))
    }
    #expect(lines.count == 2 && lines.joined() == "one two three four ")
    let used = manager.usedRect(for: second)
    let natural = ("five six" as NSString).size(withAttributes: [
      .font: UIFont.systemFont(ofSize: 17)
    ])
    #expect(abs(used.width - natural.width - 10) < 0.01 && abs(used.height - natural.height) < 0.01)
  }

  @Test("a text storage is an attributed string")
  func storageIsText() {
    storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "1")
    storage.append(NSAttributedString(string: "!"))
    #expect((storage as NSAttributedString).string == "1 two three four five six!")
    #expect(storage.attribute(.font, at: 0, effectiveRange: nil) is UIFont)
    #expect(NSTextStorage().length == 0)
  }

  @Test("a text view's manager measures what the view shows")
  func textView() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.font = .systemFont(ofSize: 17)
    view.text = "one two three four five six"
    let height = view.layoutManager.usedRect(for: view.textContainer).height
    let insets = view.textContainerInset
    let fitting = view.sizeThatFits(CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude))
    #expect(abs(fitting.height - height - insets.top - insets.bottom) < 1)
    #expect(view.layoutManager === view.layoutManager)
  }

  @Test("pages fill the view, one at a time or two side by side")
  func pages() {
    let book = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal,
      options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    window.rootViewController = book
    window.makeKeyAndVisible()
    let (left, right) = (UIViewController(), UIViewController())
    var isDone = false
    book.setViewControllers([left, right], direction: .forward, animated: true) { isDone = $0 }
    window.layoutIfNeeded()
    #expect(isDone && book.children == [left, right] && left.parent === book)
    #expect(left.view.frame == CGRect(x: 0, y: 0, width: 150, height: 200))
    #expect(right.view.frame == CGRect(x: 150, y: 0, width: 150, height: 200))

    let scroll = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .vertical)
    scroll.view.frame = CGRect(x: 0, y: 0, width: 50, height: 60)
    scroll.setViewControllers([left], direction: .reverse, animated: false)
    scroll.setViewControllers([right], direction: .forward, animated: false)
    scroll.view.layoutIfNeeded()
    #expect(right.view.frame == CGRect(x: 0, y: 0, width: 50, height: 60))
    #expect(left.parent == nil && left.view.superview == nil && scroll.viewControllers == [right])
  }
}
