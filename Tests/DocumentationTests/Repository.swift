import Foundation
import TestSupport

enum Repository {
  static let root = TestFiles.repository

  /// A file's text, with a path relative to the root.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  static func has(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path)
  }

  static func entries(of folder: String, ending: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent(folder).path)
      .filter { !$0.hasPrefix(".") && $0.hasSuffix(ending) }.sorted().map { "\(folder)/\($0)" }
  }

  static func sources(below folder: String) -> [String] {
    files(below: folder, endings: [".swift"])
  }

  static func files(below folder: String, endings: [String]) -> [String] {
    let walk = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
    return (walk?.compactMap { $0 as? String } ?? [])
      .filter { name in endings.contains { name.hasSuffix($0) } && !name.contains(".build/") }
      .sorted().map { "\(folder)/\($0)" }
  }
}
