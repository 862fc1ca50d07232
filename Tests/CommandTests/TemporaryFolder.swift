import Foundation

/// A folder for one test, gone with it.
final class TemporaryFolder {
  private let url: URL

  /// Makes an empty folder.
  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("command-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The path of a file in the folder, whether there is one or not.
  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  /// Writes a file and returns its path.
  func write(_ name: String, _ text: String) throws -> String {
    try Data(text.utf8).write(to: url.appendingPathComponent(name))
    return path(name)
  }

  /// Makes a file that claims a size without taking up that much of the disk, and returns its path.
  func writeSparse(_ name: String, size: UInt64) throws -> String {
    let path = try write(name, "<")
    let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    try handle.truncate(atOffset: size)
    try handle.close()
    return path
  }
}
