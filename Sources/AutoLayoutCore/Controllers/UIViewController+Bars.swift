import AutoLayoutValues
import Foundation

/// What bars around a controller show of it.
extension UIViewController {
  /// The navigation item, made with the title at the first request.
  func makeNavigationItem() -> UINavigationItem {
    let item = UINavigationItem(title: title ?? "")
    item.owner = self
    made.navigationItem = item
    return item
  }

  /// A title reaches the bars at any time, over the titles that their items had (F11.68).
  func showTitle() {
    made.navigationItem?.title = title
    made.tabBarItem?.title = title
  }

  /// The item that a tab bar shows: the controller's own, made at the first request, or that of the
  /// first controller inside a navigation controller that was given none.
  var shownTabBarItem: UITabBarItem {
    if let item = made.tabBarItem { return item }
    if let first = (self as? UINavigationController)?.viewControllers.first {
      return first.tabBarItem
    }
    let item = UITabBarItem(title: title, image: nil, tag: 0)
    made.tabBarItem = item
    return item
  }

  func exchangeTabBarItem(_ item: UITabBarItem) {
    made.tabBarItem = item
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
