import Diagnosis

/// The answer to a call without arguments in a project: the facts, and commands to try.
struct StartGuide {
  private let overview: ProjectOverview

  /// Returns nil for a folder without documents.
  init?(_ overview: ProjectOverview) {
    guard !overview.documents.isEmpty else { return nil }
    self.overview = overview
  }

  var text: String {
    """
    This folder has

    \(Table.aligned(facts, indent: 2))

    Try

    \(Table.aligned(commands, indent: 2))

    'autolayout --help' lists all commands.
    """
  }

  private var facts: [(String, String)] {
    var facts = [("documents", documents)]
    if !overview.languages.isEmpty { facts.append(("languages", languages)) }
    if let code { facts.append(("code", code)) }
    if overview.isRepository {
      let host = overview.host.map { ", on \($0.name)" } ?? ""
      facts.append(("git", "a repository\(host)"))
    }
    if overview.hasSettings { facts.append(("settings", SettingsFile.name)) }
    return facts
  }

  private var documents: String {
    let storyboards = overview.documents.count { $0.hasSuffix(".storyboard") }
    let xibs = overview.documents.count - storyboards
    return Self.list([(storyboards, "storyboard"), (xibs, "xib")])
  }

  private var languages: String {
    let names = overview.languages
    let rest = names.count > 6 ? " and \(names.count - 5) more" : ""
    return names.prefix(rest.isEmpty ? 6 : 5).joined(separator: ", ") + rest
  }

  private var code: String? {
    let counts = [
      (overview.swiftFiles, "Swift file"), (overview.objectiveCFiles, "Objective-C file"),
    ]
    return counts.contains { $0.0 > 0 } ? Self.list(counts) : nil
  }

  private static func list(_ counts: [(number: Int, name: String)]) -> String {
    counts.filter { $0.number > 0 }
      .map { "\($0.number) \($0.name)\($0.number == 1 ? "" : "s")" }.joined(separator: ", ")
  }

  private var commands: [(String, String)] {
    let isCompared = overview.swiftFiles + overview.objectiveCFiles > 0
    var commands = [
      (
        "autolayout check .",
        isCompared
          ? "reports layout problems, and outlets and actions that the code lacks"
          : "reports layout problems"
      )
    ]
    if let main = overview.mainDocument {
      commands.append(
        ("autolayout render \(main.shellWord) -o screens.png", "draws the screens"))
    }
    if !overview.languages.isEmpty {
      commands.append(
        ("autolayout check --languages all .", "finds texts that are too long in a language"))
    }
    if overview.isRepository {
      commands.append(("autolayout git-setup", "makes git compare and merge documents"))
    } else if overview.languages.isEmpty {
      commands.append(("autolayout preview .", "shows the documents in a browser"))
    }
    if !overview.hasSettings {
      commands.append(("autolayout init", "writes settings and records today's findings"))
    }
    return commands
  }
}
