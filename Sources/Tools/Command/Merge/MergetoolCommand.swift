import DocumentDiff
import Foundation
import LivePreview

enum MergetoolCommand {
  static let specification = CommandSpecification(
    name: "mergetool", summary: "Resolve the conflicts that a merge in git left in documents.",
    operands: "[PATH…]", work: "merging",
    discussion: """
      Asks for a side for each conflict in the unmerged documents and files of strings of the
      repository (default: all).
      A resolved document is written and added to git's index. A document that was edited after
      the merge is saved as PATH.orig. The exit status is 1 while conflicts remain.
      """,
    options: [
      OptionSpecification("list", summary: "List the conflicts, and change nothing."),
      OptionSpecification(
        "all", value: "SIDE", choices: MergeSide.allCases.map(\.rawValue),
        summary: "Resolve every conflict with SIDE; ask no questions."),
      MergeCommand.pick,
      OptionSpecification(
        "page", summary: "Show a document's conflicts on a page, with pictures."),
    ],
    examples: [
      ("autolayout mergetool", "asks about each conflict"),
      ("autolayout mergetool --list", "lists the conflicts"),
      ("autolayout mergetool --page Main.storyboard", "prints the page address to open"),
      ("autolayout mergetool App/Main.storyboard --all theirs", "takes theirs in every conflict"),
      ("autolayout mergetool --pick theirs lab-ti-001.text", "resolves one, asks about the rest"),
    ],
    run: { arguments, session throws(UsageError) in
      try MergetoolCall(arguments).run(session)
    })
}

/// A call of `mergetool`.
struct MergetoolCall {
  private let folder: String
  private let paths: [String]
  private let picks: [String: MergeSide]
  private let all: MergeSide?
  private let isList: Bool
  private let isPage: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    folder = FileManager.default.currentDirectoryPath
    paths = arguments.operands
    picks = try arguments.picks()
    all = arguments.value(of: "all").flatMap(MergeSide.init)
    isList = arguments.has("list")
    isPage = arguments.has("page")
  }

  @MainActor
  func run(_ session: Session) throws(UsageError) -> ExitCode {
    let terminal = session.terminal
    let index = try UnmergedDocuments(paths, from: folder)
    guard !index.documents.isEmpty else {
      terminal.print("no unmerged documents")
      return .success
    }
    if isPage { return try serve(index, terminal) }
    var worst = ExitCode.success
    for document in index.documents {
      worst.worsen(to: try resolve(document, in: index, terminal))
    }
    return worst
  }

  @MainActor
  private func resolve(
    _ document: UnmergedDocuments.Document, in index: UnmergedDocuments, _ terminal: Terminal
  ) throws(UsageError) -> ExitCode {
    guard let versions = try index.versions(of: document) else {
      terminal.printError(
        "one version deleted the document; keep it with 'git add', or delete it with 'git rm'",
        at: FileLocation(file: document.path), severity: "note")
      return .findings
    }
    do {
      var merge = try DocumentMerge(
        base: versions[0], ours: versions[1], theirs: versions[2], choices: picks)
      // With several documents, each may have a part of the picked conflicts.
      if index.documents.count == 1 { try merge.check(picks) }
      if isList {
        MergeReport(merge, path: document.path).lines(terminal).forEach(terminal.print)
        return merge.remaining.isEmpty ? .success : .findings
      }
      var dialog = ConflictDialog(document.path, terminal, choices: picks, all: all)
      while dialog.asks(merge.remaining) {
        // A choice may reveal conflicts inside a kept object.
        merge = try DocumentMerge(
          base: versions[0], ours: versions[1], theirs: versions[2], choices: dialog.choices)
      }
      merge.layOut(path: document.path)
      if try index.save(merge, as: document, isKept: isUntouched(document, index, versions)) {
        terminal.print("the edited document is saved as \(document.path).orig")
      }
      terminal.print(
        merge.remaining.isEmpty
          ? "\(document.path): resolved, and added to the index"
          : "\(document.path): \(Self.count(of: merge.remaining)) left")
      return merge.remaining.isEmpty ? .success : .findings
    } catch let refusal as DocumentMerge.Refusal {
      terminal.printError(
        "\(refusal.message); resolve it with another tool", at: FileLocation(refusal))
      return .badInput
    } catch let error as UsageError {
      throw error
    } catch {
      terminal.printError(
        "cannot write the result: \(error.localizedDescription)",
        at: FileLocation(file: document.path))
      return .unwritable
    }
  }

  private static func count(of conflicts: [DocumentConflict]) -> String {
    "\(conflicts.count) conflict\(conflicts.count == 1 ? "" : "s")"
  }

  /// Serves the page of a document's conflicts.
  @MainActor
  private func serve(
    _ index: UnmergedDocuments, _ terminal: Terminal
  ) throws(UsageError) -> ExitCode {
    guard index.documents.count == 1, let document = index.documents.first else {
      let names = index.documents.map(\.path).joined(separator: ", ")
      throw UsageError(message: "--page shows one document; name one of \(names)")
    }
    guard !document.isStrings else {
      throw UsageError(
        message: "\(document.path) has no pictures; 'autolayout mergetool \(document.path)' asks "
          + "about each conflict")
    }
    guard let versions = try index.versions(of: document) else {
      throw UsageError(message: "one version deleted \(document.path); use 'git add' or 'git rm'")
    }
    let service: MergeService
    do {
      service = try MergeService(
        document.path,
        merged: { choices in
          try DocumentMerge(
            base: versions[0], ours: versions[1], theirs: versions[2], choices: choices)
        },
        saved: { merge in
          let isUntouched = isUntouched(document, index, versions)
          _ = try index.save(merge, as: document, isKept: isUntouched)
          terminal.printNote("\(document.path): saved, \(Self.count(of: merge.remaining)) left")
        })
    } catch let refusal as DocumentMerge.Refusal {
      terminal.printError(refusal.message, at: FileLocation(refusal))
      return .badInput
    } catch {
      terminal.printError(error.localizedDescription, at: FileLocation(file: document.path))
      return .badInput
    }
    return PreviewCommand.serve(
      service, nil, "the conflicts of \(document.path); press Control-C to stop",
      page: "merge.html", terminal)
  }

  /// Whether the file in the working tree is the driver's result.
  @MainActor
  private func isUntouched(
    _ document: UnmergedDocuments.Document, _ index: UnmergedDocuments,
    _ versions: [DocumentMerge.Version]
  ) -> Bool {
    guard let data = index.workingData(of: document),
      var merge = try? DocumentMerge(base: versions[0], ours: versions[1], theirs: versions[2])
    else { return false }
    if merge.data == data { return true }
    merge.layOut(path: document.path)
    return merge.data == data
  }
}
