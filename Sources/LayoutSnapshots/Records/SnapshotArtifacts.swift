import Foundation

/// The folder in which failing tests leave what was, what is, and how they differ.
enum SnapshotArtifacts {
  /// The variable of the environment that names it.
  static let variable = "SNAPSHOT_ARTIFACTS"

  /// The folder: the variable's, or one among the temporary files.
  static func folder(
    _ environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> URL {
    guard let path = environment[variable], !path.isEmpty else {
      return FileManager.default.temporaryDirectory.appendingPathComponent("LayoutSnapshots")
    }
    return URL(fileURLWithPath: path)
  }

  /// Something to be left there.
  struct Piece {
    /// `before`, `after` or `difference`.
    let role: String
    let fileExtension: String
    let data: Data
  }

  /// Writes the pieces of a snapshot.
  ///
  /// - Parameters:
  ///   - pieces: What is written.
  ///   - snapshot: The snapshot's file.
  /// - Returns: The folder; nil where it cannot be written, which is no reason to hide a failure.
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

  /// The name of a piece: `card.1.before.txt`.
  static func name(of piece: Piece, _ snapshot: URL) -> String {
    let stem = snapshot.deletingPathExtension().lastPathComponent
    return "\(stem).\(piece.role).\(piece.fileExtension)"
  }
}
