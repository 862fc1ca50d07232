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

  /// How the cell looks in the focus.
  public var focusStyle: FocusStyle {
    get { options.focusStyle }
    set { options.focusStyle = newValue }
  }
  /// What stands at the far side while the table is edited.
  public var editingAccessoryType: AccessoryType {
    get { options.editingAccessoryType }
    set { options.editingAccessoryType = newValue }
  }
  /// A view at the far side while the table is edited.
  public var editingAccessoryView: UIView? {
    get { options.editingAccessoryView }
    set { options.editingAccessoryView = newValue }
  }
  /// A view behind the content while several cells are chosen.
  public var multipleSelectionBackgroundView: UIView? {
    get { options.multipleSelectionBackgroundView }
    set { options.multipleSelectionBackgroundView = newValue }
  }
  /// Whether the background is moved in while the table is edited.
  public var shouldIndentWhileEditing: Bool {
    get { options.shouldIndentWhileEditing }
    set { options.shouldIndentWhileEditing = newValue }
  }
  /// Whether a grip for moving the row is shown while the table is edited.
  public var showsReorderControl: Bool {
    get { options.showsReorderControl }
    set { options.showsReorderControl = newValue }
  }
  /// Whether the cell answers touches while it is dragged.
  public var userInteractionEnabledWhileDragging: Bool {
    get { options.userInteractionEnabledWhileDragging }
    set { options.userInteractionEnabledWhileDragging = newValue }
  }
}
