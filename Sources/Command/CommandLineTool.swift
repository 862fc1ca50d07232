/// The command `autolayout`: finds the subcommand and runs it.
struct CommandLineTool {
  /// The version that `--version` prints.
  static let version = "0.1.0"

  /// The subcommands, in the order of the help.
  let commands: [CommandSpecification]

  /// All there are.
  static var standard: CommandLineTool {
    CommandLineTool(commands: [
      FramesCommand.specification, RenderCommand.specification, CheckCommand.specification,
      TraceCommand.specification, ExplainCommand.specification, DevicesCommand.specification,
      CompletionsCommand.specification, ManualCommand.specification,
    ])
  }

  /// Runs a call.
  ///
  /// - Parameters:
  ///   - arguments: What follows the name of the program.
  ///   - session: Where to speak, and the program for workers.
  /// - Returns: What to tell the shell.
  @MainActor
  func run(_ arguments: [String], in session: Session) -> ExitCode {
    let terminal = session.terminal
    guard let first = arguments.first else {
      terminal.complain("which command? 'autolayout --help' lists them")
      return .usage
    }
    if let command = commands.first(where: { $0.name == first }) {
      return command.call(with: Array(arguments.dropFirst()), in: session)
    }
    switch first {
    case "--version":
      terminal.print("autolayout \(CommandLineTool.version)")
      return .success
    case "--help", "-h", "help":
      return help(about: arguments.dropFirst().first, terminal: terminal)
    default:
      let kind = first.hasPrefix("-") ? "option" : "command"
      terminal.complain("unknown \(kind) '\(first)'; 'autolayout --help' lists them")
      return .usage
    }
  }

  private func help(about name: String?, terminal: Terminal) -> ExitCode {
    guard let name else {
      terminal.print(help)
      return .success
    }
    guard let command = commands.first(where: { $0.name == name }) else {
      terminal.complain("unknown command '\(name)'; 'autolayout --help' lists them")
      return .usage
    }
    terminal.print(command.help)
    return .success
  }

  private var help: String {
    let options = [("--help", "Prints this text."), ("--version", "Prints the version.")]
    return """
      USAGE: autolayout COMMAND [OPTIONS] [FILES]

      Lays Interface Builder documents out as an iPhone would.

      COMMANDS:
      \(Table.aligned(commands.map { ($0.name, $0.summary) }, indent: 2))

      OPTIONS:
      \(Table.aligned(options, indent: 2))

      EXIT STATUS:
      \(Table.aligned(CommandLineTool.statuses, indent: 2))

      'autolayout COMMAND --help' says more about a command.
      """
  }

  /// What the numbers mean that a call ends with.
  static let statuses: [(String, String)] = [
    ("0", "All was done, nothing was found."),
    ("1", "All was done, something was found."),
    ("2", "The call could not be understood."),
    ("65", "A file holds something else than it should."),
    ("66", "A file could not be read."),
    ("70", "A mistake of ours: a document made a worker crash."),
    ("73", "A picture, or the output, could not be written."),
  ]
}
