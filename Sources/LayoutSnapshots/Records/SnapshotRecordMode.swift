import Foundation

/// When snapshots are written.
///
/// A test that writes one fails, so that nobody takes a first snapshot for a proof.
public enum SnapshotRecordMode: String, CaseIterable, Hashable, Sendable {
  /// Those that are not there yet.
  case missing
  /// Every one, in place of what is there.
  case all
  /// Those that are not there yet, and those that differ.
  case failed
  /// None: a snapshot that is not there is a failure.
  case never

  /// The variable of the environment that says it for a whole run.
  static let variable = "SNAPSHOT_TESTING_RECORD"

  /// What `withSnapshotTesting(record:operation:)` and the trait say of a scope.
  @TaskLocal static var ofScope: SnapshotRecordMode?

  /// The mode that holds: that of the call, of the scope, of the environment, or ``missing``.
  static func current(
    _ ofCall: SnapshotRecordMode?,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(SnapshotFailure) -> SnapshotRecordMode {
    if let mode = ofCall ?? ofScope { return mode }
    guard let word = environment[variable], !word.isEmpty else { return .missing }
    guard let mode = SnapshotRecordMode(rawValue: word) else {
      let known = allCases.map(\.rawValue).joined(separator: ", ")
      throw SnapshotFailure("\(variable) is '\(word)'; it can be \(known)")
    }
    return mode
  }
}
