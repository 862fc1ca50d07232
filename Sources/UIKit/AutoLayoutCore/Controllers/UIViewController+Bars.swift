import AutoLayoutValues
import Foundation

extension UIViewController {
  func makeNavigationItem() -> UINavigationItem {
    let item = UINavigationItem(title: title ?? "")
    item.owner = self
    made.navigationItem = item
    return item
  }

  /// Copies the title to the items, replacing their titles (F11.68).
  func showTitle() {
    made.navigationItem?.title = title
    made.tabBarItem?.title = title
  }

  /// The controller's own item, or the root controller's in a navigation controller.
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
    updateTabBar()
  }

  /// Requests the layout of the containers, whose bars the view can extend under.
  func layOutContainers() {
    var container = parent
    while let present = container {
      present.viewIfLoaded?.setNeedsLayout()
      container = present.parent
    }
  }

  func updateTabBar() {
    var controller = self
    while let container = controller.parent {
      if let tabs = container as? UITabBarController { return tabs.showItems() }
      controller = container
    }
  }
}
