import CBuildInformation
import InterfaceBuilder
import Notation

struct CommandLineTool {
  /// The version of the package, defined only here.
  static let version = "0.3.0"

  static var fullVersion: String {
    // Safe: a null-terminated constant of the program.
    let commit = unsafe String(cString: autolayout_commit())
    return commit.isEmpty ? version : "\(version) (\(commit))"
  }

  let commands: [CommandSpecification]

  static var standard: CommandLineTool {
    CommandLineTool(commands: [
      FramesCommand.specification, RenderCommand.specification, CheckCommand.specification,
      DiffCommand.specification, MergeCommand.specification, MergetoolCommand.specification,
      TraceCommand.specification, ExplainCommand.specification, PreviewCommand.specification,
      MCPCommand.specification, DevicesCommand.specification, TextConversionCommand.specification,
      GitSetupCommand.specification, PortCommand.specification, ConvertCommand.specification,
      CompileCommand.specification, InitCommand.specification, CompletionsCommand.specification,
      ManualCommand.specification,
    ])
  }

  @MainActor
  func run(_ arguments: [String], in session: Session) -> ExitCode {
    let terminal = session.terminal
    guard let first = arguments.first else {
      let overview = session.folder.map(ProjectOverview.init)
      if let guide = overview.flatMap(StartGuide.init) {
        terminal.print(guide.text)
        return .success
      }
      terminal.printError("missing COMMAND; 'autolayout --help' lists all commands")
      return .usage
    }
    if let command = commands.first(where: { $0.name == first }) {
      return command.call(with: Array(arguments.dropFirst()), in: session)
    }
    switch first {
    case "--version":
      terminal.print("autolayout \(CommandLineTool.fullVersion)")
      return .success
    case "--help", "-h", "help":
      return help(about: arguments.dropFirst().first, terminal: terminal)
    default:
      return unknown(first, of: first.hasPrefix("-") ? "option" : "command", terminal: terminal)
    }
  }

  private func help(about name: String?, terminal: Terminal) -> ExitCode {
    guard let name else {
      terminal.print(help)
      return .success
    }
    guard let command = commands.first(where: { $0.name == name }) else {
      return unknown(name, of: "command", terminal: terminal)
    }
    terminal.print(command.help)
    return .success
  }

  private func unknown(_ name: String, of kind: String, terminal: Terminal) -> ExitCode {
    let names = kind == "command" ? commands.map(\.name) : ["--help", "--version"]
    let hint = names.suggestion(for: name)
    terminal.printError("unknown \(kind) '\(name)'; \(hint)'autolayout --help' lists all \(kind)s")
    return .usage
  }

  private var help: String {
    let options = [("--help", "Show this help."), ("--version", "Show the version.")]
    return """
      USAGE: autolayout COMMAND [OPTIONS] [FILES]

      Lay out, draw and check Interface Builder documents, without a Mac.

      COMMANDS:
      \(Table.aligned(commands.map { ($0.name, $0.summary) }, indent: 2))

      OPTIONS:
      \(Table.aligned(options, indent: 2))

      EXIT STATUS:
      \(Table.aligned(CommandLineTool.statuses, indent: 2))

      'autolayout COMMAND --help' explains a command.
      """
  }

  static let statuses: [(String, String)] = [
    ("0", "Success, no findings."),
    ("1", "Success, with findings or conflicts; diff: with changes; explain: nothing to explain."),
    ("2", "Invalid command line."),
    ("65", "Malformed input."),
    ("66", "A file could not be read."),
    ("70", "Internal error: please report it with the document."),
    ("73", "A picture or the output could not be written."),
  ]
}
