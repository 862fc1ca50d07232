public import AutoLayoutCore
import AutoLayoutValues
import Foundation

extension UINavigationItem {
  public enum SearchBarPlacement: Int, Sendable {
    case automatic = 0
    case inline = 1
    case stacked = 2
    case integrated = 3
  }

  public final var searchController: UISearchController? {
    get { search.controller }
    set {
      search.controller?.item = nil
      search.controller = newValue
      newValue?.item = self
      placeSearchBar()
    }
  }

  public final var hidesSearchBarWhenScrolling: Bool {
    get { search.hidesWhenScrolling }
    set {
      search.hidesWhenScrolling = newValue
      placeSearchBar()
    }
  }

  /// The preferred placement; from iOS 26 on only ``SearchBarPlacement/stacked`` is below the
  /// title.
  public final var preferredSearchBarPlacement: SearchBarPlacement {
    get { search.placement }
    set {
      search.placement = newValue
      placeSearchBar()
    }
  }

  public final var searchBarPlacement: SearchBarPlacement { .stacked }

  /// Shows or removes the search bar of the navigation bar (F6.50).
  final func placeSearchBar() {
    guard let controller = search.controller else {
      accessory = nil
      return
    }
    let bar = controller.searchBar
    bar.standsInNavigationBar = true
    let height = UISearchBar.heightInNavigationBar(bar)
    let isBelow = search.placement == .stacked || controller.isActive
    accessory = NavigationAccessory(
      view: bar, height: !search.hidesWhenScrolling || controller.isActive ? height : 0,
      heightFrom26: isBelow ? height : 0)
  }

  private var search: SearchOfItem {
    if let known = extensionState as? SearchOfItem { return known }
    let made = SearchOfItem()
    extensionState = made
    return made
  }
}

private final class SearchOfItem: SearchedItem {
  var controller: UISearchController?
  var searchText: String? {
    guard let controller, controller.isActive, let text = controller.searchBar.text, !text.isEmpty
    else { return nil }
    return text
  }
  var hidesWhenScrolling = true
  var placement = UINavigationItem.SearchBarPlacement.automatic
}
