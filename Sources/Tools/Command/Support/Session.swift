import Foundation

struct Session {
  let terminal: Terminal
  let program: URL?
  /// Whether this process is a worker, which reads file names from standard input.
  let isWorker: Bool
  /// Whether exceeding a limit ends the process, which must then belong only to this run.
  let isWatched: Bool
  /// The folder that a call without arguments describes; nil for none.
  let folder: String?

  init(
    terminal: Terminal, program: URL? = nil, isWorker: Bool = false, isWatched: Bool = false,
    folder: String? = nil
  ) {
    self.terminal = terminal
    self.program = program
    self.isWorker = isWorker
    self.isWatched = isWatched
    self.folder = folder
  }

  /// The working folder, unless it is the root of the disk or the user's home.
  private static var workingFolder: String? {
    let folder = FileManager.default.currentDirectoryPath
    return ["/", NSHomeDirectory()].contains(folder) ? nil : folder
  }

  static func standard() -> Session {
    Session(
      terminal: .standard(), program: Bundle.main.executableURL,
      isWorker: ProcessInfo.processInfo.environment[WorkerLoop.mark] != nil, isWatched: true,
      folder: workingFolder)
  }
}
