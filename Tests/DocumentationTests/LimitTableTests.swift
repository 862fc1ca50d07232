import Foundation
import Testing

@Suite("The table of limits")
struct LimitTableTests {
  private struct Row {
    var what: String
    var constant: String
    var test: String
  }

  private static func rows() throws -> [Row] {
    try Repository.text("Documentation/Reliability.md").split(separator: "\n").compactMap { line in
      let columns = line.split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      guard columns.count == 8, columns[3].hasPrefix("`") else { return nil }
      return Row(
        what: columns[1], constant: columns[3].trimmingCharacters(in: ["`"]), test: columns[6])
    }
  }

  @Test("every limit is a constant in the sources, and a test reaches it")
  func table() throws {
    let rows = try Self.rows()
    #expect(!rows.isEmpty)
    let sources = try Repository.sources(below: "Sources").map { try Repository.text($0) }
    let tests = try Repository.sources(below: "Tests").map { try Repository.text($0) }
      .joined(separator: "\n")
    for row in rows {
      let parts = row.constant.split(separator: ".")
      try #require(parts.count == 2, "\(row.what): a type and its constant")
      let isThere = sources.contains { text in
        let declares = ["actor", "struct", "enum", "class", "extension"].contains {
          text.contains("\($0) \(parts[0])")
        }
        return declares && (text.contains("let \(parts[1])") || text.contains("var \(parts[1])"))
      }
      #expect(isThere, "\(row.what): there is no \(row.constant)")
      #expect(tests.contains("\"\(row.test)\""), "\(row.what): no test is called '\(row.test)'")
    }
  }

  @Test("every limit of documents is in the table")
  func complete() throws {
    let source = try Repository.text(
      "Sources/Documents/InterfaceBuilder/Decoding/DocumentLimits.swift")
    let constants = try Self.rows().map(\.constant)
    for line in source.split(separator: "\n") where line.hasPrefix("  package var ") {
      let name = line.dropFirst("  package var ".count).prefix { $0.isLetter }
      #expect(constants.contains("DocumentLimits.\(name)"), "\(name) has no row")
    }
  }
}
