import AutoLayout
import Foundation
import Testing

/// Search bars below the title in a navigation bar (F6.50).
@MainActor @Suite("Search controllers")
struct SearchControllerTests {
  private final class Updater: NSObject, UISearchResultsUpdating, UISearchControllerDelegate {
    var heard: [String] = []
    func updateSearchResults(for searchController: UISearchController) {
      heard.append(searchController.searchBar.text ?? "")
    }
    func willPresentSearchController(_ searchController: UISearchController) {
      heard.append("will")
    }
    func didDismissSearchController(_ searchController: UISearchController) {
      heard.append("ended")
    }
  }

  @Test("a search bar that stays takes 52 points below the title, large or not")
  func room() {
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    let search = UISearchController(searchResultsController: nil)
    ScreenShape.phone.run(navigation) { window in
      content.navigationItem.searchController = search
      window.layoutIfNeeded()
      #expect(content.view.safeAreaInsets.top == 91, "hidden until the content is pulled down")
      content.navigationItem.hidesSearchBarWhenScrolling = false
      window.layoutIfNeeded()
      #expect(content.view.safeAreaInsets.top == 143)
      #expect(search.searchBar.superview === navigation.navigationBar)
      #expect(search.searchBar.frame == CGRect(x: 0, y: 44, width: 390, height: 52))
      navigation.navigationBar.prefersLargeTitles = true
      window.layoutIfNeeded()
      #expect(content.view.safeAreaInsets.top == 195)
      #expect(search.searchBar.frame.minY == 96)
      content.navigationItem.searchController = nil
      window.layoutIfNeeded()
      #expect(content.view.safeAreaInsets.top == 143)
      #expect(search.searchBar.superview == nil)
    }
  }

  @Test("the next controller's bar has no search bar, and going back restores it")
  func push() {
    let (first, second) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: first)
    first.navigationItem.searchController = UISearchController(searchResultsController: nil)
    first.navigationItem.hidesSearchBarWhenScrolling = false
    ScreenShape.phone.run(navigation) { window in
      #expect(first.view.safeAreaInsets.top == 143)
      navigation.pushViewController(second, animated: false)
      window.layoutIfNeeded()
      #expect(second.view.safeAreaInsets.top == 91)
      let second = UISearchController(searchResultsController: nil)
      navigation.topViewController?.navigationItem.searchController = second
      navigation.topViewController?.navigationItem.hidesSearchBarWhenScrolling = false
      window.layoutIfNeeded()
      #expect(second.searchBar.superview === navigation.navigationBar)
      navigation.popViewController(animated: false)
      window.layoutIfNeeded()
      #expect(second.searchBar.superview == nil, "a bar that was gone back from is no longer there")
      #expect(first.view.safeAreaInsets.top == 143)
    }
  }

  @Test("a search shows the bar with the cancel button, and notifies of text changes")
  func searching() {
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    let search = UISearchController(searchResultsController: nil)
    let updater = Updater()
    (search.searchResultsUpdater, search.delegate) = (updater, updater)
    content.navigationItem.searchController = search
    ScreenShape.phone.run(navigation) { window in
      search.searchBar.text = "before"
      search.isActive = true
      window.layoutIfNeeded()
      #expect(content.view.safeAreaInsets.top == 143 && search.searchBar.showsCancelButton)
      search.searchBar.text = "tea"
      search.isActive = false
      window.layoutIfNeeded()
      #expect(content.view.safeAreaInsets.top == 91 && !search.searchBar.showsCancelButton)
    }
    #expect(updater.heard == ["will", "before", "tea", "tea", "ended"])
  }

  @Test("from iOS 26 on it takes no space when inactive unless it is stacked")
  func generation26() {
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    content.navigationItem.searchController = UISearchController(searchResultsController: nil)
    content.navigationItem.hidesSearchBarWhenScrolling = false
    var shape = ScreenShape.phone
    shape.iosMajorVersion = 26
    shape.run(navigation) { window in
      let usual = content.view.safeAreaInsets.top
      content.navigationItem.preferredSearchBarPlacement = .stacked
      window.layoutIfNeeded()
      #expect(content.view.safeAreaInsets.top == usual + 52)
    }
  }
}
