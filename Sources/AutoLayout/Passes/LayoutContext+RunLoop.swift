import Foundation

/// The turn of the run loop: a window is laid out by itself, before the next event (F6.1).
extension LayoutContext {
  /// Has the tree laid out in the next turn of the run loop; a tree outside a window waits to be
  /// asked.
  func askForTurn() {
    guard isOfWindow, !turnIsAsked, !isLayingOut, let handle = root?.weakHandle else { return }
    turnIsAsked = true
    // The loop of the thread that the main actor runs on just now: the main one, except under some
    // test runners.
    RunLoop.current.perform {
      MainActor.assumeIsolated {
        guard let context = handle.view?.liveContext else { return }
        context.turnIsAsked = false
        handle.view?.layoutIfNeeded()
      }
    }
  }
}
