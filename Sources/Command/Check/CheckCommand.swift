import Diagnosis
import Foundation
import InterfaceBuilder

/// `autolayout check`: what is wrong with documents.
enum CheckCommand {
  static let specification = CommandSpecification(
    name: "check", summary: "Finds what is wrong with the layout of documents.", operands: "PATH…",
    discussion: """
      PATH is a .storyboard or .xib for iOS or tvOS, or a folder of them. Each document is laid out
      on its own device, or on every combination of the devices and settings that are asked for. The
      status is 1 when something was found.
      """,
    options: [
      OptionSpecification(
        "format", letter: "f", value: "FORM",
        choices: FindingReport.Format.allCases.map(\.rawValue),
        summary: "How findings are written: \(formats)."),
      OptionSpecification("list-rules", summary: "Prints the rules and ends."),
      OptionSpecification(
        "explain-rule", value: "RULE",
        summary: "Prints what a rule is about and ends; 'all' prints every one."),
    ] + MatrixOptions.all,
    examples: [
      ("autolayout check Main.storyboard", "checks one document on its own device"),
      ("autolayout check --matrix full Sources", "checks every document below Sources everywhere"),
      (
        "autolayout check -d retina4_7,ipad11_0rounded --direction ltr,rtl App", "some combinations"
      ),
      ("autolayout check --strings pseudo Login.xib", "with lengthened texts"),
      ("autolayout check --explain-rule equal-hugging", "says what a rule is about"),
    ],
    run: { arguments, session throws(UsageError) in
      if let code = try printRules(arguments, session.terminal) { return code }
      let call = try CheckCall(arguments)
      return call.run(session)
    })

  private static var formats: String {
    FindingReport.Format.allCases.map(\.rawValue).joined(separator: ", ")
  }

  /// Answers questions about the rules; `nil` when there is none.
  private static func printRules(
    _ arguments: Arguments, _ terminal: Terminal
  ) throws(UsageError) -> ExitCode? {
    if arguments.has("list-rules") {
      terminal.print(Table.columns(Rule.all.map { [$0.id, $0.severity.rawValue, $0.title] }))
      return .success
    }
    guard let name = arguments.value(of: "explain-rule") else { return nil }
    if name == "all" {
      terminal.print(Rule.all.map(\.page).joined(separator: "\n\n"))
      return .success
    }
    guard let rule = Rule.named(name) else {
      throw UsageError(message: "no rule is called '\(name)'; --list-rules lists them")
    }
    terminal.print(rule.page)
    return .success
  }
}

/// One call of `autolayout check`.
struct CheckCall {
  private let paths: [String]
  private let format: FindingReport.Format
  private let settings: CheckSettings

  /// Takes a call apart.
  init(_ arguments: Arguments) throws(UsageError) {
    guard !arguments.operands.isEmpty else {
      throw UsageError(message: "which document? name a .storyboard, a .xib or a folder")
    }
    paths = arguments.operands
    format = arguments.value(of: "format").flatMap(FindingReport.Format.init) ?? .text
    settings = CheckSettings(matrix: try arguments.matrix())
  }

  /// Checks every document.
  @MainActor
  func run(_ session: Session) -> ExitCode {
    let terminal = session.terminal
    var worst = ExitCode.success
    var documents: [DocumentFindings] = []
    for file in DocumentSearch(paths).files {
      let (findings, code) = check(file)
      worst.worsen(to: code)
      if format.isLinewise {
        let text = FindingReport(documents: [findings])
          .text(as: format, colour: terminal.hasColor)
        if !text.isEmpty { terminal.print(text) }
      } else {
        documents.append(findings)
      }
    }
    if !format.isLinewise {
      terminal.print(FindingReport(documents: documents).text(as: format))
    }
    return worst
  }

  @MainActor
  private func check(_ file: InputFile) -> (DocumentFindings, ExitCode) {
    do {
      let document = try file.document()
      let findings = DocumentCheck(settings).findings(in: document)
      return (findings, findings.findings.isEmpty ? .success : .findings)
    } catch {
      let place = error.diagnostic.place
      let problem = DocumentFindings.Problem(
        message: error.diagnostic.message, line: place?.line, column: place?.column)
      return (
        DocumentFindings(path: file.path, findings: [], problem: problem),
        error.isUnreadable ? .unreadable : .badInput
      )
    }
  }
}
