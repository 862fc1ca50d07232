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
