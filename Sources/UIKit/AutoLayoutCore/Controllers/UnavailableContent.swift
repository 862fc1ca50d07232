import AutoLayoutValues

struct UnavailableContent {
  var configuration: (any UIContentConfiguration)?
  var view: (any UIView & UIContentView)?
  var needsUpdate = true
  var traits: UITraitCollection?
}

@MainActor
package protocol SearchedItem: AnyObject {
  var searchText: String? { get }
}

extension UIViewController {
  func requestUnavailableUpdate() {
    made.unavailable.needsUpdate = true
    viewIfLoaded?.setNeedsLayout()
  }

  var presentUnavailableState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = (made.navigationItem?.extensionState as? any SearchedItem)?.searchText
    return state
  }

  /// Shows a configuration over the view; before loading it waits for the first layout.
  func showInPlaceOfContent(_ new: (any UIContentConfiguration)?) {
    guard let new else {
      made.unavailable.configuration = nil
      made.unavailable.view?.removeFromSuperview()
      made.unavailable.view = nil
      return
    }
    let shown = new.updated(for: contentUnavailableConfigurationState)
    made.unavailable.configuration = shown
    made.unavailable.traits = traitCollection
    guard let root = viewIfLoaded else { return }
    if let present = made.unavailable.view, present.superview === root, present.supports(shown) {
      present.configuration = shown
      return
    }
    made.unavailable.view?.removeFromSuperview()
    let view = shown.makeContentView()
    view.frame = root.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.addSubview(view)
    made.unavailable.view = view
  }

  func updateUnavailableContentIfNeeded() {
    let present = made.unavailable
    let isOther = present.view != nil && present.traits != traitCollection
    if present.needsUpdate || isOther {
      made.unavailable.needsUpdate = false
      if let configuration = present.configuration { showInPlaceOfContent(configuration) }
      UpdateTracking.run(.unavailableContent, of: self) {
        updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
      }
    }
    // The bounds of scroll views move.
    if let view = made.unavailable.view, let root = viewIfLoaded, view.frame != root.bounds {
      view.frame = root.bounds
    }
  }
}
