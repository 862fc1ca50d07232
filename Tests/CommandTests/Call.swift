@testable import Command

/// A call of the command in this process, and what came of it.
@MainActor
struct Call {
  let code: ExitCode
  let output: String
  let errors: String

  /// Makes the call.
  init(_ arguments: String...) { self.init(arguments) }

  /// Makes the call.
  init(_ arguments: [String]) {
    let recording = Recording()
    code = CommandLineTool.standard.run(arguments, in: Session(terminal: recording.terminal()))
    output = recording.output
    errors = recording.errors
  }
}
