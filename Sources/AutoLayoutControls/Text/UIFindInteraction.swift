public import AutoLayoutCore
public import Foundation

/// What a search in a text is done by: a client's own, since no search bar is shown here.
@preconcurrency @MainActor
open class UIFindSession: NSObject {
  /// How many places were found.
  open var resultCount: Int { 0 }
  /// The number of the place that is shown; `NSNotFound` for none.
  open var highlightedResultIndex: Int { NSNotFound }
}

/// Makes the session of a search.
@preconcurrency @MainActor
public protocol UIFindInteractionDelegate: NSObjectProtocol {
  /// The session; nil means that there is nothing to search in.
  func findInteraction(
    _ interaction: UIFindInteraction, sessionFor view: UIView
  ) -> UIFindSession?
}

/// Lets the user search in a view: it keeps whether a search is shown, and shows none.
@preconcurrency @MainActor
open class UIFindInteraction: NSObject, UIInteraction {
  /// Makes sessions; not kept alive.
  open private(set) weak var delegate: (any UIFindInteractionDelegate)?
  /// The view it was added to.
  open private(set) weak var view: UIView?
  /// The session of the search that is shown.
  open private(set) var activeFindSession: UIFindSession?
  /// Whether a search is shown.
  open private(set) var isFindNavigatorVisible = false
  /// What is searched for.
  open var searchText: String?
  /// What something found is replaced by.
  open var replacementText: String?

  /// Makes an interaction.
  public init(sessionDelegate: any UIFindInteractionDelegate) {
    delegate = sessionDelegate
    super.init()
  }

  /// Makes an interaction of a text view.
  init(of view: UIView) {
    self.view = view
    super.init()
  }

  /// The view may change.
  open func willMove(to view: UIView?) {}
  /// The view has changed.
  open func didMove(to view: UIView?) { self.view = view }

  /// Begins a search.
  open func presentFindNavigator(showingReplace replaceVisible: Bool) {
    isFindNavigatorVisible = true
    activeFindSession = view.flatMap { delegate?.findInteraction(self, sessionFor: $0) }
  }

  /// Ends it.
  open func dismissFindNavigator() {
    isFindNavigatorVisible = false
    activeFindSession = nil
  }

  /// Goes to the next place.
  open func findNext() {}
  /// Goes to the place before.
  open func findPrevious() {}
  /// Has the number of places told anew.
  open func updateResultCount() {}
}
