import Foundation

enum GitSetupCommand {
  static let specification = CommandSpecification(
    name: "git-setup",
    summary: "Make git compare documents as short text, and merge them by objects.",
    operands: "[FOLDER]",
    discussion: """
      Adds lines to .gitattributes of FOLDER's repository (default: the working folder), and a
      diff driver and a merge driver to the git configuration. Git then calls 'autolayout textconv'
      to show documents, and 'autolayout merge' to merge documents: in merge, rebase, cherry-pick
      and stash. Commit .gitattributes to share the lines; each user runs 'git-setup' once. Prints
      the changes it makes. 'git diff --no-textconv' shows the files themselves.
      """,
    options: [
      OptionSpecification("undo", summary: "Remove the lines and the drivers."),
      OptionSpecification(
        "global", summary: "Set up all repositories of the user."),
      OptionSpecification(
        "command", value: "PROGRAM",
        summary: "Program that git calls; default: autolayout if it is in PATH, else this program."),
    ],
    examples: [
      ("autolayout git-setup", "sets up the repository of the working folder"),
      ("autolayout git-setup --global", "sets up all repositories of the user"),
      ("autolayout git-setup --undo", "undoes the setup"),
    ],
    run: { arguments, session throws(UsageError) in
      let folder =
        try arguments.folder(of: "git-setup") ?? FileManager.default.currentDirectoryPath
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
