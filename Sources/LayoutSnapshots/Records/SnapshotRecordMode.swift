import Foundation

/// The condition for writing snapshots.
///
/// A test that writes one fails, since a first snapshot does not prove anything.
public enum SnapshotRecordMode: String, CaseIterable, Hashable, Sendable {
  /// Writes missing snapshots.
  case missing
  /// Writes every snapshot and replaces existing ones.
  case all
  /// Writes missing and different snapshots.
  case failed
  /// Writes none: a missing snapshot is a failure.
  case never

  /// The environment variable with the mode of a whole run.
  static let variable = "SNAPSHOT_TESTING_RECORD"

  /// The mode set by `withSnapshotTesting(record:operation:)` or the trait.
  @TaskLocal static var ofScope: SnapshotRecordMode?

  /// Returns the mode of the call, the scope or the environment, or else ``missing``.
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
