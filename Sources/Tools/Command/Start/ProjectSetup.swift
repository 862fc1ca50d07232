import CBuildInformation
import Diagnosis
import Foundation

/// The files that `init` writes: all of them, or none after a failure.
struct ProjectSetup {
  private let folder: String
  private let overview: ProjectOverview
  private let host: ProjectOverview.Host?
  private let hasBaseline: Bool

  private static let baseline = "autolayout-baseline.json"

  init(
    folder: String, overview: ProjectOverview, host: ProjectOverview.Host?, hasBaseline: Bool
  ) {
    self.folder = folder
    self.overview = overview
    self.host = host
    self.hasBaseline = hasBaseline
  }

  private func path(_ name: String) -> String {
    folder == "." ? name : URL(fileURLWithPath: folder).appendingPathComponent(name).relativePath
  }

  @MainActor
  func write(replacing: Bool, _ session: Session) -> ExitCode {
    let terminal = session.terminal
    var files = [(path: path(SettingsFile.name), text: settings)]
    if let host { files.append((path(host.file), host.template)) }
    let recorded = hasBaseline ? [path(Self.baseline)] : []
    var old: [String: Data] = [:]
    for path in files.map(\.path) + recorded
    where FileManager.default.fileExists(atPath: path) {
      guard replacing else {
        terminal.printError("the file exists already; --force replaces it", at: .init(file: path))
        return .unwritable
      }
      old[path] = FileManager.default.contents(atPath: path)
    }
    var made: [String] = []
    var newFolders: [URL] = []
    func undo(_ code: ExitCode) -> ExitCode {
      for path in made + recorded {
        let url = URL(fileURLWithPath: path)
        if let data = old[path] {
          try? data.write(to: url)
        } else {
          try? FileManager.default.removeItem(at: url)
        }
      }
      let manager = FileManager.default
      for folder in newFolders
      where (try? manager.contentsOfDirectory(atPath: folder.path))?.isEmpty == true {
        try? manager.removeItem(at: folder)
      }
      return code
    }
    for file in files {
      let url = URL(fileURLWithPath: file.path)
      let parent = url.deletingLastPathComponent()
      var missing = parent
      while missing.path != "/", !FileManager.default.fileExists(atPath: missing.path) {
        newFolders.append(missing)
        missing.deleteLastPathComponent()
      }
      do {
        try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
        made.append(file.path)
        try Data(file.text.utf8).write(to: url, options: .atomic)
      } catch {
        terminal.printError(
          "cannot write: \(FileFault.reason(of: error, at: file.path))", at: .init(file: file.path))
        return undo(.unwritable)
      }
    }
    if let path = recorded.first {
      // An old baseline must not look like the result.
      try? FileManager.default.removeItem(atPath: path)
      let code = CheckCommand.specification.call(
        with: ["--config", files[0].path, "--write-baseline", path, folder], in: session)
      // A document that cannot be read does not keep the others from being recorded.
      guard FileManager.default.fileExists(atPath: path) else {
        terminal.printError(
          "no document could be checked, so nothing is written; see --no-baseline")
        return undo(code == .success ? .badInput : code)
      }
      made.append(path)
    }
    for path in made { terminal.print("wrote \(path)") }
    if host == .github {
      terminal.print(
        "In \(path(ProjectOverview.Host.github.file)), replace OWNER and the checksum.")
    }
    if host == .gitlab {
      terminal.print(
        "Add to .gitlab-ci.yml: include: [{ local: \(ProjectOverview.Host.gitlab.file) }]")
    }
    terminal.print("'autolayout check \(folder.shellWord)' reports new findings.")
    return .success
  }

  /// The text of the settings, with the lines that the project needs.
  private var settings: String {
    var lines = ["# Settings of 'autolayout check', read in this folder and in folders below."]
    if !overview.vendored.isEmpty {
      let patterns = overview.vendored.map { "\"\($0)/*\"" }.joined(separator: ", ")
      lines.append("exclude: [\(patterns)]")
    }
    if !overview.languages.isEmpty {
      lines.append("languages: all                 # or a list, such as [de, ar]")
    }
    if hasBaseline { lines.append("baseline: \(Self.baseline)") }
    lines.append("fail-on: warning               # note, warning or error")
    return lines.joined(separator: "\n") + "\n"
  }
}

extension ProjectOverview.Host {
  /// The path of the CI file in a repository.
  fileprivate var file: String {
    switch self {
    case .github: ".github/workflows/autolayout.yml"
    case .gitlab: "autolayout.gitlab-ci.yml"
    }
  }

  fileprivate var template: String {
    // Safe: null-terminated constants of the program.
    switch self {
    case .github: unsafe String(cString: autolayout_github_template())
    case .gitlab: unsafe String(cString: autolayout_gitlab_template())
    }
  }
}
