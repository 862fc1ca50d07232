public import AutoLayoutCore
public import Foundation

/// A search session; clients provide their own, since no search bar is shown here.
@preconcurrency @MainActor
open class UIFindSession: NSObject {
  open var resultCount: Int { 0 }
  /// The index of the highlighted result; `NSNotFound` for none.
  open var highlightedResultIndex: Int { NSNotFound }
}

@preconcurrency @MainActor
public protocol UIFindInteractionDelegate: NSObjectProtocol {
  func findInteraction(
    _ interaction: UIFindInteraction, sessionFor view: UIView
  ) -> UIFindSession?
}

/// A find interaction, which records whether a search is active but shows none.
@preconcurrency @MainActor
open class UIFindInteraction: NSObject, UIInteraction {
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
