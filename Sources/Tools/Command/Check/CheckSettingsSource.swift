import AssetCatalog
import Diagnosis
import Foundation
import InterfaceBuilder

struct CheckSettingsSource {
  var file = SettingsFile.none
  var folder: URL

  var baseline: URL? {
    file.baseline.map { URL(fileURLWithPath: $0, relativeTo: folder.deletingLastPathComponent()) }
  }

  /// Reads the given settings, or the settings of the working directory or an ancestor.
  static func find(
    _ arguments: Arguments, _ terminal: Terminal
  ) -> Result<CheckSettingsSource, ExitCode> {
    let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
    let named = arguments.value(of: "config").map { URL(fileURLWithPath: $0) }
    guard let url = named ?? nearest(to: here) else {
      return .success(CheckSettingsSource(folder: here.appendingPathComponent(SettingsFile.name)))
    }
    let path = arguments.value(of: "config") ?? url.path
    do {
      return .success(CheckSettingsSource(file: try SettingsFile(contentsOf: url), folder: url))
    } catch let fault as SettingsFile.Fault {
      terminal.printError(
        fault.message,
        at: FileLocation(file: path, line: fault.location.line, column: fault.location.column))
      return .failure(.badInput)
    } catch {
      terminal.printError(
        "cannot read the settings: \(FileFault.reason(of: error, at: path))",
        at: FileLocation(file: path))
      return .failure(.unreadable)
    }
  }

  private static func nearest(to folder: URL) -> URL? {
    var folder = folder.standardizedFileURL
    while true {
      let candidate = folder.appendingPathComponent(SettingsFile.name)
      if FileManager.default.fileExists(atPath: candidate.path) { return candidate }
      let above = folder.deletingLastPathComponent()
      guard above.path != folder.path, folder.path != "/" else { return nil }
      folder = above
    }
  }

  func excludes(_ path: String) -> Bool {
    let root = folder.deletingLastPathComponent().standardizedFileURL.path
    let absolute = URL(fileURLWithPath: path).standardizedFileURL.path
    return file.excludes(absolute.path(below: root) ?? path)
  }
}

extension Arguments {
  /// Applies `--disable` and `--only`.
  func chooseRules(_ settings: inout CheckSettings) throws(UsageError) {
    let disabled = try rules("disable")
    settings.disabledRules.formUnion(disabled)
    guard has("only") else { return }
    let only = try rules("only")
    settings.disabledRules = Set(Rule.all.map(\.id)).subtracting(only)
    // The rules of accessibility have a severity for each finding.
    if Rule.all.contains(where: { $0.isOfAccessibility && only.contains($0.id) }) {
      settings.accessibility = .all
    }
    for rule in Rule.all where only.contains(rule.id) && !settings.applies(rule) {
      settings.severities[rule.id] = rule.severity
    }
  }

  private func rules(_ option: String) throws(UsageError) -> Set<String> {
    let names = values(of: option).flatMap { $0.split(separator: ",").map(String.init) }
    for name in names where Rule.named(name) == nil { throw UsageError.noRule(name) }
    return Set(names)
  }
}
