import Foundation

/// A process that runs to its end, with its output.
enum ConversionProcess {
  struct Outcome {
    var status: Int32
    var output: String
    var errors: String
  }

  /// Runs a program; both outputs are one text unless the errors are separate.
  static func run(
    _ program: String, _ arguments: [String], separateErrors: Bool = false
  ) throws -> Outcome {
    let manager = FileManager.default
    let name = "\(NSTemporaryDirectory())/autolayout-\(UUID().uuidString)"
    let paths = (output: name, errors: "\(name).errors")
    _ = manager.createFile(atPath: paths.output, contents: nil)
    _ = manager.createFile(atPath: paths.errors, contents: nil)
    defer {
      try? manager.removeItem(atPath: paths.output)
      try? manager.removeItem(atPath: paths.errors)
    }
    // Files take any amount of output without a reader.
    let output = try FileHandle(forWritingTo: URL(fileURLWithPath: paths.output))
    let errors = try FileHandle(forWritingTo: URL(fileURLWithPath: paths.errors))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = separateErrors ? errors : output
    try process.run()
    process.waitUntilExit()
    func text(_ path: String) -> String {
      String(decoding: manager.contents(atPath: path) ?? Data(), as: UTF8.self)
    }
    return Outcome(
      status: process.terminationStatus, output: text(paths.output), errors: text(paths.errors))
  }
}
