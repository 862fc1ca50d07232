import Foundation

/// The run's files, distributed over worker processes.
///
/// The output is in command-line order; a document that crashes a worker costs only that
/// document.
struct FileBatch {
  var files: [InputFile] { search.files }
  private let search: DocumentSearch
  /// The worker's arguments, with standard input as operand, from which it reads file names.
  private(set) var workerArguments: [String]
  var limits: WorkLimits

  /// Parses the operands.
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

  mutating func addWorkerOption(_ option: String, _ values: [String]) {
    workerArguments += values.map { "--\(option)=\($0)" }
  }

  @MainActor
  func run(
    _ session: Session, finished: (InputFile, FileOutput) -> Void = { _, _ in },
    work: @MainActor (InputFile, Terminal) -> ExitCode
  ) -> ExitCode {
    if session.isWorker {
      return WorkerLoop.run { file in FileOutput { work(file, $0) } }
    }
    guard files.count > 1, let program = session.program,
      !files.contains(where: \.isStandardInput)
    else {
      return files.reduce(into: search.report(session.terminal)) { worst, file in
        let before = session.terminal.written.count
        let code = work(file, session.terminal)
        finished(file, FileOutput(code, written: Array(session.terminal.written[before...])))
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
        finished(files[index], printed)
        worst.worsen(to: printed.code)
      case .failure(let fault):
        let message = fault.message(doing: "laying out")
        session.terminal.printError(message, at: FileLocation(file: files[index].path))
        finished(files[index], FileOutput(.internalError, errors: message))
        worst.worsen(to: .internalError)
      }
    }
    return worst
  }
}
