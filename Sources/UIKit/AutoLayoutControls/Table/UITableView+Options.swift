import AutoLayoutCore
import AutoLayoutValues
public import Foundation

struct TableOptions {
  var isEditing = false
  var header: UIView?
  var footer: UIView?
  var background: UIView?
  var swiped: SwipedRow?
  var prefetchedRows: Set<IndexPath> = []
  var isPrefetchingEnabled = true
}

extension UITableView {
  func edit(_ editing: Bool, _ animated: Bool) {
    hideSwipeActions()
    options.isEditing = editing
    for (part, view) in shown {
      guard let cell = view as? UITableViewCell, let path = part.path else { continue }
      prepareForEditing(cell, path, animated)
    }
  }

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
    case fromAutomaticInsets = 1
  }
}

extension UITableView {
  public nonisolated static let indexSearch = "{search}"
  public nonisolated static let selectionDidChangeNotification = NSNotification.Name(
    "UITableViewSelectionDidChangeNotification")

  public enum Style: Int, Sendable {
    case plain = 0
    case grouped = 1
    case insetGrouped = 2
  }

  public enum ScrollPosition: Int, Sendable {
    case none = 0
    case top = 1
    case middle = 2
    case bottom = 3
  }

  public enum RowAnimation: Int, Sendable {
    case fade = 0
    case right = 1
    case left = 2
    case top = 3
    case bottom = 4
    case none = 5
    case middle = 6
    case automatic = 100
  }

  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled = 0
    case enabled = 1
    case enabledIncludingConstraints = 2
  }
}
