package import Foundation

/// A folder for temporary files, which is removed together with the object.
package final class TemporaryFolder: Sendable {
  package let url: URL

  /// Makes a folder; if that fails, writing into it throws.
  package init() {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("autolayout-tests-\(UUID().uuidString)").resolvingSymlinksInPath()
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  package var path: String { url.path }

  /// The path for a name in the folder, with or without a file.
  package func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  /// Whether a file or folder exists in the folder.
  package func contains(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: path(name))
  }

  /// Reads a file.
  package func data(_ name: String) throws -> Data {
    try Data(contentsOf: url.appendingPathComponent(name))
  }

  /// Reads a file as text.
  package func read(_ name: String) throws -> String {
    try String(contentsOf: url.appendingPathComponent(name), encoding: .utf8)
  }

  /// Makes a folder in the folder, and returns the path.
  @discardableResult
  package func makeFolder(_ name: String) throws -> String {
    try FileManager.default.createDirectory(
      at: url.appendingPathComponent(name), withIntermediateDirectories: true)
    return path(name)
  }

  /// Writes a file, which may be in a new folder, and returns the path.
  @discardableResult
  package func write(_ name: String, _ data: Data) throws -> String {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
    return file.path
  }

  /// Writes a text into a file, which may be in a new folder, and returns the path.
  @discardableResult
  package func write(_ name: String, _ text: String) throws -> String {
    try write(name, Data(text.utf8))
  }

  /// Writes a file of any size that takes no room on the disk, and returns the path.
  @discardableResult
  package func writeSparse(_ name: String, size: UInt64) throws -> String {
    let path = try write(name, "<")
    let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    try handle.truncate(atOffset: size)
    try handle.close()
    return path
  }
}
