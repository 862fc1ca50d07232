import Diagnosis
import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@testable import DocumentEditing

@Suite("Fixes in all languages")
@MainActor
struct LanguageFixTests {
  private static let trip = TestFiles.repository.appendingPathComponent(
    "Examples/Trip/Base.lproj/Trip.storyboard")

  @Test("a fix removes the finding in every language", arguments: ["Trp-bt-001", "Trp-bt-002"])
  func verified(view: String) throws {
    let document = OpenDocument(path: "Trip.storyboard", url: Self.trip)
    var settings = CheckSettings()
    settings.matrix.languages = ["all"]
    let check = DocumentCheck(settings)
    let content = try #require(document.document)
    let finding = try #require(
      check.findings(in: content).findings.first {
        $0.rule == "truncated-text" && $0.view == view
      })
    #expect(finding.shortenings.count == 1)
    let search = try #require(FixSearch(document, settings))
    let fixes = search.fixes(of: finding)
    #expect(!fixes.isEmpty)
    for verified in fixes {
      let edited = try #require(document.trial(verified.fix.edits))
      let left = check.findings(in: edited).findings
      #expect(!left.contains { $0.fingerprint == finding.fingerprint }, "\(verified.fix.title)")
    }
  }
}
