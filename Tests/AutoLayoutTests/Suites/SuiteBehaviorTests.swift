import AutoLayout
import Foundation
import Testing

@Suite("Behavior that libraries' test suites rely on", .serialized)
@MainActor
struct SuiteBehaviorTests {
  private func window(_ width: CGFloat = 390, _ height: CGFloat = 844) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    window.isHidden = false
    return window
  }

  @Test("an anchor is the same object at each access")
  func anchorIdentity() {
    let view = UIView()
    #expect(view.topAnchor === view.topAnchor)
    #expect(view.widthAnchor === view.widthAnchor)
    #expect(view.topAnchor !== view.bottomAnchor)
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    #expect(guide.leadingAnchor === guide.leadingAnchor)
    #expect(view.safeAreaLayoutGuide.topAnchor === view.safeAreaLayoutGuide.topAnchor)
    let constraint = view.topAnchor.constraint(equalTo: guide.bottomAnchor)
    #expect(constraint.firstAnchor === view.topAnchor)
    #expect(constraint.secondAnchor === guide.bottomAnchor)
    #expect(guide.widthAnchor.constraint(equalToConstant: 1).firstAnchor === guide.widthAnchor)
  }

  @Test("a fraction of a length is exact")
  func noise() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 1000))
    let view = UIView()
    root.addConstrained(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.widthAnchor.constraint(equalToConstant: 10),
      NSLayoutConstraint(
        item: view, attribute: .bottom, relatedBy: .equal, toItem: root, attribute: .bottom,
        multiplier: 0.1, constant: 0),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.height == 100)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 10, height: 100))
  }

  @Test("a view that is turned by a quarter has exact sides")
  func quarterTurn() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 70))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(view.frame.size == CGSize(width: 70, height: 30))
    view.transform = CGAffineTransform(rotationAngle: -.pi / 2)
    #expect(view.frame == CGRect(x: -10, y: 40, width: 70, height: 30))
  }

  @Test("a titled button has the label inside after layout")
  func buttonLabel() {
    let button = UIButton(type: .system)
    button.setTitle("Title", for: .normal)
    button.sizeToFit()
    button.layoutIfNeeded()
    #expect(button.subviews.contains { $0 === button.titleLabel })
  }

  @Test("on a 3x screen, an image view is on thirds of a point")
  func imageOnThirds() {
    let window = window()
    let image = UIGraphicsImageRenderer(size: CGSize(width: 11, height: 11)).image { _ in }
    let view = UIImageView(image: image)
    window.addConstrained(view)
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: window.centerXAnchor, constant: 0.1),
      view.centerYAnchor.constraint(equalTo: window.centerYAnchor),
    ])
    window.layoutIfNeeded()
    #expect(window.traitCollection.displayScale == 3)
    for value in [view.frame.minX, view.frame.minY] {
      #expect(abs(value * 3 - (value * 3).rounded()) < 1e-6)
    }
    #expect(view.frame.size == CGSize(width: 11, height: 11))
  }

  @Test("an empty title reserves the space for an image")
  func emptyTitle() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 5)).image { _ in }
    let custom = UIButton(type: .custom)
    custom.setTitle("", for: .normal)
    custom.setImage(image, for: .normal)
    #expect(custom.intrinsicContentSize == CGSize(width: 5, height: 22))
    let system = UIButton(type: .system)
    system.setTitle("", for: .normal)
    system.setImage(image, for: .normal)
    #expect(system.intrinsicContentSize == CGSize(width: 5, height: 18))
  }

  @Test("an empty text view that does not scroll has no width")
  func emptyTextView() {
    let view = UITextView()
    view.isScrollEnabled = false
    view.textContainer.lineFragmentPadding = 0
    #expect(view.intrinsicContentSize.width == 0)
    #expect(view.intrinsicContentSize.height > 16)
    view.text = "a"
    #expect(view.intrinsicContentSize.width > 0)
  }

  @Test("an empty text view that scrolls is 0 wide unless something gives it a width")
  func emptyScrollingTextView() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = UITextView()
    root.addConstrained(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.width == 0)
    #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
  }

  @Test("a view that ends above the keyboard has the keyboard guide at the lower edge")
  func keyboardGuide() {
    let window = window()
    let view = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 200))
    window.addSubview(view)
    let mark = UIView()
    view.addConstrained(mark)
    NSLayoutConstraint.activate([
      mark.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      mark.heightAnchor.constraint(equalToConstant: 10),
      mark.leftAnchor.constraint(equalTo: view.leftAnchor),
      mark.widthAnchor.constraint(equalToConstant: 10),
    ])
    window.layoutIfNeeded()
    #expect(mark.frame.maxY == 200)
  }

  private final class Watcher: UIView {
    var changes = 0
    override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      changes += 1
    }
  }

  @Test("inside a scroll view whose safe area is constant, no view is notified")
  func safeAreaInScrollView() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let scroll = UIScrollView(frame: root.bounds)
    let inner = Watcher(frame: CGRect(x: 0, y: 0, width: 320, height: 1000))
    root.addSubview(scroll)
    scroll.addSubview(inner)
    root.layoutIfNeeded()
    let before = inner.changes
    scroll.contentOffset.y = 200
    root.layoutIfNeeded()
    scroll.contentOffset.y = 400
    root.layoutIfNeeded()
    #expect(inner.changes == before)
    #expect(inner.safeAreaInsets == .zero)
  }

  @Test("content scrolled below a device's insets is notified at most once")
  func safeAreaInScrollViewOnDevice() {
    let controller = UIViewController()
    let scroll = UIScrollView()
    let inner = Watcher(frame: CGRect(x: 0, y: 0, width: 390, height: 2000))
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.frame = controller.view.bounds
    scroll.contentSize = inner.frame.size
    controller.view.addSubview(scroll)
    scroll.addSubview(inner)
    ScreenShape.phone.run(controller) { window in
      #expect(controller.view.safeAreaInsets.top == 47)
      let before = inner.changes
      let insets = inner.safeAreaInsets
      for offset in [100, 200, 1000] as [CGFloat] {
        scroll.contentOffset.y = offset
        window.layoutIfNeeded()
      }
      #expect(inner.changes == before && inner.safeAreaInsets == insets)
    }
  }

  @Test("a label fits a width less than the text's width")
  func labelInLittleWidth() {
    let label = UILabel()
    label.text = "A text that is wider"
    let one = label.sizeThatFits(CGSize(width: 30, height: 0))
    #expect(one.width <= 30)
    label.numberOfLines = 0
    let many = label.sizeThatFits(CGSize(width: 60, height: 0))
    #expect(many.width <= 60)
    #expect(many.height > one.height)
  }

  @Test("margins follow a rotated window's shorter side")
  func marginsOfTurnedWindow() {
    let window = window(812, 375)
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 44)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let insets = controller.view.safeAreaInsets.left
    #expect(controller.view.layoutMargins.left == insets + 16)
  }
}
