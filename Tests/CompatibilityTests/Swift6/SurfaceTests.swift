import Foundation
import Testing
import UIKit

@Suite("The surface of UIKit")
struct SurfaceTests {
  struct Row {
    let access: String
    let name: String
    let reason: String?
  }

  static func rows() throws -> [Row] {
    let list = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Fixtures/Surface/surface.txt").standardizedFileURL
    let text = try String(contentsOf: list, encoding: .utf8)
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.flatMap { line in
      let parts = line.components(separatedBy: " -- ")
      let words = parts[0].split(separator: " ").map(String.init)
      let names =
        words[1].hasSuffix(":")
        ? words.dropFirst(2).map { "\(words[1].dropLast()).\($0)" } : Array(words.dropFirst())
      return names.map {
        Row(access: words[0], name: $0, reason: parts.count > 1 ? parts[1] : nil)
      }
    }
  }

  private struct Graph: Decodable {
    struct Symbol: Decodable {
      let pathComponents: [String]
      let accessLevel: String
    }
    let symbols: [Symbol]
  }

  #if arch(arm64)
  static let target = "aarch64-unknown-linux-gnu"
  #else
  static let target = "x86_64-unknown-linux-gnu"
  #endif

  private static let parts = [
    "AutoLayoutValues", "AutoLayoutCore", "AutoLayoutControls",
  ]
  private static let maps = ["System/CSwiftRuntime", "Layout/CFontTables/include"].map { folder in
    URL(filePath: #filePath).appending(path: "../../../../Sources/\(folder)/module.modulemap")
      .standardized.path()
  }

  static func withSymbolGraphs(_ body: (Data) throws -> Void) throws {
    let modules = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "Modules")
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let extractor = Process()
    extractor.executableURL = URL(filePath: "/usr/bin/env")
    extractor.arguments = [
      "swift", "symbolgraph-extract", "-module-name", "AutoLayout", "-I", modules.path(),
      "-target", target, "-output-dir", folder.path(), "-minimum-access-level", "public",
      "-skip-synthesized-members",
      // The library is one module to its clients, and five inside.
      "-experimental-allowed-reexported-modules=\(parts.joined(separator: ","))",
    ]
    extractor.arguments? += maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
    try extractor.run()
    extractor.waitUntilExit()
    try #require(extractor.terminationStatus == 0)
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path()) {
      try body(Data(contentsOf: folder.appending(path: name)))
    }
  }

  /// The public names of the library, each with `open` or `public`.
  static func symbols() throws -> [String: String] {
    var found: [String: String] = [:]
    try withSymbolGraphs { data in
      for symbol in try JSONDecoder().decode(Graph.self, from: data).symbols {
        let path = symbol.pathComponents.joined(separator: ".")
        if found[path] != "open" { found[path] = symbol.accessLevel }
      }
    }
    return found
  }

  @Test("every row is there with the expected access, or is absent for a reason")
  func surface() throws {
    let rows = try Self.rows()
    let symbols = try Self.symbols()
    #expect(rows.count > 1_500)
    #expect(Set(rows.map(\.name)).count == rows.count)
    for row in rows {
      let access = symbols[row.name]
      if row.access == "absent" {
        #expect(row.reason != nil, "\(row.name) is absent without a reason")
        #expect(access == nil, "\(row.name) is listed as absent; run Scripts/write-surface.py")
      } else {
        #expect(
          access == row.access || access == "open",
          "\(row.name) is listed as \(row.access); it is \(access ?? "gone")")
      }
    }
  }

  @Test("the table on the page about differences counts the same names")
  func table() throws {
    let page = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Documentation/AutoLayout.docc/Differences.md").standardizedFileURL
    let rows = try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("| ") }
      .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
      .filter { $0.count == 5 && Int($0[1]) != nil }
    let counts = rows.map { $0.dropFirst().compactMap { Int($0) } }
    let listed = try Self.rows()
    let open = listed.count { $0.access == "open" }
    let absent = listed.count { $0.access == "absent" }
    let all = try #require(counts.last)
    #expect(
      all == [listed.count, open, listed.count - absent, absent],
      "run Scripts/write-surface.py")
    for column in 0..<4 {
      #expect(counts.dropLast().map { $0[column] }.reduce(0, +) == all[column])
    }
  }
}
