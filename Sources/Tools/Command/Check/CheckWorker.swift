import Diagnosis
import Foundation
import InterfaceBuilder

struct CheckAnswer: Codable {
  var findings: DocumentFindings
  var status: Int32
  var isForeign = false

  var code: ExitCode { ExitCode(rawValue: status) ?? .internalError }

  @MainActor
  init(checking file: InputFile, _ settings: CheckSettings) {
    do {
      let document = try file.document()
      findings = DocumentCheck(settings).findings(in: document)
      findings.path = file.path
      status = (findings.findings.isEmpty ? ExitCode.success : .findings).rawValue
    } catch {
      let location = error.diagnostic.location
      findings = DocumentFindings(
        path: file.path, findings: [],
        problem: DocumentFindings.Problem(
          message: error.diagnostic.message, line: location?.line, column: location?.column))
      switch error {
      case .unsupportedTarget, .notInterfaceBuilder: isForeign = true
      default: break
      }
      status = (error.isUnreadable ? ExitCode.unreadable : .badInput).rawValue
    }
  }

  init(failing file: InputFile, _ message: String) {
    findings = DocumentFindings(
      path: file.path, findings: [], problem: DocumentFindings.Problem(message: message))
    status = ExitCode.internalError.rawValue
  }
}

struct CheckWorker {
  /// The option that starts a worker; the value is the settings.
  static let option = "worker-settings"

  let settings: CheckSettings

  init(settings: CheckSettings) { self.settings = settings }

  init(encodedSettings: String) throws(UsageError) {
    guard
      let settings = try? JSONDecoder().decode(
        CheckSettings.self, from: Data(encodedSettings.utf8))
    else { throw UsageError(message: "--\(CheckWorker.option) is for internal use") }
    self.settings = settings
  }

  @MainActor
  func run() -> ExitCode {
    WorkWatch.ofProcess.allow(environments: settings.workload)
    return WorkerLoop.run { CheckAnswer(checking: $0, settings) }
  }

  /// Checks documents and delivers the results in order, on the calling thread.
  ///
  /// If `session` has no program for workers, this process checks; nil `jobs` means the number of
  /// cores.
  @MainActor
  func check(
    _ files: [InputFile], in session: Session, jobs: Int?, limits: WorkLimits,
    receive: (Int, CheckAnswer) -> Void
  ) {
    guard let program = session.program, files.count > 1 || jobs != nil || limits.seconds != nil,
      !files.contains(where: \.isStandardInput), let arguments
    else {
      for (index, file) in files.enumerated() {
        receive(index, CheckAnswer(checking: file, settings))
      }
      return
    }
    var pool = WorkerPool<CheckAnswer>(
      program: program, arguments: arguments + limits.arguments)
    if let jobs { pool.width = jobs }
    pool.limits = limits
    pool.run(files) { index, answer in
      switch answer {
      case .success(let answer): receive(index, answer)
      case .failure(let fault):
        receive(index, CheckAnswer(failing: files[index], fault.message(doing: "checking")))
      }
    }
  }

  private var arguments: [String]? {
    guard let data = try? JSONEncoder().encode(settings) else { return nil }
    return ["check", "--\(CheckWorker.option)=\(String(decoding: data, as: UTF8.self))"]
      + FontOption.arguments
  }
}
