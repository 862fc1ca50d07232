import Foundation

/// Runs git as a process with separate arguments, not in a shell.
struct GitProcess {
  let folder: String

  /// Runs git, with any exit status.
  func call(
    _ arguments: [String], input: Data = Data()
  ) throws(UsageError) -> FinishedProcess {
    // The user's settings must not change the output format.
    let settings = ["-c", "core.quotePath=false", "-c", "diff.noprefix=false"]
    do {
      return try FinishedProcess(["git", "-C", folder] + settings + arguments, input: input)
    } catch {
      throw UsageError(message: "cannot start git: \(error.localizedDescription)")
    }
  }

  /// Runs git and requires success.
  func text(_ arguments: [String]) throws(UsageError) -> String {
    let outcome = try call(arguments)
    guard outcome.status == 0 else {
      let reason = outcome.errors.split(separator: "\n").first.map(String.init) ?? ""
      throw UsageError(message: "git \(arguments[0]): \(reason)")
    }
    return outcome.text
  }

  /// The root of the working tree.
  func root() throws(UsageError) -> String { try text(["rev-parse", "--show-toplevel"]) }

  /// Runs git and returns the paths in the output, each ended by a null character.
  func paths(_ arguments: [String]) throws(UsageError) -> [String] {
    try text(arguments).split(separator: "\0").map(String.init)
  }

  /// The paths, from the root, of the files that git neither tracks nor ignores.
  func untrackedFiles() throws(UsageError) -> [String] {
    try paths(["ls-files", "--others", "--exclude-standard", "--full-name", "-z", "--", ":/"])
  }
}
