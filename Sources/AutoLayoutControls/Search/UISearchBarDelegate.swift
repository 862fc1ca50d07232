public import AutoLayoutCore
public import Foundation

/// Told what is searched; what a finger does never happens here.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  /// Whether writing may begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Writing has begun.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Whether writing may end.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Writing has ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// The user has changed the text.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Whether a part of the text may be replaced.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// The user asks for the search.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The user asks for bookmarks.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// The user gives up.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// The user asks for the last results.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  /// The user has chosen a scope.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// It may.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Nothing is done.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// It may.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Nothing is done.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Nothing is done.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// It may.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Nothing is done.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Nothing is done.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  /// Nothing is done.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Nothing is done.
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
  /// Nothing is done.
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}
