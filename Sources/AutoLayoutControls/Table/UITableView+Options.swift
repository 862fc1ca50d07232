import AutoLayoutCore
import AutoLayoutValues
public import Foundation

/// How a table looks and answers the user; layout does not see it.
struct TableOptions {
  var isEditing = false
  /// The row that is open.
  var swiped: SwipedRow?
  /// The rows that the prefetching data source knows of.
  var prefetchedRows: Set<IndexPath> = []
  /// Whether it is told of rows at all.
  var isPrefetchingEnabled = true
}

extension UITableView {
  /// Begins or ends editing, of the cells that are seen too.
  func edit(_ editing: Bool, _ animated: Bool) {
    hideSwipeActions()
    options.isEditing = editing
    for (part, view) in shown {
      guard let cell = view as? UITableViewCell, let path = part.path else { continue }
      prepareForEditing(cell, path, animated)
    }
  }

  /// Tells a cell whether the table is edited, and what the user can do with it then.
  func prepareForEditing(_ cell: UITableViewCell, _ path: IndexPath, _ animated: Bool) {
    if isEditing {
      let mayChange = dataSource?.tableView(self, canEditRowAt: path) ?? false
      let style = delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
      cell.options.mayChange = mayChange
      cell.options.editingStyle = mayChange ? style : .none
      // A source that says nothing of moving lets cells say so themselves.
      unanswered.remove(.moving)
      let mayMove = dataSource?.tableView(self, canMoveRowAt: path) ?? false
      if !unanswered.contains(.moving) { cell.showsReorderControl = mayMove }
      cell.options.shouldIndentWhileEditing =
        delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
    }
    if cell.isEditing != isEditing { cell.setEditing(isEditing, animated: animated) }
  }
}

extension UITableView {
  public enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges = 0
    /// Where the system would begin the line.
    case fromAutomaticInsets = 1
  }
}

extension UITableView {
  public nonisolated static let indexSearch = "{search}"
  public nonisolated static let selectionDidChangeNotification = NSNotification.Name(
    "UITableViewSelectionDidChangeNotification")
  /// Asks the data source again for the titles at the side; none is shown.
  public func reloadSectionIndexTitles() {}
}
