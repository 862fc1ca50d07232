import Foundation
import PackagePlugin

/// `swift package autolayout …`: the command, built from source and run in the package's folder.
@main
struct AutoLayoutCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let build = try packageManager.build(.product("autolayout"), parameters: .init())
    guard let tool = build.builtArtifacts.first(where: { $0.kind == .executable }) else {
      print(build.logText)
      Diagnostics.error("autolayout could not be built")
      return
    }
    let process = Process()
    process.executableURL = tool.url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit else {
      Diagnostics.error("autolayout was ended by signal \(process.terminationStatus)")
      return
    }
    // 1 means findings or changes, which the command has printed.
    if process.terminationStatus > 1 {
      Diagnostics.error("autolayout ended with status \(process.terminationStatus)")
    } else if process.terminationStatus == 1 {
      Diagnostics.error("autolayout found something, see above")
    }
  }
}
