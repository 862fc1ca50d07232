import Foundation

@MainActor
struct SnapshotFile {
  let url: URL
  let form: SnapshotForm
  let mode: SnapshotRecordMode

  /// Compares a snapshot with the recording, and records it if the mode requires it.
  func check(_ data: Data, attach: (SnapshotArtifacts.Piece, String) -> Void)
    throws(SnapshotFailure)
  {
    let name = url.lastPathComponent
    let isThere = FileManager.default.fileExists(atPath: url.path)
    if mode == .all || !isThere {
      guard mode != .never else {
        throw SnapshotFailure(
          "no snapshot \(url.path), and recording is off (never)")
      }
      try record(data)
      throw SnapshotFailure(
        isThere || mode == .all
          ? "recorded \(url.path); remove `record: .all` and run the test again"
          : "no snapshot \(name) found; recorded \(url.path): check it and run the test again"
      )
    }
    let known: Data
    do {
      known = try Data(contentsOf: url)
    } catch {
      throw SnapshotFailure("cannot read the snapshot \(url.path): \(error.localizedDescription)")
    }
    guard let difference = try SnapshotDifference(known, data, form) else { return }
    let folder = SnapshotArtifacts.write(difference.pieces, of: url)
    for piece in difference.pieces { attach(piece, SnapshotArtifacts.name(of: piece, url)) }
    var message = "\(name) differs from the recorded snapshot: \(difference.message)"
    if let folder { message += "\nbefore, after and difference: \(folder.path)" }
    if mode == .failed {
      try record(data)
      message += "\nrecorded again: \(url.path)"
    } else {
      message +=
        "\nto record it again: `record: .all`, or "
        + "\(SnapshotRecordMode.variable)=failed for a whole run"
    }
    throw SnapshotFailure(message)
  }

  private func record(_ data: Data) throws(SnapshotFailure) {
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url, options: .atomic)
    } catch {
      throw SnapshotFailure("cannot write the snapshot \(url.path): \(error.localizedDescription)")
    }
  }
}
