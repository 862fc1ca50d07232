import AutoLayoutCore
import AutoLayoutValues
import Foundation

/// Tracks when a cell must update its content for a new state.
struct CellConfiguration {
  /// Whether the cell must update its configuration before its next layout.
  var needsUpdate = true
  /// Whether content and background follow the state automatically.
  var updatesContent = true
  var updatesBackground = true
  private(set) var state: UICellConfigurationState?

  /// Records a state and returns whether it differs from the default state or from the last one.
  @MainActor mutating func note(_ new: UICellConfigurationState) -> Bool {
    let isOther = new != (state ?? UICellConfigurationState(traitCollection: new.traitCollection))
    state = new
    return isOther
  }
}

/// A cell of a table or collection view whose content follows its state.
@MainActor protocol ConfiguredCell: AnyObject {
  var configuration: CellConfiguration { get set }
  var configurationState: UICellConfigurationState { get }
  var contentConfiguration: (any UIContentConfiguration)? { get set }
  func updateConfiguration(using state: UICellConfigurationState)
}

extension ConfiguredCell {
  func updateConfigurationIfNeeded() {
    guard configuration.needsUpdate else { return }
    configuration.needsUpdate = false
    let state = configurationState
    let isOther = configuration.note(state)
    if isOther, configuration.updatesContent, let content = contentConfiguration {
      contentConfiguration = content.updated(for: state)
    }
    updateConfiguration(using: state)
  }
}

extension UICollectionViewCell: ConfiguredCell {
  var presentState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isDisabled = !isUserInteractionEnabled
    state.isEditing = collection?.isEditing == true
    return state
  }
}

extension UITableViewCell: ConfiguredCell {
  var presentState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isDisabled = !isUserInteractionEnabled
    state.isEditing = isEditing
    state.isSwiped = options.showsActions
    return state
  }
}
