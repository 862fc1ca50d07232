import Foundation
import Testing
import UIKit

@MainActor @Suite("Hidden tab bars")
struct HiddenTabBarTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let tabs = UITabBarController()
  private let root = UIViewController()
  private let navigation: UINavigationController

  init() {
    navigation = UINavigationController(rootViewController: root)
    tabs.viewControllers = [navigation]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  private func bottom(_ controller: UIViewController) -> CGFloat {
    window.layoutIfNeeded()
    return controller.view.safeAreaInsets.bottom
  }

  @Test("a pushed controller may hide the tab bar until it is popped")
  func pushed() {
    let home = window.safeAreaInsets.bottom
    let bar = bottom(root) - home
    #expect(bar == 49)
    let detail = UIViewController()
    detail.hidesBottomBarWhenPushed = true
    navigation.pushViewController(detail, animated: false)
    #expect(tabs.tabBar.isHidden && bottom(detail) == home)
    let further = UIViewController()
    navigation.pushViewController(further, animated: false)
    #expect(tabs.tabBar.isHidden && bottom(further) == home)
    navigation.popToRootViewController(animated: false)
    #expect(!tabs.tabBar.isHidden && bottom(root) == home + 49)
    window.isHidden = true
  }

  @Test("the first controller keeps the tab bar, even if it requests a hidden bar")
  func first() {
    root.hidesBottomBarWhenPushed = true
    navigation.setViewControllers([root], animated: false)
    #expect(!tabs.tabBar.isHidden)
    window.isHidden = true
  }

  @Test("a program hides the tab bar by name")
  func taken() {
    let home = window.safeAreaInsets.bottom
    tabs.isTabBarHidden = true
    #expect(tabs.tabBar.isHidden && bottom(root) == home)
    tabs.setTabBarHidden(false, animated: true)
    #expect(!tabs.tabBar.isHidden && bottom(root) == home + 49)
    window.isHidden = true
  }
}
