import Foundation
import Testing
import UIKit

@MainActor @Suite("Collapsed split controllers ask the delegate")
struct SplitDelegateTests {
  private final class Answers: NSObject, UISplitViewControllerDelegate {
    var takes = false
    var top = UISplitViewController.Column.primary
    var proposals: [UISplitViewController.Column] = []
    func splitViewController(
      _ splitViewController: UISplitViewController,
      collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool { takes }
    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
      proposals.append(proposedTopColumn)
      return top
    }
  }

  private func shown(_ split: UISplitViewController) -> UIViewController? {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = split
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    defer { window.isHidden = true }
    return split.children.first { $0.viewIfLoaded?.window != nil }
  }

  @Test(
    "the second controller is shown, unless the client has merged it into the first",
    arguments: [false, true])
  func pair(takes: Bool) {
    let split = UISplitViewController()
    let (first, second) = (UINavigationController(), UINavigationController())
    split.viewControllers = [first, second]
    let answers = Answers()
    answers.takes = takes
    split.delegate = answers
    #expect(split.isCollapsed)
    #expect(shown(split) === (takes ? first : second))
  }

  @Test("the column that the delegate names is shown, and the delegate is asked once")
  func columns() {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(UIViewController(), for: .primary)
    split.setViewController(UIViewController(), for: .secondary)
    let answers = Answers()
    split.delegate = answers
    #expect(shown(split) === split.viewController(for: .primary))
    #expect(answers.proposals == [.secondary])
  }

  @Test("old names of display modes equal the current names")
  func modes() {
    let split = UISplitViewController()
    split.preferredDisplayMode = .allVisible
    #expect(split.preferredDisplayMode == .oneBesideSecondary)
    #expect(UISplitViewController.DisplayMode.primaryOverlay == .oneOverSecondary)
    #expect(split.displayModeButtonItem === split.displayModeButtonItem)
  }
}
