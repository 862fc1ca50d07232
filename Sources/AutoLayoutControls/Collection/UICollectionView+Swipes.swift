import AutoLayoutCore
public import Foundation

/// Rows of lists that are dragged open. Nobody drags here, so that a program says which row is
/// (F8.22).
extension UICollectionView {
  /// Opens a row of a list, as a drag from one of its sides does: the row moves aside, and the
  /// buttons that the list's configuration offers come into sight.
  ///
  /// - Parameters:
  ///   - indexPath: The row.
  ///   - edge: The side.
  /// - Returns: Whether something is offered there.
  @discardableResult
  public func showSwipeActions(forItemAt indexPath: IndexPath, at edge: SwipeActionEdge) -> Bool {
    hideSwipeActions()
    let layout = collectionViewLayout as? UICollectionViewCompositionalLayout
    layoutIfNeeded()
    guard let list = layout?.list(ofSection: indexPath.section) else { return false }
    let provider =
      edge == .leading
      ? list.leadingSwipeActionsConfigurationProvider
      : list.trailingSwipeActionsConfigurationProvider
    guard let offered = provider?(indexPath), !offered.actions.isEmpty else { return false }
    let view = SwipeActionsView(offered, edge) { [weak self] in self?.hideSwipeActions() }
    options.swiped = SwipedRow(path: indexPath, view: view)
    insertSubview(view, at: 0)
    placeSwipedRow()
    return true
  }

  public func hideSwipeActions() {
    guard let swiped = options.swiped else { return }
    options.swiped = nil
    swiped.view.removeFromSuperview()
    guard let cell = cellForItem(at: swiped.path),
      let place = layoutAttributesForItem(at: swiped.path)
    else { return }
    cell.frame = place.frame
  }

  /// Moves the row that is open aside; a row that is out of sight closes.
  func placeSwipedRow() {
    guard let swiped = options.swiped else { return }
    guard let cell = cellForItem(at: swiped.path),
      let place = layoutAttributesForItem(at: swiped.path)
    else { return hideSwipeActions() }
    cell.frame = swiped.view.place(
      beside: place.frame, isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }
}
