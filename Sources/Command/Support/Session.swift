import Foundation

/// What a call works with: where to speak, and the program itself for workers.
struct Session {
  /// Where to speak.
  let terminal: Terminal
  /// The file of this program; `nil` does all work in this process.
  let program: URL?

  /// Makes a session.
  ///
  /// - Parameters:
  ///   - terminal: Where to speak.
  ///   - program: The file of this program; `nil` does all work in this process.
  init(terminal: Terminal, program: URL? = nil) {
    self.terminal = terminal
    self.program = program
  }

  /// The session of this process.
  static func standard() -> Session {
    Session(terminal: .standard(), program: Bundle.main.executableURL)
  }
}
