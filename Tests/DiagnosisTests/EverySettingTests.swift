import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@testable import Diagnosis

@Suite("Every setting")
@MainActor
struct EverySettingTests {
  private nonisolated static func documents(in folder: String) -> [String] {
    let root = TestFiles.repository.appendingPathComponent(folder)
    let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String }
    return (paths ?? []).filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
      .map { "\(folder)/\($0)" }
  }

  nonisolated static let all =
    documents(in: "Examples") + documents(in: "Tests/Fixtures/interface-builder")

  @Test("findings in a document as drawn are also found with more settings", arguments: all)
  func settings(path: String) throws {
    let document = try InterfaceDocument(
      contentsOf: TestFiles.repository.appendingPathComponent(path))
    let matrix = CheckMatrix(
      devices: ["canvas", "ipad13_0rounded"], orientations: ["canvas", "landscape"],
      textSizes: ["large", "accessibilityExtraExtraExtraLarge"],
      directions: ["ltr", "rtl"], strings: ["document", "pseudo"])
    let drawn = DocumentCheck(CheckSettings()).findings(in: document).findings
    let found = DocumentCheck(CheckSettings(matrix: matrix)).findings(in: document).findings
    #expect(Set(drawn.map(\.fingerprint)).isSubset(of: found.map(\.fingerprint)))
  }
}
