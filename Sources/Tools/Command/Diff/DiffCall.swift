import Diagnosis
import DocumentDiff
import Foundation
import InterfaceBuilder

struct DiffCall {
  private let source: DiffSource
  private let format: DiffFormat
  private let output: String?
  private let detail: TextReport.Detail
  private let exitsZero: Bool
  private let pictures: DiffPictures
  private let worker: DiffWorker
  private let jobs: Int?
  private let limits: WorkLimits

  @MainActor
  init(_ arguments: Arguments) throws(UsageError) {
    output = arguments.value(of: "output")
    let named = output.flatMap { DiffFormat(path: $0) }
    format = arguments.value(of: "format").flatMap { DiffFormat(rawValue: $0) } ?? named ?? .text
    if format.isPicture, output == nil {
      throw UsageError(message: "a picture needs a name; add -o diff.\(format.rawValue)")
    }
    detail = arguments.value(of: "detail").flatMap(TextReport.Detail.init) ?? .short
    exitsZero = arguments.has("exit-zero")
    worker = try DiffWorker(arguments)
    pictures = worker.pictures
    jobs = try arguments.positiveInteger(of: "jobs")
    var limits = try WorkLimits(arguments)
    limits.environments = worker.environments
    self.limits = limits
    source = try DiffSource(arguments)
  }

  @MainActor
  func run(_ session: Session) throws(UsageError) -> ExitCode {
    let terminal = session.terminal
    let versions = try source.pairs().map { StoredVersions($0) }
    let work = DiffWork(worker: worker, session: session, jobs: jobs, limits: limits)
    var worst = ExitCode.success
    var results: [DiffResult] = []
    work.compare(versions) { number, result in
      // Documents for other systems only appear in the report.
      for problem in result.comparison.problems where result.code != .success {
        let place = FileLocation(file: problem.path, line: problem.line, column: problem.column)
        terminal.printError(problem.message, at: place)
      }
      worst.worsen(to: result.code)
      if result.comparison.isReported { worst.worsen(to: exitsZero ? .success : .findings) }
      results.append(result)
    }
    if let form = format.drawnForm ?? (format == .markdown ? pictures.markdownForm : nil) {
      work.draw(&results, form) { fault in
        terminal.printError(fault.message, at: FileLocation(file: fault.path))
        worst.worsen(to: .internalError)
      }
    }
    do {
      try DiffReport(
        format: format, detail: detail, pictures: pictures,
        hasColor: terminal.hasColor && output == nil, worker: worker
      ).write(results, to: output, terminal)
    } catch {
      let place = FileLocation(file: output ?? "<stdout>")
      terminal.printError(
        "cannot write the comparison: \(FileFault.reason(of: error, at: output ?? ""))", at: place)
      return .unwritable
    }
    return worst
  }
}
