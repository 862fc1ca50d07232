import Diagnosis
import Foundation

/// One call of `autolayout check`.
struct CheckCall {
  private let files: [InputFile]
  /// The documents that the call names; others were found in folders.
  private let named: Set<String>
  private let format: FindingReport.Format
  private let settings: CheckSettings
  private let baseline: Baseline?
  /// The folder that a baseline's paths are relative to.
  private let baselineFolder: URL
  private let newBaseline: URL?
  private let jobs: Int?
  private let timeLimit: Double?

  /// Takes a call apart.
  ///
  /// - Parameters:
  ///   - arguments: The call.
  ///   - terminal: Takes what is wrong with settings and baselines.
  /// - Returns: The call, or the status when a file that it names cannot be used.
  /// - Throws: ``UsageError`` for what cannot be understood.
  static func make(
    _ arguments: Arguments, _ terminal: Terminal
  ) throws(UsageError) -> Result<CheckCall, ExitCode> {
    guard !arguments.operands.isEmpty else {
      throw UsageError(message: "missing PATH: give a .storyboard, a .xib or a folder")
    }
    switch CheckSettingsSource.find(arguments, terminal) {
    case .failure(let code): return .failure(code)
    case .success(let source): return try make(arguments, source: source, terminal: terminal)
    }
  }

  private static func make(
    _ arguments: Arguments, source: CheckSettingsSource, terminal: Terminal
  ) throws(UsageError) -> Result<CheckCall, ExitCode> {
    var settings = source.file.settings
    settings.matrix = try arguments.matrix(settings.matrix)
    try arguments.chooseRules(&settings)
    let jobs = try arguments.value(of: "jobs").map { text throws(UsageError) in
      guard let number = Int(text), number > 0 else {
        throw UsageError(message: "invalid value for --jobs; expected an integer above 0")
      }
      return number
    }
    let timeLimit = try arguments.value(of: "time-limit").map { text throws(UsageError) in
      guard let seconds = Double(text), seconds > 0, seconds.isFinite else {
        throw UsageError(message: "invalid value for --time-limit; expected seconds above 0")
      }
      return seconds
    }
    var files = DocumentSearch(arguments.operands).files.filter { !source.excludes($0.path) }
    if files.isEmpty {
      let paths = arguments.operands.joined(separator: ", ")
      terminal.printNote(
        "nothing to check in \(paths): no .storyboard or .xib found that the settings do not exclude"
      )
    }
    if let reference = arguments.value(of: "since") {
      files = try GitChanges(since: reference).changed(among: files)
    }
    let baselineURL =
      arguments.value(of: "baseline").map { URL(fileURLWithPath: $0) } ?? source.baseline
    let newBaseline = arguments.value(of: "write-baseline").map { URL(fileURLWithPath: $0) }
    var baseline: Baseline?
    if newBaseline == nil, let baselineURL {
      do {
        baseline = try Baseline(data: Data(contentsOf: baselineURL))
      } catch {
        let isUnreadable = error is CocoaError
        terminal.printError(
          isUnreadable
            ? "cannot read the baseline: \(FileFault.reason(of: error, at: baselineURL.path))"
            : "malformed baseline; --write-baseline writes a new one",
          at: FileLocation(file: baselineURL.relativePath))
        return .failure(isUnreadable ? .unreadable : .badInput)
      }
    }
    return .success(
      CheckCall(
        files: files, named: Set(arguments.operands),
        format: arguments.value(of: "format").flatMap(FindingReport.Format.init) ?? .text,
        settings: settings, baseline: baseline,
        baselineFolder: (newBaseline ?? baselineURL ?? source.folder).deletingLastPathComponent(),
        newBaseline: newBaseline, jobs: jobs, timeLimit: timeLimit))
  }

  /// Checks every document.
  @MainActor
  func run(_ session: Session) -> ExitCode {
    let terminal = session.terminal
    var worst = ExitCode.success
    var tally = FindingTally()
    var frozen: [DocumentFindings] = []
    var writer = FindingWriter(
      newBaseline == nil ? format : .text, color: terminal.hasColor,
      namesEnvironments: settings.matrix != CheckMatrix())
    CheckWorker(settings: settings).check(files, in: session, jobs: jobs, timeLimit: timeLimit) {
      number, answer in
      defer { showProgress(number + 1, terminal) }
      // A folder may hold documents of macOS, and other things called .xib.
      if answer.isForeign, !named.contains(answer.findings.path) { return }
      if newBaseline != nil { frozen.append(relative(answer.findings)) }
      let findings = new(answer.findings)
      if newBaseline == nil || answer.code != .findings {
        worst.worsen(
          to: answer.code == .findings && findings.findings.isEmpty ? .success : answer.code)
      }
      terminal.showProgress("")
      if newBaseline == nil || findings.problem != nil {
        worst.worsen(to: terminal.printLines { try writer.text(adding: findings) })
      }
      tally.add(findings)
    }
    terminal.showProgress("")
    if let newBaseline {
      return write(Baseline(frozen), to: newBaseline, terminal) ? worst : .unwritable
    }
    worst.worsen(to: terminal.printLines(writer.end))
    if terminal.hasProgress, format == .text { terminal.printNote(tally.summary) }
    return worst
  }

  // MARK: Baseline

  private func relative(_ document: DocumentFindings) -> DocumentFindings {
    var document = document
    document.path = baselineFolder.relativePath(of: document.path)
    return document
  }

  private func new(_ document: DocumentFindings) -> DocumentFindings {
    guard let baseline else { return document }
    var rest = baseline.removingKnown(from: relative(document))
    rest.path = document.path
    return rest
  }

  private func write(_ baseline: Baseline, to url: URL, _ terminal: Terminal) -> Bool {
    do {
      try Data((baseline.json() + "\n").utf8).write(to: url)
      return true
    } catch {
      terminal.printError(
        "cannot write the baseline: \(FileFault.reason(of: error, at: url.path))",
        at: FileLocation(file: url.relativePath))
      return false
    }
  }

  // MARK: Progress

  /// A bar of 24 cells, for more than one document.
  private func showProgress(_ done: Int, _ terminal: Terminal) {
    guard files.count > 1, done < files.count else { return }
    let filled = 24 * done / files.count
    let bar = String(repeating: "#", count: filled) + String(repeating: ".", count: 24 - filled)
    let name = URL(fileURLWithPath: files[done].path).lastPathComponent.prefix(40)
    terminal.showProgress("[\(bar)] \(done)/\(files.count) \(name)")
  }
}

/// How many findings there were, for the last line.
private struct FindingTally {
  private var documents = 0
  private var counts: [Severity: Int] = [:]

  mutating func add(_ document: DocumentFindings) {
    documents += 1
    for finding in document.findings { counts[finding.severity, default: 0] += 1 }
  }

  var summary: String {
    let parts = Severity.allCases.reversed().compactMap { severity in
      counts[severity].map { "\($0) \(severity.rawValue)\($0 == 1 ? "" : "s")" }
    }
    let found = parts.isEmpty ? "no findings" : parts.joined(separator: ", ")
    return "\(found) in \(documents) document\(documents == 1 ? "" : "s")"
  }
}

extension Terminal {
  /// Prints lines, if there are any, or why they cannot be written.
  fileprivate func printLines(_ lines: () throws -> String) -> ExitCode {
    do {
      let text = try lines()
      if !text.isEmpty { print(text) }
      return .success
    } catch {
      printError(Terminal.reason(ofEncoding: error))
      return .internalError
    }
  }
}

extension URL {
  /// A path as seen from this folder; absolute when it lies elsewhere.
  fileprivate func relativePath(of path: String) -> String {
    let folder = standardizedFileURL.path
    let absolute = URL(fileURLWithPath: path).standardizedFileURL.path
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return absolute.hasPrefix(prefix) ? String(absolute.dropFirst(prefix.count)) : absolute
  }
}
