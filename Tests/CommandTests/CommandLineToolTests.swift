import Diagnosis
import Testing

@testable import Command

@Suite("Command line")
@MainActor
struct CommandLineToolTests {
  private static let echo = CommandSpecification(
    name: "echo", summary: "Prints its operands.", operands: "WORD…",
    discussion: "Without a word it fails.",
    options: [OptionSpecification("upper", letter: "u", summary: "In capitals.")],
    examples: [("autolayout echo hello", "prints hello")],
    run: { arguments, session throws(UsageError) in
      guard !arguments.operands.isEmpty else { throw UsageError(message: "no word given") }
      let text = arguments.operands.joined(separator: " ")
      session.terminal.print(arguments.has("upper") ? text.uppercased() : text)
      return .findings
    })

  private func call(_ arguments: String...) -> (status: ExitCode, output: String, errors: String) {
    let recording = Recording()
    let tool = CommandLineTool(commands: [CommandLineToolTests.echo])
    let status = tool.run(arguments, in: Session(terminal: recording.terminal()))
    return (status, recording.output, recording.errors)
  }

  @Test("a subcommand gets the options and operands, and the status is the command's")
  func subcommand() {
    let result = call("echo", "-u", "hello", "you")
    #expect(result.status == .findings)
    #expect(result.output == "HELLO YOU\n")
    #expect(result.errors.isEmpty)
  }

  @Test("--version and --help print to standard output and succeed")
  func help() {
    #expect(call("--version").output == "autolayout \(CommandLineTool.fullVersion)\n")
    for arguments in ["--help", "-h", "help"] {
      let result = call(arguments)
      #expect(result.status == .success)
      #expect(result.output.contains("  echo  Prints its operands."))
    }
    for result in [call("echo", "--help"), call("echo", "-h"), call("help", "echo")] {
      #expect(result.status == .success)
      #expect(
        result.output == """
          USAGE: autolayout echo WORD… [OPTIONS]

          Prints its operands.

          Without a word it fails.

          OPTIONS:
            -u, --upper  In capitals.
            -h, --help   Show this help.

          EXAMPLES:
            autolayout echo hello  prints hello

          """)
    }
  }

  @Test("an invalid call ends with status 2 and a message on standard error")
  func usage() {
    for result in [call(), call("dance"), call("--dance"), call("echo"), call("echo", "--dance")] {
      #expect(result.status == .usage)
      #expect(result.output.isEmpty)
      #expect(result.errors.hasPrefix("autolayout: error: "))
      #expect(result.errors.contains("--help"))
    }
  }

  @Test("errors name a location as compilers do, in a single line")
  func places() {
    let recording = Recording()
    let terminal = recording.terminal()
    terminal.printError("wrong\nagain", at: FileLocation(file: "a.xib", line: 3, column: 7))
    terminal.printError("odd", at: FileLocation(file: "a.xib"), severity: "warning")
    #expect(recording.errors == "a.xib:3:7: error: wrong again\na.xib: warning: odd\n")
  }

  @Test("colors are used only if allowed")
  func color() {
    let recording = Recording()
    #expect(recording.terminal(hasColor: false).painted("x", .bold) == "x")
    #expect(recording.terminal(hasColor: true).painted("x", .bold) == "\u{1B}[1mx\u{1B}[0m")
  }

  @Test("a result that JSON cannot contain is an internal error with the path, and prints nothing")
  func encodingFailure() {
    let recording = Recording()
    let code = recording.terminal().printJSON {
      try JSONText.encode(["frame": ["width": Double.infinity]])
    }
    #expect(code == .internalError)
    #expect(recording.output == "")
    #expect(
      recording.errors
        == "autolayout: error: internal error: cannot write inf as JSON (frame.width)\n")
  }
}
