import Diagnosis
import Foundation
import InterfaceBuilder
import Notation

enum CheckCommand {
  static let specification = CommandSpecification(
    name: "check", summary: "Check documents for layout problems.", operands: "[PATH…]",
    work: "checking",
    discussion: """
      PATH is a .storyboard or .xib file for iOS or tvOS, or a folder of them. Each document is laid
      out on the canvas device, or on every combination of the given devices and settings. In an
      Xcode project or package, classes, outlets, actions and identifiers are compared with the
      sources.
      The exit status is 1 if there are findings. PATH can also be a .nib, .storyboardc, .app or .ipa.

      Without PATH, the working directory is checked if it has a settings file. Settings are read
      from \(SettingsFile.name) in the working directory or its nearest parent;
      Documentation/Checking.md lists its keys. A note "autolayout:disable RULE" on an object
      (Xcode's Notes field, or an XML comment inside its element) disables a rule for the object and
      everything in it.
      """,
    options: [
      OptionSpecification(
        "format", letter: "f", value: "FORMAT",
        choices: FindingReport.Format.allCases.map(\.rawValue),
        summary: "Output format: \(formats).")
    ] + MatrixOptions.all + [LanguageOption.specification("check")] + MatrixOptions.sizes + [
      OptionSpecification(
        "accessibility", value: "RULES",
        choices: CheckSettings.Accessibility.allCases.map(\.rawValue),
        summary: "Also check targets, labels, contrast and text sizes; =all adds eight more rules.",
        isValueOptional: true),
      OptionSpecification(
        "config", letter: "c", value: "FILE",
        summary: "Settings file to use instead of \(SettingsFile.name)."),
      OptionSpecification(
        "disable", value: "RULES", summary: "Rules to disable, separated by commas."),
      OptionSpecification(
        "only", value: "RULES", summary: "The only rules to apply, separated by commas."),
      OptionSpecification(
        "code", value: "FOLDER",
        summary: "Compare the documents with the sources in FOLDER; default: with the sources of "
          + "the Xcode project or package around each document."),
      OptionSpecification("no-code", summary: "Do not compare the documents with sources."),
      OptionSpecification(
        "strict", summary: "Note connections to code that cannot be compared."),
      OptionSpecification(
        "baseline", value: "FILE", summary: "Ignore the findings recorded in FILE."),
      OptionSpecification(
        "write-baseline", value: "FILE", summary: "Record all findings in FILE and exit with 0."),
      OptionSpecification(
        "since", value: "REF",
        summary: "Check only documents changed since the git commit REF, or untracked."),
      OptionSpecification(
        "shard", value: "N/COUNT",
        summary: "Check only the N-th of COUNT equal parts, to use several machines."),
      OptionSpecification(
        "merge",
        summary: "Merge the reports PATH… (JSON, SARIF or JUnit) into a single report."),
      OptionSpecification(
        "fail-on", value: "SEVERITY", choices: Severity.names,
        summary: "Exit with 1 only for findings of this severity or higher; default: note."),
      OptionSpecification("exit-zero", summary: "Exit with 0 even if there are findings."),
      OptionSpecification(
        "jobs", letter: "j", value: "NUMBER",
        summary: "Number of worker processes; default: the number of cores."),
    ] + WorkLimits.options + [
      OptionSpecification("list-rules", summary: "List all rules and exit."),
      OptionSpecification(
        "explain-rule", value: "RULE",
        summary: "Explain a rule, or 'all', and exit."),
      OptionSpecification(
        CheckWorker.option, value: "JSON",
        summary: "Check the documents named on standard input.", isInternal: true),
    ],
    examples: [
      ("autolayout check Main.storyboard", "checks a document on the canvas device"),
      (
        "autolayout check --matrix full Sources",
        "checks every document in Sources on the full matrix"
      ),
      (
        "autolayout check -d retina4_7,ipad11_0rounded --direction ltr,rtl App",
        "checks selected devices in both directions"
      ),
      ("autolayout check --sizes Main.storyboard", "checks every window size of iPhone and iPad"),
      (
        "autolayout check --windows iphone --widths 320-500 --heights 600-900 App",
        "checks each of these widths at each of these heights"
      ),
      (
        "autolayout check --languages all App",
        "finds texts that are too long in any language of App"
      ),
      (
        "autolayout check --accessibility App",
        "also checks labels, targets, contrast and text sizes"
      ),
      ("autolayout check --strings pseudo Login.xib", "checks with pseudolocalized (longer) texts"),
      (
        "autolayout check --fail-on error App",
        "reports every finding, and fails for errors"
      ),
      (
        "autolayout check --since origin/main -f github .",
        "checks a branch's changes, as GitHub annotations"
      ),
      ("autolayout check --write-baseline old.json App", "records the current findings"),
      ("autolayout check --baseline old.json App", "reports only new findings"),
      (
        "autolayout check --shard 2/8 -f json . > part2.json",
        "checks the second of eight parts"
      ),
      (
        "autolayout check --merge -f sarif part*.json > all.sarif",
        "merges the reports of the parts"
      ),
      (
        "autolayout check --code . --only missing-outlet,missing-action App",
        "checks outlets and actions against the sources of the working directory"
      ),
      ("autolayout check --explain-rule equal-hugging", "explains a rule"),
    ],
    run: { arguments, session throws(UsageError) in
      if let settings = arguments.value(of: CheckWorker.option) {
        return try CheckWorker(encodedSettings: settings).run()
      }
      if let code = try printRules(arguments, session.terminal) { return code }
      let code = try code(of: arguments, session)
      return code == .findings && arguments.has("exit-zero") ? .success : code
    })

  @MainActor
  private static func code(
    of arguments: Arguments, _ session: Session
  ) throws(UsageError) -> ExitCode {
    if arguments.has("merge") { return try ReportMerge(arguments).run(session.terminal) }
    switch try CheckCall.make(arguments, session.terminal) {
    case .success(let call): return call.run(session)
    case .failure(let code): return code
    }
  }

  private static var formats: String {
    FindingReport.Format.allCases.map(\.rawValue).joined(separator: ", ")
  }

  private static func printRules(
    _ arguments: Arguments, _ terminal: Terminal
  ) throws(UsageError) -> ExitCode? {
    if arguments.has("list-rules") {
      let rows = Rule.all.map { rule in
        let remark =
          rule.isOfAccessibility
          ? " (accessibility\(rule.isOnByDefault ? "" : "=all"))"
          : rule.isOnByDefault ? "" : " (off)"
        return [rule.id, rule.severity.rawValue + remark, rule.title]
      }
      terminal.print(Table.columns(rows))
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
  static func noRule(_ name: String) -> UsageError {
    UsageError(
      message: "unknown rule '\(name)'; \(Rule.all.map(\.id).suggestion(for: name))"
        + "--list-rules lists all rules")
  }
}
