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
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// A controller for a search bar; results are not presented here.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  open var searchBar: UISearchBar { bar }
  private let bar = UISearchBar()
  open private(set) var searchResultsController: UIViewController?
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?
  open var obscuresBackgroundDuringPresentation = true
  open var hidesNavigationBarDuringPresentation = true
  open var automaticallyShowsCancelButton = true
  open var automaticallyShowsScopeBar = true
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

  final weak var item: UINavigationItem?

  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    listen()
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    listen()
  }

  /// Makes an empty controller and ignores the archive.
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
