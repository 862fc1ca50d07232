import AutoLayoutValues

/// What a controller shows in place of content that is missing.
struct UnavailableContent {
  /// What is shown, as its state wants it.
  var configuration: (any UIContentConfiguration)?
  /// The view that shows it.
  var view: (any UIView & UIContentView)?
  /// Whether the controller is to be asked before its view is laid out.
  var needsUpdate = true
  /// The traits that were shown last.
  var traits: UITraitCollection?
}

/// A navigation item that knows of a search, as modules above make it.
@MainActor
package protocol SearchedItem: AnyObject {
  /// The text that is searched for; nil where nothing is.
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

  /// Shows a configuration over everything in the view, or nothing; before the view is loaded, at
  /// its first layout.
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

  /// Asks for what is shown in place of content where that is due, and lets it fill the view.
  func updateUnavailableContentIfNeeded() {
    let present = made.unavailable
    let isOther = present.view != nil && present.traits != traitCollection
    if present.needsUpdate || isOther {
      made.unavailable.needsUpdate = false
      if let configuration = present.configuration { showInPlaceOfContent(configuration) }
      updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    }
    // The bounds of a view that scrolls move.
    if let view = made.unavailable.view, let root = viewIfLoaded, view.frame != root.bounds {
      view.frame = root.bounds
    }
  }
}
