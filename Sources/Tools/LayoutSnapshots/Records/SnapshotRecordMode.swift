import Foundation

/// The condition for writing snapshots; a test that writes a snapshot fails.
public enum SnapshotRecordMode: String, CaseIterable, Hashable, Sendable {
  case missing
  case all
  case failed
  case never

  /// The environment variable with the mode for a whole run.
  static let variable = "SNAPSHOT_TESTING_RECORD"

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
