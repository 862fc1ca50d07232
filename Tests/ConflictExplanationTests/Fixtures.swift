import Foundation
import TestSupport

/// Logs written for the tests, in the documented grammar.
enum Fixtures {
  /// The text of a log.
  static func log(_ name: String) throws -> String {
    try String(contentsOf: TestFiles.fixture("console-logs/\(name).txt"), encoding: .utf8)
  }

  /// All logs that hold a list.
  static let names = [
    "cell-height", "markdown", "libraries", "debugger", "wrapped", "damaged-pointer",
  ]
}
