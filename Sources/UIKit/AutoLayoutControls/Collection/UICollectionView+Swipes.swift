import AutoLayoutCore
public import Foundation

/// Swipe actions of list rows; the program opens a row, because no user does (F8.22).
extension UICollectionView {
  /// Opens a list row as a swipe does, and returns whether it has actions at the edge.
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

  func placeSwipedRow() {
    guard let swiped = options.swiped else { return }
    guard let cell = cellForItem(at: swiped.path),
      let place = layoutAttributesForItem(at: swiped.path)
    else { return hideSwipeActions() }
    cell.frame = swiped.view.place(
      beside: place.frame, isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }
}
