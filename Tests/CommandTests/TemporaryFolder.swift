import Foundation

final class TemporaryFolder {
  private let url: URL

  /// Makes a folder; if that fails, writing into it throws.
  init() {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("command-tests-\(UUID().uuidString)")
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  func write(_ name: String, _ text: String) throws -> String {
    try Data(text.utf8).write(to: url.appendingPathComponent(name))
    return path(name)
  }

  func read(_ name: String) throws -> String {
    try String(contentsOf: url.appendingPathComponent(name), encoding: .utf8)
  }

  func writeSparse(_ name: String, size: UInt64) throws -> String {
    let path = try write(name, "<")
    let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    try handle.truncate(atOffset: size)
    try handle.close()
    return path
  }
}
