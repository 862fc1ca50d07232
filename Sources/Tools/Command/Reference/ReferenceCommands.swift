enum CompletionsCommand {
  static let specification = CommandSpecification(
    name: "completions", summary: "Print a completion script for a shell.",
    operands: "SHELL", discussion: "SHELL is bash, zsh or fish.", options: [],
    examples: [
      ("eval \"$(autolayout completions bash)\"", "enables completions, in ~/.bashrc"),
      ("autolayout completions zsh > ~/.zfunc/_autolayout", "installs it in a folder of $fpath"),
      (
        "autolayout completions fish > ~/.config/fish/completions/autolayout.fish",
        "installs it for fish"
      ),
    ],
    run: { arguments, session throws(UsageError) in
      let shells = CompletionScript.Shell.allCases.map(\.rawValue).joined(separator: ", ")
      guard arguments.operands.count == 1,
        let shell = CompletionScript.Shell(rawValue: arguments.operands[0])
      else { throw UsageError(message: "missing or unknown SHELL; expected one of \(shells)") }
      let commands = CommandLineTool.standard.commands
      session.terminal.print(CompletionScript(commands: commands).text(for: shell))
      return .success
    })
}

enum ManualCommand {
  static let specification = CommandSpecification(
    name: "manual", summary: "Print the manual page, as troff for man.",
    operands: "", discussion: "", options: [],
    examples: [("autolayout manual | man -l -", "shows the manual")],
    run: { arguments, session throws(UsageError) in
      guard arguments.operands.isEmpty else {
        throw UsageError(message: "manual takes no arguments")
      }
      session.terminal.print(ManualPage(commands: CommandLineTool.standard.commands).text)
      return .success
    })
}
