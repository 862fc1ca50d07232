import DocumentDiff
import Foundation

/// The merge driver that git calls for each document, with three temporary files.
///
/// The result replaces the file of ours. Status 1 leaves the path unmerged in git's index.
struct MergeDriver {
  static let option = "git-path"
  static let markerSize = "marker-size"
  /// The arguments that git completes.
  static let arguments = "merge %O %A %B --\(option) %P --\(markerSize) %L"

  private let files: [InputFile]
  private let path: String
  private let markers: String

  init(_ arguments: Arguments) throws(UsageError) {
    files = try MergeInput.files(arguments)
    path = arguments.value(of: Self.option) ?? arguments.operands[1]
    markers = arguments.value(of: Self.markerSize) ?? "7"
  }

  @MainActor
  func run(_ session: Session) throws(UsageError) -> ExitCode {
    let terminal = session.terminal
    let names = ["base", "ours", "theirs"].map { "\(path) (\($0))" }
    guard let versions = MergeInput.versions(files, names: names, terminal) else {
      return try mergeLines(terminal)
    }
    do {
      var merge = try DocumentMerge(base: versions[0], ours: versions[1], theirs: versions[2])
      // The result is complete even if the layout ends the process.
      try MergeInput.write(merge.data, to: files[1].name)
      let merged = merge.data
      merge.layOut(path: path)
      if merge.data != merged { try MergeInput.write(merge.data, to: files[1].name) }
      MergeReport(merge, path: path, isInGit: true).lines(terminal).forEach(terminal.printNote)
      return merge.remaining.isEmpty ? .success : .findings
    } catch let refusal as DocumentMerge.Refusal {
      terminal.printError(
        "\(refusal.message); git merges the lines", at: FileLocation(refusal),
        severity: "note")
      return try mergeLines(terminal)
    } catch {
      terminal.printError(
        "cannot write the result: \(error.localizedDescription)", at: FileLocation(file: path))
      return try mergeLines(terminal)
    }
  }

  /// Merges the lines as git does by default.
  private func mergeLines(_ terminal: Terminal) throws(UsageError) -> ExitCode {
    let git = GitProcess(folder: FileManager.default.currentDirectoryPath)
    let labels = ["ours", "base", "theirs"].flatMap { ["-L", $0] }
    let outcome = try git.call(
      ["merge-file", "-q", "--marker-size=\(markers)"] + labels
        + [files[1].name, files[0].name, files[2].name])
    if outcome.status != 0, !outcome.errors.isEmpty {
      terminal.printNote(outcome.errors.trimmingCharacters(in: .newlines))
    }
    return outcome.status == 0 ? .success : .findings
  }
}
