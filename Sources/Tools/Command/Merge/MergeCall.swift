import DocumentDiff
import Foundation
import InterfaceBuilder

/// A call of `merge` by a user.
struct MergeCall {
  private let files: [InputFile]
  private let output: String?
  private let isJSON: Bool
  private let picks: [String: MergeSide]

  init(_ arguments: Arguments) throws(UsageError) {
    files = try MergeInput.files(arguments)
    output = arguments.value(of: "output")
    isJSON = arguments.has("json")
    if isJSON, output == nil {
      throw UsageError(message: "--json needs -o FILE: standard output has the document")
    }
    picks = try arguments.picks()
  }

  @MainActor
  func run(_ session: Session) throws(UsageError) -> ExitCode {
    let terminal = session.terminal
    guard let versions = MergeInput.versions(files, names: files.map(\.path), terminal) else {
      return .unreadable
    }
    var merge: DocumentMerge
    do {
      merge = try DocumentMerge(
        base: versions[0], ours: versions[1], theirs: versions[2], choices: picks)
    } catch {
      terminal.printError(error.message, at: FileLocation(error))
      return .badInput
    }
    try merge.check(picks)
    let path = output ?? files[1].path
    merge.layOut(path: path)
    guard let output else {
      terminal.relay(merge.data, Data())
      MergeReport(merge, path: path).lines(terminal).forEach(terminal.printNote)
      return merge.remaining.isEmpty ? .success : .findings
    }
    do {
      try MergeInput.write(merge.data, to: output)
    } catch {
      terminal.printError(
        "cannot write the result: \(FileFault.reason(of: error, at: output))",
        at: FileLocation(file: output))
      return .unwritable
    }
    let report = MergeReport(merge, path: path)
    if isJSON {
      let code = terminal.printJSON(report.json)
      guard code == .success else { return code }
    } else {
      report.lines(terminal).forEach(terminal.print)
    }
    return merge.remaining.isEmpty ? .success : .findings
  }
}

enum MergeInput {
  /// The files of the base, ours and theirs.
  static func files(_ arguments: Arguments) throws(UsageError) -> [InputFile] {
    guard arguments.operands.count == 3 else {
      throw UsageError(message: "merge takes three documents: BASE OURS THEIRS")
    }
    return arguments.operands.map { InputFile(name: $0) }
  }

  /// Reads the versions; nil, with a printed error, if a file cannot be read.
  static func versions(
    _ files: [InputFile], names: [String], _ terminal: Terminal
  ) -> [DocumentMerge.Version]? {
    var versions: [DocumentMerge.Version] = []
    for (file, name) in zip(files, names) {
      do {
        let data = try file.data(limit: InterfaceDocument.sizeLimit)
        versions.append(DocumentMerge.Version(data: data, path: name))
      } catch {
        terminal.printError(
          "cannot read the file: \(FileFault.reason(of: error, at: file.path))",
          at: FileLocation(file: name))
        return nil
      }
    }
    return versions
  }

  /// Writes a result atomically; a link is preserved.
  static func write(_ data: Data, to path: String) throws {
    let url = URL(fileURLWithPath: path)
    // A device, such as /dev/stdout, cannot be replaced.
    let isFile = (try? url.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile ?? true
    try data.write(to: url.resolvingSymlinksInPath(), options: isFile ? .atomic : [])
  }
}

extension FileLocation {
  init(_ refusal: DocumentMerge.Refusal) {
    self.init(
      file: refusal.path, line: refusal.location?.line, column: refusal.location?.column)
  }
}
