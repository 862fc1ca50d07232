import AutoLayoutCore
import AutoLayoutValues
public import Foundation

struct SwipedRow {
  let path: IndexPath
  let view: SwipeActionsView
}

/// Swipe actions of rows; the program opens a row, because no user does (F8.22).
extension UITableView {
  /// Opens a row as a swipe does, and returns whether it has actions at the edge.
  @discardableResult
  public func showSwipeActions(forRowAt indexPath: IndexPath, at edge: SwipeActionEdge) -> Bool {
    hideSwipeActions()
    guard let offered = swipeActions(indexPath, edge), !offered.actions.isEmpty else {
      return false
    }
    delegate?.tableView(self, willBeginEditingRowAt: indexPath)
    let view = SwipeActionsView(offered, edge) { [weak self] in self?.hideSwipeActions() }
    options.swiped = SwipedRow(path: indexPath, view: view)
    insertSubview(view, at: 0)
    cellForRow(at: indexPath)?.options.showsActions = true
    setNeedsLayout()
    return true
  }

  public func hideSwipeActions() {
    guard let swiped = options.swiped else { return }
    options.swiped = nil
    swiped.view.removeFromSuperview()
    (shown[part(of: swiped.path)] as? UITableViewCell)?.options.showsActions = false
    delegate?.tableView(self, didEndEditingRowAt: swiped.path)
    setNeedsLayout()
  }

  private func swipeActions(
    _ path: IndexPath, _ edge: SwipeActionEdge
  ) -> UISwipeActionsConfiguration? {
    guard dataSource?.tableView(self, canEditRowAt: path) == true else { return nil }
    if edge == .leading {
      return delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    }
    if let own = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) {
      return own
    }
    guard (delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete) == .delete else {
      return nil
    }
    let title =
      delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
    let delete = UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
      guard let self else { return }
      dataSource?.tableView(self, commit: .delete, forRowAt: path)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  func openFrame(of part: TablePart, _ frame: CGRect) -> CGRect {
    guard let swiped = options.swiped, self.part(of: swiped.path) == part else { return frame }
    return swiped.view.place(
      beside: frame, isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }
}
