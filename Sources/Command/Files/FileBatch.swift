import Foundation

/// The files of one call, each done on its own: what is wrong with one does not keep the others waiting.
///
/// Several files are shared out to worker processes, as many as there are cores. They print in the
/// order of the call, and a document that crashes its worker costs that document only.
struct FileBatch {
  /// The files, in the order of the call.
  let files: [InputFile]
  /// What a worker is called with before the name of its file.
  let workerArguments: [String]

  /// Takes the operands of a call.
  ///
  /// - Parameters:
  ///   - arguments: The call.
  ///   - command: The name of the subcommand.
  /// - Throws: ``UsageError`` when there is no file, not even in a folder, or standard input twice.
  init(_ arguments: Arguments, of command: String) throws(UsageError) {
    guard !arguments.operands.isEmpty else {
      throw UsageError(message: "which file? name at least one .storyboard, .xib or folder of them")
    }
    guard arguments.operands.count(where: { $0 == "-" }) < 2 else {
      throw UsageError(message: "standard input can be read only once")
    }
    files = DocumentSearch(arguments.operands).files
    guard !files.isEmpty else {
      let folders = arguments.operands.joined(separator: ", ")
      throw UsageError(message: "there is no .storyboard or .xib in \(folders)")
    }
    workerArguments =
      [command]
      + arguments.options.map { $0.value.isEmpty ? "--\($0.name)" : "--\($0.name)=\($0.value)" }
  }

  /// Does every file.
  ///
  /// - Parameters:
  ///   - session: Where to speak, and the program to start workers of.
  ///   - work: Does one file in this process.
  /// - Returns: The worst that any file ended with.
  @MainActor
  func run(
    _ session: Session, work: @MainActor (InputFile, Terminal) -> ExitCode
  ) -> ExitCode {
    guard files.count > 1, let program = session.program,
      !files.contains(where: \.isStandardInput)
    else {
      return files.reduce(into: .success) { $0.worsen(to: work($1, session.terminal)) }
    }
    let pool = WorkerPool(program: program)
    var worst = ExitCode.success
    pool.run(files.map { workerArguments + ["--", $0.name] }) { index, outcome in
      session.terminal.relay(outcome.output, outcome.errors)
      worst.worsen(to: session.judge(outcome, file: files[index]))
    }
    return worst
  }
}

extension Session {
  /// What a worker's end means for its file.
  fileprivate func judge(_ outcome: WorkerPool.Outcome, file: InputFile) -> ExitCode {
    switch outcome.end {
    case .exited(let code):
      return ExitCode(rawValue: code) ?? .internalError
    case .crashed(let signal):
      terminal.complain(
        "laying this document out crashed (signal \(signal)): please report it with the document",
        at: Place(file: file.path))
      return .internalError
    case .notStarted(let reason):
      terminal.complain("no worker could be started: \(reason)", at: Place(file: file.path))
      return .internalError
    }
  }
}
