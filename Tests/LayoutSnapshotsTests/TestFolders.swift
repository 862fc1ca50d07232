import Foundation
import Testing

/// Provides each test with a folder for temporary files, which is removed after the test.
struct TestFolders: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  @TaskLocal private static var ofTest: URL?

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("snapshots-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await Self.$ofTest.withValue(folder) { try await function() }
  }

  static func make() throws -> URL {
    let folder = try #require(ofTest, "the suite has no trait .folders")
      .appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}

extension Trait where Self == TestFolders {
  /// Provides each test with a folder for temporary files: see ``TestFolders/make()``.
  static var folders: TestFolders { TestFolders() }
}
