import Foundation

/// Logs written for the tests, in the documented grammar.
enum Fixtures {
  /// The text of a log.
  static func log(_ name: String) throws -> String {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = tests.appendingPathComponent("Fixtures/console-logs/\(name).txt")
    return try String(contentsOf: file, encoding: .utf8)
  }

  /// All logs that hold a list.
  static let names = [
    "cell-height", "markdown", "libraries", "debugger", "wrapped", "damaged-pointer",
  ]
}
