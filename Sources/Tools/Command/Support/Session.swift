import Foundation

struct Session {
  let terminal: Terminal
  let program: URL?
  /// Whether this process is a worker, which reads file names from standard input.
  let isWorker: Bool
  /// Whether exceeding a limit ends the process, which must then belong only to this run.
  let isWatched: Bool

  init(
    terminal: Terminal, program: URL? = nil, isWorker: Bool = false, isWatched: Bool = false
  ) {
    self.terminal = terminal
    self.program = program
    self.isWorker = isWorker
    self.isWatched = isWatched
  }

  static func standard() -> Session {
    Session(
      terminal: .standard(), program: Bundle.main.executableURL,
      isWorker: ProcessInfo.processInfo.environment[WorkerLoop.mark] != nil, isWatched: true)
  }
}
