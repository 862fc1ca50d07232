import Diagnosis
import Foundation

struct CheckCall {
  private let files: [InputFile]
  private let searchCode: ExitCode
  private let named: Set<String>
  private let format: FindingReport.Format
  private let settings: CheckSettings
  private let baselines: CheckBaselines
  private let failOn: Severity
  private let jobs: Int?
  private let limits: WorkLimits
  private let operands: [String]
  private let code: CodeSettings
  /// Whether source files are reported: by the first part if several machines share the check.
  private let reportsSources: Bool
  private let changes: GitChanges?
  /// Whether the text report merges findings with the same cause; not for rules asked by name.
  private let merges: Bool
  /// Whether all documents below the operands are checked.
  private let isWhole: Bool

  /// Parses the arguments, or returns an exit status if a given file is unusable.
  static func make(
    _ arguments: Arguments, _ terminal: Terminal
  ) throws(UsageError) -> Result<CheckCall, ExitCode> {
    var arguments = arguments
    if arguments.operands.isEmpty {
      guard FileManager.default.fileExists(atPath: SettingsFile.name) else {
        throw UsageError(message: "missing PATH: give a .storyboard, a .xib or a folder, such as .")
      }
      arguments.operands = ["."]
    }
    switch CheckSettingsSource.find(arguments, terminal) {
    case .failure(let code): return .failure(code)
    case .success(let source): return try make(arguments, source: source, terminal: terminal)
    }
  }

  private static func make(
    _ arguments: Arguments, source: CheckSettingsSource, terminal: Terminal
  ) throws(UsageError) -> Result<CheckCall, ExitCode> {
    let jobs = try arguments.positiveInteger(of: "jobs")
    let format = arguments.value(of: "format").flatMap(FindingReport.Format.init) ?? .text
    let settings = try chosenSettings(arguments, source)
    var limits = try WorkLimits(arguments)
    limits.environments = settings.workload
    WorkWatch.ofProcess.allow(environments: limits.environments)
    let search = DocumentSearch(arguments.operands)
    let files = try documents(of: search, arguments, source, terminal)
    let searchCode = search.report(terminal)
    let code = try arguments.codeSettings(source)
    let isFirst = try arguments.shard().map { $0.number == 1 } ?? true
    let changes = arguments.value(of: "since").map { GitChanges(since: $0) }
    return CheckBaselines.find(arguments, source, terminal).map { baselines in
      CheckCall(
        files: files, searchCode: searchCode, named: Set(arguments.operands), format: format,
        settings: settings, baselines: baselines,
        failOn: arguments.failOn ?? source.file.failOn ?? .note, jobs: jobs, limits: limits,
        operands: arguments.operands, code: code, reportsSources: isFirst, changes: changes,
        merges: !arguments.has("only"), isWhole: !arguments.has("shard") && changes == nil)
    }
  }

  private static func chosenSettings(
    _ arguments: Arguments, _ source: CheckSettingsSource
  ) throws(UsageError) -> CheckSettings {
    var settings = source.file.settings
    settings.matrix = try arguments.matrix(settings.matrix)
    if arguments.has("accessibility") {
      let choice = arguments.value(of: "accessibility") ?? ""
      settings.accessibility = CheckSettings.Accessibility(rawValue: choice) ?? .usual
    }
    try arguments.chooseRules(&settings)
    return settings
  }

  private static func documents(
    of search: DocumentSearch, _ arguments: Arguments, _ source: CheckSettingsSource,
    _ terminal: Terminal
  ) throws(UsageError) -> [InputFile] {
    let files = search.files.filter { !source.excludes($0.path) }
    if files.isEmpty, !search.files.isEmpty {
      let paths = arguments.operands.joined(separator: ", ")
      terminal.printNote("nothing to check in \(paths): the settings exclude every document")
    }
    let shard = try arguments.shard()
    let part = shard?.part(of: files) ?? files
    guard let reference = arguments.value(of: "since") else { return part }
    return try GitChanges(since: reference).changed(among: part)
  }

  @MainActor
  func run(_ session: Session) -> ExitCode {
    let terminal = session.terminal
    let isFreezing = baselines.newFile != nil
    var worst = searchCode
    let progress = ProgressBar(files)
    var tally = FindingTally()
    var frozen: [DocumentFindings] = []
    var writer = FindingWriter(
      isFreezing ? .text : format, color: terminal.hasColor,
      namesEnvironments: settings.matrix.namesEnvironments, merges: merges, failOn: failOn)
    let connections = ConnectionRun.start(files, below: operands, code, settings)
    var languages = LanguageTable()
    var copies = LocalizedCopies(settings.matrix.languages.isEmpty ? [] : files)
    func take(_ answer: CheckAnswer, isSource: Bool = false) {
      if isFreezing { frozen.append(baselines.relative(answer.findings)) }
      let findings = baselines.new(answer.findings)
      if !isFreezing || answer.code != .findings {
        worst.worsen(
          to: answer.code == .findings && !findings.hasFindings(of: failOn)
            ? .success : answer.code)
      }
      terminal.showProgress("")
      if !isFreezing || findings.problem != nil {
        worst.worsen(to: terminal.printLines { try writer.text(adding: findings) })
      }
      languages.add(findings)
      tally.add(
        findings, known: answer.findings.findings.count - findings.findings.count,
        isSource: isSource)
    }
    CheckWorker(settings: settings).check(
      files, in: session, jobs: jobs, limits: limits
    ) { number, answer in
      defer { progress.show(number + 1, terminal) }
      // A folder may contain documents for macOS, and unrelated files called .xib.
      if answer.isForeign, !named.contains(answer.findings.path) { return }
      var answer = answer
      connections?.complete(&answer, for: files[number].path)
      copies.add(answer, from: number).forEach { take($0) }
    }
    copies.rest.forEach { take($0) }
    for source in sources(connections) { take(CheckAnswer(source), isSource: true) }
    terminal.showProgress("")
    if isFreezing {
      guard tally.documents > 0 else { return worst }
      guard baselines.write(Baseline(frozen), terminal) else { return .unwritable }
      terminal.printNote("recorded \(tally.summary)")
      return worst
    }
    worst.worsen(to: terminal.printLines { try writer.end() })
    if format == .text, !languages.isEmpty { terminal.print("\n" + languages.text) }
    noteUnknownLanguages(languages, terminal)
    if format == .text, !tally.isEmpty {
      let isMerged = writer.lineCount < tally.findingCount
      let lines = isMerged ? "; merged by cause into \(writer.lineCount)" : ""
      terminal.printNote(tally.summary + lines)
    }
    return worst
  }
}

extension CheckCall {
  /// Notes the requested languages in which no document has texts; a part of the documents may have
  /// none.
  private func noteUnknownLanguages(_ table: LanguageTable, _ terminal: Terminal) {
    let words = settings.matrix.languages.filter { $0 != "all" && $0 != "long" }
    guard isWhole, !files.isEmpty else { return }
    if words.isEmpty, !settings.matrix.languages.isEmpty, table.hasNoLanguage {
      terminal.printNote(
        "no document has texts in other languages: .lproj folders with .strings or .xcstrings")
    }
    let unknown = table.unknown(of: words)
    guard !unknown.isEmpty else { return }
    terminal.printNote(
      "no document has texts in \(unknown.joined(separator: ", ")); "
        + "see 'autolayout check --help' about --languages")
  }

  /// The source files with findings that the call reports.
  private func sources(_ connections: ConnectionRun?) -> [DocumentFindings] {
    guard reportsSources, let found = connections?.sources, !found.isEmpty else { return [] }
    guard let changes else { return found }
    let changed = try? changes.changed(among: found.map { InputFile(name: $0.path) })
    let paths = Set((changed ?? []).map(\.path))
    return found.filter { paths.contains($0.path) }
  }
}

private struct FindingTally {
  /// The number of documents that could be checked.
  private(set) var documents = 0
  private var sources = 0
  private var unchecked = 0
  private var known = 0
  private var counts = SeverityCounts([])

  /// Adds a document; `known` findings of the baseline are left out.
  mutating func add(_ document: DocumentFindings, known: Int, isSource: Bool) {
    guard document.problem == nil else {
      unchecked += 1
      return
    }
    if isSource { sources += 1 } else { documents += 1 }
    self.known += known
    findingCount += document.findings.count
    counts.add(SeverityCounts(document.findings))
  }

  private(set) var findingCount = 0

  var isEmpty: Bool { documents == 0 && unchecked == 0 }

  var summary: String {
    let parts = [
      documents == 0 ? nil : "\(counts.text) in \(Self.documents(documents))\(sourceText)",
      known == 0 ? nil : "\(known) more in the baseline",
      unchecked == 0 ? nil : "\(Self.documents(unchecked)) not checked",
    ]
    return parts.compactMap(\.self).joined(separator: "; ")
  }

  private var sourceText: String {
    sources == 0 ? "" : " and \(sources) source file\(sources == 1 ? "" : "s")"
  }

  private static func documents(_ count: Int) -> String {
    "\(count) document\(count == 1 ? "" : "s")"
  }
}

extension CheckAnswer {
  /// The answer for a source file.
  fileprivate init(_ source: DocumentFindings) {
    findings = source
    status = (source.findings.isEmpty ? ExitCode.success : .findings).rawValue
  }
}

extension Arguments {
  /// The settings about code, overridden by options.
  fileprivate func codeSettings(_ source: CheckSettingsSource) throws(UsageError) -> CodeSettings {
    var code = source.file.code
    if let folder = code.folder {
      code.folder =
        URL(fileURLWithPath: folder, relativeTo: source.folder.deletingLastPathComponent()).path
    }
    code = try choose(code)
    if has("strict") { code.isStrict = true }
    return code
  }

  /// The least finding severity for which the command fails, if it is given.
  var failOn: Severity? { value(of: "fail-on").flatMap(Severity.init) }
}

extension Terminal {
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
