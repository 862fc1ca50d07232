import Diagnosis
import Foundation

enum InitCommand {
  static let specification = CommandSpecification(
    name: "init", summary: "Write settings, a baseline and a CI file for a project.",
    operands: "[FOLDER]",
    discussion: """
      Writes \(SettingsFile.name) to FOLDER (default: the working folder) with settings for the
      project's documents and languages. Records the findings of today in a baseline;
      then 'autolayout check' only reports new findings. With --ci, also writes a file for GitHub or
      GitLab that checks each change. Writes nothing if a file exists already.
      """,
    options: [
      OptionSpecification(
        "ci", value: "HOST", choices: ProjectOverview.Host.allCases.map(\.rawValue),
        summary: "Also write the CI file of github or gitlab; default: the repository's host.",
        isValueOptional: true),
      OptionSpecification("no-baseline", summary: "Do not record the findings of today."),
      OptionSpecification("force", summary: "Replace existing files."),
    ],
    examples: [
      ("autolayout init", "writes settings and a baseline to the working folder"),
      ("autolayout init --ci", "also writes a CI file"),
      ("autolayout init --no-baseline --force App", "replaces the settings of App"),
    ],
    run: { arguments, session throws(UsageError) in
      let folder = try arguments.folder(of: "init") ?? "."
      let overview = ProjectOverview(folder: folder)
      guard !overview.documents.isEmpty else {
        session.terminal.printError("no .storyboard or .xib found in \(folder)")
        return .unreadable
      }
      let host = try host(arguments, overview)
      return ProjectSetup(
        folder: folder, overview: overview, host: host,
        hasBaseline: !arguments.has("no-baseline")
      ).write(replacing: arguments.has("force"), session)
    })

  private static func host(
    _ arguments: Arguments, _ overview: ProjectOverview
  ) throws(UsageError) -> ProjectOverview.Host? {
    guard arguments.has("ci") else { return nil }
    if let named = arguments.value(of: "ci").flatMap(ProjectOverview.Host.init) { return named }
    guard let host = overview.host else {
      throw UsageError(
        message: "unknown service of the repository; give --ci=github or --ci=gitlab")
    }
    return host
  }
}
