import AutoLayoutCore
import AutoLayoutValues
public import Foundation

/// The display and interaction options of a table, which layout ignores.
struct TableOptions {
  var isEditing = false
  /// The row that is swiped open.
  var swiped: SwipedRow?
  /// The rows reported to the prefetching data source.
  var prefetchedRows: Set<IndexPath> = []
  var isPrefetchingEnabled = true
}

extension UITableView {
  /// Begins or ends editing of the table and of its visible cells.
  func edit(_ editing: Bool, _ animated: Bool) {
    hideSwipeActions()
    options.isEditing = editing
    for (part, view) in shown {
      guard let cell = view as? UITableViewCell, let path = part.path else { continue }
      prepareForEditing(cell, path, animated)
    }
  }

  /// Sets a cell's editing state and its available edit actions.
  func prepareForEditing(_ cell: UITableViewCell, _ path: IndexPath, _ animated: Bool) {
    if isEditing {
      let mayChange = dataSource?.tableView(self, canEditRowAt: path) ?? false
      let style = delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
      cell.options.mayChange = mayChange
      cell.options.editingStyle = mayChange ? style : .none
      // If the data source does not answer about moving, cells decide themselves.
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
    /// Relative to the automatic insets of the system.
    case fromAutomaticInsets = 1
  }
}

extension UITableView {
  public nonisolated static let indexSearch = "{search}"
  public nonisolated static let selectionDidChangeNotification = NSNotification.Name(
    "UITableViewSelectionDidChangeNotification")
  /// Requests the section index titles again; they are not shown.
  public func reloadSectionIndexTitles() {}
}
