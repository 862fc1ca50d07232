public import Testing

/// Runs a function with a default mode for snapshots.
public func withSnapshotTesting<Result>(
  record: SnapshotRecordMode?, operation: () throws -> Result
) rethrows -> Result {
  try SnapshotRecordMode.$ofScope.withValue(record, operation: operation)
}

/// Runs an asynchronous function with a default mode for snapshots.
public func withSnapshotTesting<Result>(
  record: SnapshotRecordMode?, isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> Result
) async rethrows -> Result {
  try await SnapshotRecordMode.$ofScope.withValue(record, operation: operation)
}

/// The trait that `.snapshots(record:)` makes.
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
  let record: SnapshotRecordMode?

  /// Always true: a suite's trait applies to each test in the suite.
  public let isRecursive = true

  /// Runs a test and numbers the snapshots from 1, also in repeated runs.
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
  /// Sets the mode for snapshots in a test or suite; nil for the outer mode.
  public static func snapshots(record: SnapshotRecordMode? = nil) -> SnapshotsTrait {
    SnapshotsTrait(record: record)
  }
}
