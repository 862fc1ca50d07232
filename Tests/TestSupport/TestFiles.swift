package import Foundation

/// Files beside the tests.
package enum TestFiles {
  /// The folder of the repository.
  package static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// A file or folder of `Tests/Fixtures`.
  package static func fixture(_ path: String) -> URL {
    repository.appendingPathComponent("Tests/Fixtures").appendingPathComponent(path)
  }

  /// How many random cases a test tries.
  ///
  /// - Parameters:
  ///   - variable: The variable of the environment that sets another number, as `make fuzz` does.
  ///   - usual: The number without it.
  /// - Returns: The number of cases.
  package static func tries(_ variable: String, usual: Int) -> Int {
    ProcessInfo.processInfo.environment[variable].flatMap { Int($0) } ?? usual
  }
}
