import Foundation

/// The files of one call, each done on its own: what is wrong with one does not keep the others
/// waiting.
///
/// Several files are shared out to worker processes, as many as there are cores, each with a
/// stretch of them. They print in the order of the call, and a document that crashes its worker
/// costs that document only: the rest of its stretch goes to another worker.
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
      throw UsageError(message: "missing FILE: give a .storyboard, a .xib or a folder")
    }
    guard arguments.operands.count(where: { $0 == "-" }) < 2 else {
      throw UsageError(message: "standard input can be read only once")
    }
    files = DocumentSearch(arguments.operands).files
    guard !files.isEmpty else {
      let folders = arguments.operands.joined(separator: ", ")
      throw UsageError(message: "no .storyboard or .xib found in \(folders)")
    }
    workerArguments =
      [command]
      + arguments.options.map { $0.value.isEmpty ? "--\($0.name)" : "--\($0.name)=\($0.value)" }
  }

  /// Does every file.
  ///
  /// - Parameters:
  ///   - session: Where to print, and the program to start workers of.
  ///   - work: Does one file in this process.
  /// - Returns: The worst that any file ended with.
  @MainActor
  func run(
    _ session: Session, work: @MainActor (InputFile, Terminal) -> ExitCode
  ) -> ExitCode {
    if session.isWorker {
      for file in files { session.terminal.endFile(work(file, session.terminal)) }
      return .success
    }
    guard files.count > 1, let program = session.program,
      !files.contains(where: \.isStandardInput)
    else {
      return files.reduce(into: .success) { $0.worsen(to: work($1, session.terminal)) }
    }
    return run(files[...], by: WorkerPool(program: program), for: session)
  }

  /// The most files one worker is given: what starts a worker is soon small beside its work.
  private static let longestStretch = 64

  /// Lets workers do files.
  private func run(
    _ files: ArraySlice<InputFile>, by pool: WorkerPool, for session: Session
  ) -> ExitCode {
    let length = max(1, min(Self.longestStretch, files.count / (pool.width * 4)))
    let stretches = stride(from: files.startIndex, to: files.endIndex, by: length).map {
      files[$0..<min($0 + length, files.endIndex)]
    }
    let jobs = stretches.map { workerArguments + ["--"] + $0.map(\.name) }
    var worst = ExitCode.success
    pool.run(jobs) { index, outcome in
      let stretch = stretches[index]
      let done = WorkerRecord.records(of: outcome)
      for (file, record) in zip(stretch, done) {
        session.terminal.relay(record.output, record.errors)
        worst.worsen(to: record.end.map { session.status(of: $0, file: file) } ?? record.code)
      }
      let rest = stretch.dropFirst(done.count)
      guard !rest.isEmpty else { return }
      worst.worsen(to: run(rest, by: pool, for: session))
    }
    return worst
  }
}

extension Session {
  /// What a worker's end means for its file.
  fileprivate func status(of end: WorkerPool.End, file: InputFile) -> ExitCode {
    switch end {
    case .exited(let code):
      return ExitCode(rawValue: code) ?? .internalError
    case .crashed(let signal):
      terminal.printError(
        "internal error: laying out this document crashed (signal \(signal)); please report it with the "
          + "document",
        at: FileLocation(file: file.path))
      return .internalError
    case .notStarted(let reason):
      terminal.printError(
        "cannot start a worker process: \(reason)", at: FileLocation(file: file.path))
      return .internalError
    }
  }
}
