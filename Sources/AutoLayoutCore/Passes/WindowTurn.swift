import Foundation

/// Whether a tree is laid out by itself, in the next turn of the run loop (F6.1).
enum WindowTurn {
  /// Never: the tree is not that of a window, and waits to be asked.
  case never
  /// When something asks for layout.
  case notRequested
  /// The run loop has been asked.
  case requested
}

extension LayoutContext {
  /// Has a window's tree laid out in the next turn of the run loop.
  @inline(__always)
  func requestTurn() {
    if turn == .notRequested { scheduleTurn() }
  }

  private func scheduleTurn() {
    guard !running.contains(.layout), rootHandle.isAlive else { return }
    turn = .requested
    let root = rootHandle
    // The loop of the thread that the main actor runs on just now: the main one, except under some
    // test runners.
    RunLoop.current.perform {
      MainActor.assumeIsolated {
        guard let view = root.view, let context = view.liveContext else { return }
        context.turnDidEnd()
        view.layoutIfNeeded()
      }
    }
  }

  /// The layout that was asked for is made.
  func turnDidEnd() {
    if turn == .requested { turn = .notRequested }
  }
}
