@testable import Command

@MainActor
struct Call {
  let code: ExitCode
  let output: String
  let errors: String

  init(_ arguments: String...) { self.init(arguments) }

  init(_ arguments: [String]) {
    let recording = Recording()
    code = CommandLineTool.standard.run(arguments, in: Session(terminal: recording.terminal()))
    output = recording.output
    errors = recording.errors
  }
}
