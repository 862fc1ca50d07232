/// A subcommand as the table declares it: how it is called, what it does, the code that does it.
struct CommandSpecification: Sendable {
  /// The name that selects it.
  var name: String
  /// What it does, in one line.
  var summary: String
  /// What stands for its operands in the help.
  var operands: String
  /// What it does with documents, in messages about one that takes too much.
  var work = "laying out"
  /// Its description, in whole sentences.
  var discussion: String
  /// Its options; `--help` is added.
  var options: [OptionSpecification]
  /// Examples to copy, each with what it does.
  var examples: [(call: String, meaning: String)]
  /// Runs it.
  var run: @MainActor @Sendable (Arguments, Session) throws(UsageError) -> ExitCode

  /// Parses what follows the subcommand's name, and runs it or prints its help.
  @MainActor
  func call(with arguments: [String], in session: Session) -> ExitCode {
    let terminal = session.terminal
    do {
      let parser = ArgumentParser(options: options + [.help])
      let parsed = try parser.parse(arguments)
      guard !parsed.has(OptionSpecification.help.name) else {
        terminal.print(help)
        return .success
      }
      if session.isWatched, options.contains(WorkLimits.options[0]) {
        WorkWatch.ofProcess.start(
          try WorkLimits(parsed), doing: work, isWorker: session.isWorker)
      }
      return try run(parsed, session)
    } catch {
      terminal.printError(error.message)
      terminal.printNote("See 'autolayout \(name) --help'.")
      return .usage
    }
  }

  /// The text that `--help` prints.
  var help: String {
    let call = ["autolayout", name, operands, "[OPTIONS]"].filter { !$0.isEmpty }
      .joined(separator: " ")
    var text = "USAGE: \(call)\n\n\(summary)\n"
    if !discussion.isEmpty { text += "\n\(discussion)\n" }
    let rows = (options + [.help]).filter { !$0.isInternal }.map { option in
      var call = option.letter.map { "-\($0), " } ?? "    "
      call += "--\(option.name)"
      if let placeholder = option.placeholder { call += " \(placeholder)" }
      return (call, option.summary)
    }
    text += "\nOPTIONS:\n\(Table.aligned(rows, indent: 2))\n"
    if !examples.isEmpty {
      text += "\nEXAMPLES:\n\(Table.aligned(examples, indent: 2))\n"
    }
    return String(text.dropLast())
  }
}
