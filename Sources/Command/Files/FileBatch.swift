import Foundation

/// The files of one call, each done on its own: what is wrong with one does not keep the others
/// waiting.
///
/// Several files are shared among worker processes, as many as there are cores. They print in the
/// order of the call, and a document that crashes its worker costs that document only.
struct FileBatch {
  /// The files, in the order of the call.
  var files: [InputFile] { search.files }
  private let search: DocumentSearch
  /// What a worker is called with; its operand is standard input, where it reads its files' names.
  private(set) var workerArguments: [String]
  /// What each document may take.
  var limits: WorkLimits

  /// Takes the operands of a call.
  ///
  /// - Parameters:
  ///   - arguments: The call.
  ///   - command: The name of the subcommand.
  /// - Throws: ``UsageError`` when no file is named, or standard input twice.
  init(_ arguments: Arguments, of command: String) throws(UsageError) {
    guard !arguments.operands.isEmpty else {
      throw UsageError(message: "missing FILE: give a .storyboard, a .xib or a folder")
    }
    guard arguments.operands.count(where: { $0 == "-" }) < 2 else {
      throw UsageError(message: "standard input can be read only once")
    }
    limits = try WorkLimits(arguments)
    search = DocumentSearch(arguments.operands)
    workerArguments =
      [command]
      + arguments.options.map { $0.value.isEmpty ? "--\($0.name)" : "--\($0.name)=\($0.value)" }
  }

  /// Tells workers what the operands said, which they do not see.
  mutating func tellWorkers(_ option: String, _ values: [String]) {
    workerArguments += values.map { "--\(option)=\($0)" }
  }

  /// Does every file.
  ///
  /// - Parameters:
  ///   - session: Where to print, and the program to start workers of.
  ///   - finished: Is told what each file ended with, in the order of the call, and what a worker
  ///     said of it.
  ///   - work: Does one file in this process.
  /// - Returns: The worst that any file ended with.
  @MainActor
  func run(
    _ session: Session, finished: (InputFile, ExitCode, _ errors: Data) -> Void = { _, _, _ in },
    work: @MainActor (InputFile, Terminal) -> ExitCode
  ) -> ExitCode {
    if session.isWorker {
      return WorkerLoop.run { file in FileOutput { work(file, $0) } }
    }
    guard files.count > 1, let program = session.program,
      !files.contains(where: \.isStandardInput)
    else {
      return files.reduce(into: search.report(session.terminal)) { worst, file in
        let code = work(file, session.terminal)
        finished(file, code, Data())
        worst.worsen(to: code)
      }
    }
    var worst = search.report(session.terminal)
    let progress = ProgressBar(files)
    progress.show(0, session.terminal)
    var pool = WorkerPool<FileOutput>(program: program, arguments: workerArguments + ["--", "-"])
    pool.limits = limits
    pool.run(files) { index, answer in
      session.terminal.showProgress("")
      defer { progress.show(index + 1, session.terminal) }
      switch answer {
      case .success(let printed):
        session.terminal.relay(printed.output, printed.errors)
        finished(files[index], printed.code, printed.errors)
        worst.worsen(to: printed.code)
      case .failure(let fault):
        session.terminal.printError(
          fault.message(doing: "laying out"), at: FileLocation(file: files[index].path))
        finished(
          files[index], .internalError, Data(fault.message(doing: "laying out").utf8))
        worst.worsen(to: .internalError)
      }
    }
    return worst
  }
}
