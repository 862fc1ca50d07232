public import Foundation

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

  /// The colour of the lines between rows.
  public var separatorColor: UIColor? {
    get { options.separatorColor }
    set { options.separatorColor = newValue }
  }
  /// The effect of the lines between rows.
  public var separatorEffect: UIVisualEffect? {
    get { options.separatorEffect }
    set { options.separatorEffect = newValue }
  }
  /// What the lines' inset is measured from.
  public var separatorInsetReference: SeparatorInsetReference {
    get { options.separatorInsetReference }
    set { options.separatorInsetReference = newValue }
  }
  /// Whether rows can be chosen while the table is edited.
  public var allowsSelectionDuringEditing: Bool {
    get { options.allowsSelectionDuringEditing }
    set { options.allowsSelectionDuringEditing = newValue }
  }
  /// Whether several rows can be chosen while the table is edited.
  public var allowsMultipleSelectionDuringEditing: Bool {
    get { options.allowsMultipleSelectionDuringEditing }
    set { options.allowsMultipleSelectionDuringEditing = newValue }
  }
  /// Whether the row in the focus is chosen.
  public var selectionFollowsFocus: Bool {
    get { options.selectionFollowsFocus }
    set { options.selectionFollowsFocus = newValue }
  }
  /// Whether the focus comes back to the row it was in.
  public var remembersLastFocusedIndexPath: Bool {
    get { options.remembersLastFocusedIndexPath }
    set { options.remembersLastFocusedIndexPath = newValue }
  }
  /// Whether rows can be dragged out.
  public var dragInteractionEnabled: Bool {
    get { options.dragInteractionEnabled }
    set { options.dragInteractionEnabled = newValue }
  }
  /// How many rows it takes for the sections' names to be listed at the side.
  public var sectionIndexMinimumDisplayRowCount: Int {
    get { options.sectionIndexMinimumDisplayRowCount }
    set { options.sectionIndexMinimumDisplayRowCount = newValue }
  }
  /// The colour of that list's names.
  public var sectionIndexColor: UIColor? {
    get { options.sectionIndexColor }
    set { options.sectionIndexColor = newValue }
  }
  /// The colour behind that list.
  public var sectionIndexBackgroundColor: UIColor? {
    get { options.sectionIndexBackgroundColor }
    set { options.sectionIndexBackgroundColor = newValue }
  }
  /// The colour behind that list while it is touched.
  public var sectionIndexTrackingBackgroundColor: UIColor? {
    get { options.sectionIndexTrackingBackgroundColor }
    set { options.sectionIndexTrackingBackgroundColor = newValue }
  }
  /// The height of the empty rows that fill a plain table, in points.
  public var fillerRowHeight: CGFloat {
    get { options.fillerRowHeight }
    set { options.fillerRowHeight = newValue }
  }
  /// Whether changes wait for the end of the updates around them.
  public var hasUncommittedUpdates: Bool { updateDepth > 0 }
}
