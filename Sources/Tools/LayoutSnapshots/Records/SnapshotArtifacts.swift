import Foundation

/// The folder in which failing tests save the recording, the new snapshot and their difference.
enum SnapshotArtifacts {
  /// The environment variable with the folder's path.
  static let variable = "SNAPSHOT_ARTIFACTS"

  static func folder(
    _ environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> URL {
    guard let path = environment[variable], !path.isEmpty else {
      return FileManager.default.temporaryDirectory.appendingPathComponent("LayoutSnapshots")
    }
    return URL(fileURLWithPath: path)
  }

  struct Piece {
    let role: String
    let fileExtension: String
    let data: Data
  }

  /// Writes the pieces; returns nil if that fails, which must not hide the test's failure.
  static func write(_ pieces: [Piece], of snapshot: URL) -> URL? {
    let suite = snapshot.deletingLastPathComponent().lastPathComponent
    let folder = folder().appendingPathComponent(suite)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for piece in pieces {
        try piece.data.write(
          to: folder.appendingPathComponent(name(of: piece, snapshot)), options: .atomic)
      }
    } catch {
      return nil
    }
    return folder
  }

  static func name(of piece: Piece, _ snapshot: URL) -> String {
    let stem = snapshot.deletingPathExtension().lastPathComponent
    return "\(stem).\(piece.role).\(piece.fileExtension)"
  }
}
