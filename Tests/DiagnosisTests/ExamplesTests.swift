import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@testable import Diagnosis

@Suite("Findings in the samples")
@MainActor
struct ExamplesTests {
  private static let folder = TestFiles.repository.appendingPathComponent("Examples")

  private static func findings(_ name: String, _ matrix: CheckMatrix) throws -> [Finding] {
    let document = try InterfaceDocument(contentsOf: folder.appendingPathComponent(name))
    return DocumentCheck(CheckSettings(matrix: matrix)).findings(in: document).findings
  }

  @Test(
    "the other examples have no findings, on their devices and on three more",
    arguments: [
      "Article.storyboard", "FeedCell.xib", "Login.storyboard", "NineGrid.storyboard",
      "Settings.storyboard",
    ])
  func clean(name: String) throws {
    let matrix = CheckMatrix(devices: ["canvas", "retina4_7", "retina6_12", "ipad11_0rounded"])
    #expect(try Self.findings(name, matrix).map(\.message) == [])
  }

  @Test("the unlabeled example has a fault for each rule of accessibility")
  func unlabeled() throws {
    let document = try InterfaceDocument(
      contentsOf: Self.folder.appendingPathComponent("Unlabeled.storyboard"))
    let rules = Set(Rule.accessibilityRules.map(\.id))
    let found = DocumentCheck(CheckSettings(accessibility: .usual)).findings(in: document).findings
      .filter { rules.contains($0.rule) }
    #expect(
      found.map { "\($0.severity.rawValue) \($0.rule) \($0.view ?? "")" } == [
        "error small-target close", "warning label-is-file-name close",
        "error missing-label share", "warning unlabelled-image picture",
        "warning low-contrast price", "warning clipped-at-text-size hint", "note small-target buy",
        "note label-repeats-type buy",
      ])
  }

  @Test("each fault in the faulty example is found, and nothing else")
  func faulty() throws {
    let found = try Self.findings("Faulty.storyboard", CheckMatrix())
    #expect(
      found.map { "\($0.rule) \($0.constraint ?? $0.view ?? "")" } == [
        "unsatisfiable-constraints Flt-w-002", "ambiguous-height Flt-vw-003",
        "truncated-text Flt-lb-001", "fixed-text-width Flt-w-004",
        "overlapping-controls Flt-lb-003", "off-screen Flt-lb-004", "equal-hugging Flt-lb-005",
        "misplaced-view Flt-vw-005", "outside-safe-area Flt-lb-007", "zero-size Flt-lb-008",
        "left-right-attribute Flt-c-018", "duplicate-constraint Flt-c-019",
        "left-right-attribute Flt-c-019",
      ])
  }
}
