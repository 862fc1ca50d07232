public import AutoLayoutCore
public import AutoLayoutValues
import Foundation

/// What a cell is like at a time.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The device and the user's settings.
  public var traitCollection: UITraitCollection
  /// Whether the cell is chosen.
  public var isSelected = false
  /// Whether the cell is touched.
  public var isHighlighted = false
  /// Whether the cell is being changed by the user.
  public var isEditing = false
  /// Whether the cell answers nobody.
  public var isDisabled = false
  /// Whether the cell is in the focus of keys.
  public var isFocused = false
  /// Whether the row is dragged open.
  public var isSwiped = false
  /// Whether the cell is being moved.
  public var isReordering = false
  /// Whether what lies below the cell is shown.
  public var isExpanded = false

  /// Makes the state of a cell that nobody touches.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }
}

/// What a view in a list that is no cell is like at a time.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The device and the user's settings.
  public var traitCollection: UITraitCollection
  /// Whether the view is chosen.
  public var isSelected = false
  /// Whether the view is touched.
  public var isHighlighted = false
  /// Whether the view answers nobody.
  public var isDisabled = false
  /// Whether the view is in the focus of keys.
  public var isFocused = false
  /// Whether the view stays at the edge while others scroll.
  public var isPinned = false

  /// Makes the state of a view that nobody touches.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }
}

extension UIContentConfiguration {
  /// Shows what it says in a view: in the present one, if that can; else in a new one in its place.
  func show(in present: UIView, of cell: UIView) -> UIView {
    if let view = present as? any UIContentView, view.supports(self) {
      view.configuration = self
      return present
    }
    let made = makeContentView()
    made.frame = present.frame
    made.autoresizingMask = present.autoresizingMask
    cell.insertSubview(made, aboveSubview: present)
    present.removeFromSuperview()
    return made
  }
}
