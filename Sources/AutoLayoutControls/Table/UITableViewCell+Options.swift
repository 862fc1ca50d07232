import AutoLayoutCore
import Foundation

/// How a cell looks and answers the user; layout does not see it.
struct CellOptions {
  var editingAccessoryType = UITableViewCell.AccessoryType.none
  var editingAccessoryView: UIView?
  var shouldIndentWhileEditing = true
  var showsReorderControl = false
  /// Whether the user can change the row.
  var mayChange = false
  /// The sign at the near side while the row is edited, and the grip at the far one.
  var editControl: RowSign?
  var grip: RowSign?
  var editingStyle = UITableViewCell.EditingStyle.none
  /// Whether the row is swiped open.
  var showsActions = false
}

extension UITableViewCell {
  public enum EditingStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    case delete = 1
    case insert = 2
  }

  public struct StateMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let showingEditControl = Self(rawValue: 1)
    public static let showingDeleteConfirmation = Self(rawValue: 2)
  }

  public enum FocusStyle: Int, Sendable {
    /// As the system likes.
    case `default` = 0
    case custom = 1
  }

  public enum DragState: Int, Sendable {
    /// Not at all.
    case none = 0
    case lifting = 1
    case dragging = 2
  }
}
