import Foundation
import TestSupport

enum Fixtures {
  static func log(_ name: String) throws -> String {
    try String(contentsOf: TestFiles.fixture("console-logs/\(name).txt"), encoding: .utf8)
  }

  static let names = [
    "cell-height", "markdown", "libraries", "debugger", "wrapped", "damaged-pointer",
  ]
}
