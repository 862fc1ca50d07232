#if os(Linux)
import Foundation
import TestSupport
import Testing

@Suite("A program from start to picture")
struct ProgramProcessTests {
  private struct Run {
    var status: Int32
    var errors: String
    var picture: String?
  }

  /// Starts the program from the test build, and waits until it ends.
  private func start(
    _ arguments: [String] = [], environment: [String: String]
  ) throws -> Run {
    let folder = TemporaryFolder()
    let errors = URL(fileURLWithPath: try folder.write("errors", ""))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
      .deletingLastPathComponent().appendingPathComponent("HostedProgram")
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["AUTOLAYOUT_RENDER": folder.path("window.svg")].merging(environment) { $1 }
    ) { $1 }
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    return Run(
      status: process.terminationStatus, errors: try folder.read("errors"),
      picture: try? folder.read("window.svg"))
  }

  @Test("main() starts it, everything put off is done, AUTOLAYOUT_RENDER draws it and ends it")
  func picture() throws {
    let run = try start(environment: ["AUTOLAYOUT_DEVICE": "iPhone 8"])
    #expect(run.status == 0, "\(run.errors)")
    let picture = try #require(run.picture)
    for way in ["run loop", "main queue", "operation", "timer", "task", "animation"] {
      #expect(picture.contains("by \(way)"), "what waits for the \(way)")
    }
    #expect(picture.contains("viewBox=\"0 0 750 1334\""), "\(picture.prefix(300))")
  }

  @Test("an invalid variable ends it before it starts")
  func fault() throws {
    let run = try start(environment: ["AUTOLAYOUT_APPEARANCE": "gray"])
    #expect(run.status == 2 && run.picture == nil)
    #expect(run.errors.contains("AUTOLAYOUT_APPEARANCE: invalid value 'gray'"))
  }

  @Test("from iOS 27 on, a program needs scenes to start (F15.10)")
  func scenesOn27() throws {
    let refused = try start(["--os", "27"], environment: [:])
    #expect(refused.status == 2 && refused.picture == nil)
    #expect(refused.errors.contains("iOS 27 launches only apps with scenes"))
    let started = try start(["--os", "26", "--device", "700x500"], environment: [:])
    #expect(started.status == 0, "\(started.errors)")
    #expect(started.picture?.contains("viewBox=\"0 0 2100 1500\"") == true)
    let unknown = try start(["--device", "iPhone Duo", "--os", "26"], environment: [:])
    #expect(unknown.errors.contains("duo_outer does not run iOS 26; give --os 27.1 or later"))
  }

  @Test("a picture that cannot be written is reported, with status 1")
  func unwritable() throws {
    let run = try start(environment: ["AUTOLAYOUT_RENDER": "/dev/null/window.png"])
    #expect(run.status == 1 && run.errors.contains("/dev/null/window.png"))
  }
}
#endif
