import Foundation
import TestSupport

@testable import Command

enum BuiltCommand {
  struct Result {
    var status: Int32
    var output: String
    var errors: String
  }

  static let program = URL(fileURLWithPath: CommandLine.arguments[0])
    .deletingLastPathComponent().appendingPathComponent("autolayout")

  /// Options that raise the memory limit under a sanitizer, whose own memory also counts.
  static let sanitizerAllowance =
    ProcessInfo.processInfo.environment["AUTOLAYOUT_SANITIZER"] == nil
    ? [] : ["--memory-limit", "4000"]

  /// Calls the program and waits until it ends.
  ///
  /// The output goes into files, which hold any amount.
  static func run(
    _ arguments: [String], input: String = "", output: FileHandle? = nil,
    in workingFolder: String? = nil
  ) throws -> Result {
    let folder = TemporaryFolder()
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    // A busy machine takes more than ten seconds for some calls.
    process.environment = ProcessInfo.processInfo.environment.merging(
      [Heartbeat.variable: "off"]) { $1 }
    if let workingFolder { process.currentDirectoryURL = URL(fileURLWithPath: workingFolder) }
    let files = try ["in", "out", "err"].map { name in
      URL(fileURLWithPath: try folder.write(name, name == "in" ? input : ""))
    }
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try output ?? FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    let texts = try files.dropFirst().map {
      String(decoding: try Data(contentsOf: $0), as: UTF8.self)
    }
    return Result(status: process.terminationStatus, output: texts[0], errors: texts[1])
  }
}
