import Foundation

/// What a call works with: where it prints, and the program itself for workers.
struct Session {
  /// Where to print.
  let terminal: Terminal
  /// The file of this program; `nil` does all work in this process.
  let program: URL?
  /// Whether this process works for another one, which names the files on standard input.
  let isWorker: Bool
  /// Whether the process ends when a document takes more than it may: its owner has to be nobody
  /// else.
  let isWatched: Bool

  /// Makes a session.
  ///
  /// - Parameters:
  ///   - terminal: Where to print.
  ///   - program: The file of this program; `nil` does all work in this process.
  ///   - isWorker: Whether this process works for another one.
  ///   - isWatched: Whether the process ends when a document takes more than it may.
  init(
    terminal: Terminal, program: URL? = nil, isWorker: Bool = false, isWatched: Bool = false
  ) {
    self.terminal = terminal
    self.program = program
    self.isWorker = isWorker
    self.isWatched = isWatched
  }

  /// The session of this process.
  static func standard() -> Session {
    Session(
      terminal: .standard(), program: Bundle.main.executableURL,
      isWorker: ProcessInfo.processInfo.environment[WorkerLoop.mark] != nil, isWatched: true)
  }
}
