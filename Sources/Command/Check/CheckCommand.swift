import Diagnosis
import Foundation

/// `autolayout check`: what is wrong with documents.
enum CheckCommand {
  static let specification = CommandSpecification(
    name: "check", summary: "Finds what is wrong with the layout of documents.", operands: "PATH…",
    discussion: """
      PATH is a .storyboard or .xib for iOS or tvOS, or a folder of them. Each document is laid out
      on its own device, or on every combination of the devices and settings that are asked for. The
      status is 1 when something was found.

      Settings are read from \(SettingsFile.name) in the working folder or above it. A note
      "autolayout:disable RULE" on an object (Xcode's field "Notes", or an XML comment inside its
      element) switches a rule off for it and what it holds.
      """,
    options: [
      OptionSpecification(
        "format", letter: "f", value: "FORM",
        choices: FindingReport.Format.allCases.map(\.rawValue),
        summary: "How findings are written: \(formats).")
    ] + MatrixOptions.all + [
      OptionSpecification(
        "config", letter: "c", value: "FILE", summary: "The settings, in place of those found."),
      OptionSpecification(
        "disable", value: "RULES", summary: "Rules to leave out, separated by commas."),
      OptionSpecification(
        "only", value: "RULES", summary: "The rules to apply, and no others."),
      OptionSpecification(
        "baseline", value: "FILE", summary: "Leaves out the findings that FILE has frozen."),
      OptionSpecification(
        "write-baseline", value: "FILE", summary: "Freezes all findings in FILE and ends with 0."),
      OptionSpecification(
        "since", value: "REF",
        summary: "Only documents that git knows as changed since REF, or does not know yet."),
      OptionSpecification(
        "jobs", letter: "j", value: "NUMBER",
        summary: "How many workers check at a time; as many as there are cores if not given."),
      OptionSpecification(
        "time-limit", value: "SECONDS",
        summary: "How long one document may take; "
          + "\(Int(CheckWorkerPool.usualTimeLimit)) among several if not given."),
      OptionSpecification("list-rules", summary: "Prints the rules and ends."),
      OptionSpecification(
        "explain-rule", value: "RULE",
        summary: "Prints what a rule is about and ends; 'all' prints every one."),
      OptionSpecification(
        CheckWorker.option, value: "JSON",
        summary: "Checks the documents named on standard input.", isInternal: true),
    ],
    examples: [
      ("autolayout check Main.storyboard", "checks one document on its own device"),
      ("autolayout check --matrix full Sources", "checks every document below Sources everywhere"),
      (
        "autolayout check -d retina4_7,ipad11_0rounded --direction ltr,rtl App", "some combinations"
      ),
      ("autolayout check --strings pseudo Login.xib", "with lengthened texts"),
      (
        "autolayout check --since origin/main -f github .",
        "what a branch has changed, in a workflow"
      ),
      ("autolayout check --write-baseline old.json App", "freezes what there is"),
      ("autolayout check --baseline old.json App", "tells only what is new since"),
      ("autolayout check --explain-rule equal-hugging", "says what a rule is about"),
    ],
    run: { arguments, session throws(UsageError) in
      if let settings = arguments.value(of: CheckWorker.option) {
        return try CheckWorker(settings: settings).run()
      }
      if let code = try printRules(arguments, session.terminal) { return code }
      switch try CheckCall.make(arguments, session.terminal) {
      case .success(let call): return call.run(session)
      case .failure(let code): return code
      }
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
    guard let rule = Rule.named(name) else { throw UsageError.noRule(name) }
    terminal.print(rule.page)
    return .success
  }
}

extension UsageError {
  /// A rule was named that there is not.
  static func noRule(_ name: String) -> UsageError {
    UsageError(message: "no rule is called '\(name)'; --list-rules lists them")
  }
}
