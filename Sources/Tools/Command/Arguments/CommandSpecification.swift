struct CommandSpecification: Sendable {
  var name: String
  var summary: String
  var operands: String
  /// The activity in lines of progress, and in error messages about exceeded limits.
  var work = "laying out"
  /// Whether the command has lines of progress, but no limits.
  var isUnlimited = false
  var discussion: String
  var options: [OptionSpecification]
  var examples: [(call: String, meaning: String)]
  var run: @MainActor @Sendable (Arguments, Session) throws(UsageError) -> ExitCode

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
      let hasLimits = options.contains(WorkLimits.options[0])
      if session.isWatched, hasLimits || isUnlimited {
        WorkWatch.ofProcess.start(
          hasLimits ? try WorkLimits(parsed) : nil, doing: work, isWorker: session.isWorker)
      }
      if options.contains(where: { $0.name == FontOption.specification.name }) {
        try FontOption.select(parsed)
      }
      return try run(parsed, session)
    } catch {
      terminal.printError(error.message)
      if error.code == .usage { terminal.printNote("See 'autolayout \(name) --help'.") }
      return error.code
    }
  }

  var help: String {
    let call = ["autolayout", name, operands, "[OPTIONS]"].filter { !$0.isEmpty }
      .joined(separator: " ")
    var text = "USAGE: \(call)\n\n\(summary)\n"
    if !discussion.isEmpty { text += "\n\(discussion)\n" }
    let rows = (options + [.help]).filter { !$0.isInternal }.map { option in
      var call = option.letter.map { "-\($0), " } ?? "    "
      call += "--\(option.name)"
      call += option.shownPlaceholder
      return (call, option.summary)
    }
    text += "\nOPTIONS:\n\(Table.aligned(rows, indent: 2))\n"
    if !examples.isEmpty {
      text += "\nEXAMPLES:\n\(Table.aligned(examples, indent: 2))\n"
    }
    return String(text.dropLast())
  }
}
