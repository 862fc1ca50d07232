package import Foundation

package enum TestFiles {
  package static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  package static func fixture(_ path: String) -> URL {
    repository.appendingPathComponent("Tests/Fixtures").appendingPathComponent(path)
  }

  /// The number of random cases of a test.
  ///
  /// - Parameters:
  ///   - variable: The environment variable that overrides the number, as in `make fuzz`.
  ///   - usual: The default number.
  /// - Returns: The number of cases.
  package static func tries(_ variable: String, usual: Int) -> Int {
    ProcessInfo.processInfo.environment[variable].flatMap { Int($0) } ?? usual
  }
}
