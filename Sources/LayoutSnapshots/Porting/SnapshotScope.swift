public import Testing

/// Runs a function with a default mode for its snapshots.
///
/// - Parameters:
///   - record: The mode of snapshots without their own.
///   - operation: The function.
/// - Returns: The result of the function.
public func withSnapshotTesting<Result>(
  record: SnapshotRecordMode?, operation: () throws -> Result
) rethrows -> Result {
  try SnapshotRecordMode.$ofScope.withValue(record, operation: operation)
}

/// Runs an asynchronous function with a default mode for its snapshots.
///
/// - Parameters:
///   - record: The mode of snapshots without their own.
///   - isolation: The actor of the function.
///   - operation: The function.
/// - Returns: The result of the function.
public func withSnapshotTesting<Result>(
  record: SnapshotRecordMode?, isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> Result
) async rethrows -> Result {
  try await SnapshotRecordMode.$ofScope.withValue(record, operation: operation)
}

/// A trait with the mode of the snapshots in tests and suites.
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
  let record: SnapshotRecordMode?

  /// Suites pass the trait on to their tests.
  public let isRecursive = true

  /// Runs a test and numbers its snapshots from 1, also in repeated runs.
  ///
  /// - Parameters:
  ///   - test: The test.
  ///   - testCase: The arguments it runs with.
  ///   - function: The test's body.
  /// - Throws: The error of the body.
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
  /// Sets the mode of the snapshots in a test or suite.
  ///
  /// - Parameter record: The mode; nil for that of the outer suite or the environment.
  /// - Returns: The trait.
  public static func snapshots(record: SnapshotRecordMode? = nil) -> SnapshotsTrait {
    SnapshotsTrait(record: record)
  }
}
