import CoreText
import Testing
import UIKit
import UIKit.UIAccessibilityIdentification
import UIKit.UIView

@MainActor @Suite("Accessibility, focus and text names of clients")
struct AccessibilityNamesTests {
  private func frame(_ object: NSObject) -> CGRect { object.accessibilityFrame }
  private func items(_ view: UIView) -> [any UIFocusItem] { view.focusItems(in: view.bounds) }

  @Test("every NSObject keeps accessibility values, and responders keep theirs")
  func objects() {
    let image = UIImage(systemName: "link")
    #expect(image?.accessibilityLabel == nil)
    image?.accessibilityLabel = "link"
    image?.isAccessibilityElement = true
    #expect(image?.accessibilityLabel == "link" && image?.isAccessibilityElement == true)
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(frame(view) == view.frame)
    let object: NSObject = view
    object.accessibilityLabel = "view"
    object.accessibilityTraits = .button
    #expect(view.accessibilityLabel == "view" && view.accessibilityTraits == .button)
    let item: NSObject = UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil)
    #expect(item.accessibilityLabel == "Done")
    let element = UIAccessibilityElement(accessibilityContainer: view)
    element.accessibilityLabel = "part"
    element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 1, width: 1, height: 1)
    #expect(frame(element) == CGRect(x: 2, y: 3, width: 1, height: 1))
    #expect((element as NSObject).accessibilityLabel == "part" && element.isAccessibilityElement)
  }

  @Test("containers, rotors, actions and large content")
  func elements() {
    let view = UIView()
    view.accessibilityContainerType = .semanticGroup
    view.accessibilityNavigationStyle = .combined
    view.accessibilityTextualContext = .messaging
    view.accessibilityRespondsToUserInteraction = false
    let first = UIView()
    view.accessibilityElements = [first]
    #expect(view.accessibilityElementCount() == 1 && view.index(ofAccessibilityElement: first) == 0)
    #expect(view.accessibilityElement(at: 0) as? UIView === first)
    #expect(view.accessibilityContainerType == .semanticGroup)
    let rotor = UIAccessibilityCustomRotor(systemType: .link) { predicate in
      UIAccessibilityCustomRotorItemResult(
        targetElement: first,
        targetRange: predicate.searchDirection == .next ? UITextRange() : nil)
    }
    view.accessibilityCustomRotors = [rotor, UIAccessibilityCustomRotor(name: "x") { _ in nil }]
    #expect(rotor.systemRotorType == .link && view.accessibilityCustomRotors?.count == 2)
    let found = rotor.itemSearchBlock(UIAccessibilityCustomRotorSearchPredicate())
    #expect(found?.targetElement === first && found?.targetRange == nil)
    let action = UIAccessibilityCustomAction(name: "Open", image: nil) { _ in true }
    #expect(action.name == "Open" && action.actionHandler?(action) == true)
    let other = UIAccessibilityCustomAction(name: "Go", target: view, selector: Selector("go"))
    #expect(other.target === view && other.selector.description == "go")
    view.showsLargeContentViewer = true
    view.largeContentTitle = "Large"
    let viewer = UILargeContentViewerInteraction()
    view.addInteraction(viewer)
    #expect(viewer.view === view && view.largeContentTitle == "Large")
  }

  @Test("a view's focus items are the subviews that can be focused")
  func focus() {
    final class Focusable: UIView {
      override var canBecomeFocused: Bool { true }
    }
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inside = Focusable(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.addSubview(inside)
    view.addSubview(UIView(frame: inside.frame))
    view.addSubview(Focusable(frame: CGRect(x: 200, y: 0, width: 10, height: 10)))
    #expect(items(view).map { $0 as? UIView } == [inside])
    let environment: any UIFocusEnvironment = view
    #expect(environment.preferredFocusEnvironments.isEmpty)
  }

  @Test("a font with digits of a single width is measured as such")
  func fonts() {
    let plain = UIFont.systemFont(ofSize: 17)
    let descriptor = plain.fontDescriptor.addingAttributes([
      .featureSettings: [[UIFontDescriptor.FeatureKey.type: 6, .selector: 0]],
      .cascadeList: [plain.fontDescriptor],
    ])
    let even = UIFont(descriptor: descriptor, size: 17)
    func width(_ text: String, _ font: UIFont) -> CGFloat {
      NSAttributedString(string: text, attributes: [.font: font]).size().width
    }
    #expect(width("111", plain) < width("888", plain))
    #expect(width("111", even) == width("888", even))
    #expect(
      width("111", even) == width("111", .monospacedDigitSystemFont(ofSize: 17, weight: .regular)))
    #expect(NSAttributedString.Key(kCTTrackingAttributeName as String) == .tracking)
  }

  @Test("springs, text views, scroll views and page controls")
  func others() {
    let spring = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
    #expect(spring.dampingRatio == 0.5 && spring.settlingDuration > 1)
    #expect(UISpringTimingParameters(duration: 1, bounce: 0.25).dampingRatio == 0.75)
    let text = UITextView(usingTextLayoutManager: false)
    text.borderStyle = .roundedRect
    #expect(text.textLayoutManager == nil && text.borderStyle == .roundedRect)
    let controller = UIViewController()
    let scroller = UIScrollView()
    controller.setContentScrollView(scroller, for: .top)
    #expect(controller.contentScrollView(for: .top) === scroller)
    #expect(controller.contentScrollView(for: .bottom) == nil)
    let pages = UIPageControl()
    pages.numberOfPages = 5
    let row = pages.intrinsicContentSize
    pages.direction = .topToBottom
    #expect(pages.intrinsicContentSize == CGSize(width: row.height, height: row.width))
    let item = UINavigationItem()
    item.largeTitleDisplayMode = .inline
    #expect(item.title == "")
    let split = UISplitViewController(style: .tripleColumn)
    split.preferredSupplementaryColumnWidthFraction = 0.2
    split.minimumSupplementaryColumnWidth = 100
    split.maximumSupplementaryColumnWidth = 300
    split.setViewController(UIViewController(), for: .supplementary)
    split.view.frame = CGRect(x: 0, y: 0, width: 1000, height: 800)
    #expect(split.supplementaryColumnWidth == 200)
  }
}
