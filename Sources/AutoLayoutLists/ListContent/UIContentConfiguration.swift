public import AutoLayoutCore
public import AutoLayoutValues
public import Foundation

/// What a view shows, as a value; it makes the view and changes with the state of a cell.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// A view that shows it.
  func makeContentView() -> any UIView & UIContentView
  /// What is shown in a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// What it shows.
  var configuration: any UIContentConfiguration { get set }
  /// Whether it can show a configuration; those of the same type unless it knows better.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether a configuration is of the type that it shows.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// What a view that shows a configuration is like at a time.
@preconcurrency @MainActor
public protocol UIConfigurationState {
  /// The device and the user's settings.
  var traitCollection: UITraitCollection { get set }
}

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
