/// `autolayout completions`: what lets a shell complete calls.
enum CompletionsCommand {
  static let specification = CommandSpecification(
    name: "completions", summary: "Prints what lets a shell complete calls of autolayout.",
    operands: "SHELL", discussion: "SHELL is bash, zsh or fish.", options: [],
    examples: [
      ("eval \"$(autolayout completions bash)\"", "in ~/.bashrc"),
      ("autolayout completions zsh > ~/.zfunc/_autolayout", "in a folder of $fpath"),
      (
        "autolayout completions fish > ~/.config/fish/completions/autolayout.fish",
        "where fish looks for it"
      ),
    ],
    run: { arguments, session throws(UsageError) in
      let shells = CompletionScript.Shell.allCases.map(\.rawValue).joined(separator: ", ")
      guard arguments.operands.count == 1,
        let shell = CompletionScript.Shell(rawValue: arguments.operands[0])
      else { throw UsageError(message: "for which shell? there are \(shells)") }
      let commands = CommandLineTool.standard.commands
      session.terminal.print(CompletionScript(commands: commands).text(for: shell))
      return .success
    })
}

/// `autolayout manual`: the page for `man`.
enum ManualCommand {
  static let specification = CommandSpecification(
    name: "manual", summary: "Prints the page of the manual in the language of man.",
    operands: "", discussion: "", options: [],
    examples: [("autolayout manual | man -l -", "shows it")],
    run: { arguments, session throws(UsageError) in
      guard arguments.operands.isEmpty else { throw UsageError(message: "manual takes no file") }
      session.terminal.print(ManualPage(commands: CommandLineTool.standard.commands).text)
      return .success
    })
}
