import AutoLayout
import Foundation
import Testing

private final class CountingScrollView: UIScrollView {
  var changes = 0
  override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    changes += 1
  }
}

@MainActor @Suite("Insets of scroll views")
struct ScrollInsetTests {
  private let controller = UIViewController()
  private let scroll = CountingScrollView()

  init() { controller.view.addFilling(scroll) }

  @Test("the safe area is added if content scrolls, always or never, as configured")
  func behaviors() {
    ScreenShape.phoneOnItsSide.run(controller) { window in
      scroll.contentSize = CGSize(width: 100, height: 5_000)
      scroll.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      @MainActor func adjusted(_ behavior: UIScrollView.ContentInsetAdjustmentBehavior) -> [CGFloat]
      {
        scroll.contentInsetAdjustmentBehavior = behavior
        let inset = scroll.adjustedContentInset
        return [inset.top, inset.left, inset.bottom, inset.right]
      }
      #expect(adjusted(.automatic) == [1, 2, 24, 4])
      #expect(adjusted(.scrollableAxes) == [1, 2, 24, 4])
      #expect(adjusted(.always) == [1, 49, 24, 51])
      #expect(adjusted(.never) == [1, 2, 3, 4])
      scroll.contentSize.width = 5_000
      #expect(adjusted(.scrollableAxes) == [1, 49, 24, 51])
    }
  }

  @Test("content that does not scroll gets no insets, unless it always bounces (F8.26)")
  func shortContent() {
    ScreenShape.phone.run(controller) { window in
      scroll.contentSize = CGSize(width: 100, height: 100)
      window.layoutIfNeeded()
      for behavior in [UIScrollView.ContentInsetAdjustmentBehavior.automatic, .scrollableAxes] {
        scroll.contentInsetAdjustmentBehavior = behavior
        #expect(scroll.adjustedContentInset == .zero)
        scroll.alwaysBounceVertical = true
        #expect(
          scroll.adjustedContentInset == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        #expect(scroll.contentOffset.y == -47)
        scroll.alwaysBounceVertical = false
        #expect(scroll.adjustedContentInset == .zero)
        #expect(scroll.contentOffset.y == 0)
      }
    }
  }

  @Test("in a navigation controller, automatic insets do not depend on the content (F8.26)")
  func shortContentBelowBar() {
    ScreenShape.phone.run(UINavigationController(rootViewController: controller)) { window in
      scroll.contentSize = CGSize(width: 100, height: 100)
      window.layoutIfNeeded()
      #expect(scroll.adjustedContentInset.top == 91)
      scroll.contentInsetAdjustmentBehavior = .scrollableAxes
      #expect(scroll.adjustedContentInset.top == 0)
    }
  }

  @Test("content at the beginning stays there when bars change; other content keeps the offset")
  func following() {
    let navigation = UINavigationController(rootViewController: controller)
    ScreenShape.phone.run(navigation) { window in
      scroll.contentSize = CGSize(width: 390, height: 5_000)
      window.layoutIfNeeded()
      #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
      #expect(scroll.contentOffset.y == -91)
      let changes = scroll.changes
      navigation.isNavigationBarHidden = true
      window.layoutIfNeeded()
      #expect(scroll.contentOffset.y == -47 && scroll.changes == changes + 1)
      scroll.contentOffset.y = 300
      navigation.isNavigationBarHidden = false
      window.layoutIfNeeded()
      #expect(scroll.contentOffset.y == 300)
      scroll.scrollRectToVisible(CGRect(x: 0, y: 350, width: 10, height: 10), animated: false)
      #expect(scroll.contentOffset.y == 259, "below the bar")
    }
  }

  @Test("insets do not change the frame that constraints see, nor the content's size (F8.11)")
  func layout() {
    let content = ContentView(100, 2_000)
    scroll.addSubview(content)
    scroll.contentInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    let guide = scroll.contentLayoutGuide
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      content.topAnchor.constraint(equalTo: guide.topAnchor),
      content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
    ])
    ScreenShape.phone.run(controller) { _ in
      #expect(scroll.frame.size == CGSize(width: 390, height: 844))
      #expect(scroll.contentSize == CGSize(width: 390, height: 2_000))
      #expect(content.frame.origin == .zero)
    }
  }
}

@MainActor @Suite("Contents of scroll views")
struct ScrollContentTests {
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func pin(_ view: UIView, _ edges: [NSLayoutConstraint.Attribute]) {
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview == nil { scroll.addSubview(view) }
    for edge in edges {
      NSLayoutConstraint(
        item: view, attribute: edge, relatedBy: .equal, toItem: scroll.contentLayoutGuide,
        attribute: edge, multiplier: 1, constant: 0
      ).isActive = true
    }
  }

  @Test(
    "content as wide as the frame fills it while it is short, and scrolls when it grows (F8.14)")
  func recipe() {
    let content = UIView()
    pin(content, [.leading, .trailing, .top, .bottom])
    let atLeast = content.heightAnchor.constraint(equalTo: scroll.frameLayoutGuide.heightAnchor)
    atLeast.priority = .defaultLow
    let label = ContentView(50, 100)
    content.addSubview(label)
    NSLayoutConstraint.activate([
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor), atLeast,
      label.topAnchor.constraint(equalTo: content.topAnchor),
      label.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      label.bottomAnchor.constraint(lessThanOrEqualTo: content.bottomAnchor),
    ])
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 320, height: 480))
    label.size.height = 900
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 320, height: 900))
    label.size.height = 100
    scroll.frame.size = CGSize(width: 480, height: 320)
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 480, height: 320))
  }

  @Test("if no chain links opposite edges, the content's size is ambiguous, and becomes 0 (F8.13)")
  func openContent() {
    let content = ContentView(100, 100)
    pin(content, [.leading, .top, .trailing])
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 100, height: 0))
    #expect(scroll.contentLayoutGuide.hasAmbiguousLayout)
    pin(content, [.bottom])
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 100, height: 100))
    #expect(!scroll.contentLayoutGuide.hasAmbiguousLayout)
  }

  @Test("a stack view inside makes the content as long as the views; hiding a view shortens it")
  func stack() {
    let views = (0..<30).map { _ in ContentView(50, 40) }
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.spacing = 10
    pin(stack, [.leading, .trailing, .top, .bottom])
    stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor).isActive = true
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 320, height: 30 * 50 - 10))
    views[3].isHidden = true
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 320, height: 29 * 50 - 10))
  }

  @Test("scrolling moves no frame, and calls the delegate once")
  func moving() {
    final class Noting: NSObject, UIScrollViewDelegate {
      var offsets: [CGFloat] = []
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        offsets.append(scrollView.contentOffset.y)
      }
    }
    let noting = Noting()
    scroll.delegate = noting
    let content = ContentView(100, 1_000)
    pin(content, [.leading, .trailing, .top, .bottom])
    scroll.layoutIfNeeded()
    let frame = content.frame
    scroll.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
    scroll.contentOffset.y = 200
    scroll.layoutIfNeeded()
    #expect(noting.offsets == [200] && content.frame == frame)
    #expect(content.convert(CGPoint.zero, to: scroll).y == 0 && scroll.bounds.minY == 200)
  }
}
