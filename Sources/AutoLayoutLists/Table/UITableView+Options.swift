import AutoLayoutControls
import AutoLayoutValues
import Foundation

/// How a table looks and answers the user; layout does not see it.
struct TableOptions {
  var separatorColor: UIColor?
  var separatorEffect: UIVisualEffect?
  var separatorInsetReference = UITableView.SeparatorInsetReference.fromCellEdges
  var allowsSelectionDuringEditing = false
  var allowsMultipleSelectionDuringEditing = false
  var selectionFollowsFocus = false
  var remembersLastFocusedIndexPath = false
  var dragInteractionEnabled = true
  var sectionIndexMinimumDisplayRowCount = 0
  var sectionIndexColor: UIColor?
  var sectionIndexBackgroundColor: UIColor?
  var sectionIndexTrackingBackgroundColor: UIColor?
  var fillerRowHeight = UITableView.automaticDimension
}

extension UITableView {
  /// What a line's inset is measured from.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The cell's edges.
    case fromCellEdges = 0
    /// Where the system would begin the line.
    case fromAutomaticInsets = 1
  }
}
