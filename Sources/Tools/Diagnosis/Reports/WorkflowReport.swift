/// Workflow commands of GitHub Actions: `::warning file=…,line=…,col=…,title=…::message`.
enum WorkflowReport {
  static func text(_ document: DocumentFindings) -> String {
    var lines = document.findings.map { finding in
      let command =
        switch finding.severity {
        case .error: "error"
        case .warning: "warning"
        case .note: "notice"
        }
      return line(
        command, path: document.path, line: finding.line, column: finding.column,
        title: finding.rule, message: finding.briefStatement)
    }
    if let problem = document.problem {
      lines.append(
        line(
          "error", path: document.path, line: problem.line, column: problem.column,
          title: "unreadable",
          message: problem.message))
    }
    return lines.joined(separator: "\n")
  }

  private static func line(
    _ command: String, path: String, line: Int?, column: Int?, title: String,
    message: String
  ) -> String {
    // GitHub compares paths with the repository's as strings, but `check .` returns `./a.xib`.
    let name = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    var properties = ["file=\(property(name))"]
    if let line { properties.append("line=\(line)") }
    if let column { properties.append("col=\(column)") }
    properties.append("title=\(property(title))")
    return "::\(command) \(properties.joined(separator: ","))::\(data(message))"
  }

  private static func data(_ text: String) -> String { escaped(text, "%\r\n") }

  private static func property(_ text: String) -> String {
    escaped(text, "%\r\n:,")
  }

  /// Escapes scalar by scalar, because a carriage return and a line feed form a single character.
  private static func escaped(_ text: String, _ marks: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      guard marks.unicodeScalars.contains(scalar) else {
        result.unicodeScalars.append(scalar)
        return
      }
      result +=
        (scalar.value < 0x10 ? "%0" : "%") + String(scalar.value, radix: 16, uppercase: true)
    }
  }
}
