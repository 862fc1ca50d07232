public import AutoLayoutCore
public import Foundation

@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}

@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Nothing is done.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Nothing is done.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Nothing is done.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Nothing is done.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// A search bar in a navigation bar, and the controller that shows what is found.
///
/// The bar is shown by the navigation item that has the controller as its
/// ``UINavigationItem/searchController``. Results are shown by the client: nothing is presented
/// here.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  open var searchBar: UISearchBar { bar }
  private let bar = UISearchBar()
  /// Shows what is found; nil where the searching controller does so itself.
  open private(set) var searchResultsController: UIViewController?
  /// Told of the text; not kept alive.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Told when a search begins and ends; not kept alive.
  open weak var delegate: (any UISearchControllerDelegate)?
  open var obscuresBackgroundDuringPresentation = true
  open var hidesNavigationBarDuringPresentation = true
  open var automaticallyShowsCancelButton = true
  open var automaticallyShowsScopeBar = true
  /// Whether the results are shown even without text.
  open var showsSearchResultsController = false
  open var automaticallyShowsSearchResultsController = true
  open var scopeBarActivation = ScopeBarActivation.automatic
  open var searchSuggestions: [any UISearchSuggestion]?
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }

  public enum ScopeBarActivation: Int, Sendable {
    case automatic = 0
    case manual = 1
    case onTextEntry = 2
    case onSearchActivation = 3
  }

  /// The item whose bar shows the search bar.
  final weak var item: UINavigationItem?

  /// Makes a controller of a search.
  ///
  /// - Parameter searchResultsController: Shows what is found; nil where the searching controller
  ///   does so itself.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    listen()
  }

  /// Makes a controller from an archive, which is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    listen()
  }

  private final func listen() {
    bar.textChanged = { [weak self] in
      guard let self, self.isActive else { return }
      self.searchChanged()
    }
  }

  /// Tells of another text, or of the beginning or the end of the search.
  private final func searchChanged() {
    searchResultsUpdater?.updateSearchResults(for: self)
    item?.owner?.setNeedsUpdateContentUnavailableConfiguration()
  }

  open var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      isActive
        ? delegate?.willPresentSearchController(self)
        : delegate?.willDismissSearchController(self)
      if automaticallyShowsCancelButton { bar.showsCancelButton = isActive }
      if automaticallyShowsScopeBar { bar.showsScopeBar = isActive }
      item?.placeSearchBar()
      searchChanged()
      isActive
        ? delegate?.didPresentSearchController(self) : delegate?.didDismissSearchController(self)
    }
  }
}
