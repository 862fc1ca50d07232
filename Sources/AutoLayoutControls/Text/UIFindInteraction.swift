public import AutoLayoutCore
public import Foundation

/// What a search in a text is done by: a client's own, since no search bar is shown here.
@preconcurrency @MainActor
open class UIFindSession: NSObject {
  open var resultCount: Int { 0 }
  /// The number of the place that is shown; `NSNotFound` for none.
  open var highlightedResultIndex: Int { NSNotFound }
}

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
  open private(set) weak var view: UIView?
  open private(set) var activeFindSession: UIFindSession?
  open private(set) var isFindNavigatorVisible = false
  open var searchText: String?
  open var replacementText: String?

  public init(sessionDelegate: any UIFindInteractionDelegate) {
    delegate = sessionDelegate
    super.init()
  }

  /// Makes an interaction of a text view.
  init(of view: UIView) {
    self.view = view
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }

  open func presentFindNavigator(showingReplace replaceVisible: Bool) {
    isFindNavigatorVisible = true
    activeFindSession = view.flatMap { delegate?.findInteraction(self, sessionFor: $0) }
  }

  open func dismissFindNavigator() {
    isFindNavigatorVisible = false
    activeFindSession = nil
  }

  open func findNext() {}
  open func findPrevious() {}
  open func updateResultCount() {}
}
