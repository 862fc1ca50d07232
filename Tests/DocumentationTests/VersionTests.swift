import Foundation
import Testing

/// A single source file defines the version; pages must name the same version.
@Suite("The version")
struct VersionTests {
  private static func version() throws -> String {
    let source = try Repository.text("Sources/Tools/Command/CommandLineTool.swift")
    let match = try #require(source.firstMatch(of: #/static let version = "(\d+\.\d+\.\d+)"/#))
    return String(match.1)
  }

  @Test("the newest release of the change log is the version of the command")
  func changes() throws {
    let changes = try Repository.text("CHANGELOG.md")
    let headings = changes.components(separatedBy: "\n").filter { $0.hasPrefix("## ") }
    #expect(headings.first == "## [Unreleased]")
    let release = #/^## \[(\d+\.\d+\.\d+)\] - \d{4}-\d\d-\d\d$/#
    for heading in headings.dropFirst() {
      #expect(heading.contains(release), "\(heading)")
    }
    let newest = try #require(headings.dropFirst().first?.firstMatch(of: release))
    #expect(String(newest.1) == (try Self.version()))
  }

  @Test(
    "pages and templates name the version of the command",
    arguments: [
      "README.md", "action.yml", "Documentation/CI.md", "Integrations/github/autolayout.yml",
    ])
  func named(_ path: String) throws {
    let text = try Repository.text(path)
    let places = [
      #/from: "(\d+\.\d+\.\d+)"/#, #/such as (\d+\.\d+\.\d+)/#, #/default: (\d+\.\d+\.\d+)/#,
      #/(?:@v|rev: v|swift-auto-layout[-_])(\d+\.\d+\.\d+)/#,
    ]
    let named = places.flatMap { place in text.matches(of: place).map { String($0.1) } }
    #expect(!named.isEmpty)
    let version = try Self.version()
    for other in named { #expect(other == version) }
  }
}
