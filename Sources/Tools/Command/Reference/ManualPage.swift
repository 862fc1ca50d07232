struct ManualPage {
  let commands: [CommandSpecification]

  var text: String {
    var lines = [
      ".TH AUTOLAYOUT 1 \"\" \"autolayout \(CommandLineTool.version)\" \"User Commands\"",
      ".SH NAME", "autolayout \\- lay out, draw and check Interface Builder documents",
      ".SH SYNOPSIS",
    ]
    for (index, command) in commands.enumerated() {
      if index > 0 { lines.append(".br") }
      lines += [".B autolayout \(command.name)", plain("[OPTIONS] \(command.operands)")]
    }
    lines += [
      ".SH DESCRIPTION",
      plain(
        """
        Reads storyboards and xibs for iOS and tvOS, solves their constraints as UIKit does, and \
        prints frames, draws pictures, or reports layout problems. No Mac is needed.
        """),
    ]
    lines.append(".SH COMMANDS")
    for command in commands {
      lines += [".SS \(command.name)", plain(command.summary)]
      if !command.discussion.isEmpty { lines += [".PP", plain(command.discussion)] }
      for option in command.options + [.help] where !option.isInternal {
        lines += [".TP", heading(of: option), plain(option.summary)]
      }
    }
    lines.append(".SH EXAMPLES")
    for example in commands.flatMap(\.examples) {
      lines += [".TP", ".B \(plain(example.call))", plain(example.meaning)]
    }
    lines.append(".SH EXIT STATUS")
    for (code, meaning) in CommandLineTool.statuses {
      lines += [".TP", ".B \(code)", plain(meaning)]
    }
    lines += [
      ".SH ENVIRONMENT", ".TP", ".B NO_COLOR",
      "If set and not empty, output has no color.", ".TP", ".B TERM",
      "If set to dumb, output has no color.",
    ]
    return lines.joined(separator: "\n")
  }

  private func heading(of option: OptionSpecification) -> String {
    let names = (option.letter.map { ["-\($0)"] } ?? []) + ["--\(option.name)"]
    let bold = names.map { "\\fB\(plain($0))\\fR" }.joined(separator: ", ")
    let value = option.placeholder.map { "\\fI\(plain($0))\\fR" } ?? ""
    if option.isValueOptional { return "\(bold)[=\(value)]" }
    return value.isEmpty ? bold : "\(bold) \(value)"
  }

  private func plain(_ text: String) -> String {
    let escaped = text.map { character in
      switch character {
      case "\\": "\\e"
      case "-": "\\-"
      case "…": "..."
      default: String(character)
      }
    }.joined()
    // A leading dot or quote would begin a request.
    return escaped.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix(".") || $0.hasPrefix("'") ? "\\&" + $0 : String($0) }
      .joined(separator: "\n")
  }
}
