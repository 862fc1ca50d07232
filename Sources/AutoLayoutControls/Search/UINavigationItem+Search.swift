public import AutoLayoutCore
import AutoLayoutValues
import Foundation

extension UINavigationItem {
  public enum SearchBarPlacement: Int, Sendable {
    /// Where the system has it.
    case automatic = 0
    case inline = 1
    case stacked = 2
    /// In the row of the buttons, as small as a button without a search.
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

  /// Whether the search bar comes only when the content is pulled down: at rest it is not shown.
  public final var hidesSearchBarWhenScrolling: Bool {
    get { search.hidesWhenScrolling }
    set {
      search.hidesWhenScrolling = newValue
      placeSearchBar()
    }
  }

  /// Where the search bar is asked to stand.
  ///
  /// From iOS 26 on only ``SearchBarPlacement/stacked`` puts it below the title at rest.
  public final var preferredSearchBarPlacement: SearchBarPlacement {
    get { search.placement }
    set {
      search.placement = newValue
      placeSearchBar()
    }
  }

  public final var searchBarPlacement: SearchBarPlacement { .stacked }

  /// Shows the search bar in the navigation bar, or takes it out (F6.50).
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

/// What a navigation item knows of its search.
private final class SearchOfItem: SearchedItem {
  var controller: UISearchController?
  /// The text of a search that goes on; nil where nothing is searched for.
  var searchText: String? {
    guard let controller, controller.isActive, let text = controller.searchBar.text, !text.isEmpty
    else { return nil }
    return text
  }
  var hidesWhenScrolling = true
  var placement = UINavigationItem.SearchBarPlacement.automatic
}
