import AutoLayoutCore
import AutoLayoutValues
import Foundation

/// When a cell's content is to follow its state.
struct CellConfiguration {
  /// Whether the cell is to be asked before it is laid out.
  var needsUpdate = true
  /// Whether content and background follow the state by themselves.
  var updatesContent = true
  var updatesBackground = true
  /// The state that was shown last.
  private(set) var state: UICellConfigurationState?

  /// Notes that a state is shown; whether it differs from the plain one or from the last one.
  @MainActor mutating func note(_ new: UICellConfigurationState) -> Bool {
    let isOther = new != (state ?? UICellConfigurationState(traitCollection: new.traitCollection))
    state = new
    return isOther
  }
}

/// A cell of a table or a collection whose content follows its state.
@MainActor protocol ConfiguredCell: AnyObject {
  var configuration: CellConfiguration { get set }
  var configurationState: UICellConfigurationState { get }
  var contentConfiguration: (any UIContentConfiguration)? { get set }
  func updateConfiguration(using state: UICellConfigurationState)
}

extension ConfiguredCell {
  /// Asks the cell for the look of its state, if that was asked for.
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
  /// What the cell is like now.
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
  /// What the cell is like now.
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
