import Foundation

/// Whether a tree is laid out automatically in the next turn of the run loop (F6.1).
enum WindowTurn {
  /// Never: the tree has no window and is laid out on request.
  case never
  case notRequested
  case requested
}

extension LayoutContext {
  @inline(__always)
  func requestTurn() {
    if turn == .notRequested { scheduleTurn() }
  }

  private func scheduleTurn() {
    guard !running.contains(.layout), rootHandle.isAlive else { return }
    turn = .requested
    let root = rootHandle
    // The main actor's current thread: the main thread, except under some test runners.
    RunLoop.current.perform {
      MainActor.assumeIsolated {
        guard let view = root.view, let context = view.liveContext else { return }
        context.turnDidEnd()
        view.layoutIfNeeded()
      }
    }
  }

  func turnDidEnd() {
    if turn == .requested { turn = .notRequested }
  }
}
