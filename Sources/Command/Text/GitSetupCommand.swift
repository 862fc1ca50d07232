import Foundation

/// `autolayout git-setup`: configures git to show documents as text.
enum GitSetupCommand {
  static let specification = CommandSpecification(
    name: "git-setup", summary: "Let git diff, log and blame show documents as short text.",
    operands: "[FOLDER]",
    discussion: """
      Adds two lines to .gitattributes of the repository that FOLDER is in (default: the working folder),
      and a driver to its settings, so that git calls 'autolayout textconv' where it shows a document.
      Nothing that git stores changes. The lines can be committed; everyone who wants the texts runs
      'git-setup' once. Says what it has done. 'git diff --no-textconv' shows the files themselves.
      """,
    options: [
      OptionSpecification("undo", summary: "Take away what an earlier call has added."),
      OptionSpecification(
        "global", summary: "For all repositories of the user, in the user's own files."),
      OptionSpecification(
        "command", value: "PROGRAM",
        summary: "What git calls; default: autolayout, where it is in PATH, or this program."),
    ],
    examples: [
      ("autolayout git-setup", "sets up the repository of the working folder"),
      ("autolayout git-setup --global", "sets up all repositories of the user"),
      ("autolayout git-setup --undo", "takes it back"),
    ],
    run: { arguments, session throws(UsageError) in
      guard arguments.operands.count < 2 else {
        throw UsageError(message: "too many operands; give one FOLDER, or none")
      }
      let folder = arguments.operands.first ?? FileManager.default.currentDirectoryPath
      guard InputFile.isFolder(folder) else {
        throw UsageError(message: "'\(folder)' is no folder")
      }
      let setup = try GitSetup(
        folder: folder, isGlobal: arguments.has("global"),
        program: arguments.value(of: "command") ?? program(session))
      do {
        let account = try arguments.has("undo") ? setup.undo() : setup.set()
        for line in account { session.terminal.print(line) }
        return .success
      } catch let error as UsageError {
        throw error
      } catch {
        session.terminal.printError("cannot change git's files: \(error.localizedDescription)")
        return .unwritable
      }
    })

  /// Returns the command for git: only the name if it is on the search path.
  private static func program(_ session: Session) -> String {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let isFound = path.split(separator: ":").contains { folder in
      FileManager.default.isExecutableFile(atPath: "\(folder)/autolayout")
    }
    return isFound ? "autolayout" : session.program?.path ?? "autolayout"
  }
}
