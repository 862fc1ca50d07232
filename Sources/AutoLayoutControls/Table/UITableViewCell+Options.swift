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
  /// What the user can do with a row while the table is edited.
  public enum EditingStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// Delete it.
    case delete = 1
    /// Put one in.
    case insert = 2
  }

  /// Where in the editing of a table a cell is.
  public struct StateMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a state from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The sign at the near side is shown.
    public static let showingEditControl = Self(rawValue: 1)
    /// The button that deletes is shown.
    public static let showingDeleteConfirmation = Self(rawValue: 2)
  }

  /// How a cell in the focus looks.
  public enum FocusStyle: Int, Sendable {
    /// As the system likes.
    case `default` = 0
    /// As it says itself.
    case custom = 1
  }

  /// How far a cell is lifted to be dragged.
  public enum DragState: Int, Sendable {
    /// Not at all.
    case none = 0
    /// It is lifted.
    case lifting = 1
    /// It is dragged.
    case dragging = 2
  }
}
