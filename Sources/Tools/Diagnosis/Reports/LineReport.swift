import ConflictExplanation
import Foundation
import InterfaceBuilder

/// A line for each finding: `file:line:column: severity: message [rule]`.
///
/// For readers, more lines list conflicting constraints; compilers' logs have a single line.
struct LineReport {
  let paint: Paint
  let forXcode: Bool
  let namesEnvironments: Bool

  func text(_ document: DocumentFindings) -> String {
    var lines = document.findings.map { line($0, path: document.path) }
    if let problem = document.problem {
      let location = self.location(in: document.path, line: problem.line, column: problem.column)
      lines.append("\(location): \(mark(.error)): \(problem.message.onOneLine)")
    }
    return lines.joined(separator: "\n")
  }

  private func line(_ finding: Finding, path: String) -> String {
    let location = self.location(in: path, line: finding.line, column: finding.column)
    let rule = paint.dim("[\(finding.rule)]")
    let line =
      "\(location): \(mark(finding.severity)): \(finding.briefStatement.messageOnOneLine)"
      + "\(circumstances(finding)) \(rule)"
    guard !forXcode, let parts = ConflictParts(finding) else { return line }
    return ([line] + parts.lines.map { "    \($0.onOneLine)" }).joined(separator: "\n")
  }

  /// Returns the environments; faults of the document itself do not depend on them.
  private func circumstances(_ finding: Finding) -> String {
    guard namesEnvironments, finding.sizes.isEmpty else { return "" }
    let others = finding.environments.count - 1
    let more = others > 0 ? ", and \(others) more" : ""
    return paint.dim(" (on \(finding.environment.summary.onOneLine)\(more))")
  }

  private func location(in path: String, line: Int?, column: Int?) -> String {
    let file = (forXcode ? URL(fileURLWithPath: path).standardizedFileURL.path : path).onOneLine
    guard let line else { return file }
    return column.map { "\(file):\(line):\($0)" } ?? "\(file):\(line)"
  }

  private func mark(_ severity: Severity) -> String {
    switch severity {
    case .error: paint.red("error")
    case .warning: paint.yellow("warning")
    case .note: paint.bold("note")
    }
  }
}
