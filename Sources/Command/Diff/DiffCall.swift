import Comparison
import Diagnosis
import Foundation
import InterfaceBuilder

/// One call of `autolayout diff`.
struct DiffCall {
  private let source: DiffSource
  private let format: DiffFormat
  private let output: String?
  private let detail: TextReport.Detail
  private let settings: DocumentComparison.Settings
  private let exitsZero: Bool
  private let pictures: DiffPictures

  /// Takes a call apart.
  init(_ arguments: Arguments) throws(UsageError) {
    output = arguments.value(of: "output")
    let named = output.flatMap { DiffFormat(path: $0) }
    format = arguments.value(of: "format").flatMap { DiffFormat(rawValue: $0) } ?? named ?? .text
    if format.isPicture, output == nil {
      throw UsageError(message: "a picture needs a name; add -o diff.\(format.rawValue)")
    }
    detail = arguments.value(of: "detail").flatMap(TextReport.Detail.init) ?? .short
    settings = DocumentComparison.Settings(
      matrix: try arguments.matrix(CheckMatrix()), findsFaults: !arguments.has("no-faults"))
    exitsZero = arguments.has("exit-zero")
    pictures = try DiffPictures(arguments)
    source = try DiffSource(arguments)
  }

  /// Compares everything and prints the report.
  @MainActor
  func run(_ session: Session) throws(UsageError) -> ExitCode {
    let terminal = session.terminal
    // Both sides in each environment, and the old one again with single changes.
    WorkWatch.ofProcess.allow(environments: 8 * settings.matrix.environments.count)
    var worst = ExitCode.success
    let pairs = try source.pairs()
    var report = DiffReport(
      format, detail, terminal, pictures: pictures, isForFile: output != nil)
    let progress = ProgressBar(names: pairs.map(\.path))
    for (number, pair) in pairs.enumerated() {
      progress.show(number, terminal)
      let result = DiffReader(settings: settings).compare(pair)
      terminal.showProgress("")
      for problem in result.comparison.problems {
        let place = FileLocation(file: problem.path, line: problem.line, column: problem.column)
        terminal.printError(problem.message, at: place)
      }
      worst.worsen(to: result.code)
      if result.comparison.isTold { worst.worsen(to: exitsZero ? .success : .findings) }
      report.add(result)
    }
    do {
      try report.write(to: output, terminal)
    } catch {
      let place = FileLocation(file: output ?? "<stdout>")
      terminal.printError(
        "cannot write the comparison: \(FileFault.reason(of: error, at: output ?? ""))", at: place)
      return .unwritable
    }
    return worst
  }
}

/// Reads two versions of a document and compares them.
@MainActor
struct DiffReader {
  let settings: DocumentComparison.Settings

  /// A comparison, with the documents where both could be read.
  struct Result {
    var comparison: DocumentComparison
    var code = ExitCode.success
    var old: ComparedDocument?
    var new: ComparedDocument?
    /// A file that images are looked for beside.
    var file: String?
  }

  /// Compares two versions; what cannot be read is told, and the other side is still looked at.
  func compare(_ pair: DocumentVersions) -> Result {
    var problems: [DocumentComparison.Problem] = []
    var code = ExitCode.success
    let old = pair.old.flatMap { load($0, &problems, &code) }
    let new = pair.new.flatMap { load($0, &problems, &code) }
    var result = Result(comparison: DocumentComparison(), code: code)
    result.file = pair.new?.file ?? pair.old?.file
    switch (old, new) {
    case (.document(let left)?, .document(let right)?):
      result.comparison = DocumentComparison(left, right, settings)
      (result.old, result.new) = (left, right)
    case (.frames(let left)?, .frames(let right)?):
      result.comparison = DocumentComparison(left, right)
    case (.conflict(let ours, let theirs)?, _), (_, .conflict(let ours, let theirs)?):
      result.comparison = DocumentComparison(ours, theirs, settings)
      (result.old, result.new) = (ours, theirs)
    default:
      let only = [old, new].compactMap { $0 }.first
      result.comparison.sceneCount = only?.sceneCount ?? 0
      if case .document(let document)? = old { result.old = document }
      if case .document(let document)? = new { result.new = document }
    }
    result.comparison.oldPath = pair.old?.name
    result.comparison.newPath = pair.new?.name
    result.comparison.problems = problems
    return result
  }

  private enum Side {
    case document(ComparedDocument)
    case frames([RecordedFrameReport])
    case conflict(ours: ComparedDocument, theirs: ComparedDocument)

    var sceneCount: Int {
      switch self {
      case .document(let document): document.document.scenes.count
      case .conflict(let ours, _): ours.document.scenes.count
      case .frames(let reports): reports.reduce(0) { $0 + $1.scenes.count }
      }
    }
  }

  private func load(
    _ version: DocumentVersion, _ problems: inout [DocumentComparison.Problem],
    _ code: inout ExitCode
  ) -> Side? {
    func tell(_ message: String, line: Int? = nil, column: Int? = nil) {
      problems.append(
        DocumentComparison.Problem(
          path: version.name, line: line, column: column, message: message))
    }
    let data: Data
    do {
      data = try version.read()
      WorkWatch.ofProcess.begin(version.name, size: data.count)
    } catch {
      tell("cannot read the file: \(FileFault.reason(of: error, at: version.name))")
      code.worsen(to: .unreadable)
      return nil
    }
    do {
      if RecordedFrameReport.isLikely(data) {
        return .frames(try RecordedFrameReport.all(in: data))
      }
      if let conflict = MergeConflict(data) {
        let noun = conflict.count == 1 ? "merge conflict" : "\(conflict.count) merge conflicts"
        tell("\(noun) in the document; its two sides are compared", line: conflict.line, column: 1)
        code.worsen(to: .badInput)
        return .conflict(
          ours: try ComparedDocument(data: conflict.ours, path: "\(version.name) (ours)"),
          theirs: try ComparedDocument(data: conflict.theirs, path: "\(version.name) (theirs)"))
      }
      if data.prefix(8192).contains(0) {
        tell(
          "it is a binary file; give a .storyboard or .xib as Xcode saves it, not a compiled one")
        code.worsen(to: .badInput)
        return nil
      }
      return .document(try ComparedDocument(data: data, path: version.name))
    } catch let error as InterfaceDocumentError {
      let diagnostic = error.diagnostic
      tell(
        diagnostic.message, line: diagnostic.location?.line, column: diagnostic.location?.column)
    } catch {
      tell("it is no result of 'frames --json': \(error.localizedDescription)")
    }
    code.worsen(to: .badInput)
    return nil
  }
}
