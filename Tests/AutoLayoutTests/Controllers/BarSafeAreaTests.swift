import AutoLayout
import Foundation
import Testing

/// The safe area with the bars of containers (F6.40, F6.45).
@MainActor @Suite("Safe areas of containers")
struct BarSafeAreaTests {
  private func insets(_ controller: UIViewController) -> [CGFloat] {
    let insets = controller.view.safeAreaInsets
    return [insets.top, insets.left, insets.bottom, insets.right]
  }

  @Test("a navigation bar is 44 high, 96 with a large title, 50 on a pad (F6.45)")
  func navigation() {
    let (first, second) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: first)
    ScreenShape.phone.run(navigation) { window in
      #expect(insets(first) == [91, 0, 34, 0])
      #expect(first.view.frame == window.bounds, "the content reaches under the bar")
      navigation.navigationBar.prefersLargeTitles = true
      navigation.view.setNeedsLayout()
      window.layoutIfNeeded()
      #expect(insets(first) == [143, 0, 34, 0])
      second.navigationItem.largeTitleDisplayMode = .never
      navigation.pushViewController(second, animated: false)
      window.layoutIfNeeded()
      #expect(insets(second) == [91, 0, 34, 0])
      navigation.popViewController(animated: false)
      window.layoutIfNeeded()
      #expect(insets(first) == [143, 0, 34, 0])
      navigation.navigationBar.prefersLargeTitles = false
      navigation.isToolbarHidden = false
      window.layoutIfNeeded()
      #expect(insets(first) == [91, 0, 78, 0])
      navigation.isNavigationBarHidden = true
      #expect(insets(first) == [47, 0, 78, 0])
    }
    let onPad = UINavigationController(rootViewController: UIViewController())
    ScreenShape.pad.run(onPad) { _ in
      #expect(insets(onPad.viewControllers[0]) == [74, 0, 20, 0])
    }
  }

  @Test("content begins below an opaque bar, unless it extends under it explicitly")
  func opaque() {
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    navigation.navigationBar.isTranslucent = false
    ScreenShape.phone.run(navigation) { window in
      #expect(content.view.frame == CGRect(x: 0, y: 91, width: 390, height: 753))
      #expect(insets(content) == [0, 0, 34, 0])
      content.extendedLayoutIncludesOpaqueBars = true
      navigation.view.setNeedsLayout()
      window.layoutIfNeeded()
      #expect(content.view.frame == window.bounds && insets(content) == [91, 0, 34, 0])
    }
  }

  @Test("a tab bar is 49 high above the device's inset, and containers add up")
  func tabs() {
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, UIViewController()]
    ScreenShape.phone.run(tabs) { window in
      #expect(insets(navigation) == [47, 0, 83, 0])
      #expect(insets(content) == [91, 0, 83, 0])
      #expect(tabs.tabBar.frame == CGRect(x: 0, y: 761, width: 390, height: 83))
      ScreenShape.phoneOnItsSide.show()
      #expect(insets(content) == [44, 47, 70, 47])
      #expect(window.bounds.size == CGSize(width: 844, height: 390))
    }
  }

  @Test("any descendant has the part of the unsafe strips that it overlaps (F6.40)")
  func children() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 0)
    var events: [String] = []
    final class Noting: UIViewController {
      var note: (String) -> Void = { _ in }
      override func willMove(toParent parent: UIViewController?) {
        note(parent == nil ? "willLeave" : "willMove")
      }
      override func didMove(toParent parent: UIViewController?) {
        note(parent == nil ? "didLeave" : "didMove")
      }
    }
    let noting = Noting()
    noting.note = { events.append($0) }
    ScreenShape.phone.run(parent) { window in
      parent.addChild(child)
      child.view.frame = CGRect(x: 4, y: 20, width: 100, height: 800)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      window.layoutIfNeeded()
      #expect(insets(child) == [27, 8, 10, 0])
      #expect(child.parent === parent && parent.children == [child])
      parent.addChild(noting)
      noting.didMove(toParent: parent)
      noting.willMove(toParent: nil)
      noting.removeFromParent()
      #expect(events == ["willMove", "didMove", "willLeave", "didLeave"])
      #expect(noting.parent == nil)
    }
  }
}
