import AutoLayout
import Foundation
import Testing

@Suite("Tabs")
@MainActor
struct TabTests {
  private final class Made {
    var names: [String] = []
  }

  private let made = Made()

  private func tab(_ name: String) -> UITab {
    UITab(title: name, image: nil, identifier: name) { [made] tab in
      made.names.append(tab.identifier)
      let controller = UIViewController()
      controller.title = "controller of \(tab.title)"
      return controller
    }
  }

  private func shown(_ container: UITabBarController) {
    container.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    container.view.layoutIfNeeded()
  }

  @Test("a tab makes the controller when it is shown, and the bar shows the tab")
  func lazily() throws {
    let container = UITabBarController()
    container.tabs = [tab("a"), tab("b"), tab("c")]
    shown(container)
    #expect(made.names == ["a"])
    #expect(container.tabBar.items?.map(\.title) == ["a", "b", "c"])
    #expect(container.selectedTab === container.tabs[0] && container.selectedIndex == 0)
    container.selectedTab = container.tab(forIdentifier: "c")
    shown(container)
    #expect(made.names == ["a", "c"])
    #expect(container.selectedIndex == 2)
    #expect(container.tabBar.selectedItem === container.tabBar.items?[2])
    let controller = try #require(container.selectedViewController)
    #expect(controller === container.tabs[2].viewController && controller.parent === container)
    #expect(controller.view.frame == container.view.bounds)
    #expect(controller.tab === container.tabs[2])
    container.selectedIndex = 0
    #expect(made.names == ["a", "c"] && container.selectedTab?.identifier == "a")
  }

  @Test("changing a tab changes the bar item, and a hidden tab has no item")
  func items() {
    let container = UITabBarController()
    container.tabs = [tab("a"), tab("b")]
    container.tabs[1].badgeValue = "3"
    container.tabs[1].title = "other"
    container.tabs[1].isEnabled = false
    #expect(container.tabBar.items?[1].badgeValue == "3")
    #expect(container.tabBar.items?[1].title == "other")
    #expect(container.tabBar.items?[1].isEnabled == false)
    container.tabs[1].isHidden = true
    #expect(container.tabBar.items?.count == 1)
    #expect(container.tabs[0].tabBarController === container)
    container.mode = .tabSidebar
    #expect(container.mode == .tabSidebar)
  }

  @Test("a group shows the selected tab, or the default, or the first")
  func groups() {
    let group = UITabGroup(
      title: "group", image: nil, identifier: "group", children: [tab("x"), tab("y"), tab("z")])
    let container = UITabBarController()
    container.setTabs([tab("a"), group], animated: false)
    container.selectedTab = group
    #expect(container.selectedTab?.identifier == "x" && container.selectedIndex == 1)
    container.selectedTab = container.tab(forIdentifier: "z")
    #expect(group.selectedChild?.identifier == "z")
    #expect(container.tabBar.selectedItem === container.tabBar.items?[1])
    container.selectedIndex = 0
    container.selectedIndex = 1
    #expect(container.selectedTab?.identifier == "z")
    #expect(group.tab(forIdentifier: "y")?.parent === group)
    let other = UITabGroup(title: "o", image: nil, identifier: "o", children: [tab("p"), tab("q")])
    other.defaultChildIdentifier = "q"
    container.tabs = [other]
    #expect(container.selectedTab?.identifier == "q")
    #expect(group.tabBarController == nil && container.viewControllers?.count == 1)
  }

  @Test("a search tab has the system's title, and controllers can replace tabs")
  func exchange() {
    let search = UISearchTab { _ in UIViewController() }
    #expect(search.title == "Search" && search.image?.isSymbolImage == true)
    let container = UITabBarController()
    container.tabs = [search]
    let first = UIViewController()
    first.tabBarItem.title = "first"
    container.viewControllers = [first]
    #expect(container.tabs.isEmpty && search.tabBarController == nil)
    #expect(container.selectedViewController === first)
    #expect(container.tabBar.items?.map(\.title) == ["first"])
  }
}
