import AutoLayoutCore
import Foundation

/// How a cell looks and answers the user; layout does not see it.
struct CellOptions {
  var focusStyle = UITableViewCell.FocusStyle.default
  var editingAccessoryType = UITableViewCell.AccessoryType.none
  var editingAccessoryView: UIView?
  var multipleSelectionBackgroundView: UIView?
  var shouldIndentWhileEditing = true
  var showsReorderControl = false
  var userInteractionEnabledWhileDragging = false
}

extension UITableViewCell {
  /// How a cell in the focus looks.
  public enum FocusStyle: Int, Sendable {
    /// As the system likes.
    case `default` = 0
    /// As it says itself.
    case custom = 1
  }
}
