public import AutoLayoutCore
public import AutoLayoutValues
import Foundation

public struct UICellConfigurationState: UIConfigurationState, Hashable {
  public var traitCollection: UITraitCollection
  public var isSelected = false
  public var isHighlighted = false
  public var isEditing = false
  public var isDisabled = false
  public var isFocused = false
  public var isSwiped = false
  public var isReordering = false
  public var isExpanded = false

  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }
}

public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  public var traitCollection: UITraitCollection
  public var isSelected = false
  public var isHighlighted = false
  public var isDisabled = false
  public var isFocused = false
  public var isPinned = false

  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }
}

extension UIContentConfiguration {
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
