public import Testing

/// Runs a function in which snapshots are written as a mode says.
///
/// - Parameters:
///   - record: When snapshots are written that do not say it themselves.
///   - operation: The function.
/// - Returns: What the function returns.
public func withSnapshotTesting<Result>(
  record: SnapshotRecordMode?, operation: () throws -> Result
) rethrows -> Result {
  try SnapshotRecordMode.$ofScope.withValue(record, operation: operation)
}

/// Runs a function in which snapshots are written as a mode says.
///
/// - Parameters:
///   - record: When snapshots are written that do not say it themselves.
///   - isolation: Where it runs.
///   - operation: The function.
/// - Returns: What the function returns.
public func withSnapshotTesting<Result>(
  record: SnapshotRecordMode?, isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> Result
) async rethrows -> Result {
  try await SnapshotRecordMode.$ofScope.withValue(record, operation: operation)
}

/// A trait for tests and suites that says when their snapshots are written.
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
  let record: SnapshotRecordMode?

  /// Suites hand the trait on to their tests.
  public let isRecursive = true

  /// Runs a test with its snapshots numbered from 1, however often it has run before.
  ///
  /// - Parameters:
  ///   - test: The test.
  ///   - testCase: The arguments it runs with.
  ///   - function: The test's body.
  /// - Throws: What the body throws.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let path = test.sourceLocation.filePath
    await MainActor.run {
      let identity = TestIdentity(named: nil, function: test.name, filePath: path)
      SnapshotNames.begin(identity, beside: path)
    }
    try await SnapshotRecordMode.$ofScope.withValue(record ?? SnapshotRecordMode.ofScope) {
      try await function()
    }
  }
}

extension Trait where Self == SnapshotsTrait {
  /// Says when snapshots of a test or suite are written.
  ///
  /// - Parameter record: The mode; nil leaves it to the outer suite or the environment.
  /// - Returns: The trait.
  public static func snapshots(record: SnapshotRecordMode? = nil) -> SnapshotsTrait {
    SnapshotsTrait(record: record)
  }
}
