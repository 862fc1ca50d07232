import AutoLayoutValues
import Foundation

/// What bars around a controller show of it.
extension UIViewController {
  /// The navigation item, made with the title at the first request.
  func makeNavigationItem() -> UINavigationItem {
    let item = UINavigationItem(title: title ?? "")
    madeNavigationItem = item
    return item
  }

  /// A title reaches the bars at any time, over the titles that their items had (F11.68).
  func showTitle() {
    madeNavigationItem?.title = title
    ownTabBarItem?.title = title
  }

  /// The item that a tab bar shows: the controller's own, made at the first request, or that of the
  /// first controller inside a navigation controller that was given none.
  var shownTabBarItem: UITabBarItem {
    if let ownTabBarItem { return ownTabBarItem }
    if let first = (self as? UINavigationController)?.viewControllers.first {
      return first.tabBarItem
    }
    let item = UITabBarItem(title: title, image: nil, tag: 0)
    ownTabBarItem = item
    return item
  }

  func exchangeTabBarItem(_ item: UITabBarItem) {
    ownTabBarItem = item
    tellTabBar()
  }

  /// Lets the tab bar around take the items of its controllers anew.
  func tellTabBar() {
    var controller = self
    while let container = controller.parent {
      if let tabs = container as? UITabBarController { return tabs.showItems() }
      controller = container
    }
  }
}
