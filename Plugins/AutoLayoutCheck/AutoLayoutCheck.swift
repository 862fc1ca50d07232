import Foundation
import PackagePlugin

/// Checks a target's documents when the target is built, and reports findings as warnings at their
/// lines.
///
/// The check runs again after changes of the documents or the settings. Findings never fail a
/// build: use `autolayout check` in continuous integration for that.
@main
struct AutoLayoutCheck: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    guard let files = target.sourceModule?.sourceFiles.map(\.url) else { return [] }
    let documents = files.filter { ["storyboard", "xib"].contains($0.pathExtension) }
    guard !documents.isEmpty else { return [] }
    let settings = [target.directoryURL, context.package.directoryURL]
      .map { $0.appending(path: ".autolayout.yml") }
      .first { FileManager.default.fileExists(atPath: $0.path) }
    return [
      .buildCommand(
        displayName: "Check layouts of \(target.name)",
        executable: try context.tool(named: "Command").url,
        arguments: ["check", "--format", "xcode", "--exit-zero"]
          + (settings.map { ["--config", $0.path] } ?? []) + documents.map(\.path),
        inputFiles: documents + (settings.map { [$0] } ?? []), outputFiles: [])
    ]
  }
}
