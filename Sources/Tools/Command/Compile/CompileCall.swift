import CompiledNibs
import Foundation
import InterfaceBuilder
import Synchronization

/// A call of `compile`: compiles the documents side by side, and reports them in order.
struct CompileCall {
  private let search: DocumentSearch
  private let folder: String
  /// The path of the only result; nil if results are named after their documents.
  private let path: String?
  private let options: NibOptions
  private let report: CompileReport

  init(_ arguments: Arguments) throws(UsageError) {
    guard !arguments.operands.isEmpty else {
      throw UsageError(message: "missing SOURCE: give a .storyboard, a .xib or a folder")
    }
    guard !arguments.operands.contains("-") else {
      throw UsageError(message: "compile reads no standard input; give a file")
    }
    search = DocumentSearch(arguments.operands, takesCompiled: false)
    if let compiled = arguments.value(of: "compile") {
      guard search.files.count == 1 else {
        throw UsageError(message: "--compile is for a single SOURCE; use --output FOLDER")
      }
      guard !arguments.has("output") else {
        throw UsageError(message: "--compile and --output exclude each other")
      }
      let isNamed = compiled.hasSuffix(".nib") || compiled.hasSuffix(".storyboardc")
      path = isNamed ? compiled : nil
      folder = compiled
    } else {
      guard let output = arguments.value(of: "output") else {
        throw UsageError(message: "missing --output FOLDER")
      }
      (path, folder) = (nil, output)
    }
    var target = try Self.version("minimum-deployment-target", arguments)
    if target == nil { target = try Self.version("target", arguments) }
    let xcode = try Self.version("xcode", arguments)
    let module = arguments.value(of: "module") ?? ""
    options = NibOptions(xcode: xcode, target: target, module: module.isEmpty ? nil : module)
    report = CompileReport(arguments)
  }

  private static func version(
    _ option: String, _ arguments: Arguments
  ) throws(UsageError) -> Int? {
    guard let text = arguments.value(of: option), !text.isEmpty else { return nil }
    // The form of DTXcode in an app's Info.plist.
    if option == "xcode", let number = Int(text), number >= 100 { return number }
    guard let number = NibVersion.number(text), number > 0 else {
      throw UsageError(
        message: "invalid value '\(text)' for --\(option); expected a version such as 15.0")
    }
    return number
  }

  @MainActor
  func run(_ session: Session) -> ExitCode {
    let terminal = session.terminal
    var code = search.report(terminal)
    let files = search.files
    let outcomes = Mutex([Int: Outcome]())
    let waiting = Mutex([Int: DocumentMarkup]())
    @Sendable func finish(_ index: Int, _ outcome: Outcome) {
      let done = outcomes.withLock { outcomes in
        outcomes[index] = outcome
        return outcomes.count
      }
      WorkWatch.ofProcess.note("\(done)/\(files.count) \(files[index].path)")
    }
    let copies = Self.copies(files)
    DispatchQueue.concurrentPerform(iterations: files.count) { index in
      switch copies.contains(index) ? .failure(sameName(files[index])) : read(files[index]) {
      case .failure(let failure): finish(index, failure.outcome)
      case .success(let markup) where markup.hasButtonsToFit:
        waiting.withLock { $0[index] = markup }
      case .success(let markup): finish(index, compile(markup, files[index]))
      }
    }
    // Views are measured on the main thread only.
    let fitted = waiting.withLock { $0 }.map { index, markup in
      var markup = markup
      markup.fitButtons(path: files[index].path)
      return (index, markup)
    }
    DispatchQueue.concurrentPerform(iterations: fitted.count) { place in
      let (index, markup) = fitted[place]
      finish(index, compile(markup, files[index]))
    }
    WorkWatch.ofProcess.note("")
    let ordered = outcomes.withLock { outcomes in files.indices.compactMap { outcomes[$0] } }
    for outcome in ordered { code.worsen(to: outcome.code) }
    report.print(ordered, terminal)
    return code
  }

  struct Outcome: Sendable {
    var path: String
    var code: ExitCode
    var diagnostics: [InterfaceDiagnostic]
  }

  private struct Failure: Error {
    var outcome: Outcome
  }

  private func read(_ file: InputFile) -> Result<DocumentMarkup, Failure> {
    let url = URL(fileURLWithPath: file.name)
    do {
      try DocumentFile(path: file.path, url: url).check()
      return .success(
        try DocumentMarkup(data: Self.contents(url, file.path), path: file.path))
    } catch {
      let outcome = Outcome(
        path: file.path, code: error.isUnreadable ? .unreadable : .badInput,
        diagnostics: [error.diagnostic])
      return .failure(Failure(outcome: outcome))
    }
  }

  private func compile(_ markup: DocumentMarkup, _ file: InputFile) -> Outcome {
    let url = URL(fileURLWithPath: file.name)
    var options = options
    // String tables translate the texts of these documents.
    options.isLocalizable = url.deletingLastPathComponent().lastPathComponent == "Base.lproj"
    let compiled = NibCompiler(options).compile(markup, path: file.path)
    guard compiled.isComplete else {
      return Outcome(path: file.path, code: .badInput, diagnostics: compiled.diagnostics)
    }
    do {
      try CompiledOutput(compiled).write(to: destination(of: url, compiled))
    } catch {
      let message = "cannot write the result: \(FileFault.reason(of: error, at: folder))"
      let diagnostic = InterfaceDiagnostic(
        severity: .error, code: "unwritable", message: message, path: file.path)
      return Outcome(path: file.path, code: .unwritable, diagnostics: [diagnostic])
    }
    return Outcome(path: file.path, code: .success, diagnostics: compiled.diagnostics)
  }

  /// The files whose results would replace earlier results.
  private static func copies(_ files: [InputFile]) -> Set<Int> {
    var names: Set<String> = []
    return Set(
      files.indices.filter { index in
        !names.insert(URL(fileURLWithPath: files[index].name).lastPathComponent).inserted
      })
  }

  private func sameName(_ file: InputFile) -> Failure {
    let diagnostic = InterfaceDiagnostic(
      severity: .error, code: "same-name",
      message: "an earlier SOURCE has the same name; compile this document into another folder",
      path: file.path)
    return Failure(
      outcome: Outcome(path: file.path, code: .unwritable, diagnostics: [diagnostic]))
  }

  private static func contents(
    _ url: URL, _ path: String
  ) throws(InterfaceDocumentError) -> Data {
    do {
      return try Data(contentsOf: url)
    } catch {
      throw .unreadable(path: path, reason: FileFault.reason(of: error, at: path))
    }
  }

  private func destination(of source: URL, _ compiled: CompiledDocument) -> URL {
    if let path { return URL(fileURLWithPath: path) }
    let stem = source.deletingPathExtension().lastPathComponent
    let name = stem + (compiled.information == nil ? ".nib" : ".storyboardc")
    return URL(fileURLWithPath: folder).appendingPathComponent(name)
  }
}
