import Foundation

/// How a collection view answers the user; layout does not see it.
struct CollectionOptions {
  var isPrefetchingEnabled = true
  var dragInteractionEnabled = true
  var reorderingCadence = UICollectionView.ReorderingCadence.immediate
  var remembersLastFocusedIndexPath = false
  var selectionFollowsFocus = false
  var allowsSelectionDuringEditing = false
  var allowsMultipleSelectionDuringEditing = false
}

extension UICollectionView {
  /// How soon items make room for one that is dragged.
  public enum ReorderingCadence: Int, Sendable {
    /// At once.
    case immediate = 0
    /// Soon.
    case fast = 1
    /// Late.
    case slow = 2
  }

  /// Whether cells are asked for before they come into sight; here they never are.
  public var isPrefetchingEnabled: Bool {
    get { options.isPrefetchingEnabled }
    set { options.isPrefetchingEnabled = newValue }
  }
  /// Whether items can be dragged out.
  public var dragInteractionEnabled: Bool {
    get { options.dragInteractionEnabled }
    set { options.dragInteractionEnabled = newValue }
  }
  /// How soon items make room for one that is dragged.
  public var reorderingCadence: ReorderingCadence {
    get { options.reorderingCadence }
    set { options.reorderingCadence = newValue }
  }
  /// Whether the focus comes back to the item it was in.
  public var remembersLastFocusedIndexPath: Bool {
    get { options.remembersLastFocusedIndexPath }
    set { options.remembersLastFocusedIndexPath = newValue }
  }
  /// Whether the item in the focus is chosen.
  public var selectionFollowsFocus: Bool {
    get { options.selectionFollowsFocus }
    set { options.selectionFollowsFocus = newValue }
  }
  /// Whether items can be chosen while the view is edited.
  public var allowsSelectionDuringEditing: Bool {
    get { options.allowsSelectionDuringEditing }
    set { options.allowsSelectionDuringEditing = newValue }
  }
  /// Whether several items can be chosen while the view is edited.
  public var allowsMultipleSelectionDuringEditing: Bool {
    get { options.allowsMultipleSelectionDuringEditing }
    set { options.allowsMultipleSelectionDuringEditing = newValue }
  }
}
