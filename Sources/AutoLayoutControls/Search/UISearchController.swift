public import AutoLayoutCore
public import Foundation

/// Shows what is found for the text of a search bar.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// The text has changed, or the search has begun or ended.
  func updateSearchResults(for searchController: UISearchController)
}

/// Told when a search begins and ends.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// The search begins.
  func willPresentSearchController(_ searchController: UISearchController)
  /// The search has begun.
  func didPresentSearchController(_ searchController: UISearchController)
  /// The search ends.
  func willDismissSearchController(_ searchController: UISearchController)
  /// The search has ended.
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
  /// The bar with the text.
  open var searchBar: UISearchBar { bar }
  private let bar = UISearchBar()
  /// Shows what is found; nil where the searching controller does so itself.
  open private(set) var searchResultsController: UIViewController?
  /// Told of the text; not kept alive.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Told when a search begins and ends; not kept alive.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Whether the content is dimmed during a search.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the title makes room for the search bar during a search.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the button to give up comes and goes with the search.
  open var automaticallyShowsCancelButton = true
  /// Whether the scopes come and go with the search.
  open var automaticallyShowsScopeBar = true
  /// Whether the results are shown even without text.
  open var showsSearchResultsController = false
  /// Whether the controller of the results is shown and hidden by itself; kept.
  open var automaticallyShowsSearchResultsController = true
  /// When the scopes are shown; kept.
  open var scopeBarActivation = ScopeBarActivation.automatic
  /// What is suggested to search for; kept.
  open var searchSuggestions: [any UISearchSuggestion]?
  /// The old name of `obscuresBackgroundDuringPresentation`.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }

  /// When the scopes of a search are shown.
  public enum ScopeBarActivation: Int, Sendable {
    /// As the system says.
    case automatic = 0
    /// When the program says.
    case manual = 1
    /// Once there is text.
    case onTextEntry = 2
    /// During the search.
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

  /// Whether a search goes on; setting it begins or ends one.
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
