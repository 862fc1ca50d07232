import AutoLayoutCore
import AutoLayoutValues
import Foundation

struct CellConfiguration {
  var needsUpdate = true
  var updatesContent = true
  var updatesBackground = true
  private(set) var state: UICellConfigurationState?

  @MainActor mutating func note(_ new: UICellConfigurationState) -> Bool {
    let isOther = new != (state ?? UICellConfigurationState(traitCollection: new.traitCollection))
    state = new
    return isOther
  }
}

@MainActor protocol ConfiguredCell: ConfigurationUpdating {
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
    UpdateTracking.run(.configuration, of: self) { updateConfiguration(using: state) }
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
