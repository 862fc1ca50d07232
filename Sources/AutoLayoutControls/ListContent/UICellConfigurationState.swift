public import AutoLayoutCore
public import AutoLayoutValues
import Foundation

public struct UICellConfigurationState: UIConfigurationState, Hashable {
  public var traitCollection: UITraitCollection
  public var isSelected = false
  public var isHighlighted = false
  public var isEditing = false
  /// Whether the cell answers nobody.
  public var isDisabled = false
  public var isFocused = false
  public var isSwiped = false
  public var isReordering = false
  public var isExpanded = false

  /// Makes the state of a cell that nobody touches.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }
}

/// What a view in a list that is no cell is like at a time.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  public var traitCollection: UITraitCollection
  public var isSelected = false
  public var isHighlighted = false
  /// Whether the view answers nobody.
  public var isDisabled = false
  public var isFocused = false
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
