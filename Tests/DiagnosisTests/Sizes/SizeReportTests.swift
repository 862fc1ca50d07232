import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@testable import Diagnosis

@Suite("Reports of window sizes")
@MainActor
struct SizeReportTests {
  private static func findings(_ widths: SizeRange) throws -> DocumentFindings {
    let url = TestFiles.fixture("sizes/display-width.storyboard")
    var settings = CheckSettings(disabledRules: [Rule.unsafeArea.id])
    settings.matrix.sizes = SizeSweep(windows: ["iphone"], widths: [widths])
    var found = DocumentCheck(settings).findings(in: try InterfaceDocument(contentsOf: url))
    found.path = "App.storyboard"
    return found
  }

  private static let statement =
    "Bar (bar) extends 82 points beyond the right edge of the screen, at widths 320–400, "
    + "heights 400 and 874, of iPhone windows"

  @Test("every format names the sizes")
  func formats() throws {
    let report = FindingReport(documents: [try Self.findings(SizeRange(320, 500))])
    for format in FindingReport.Format.allCases where format != .json {
      #expect(try report.text(as: format).contains(Self.statement), "\(format)")
    }
    let json = try report.text(as: .json)
    #expect(json.contains(#""widths":[{"from":320,"to":400}]"#), "\(json)")
  }

  @Test("JSON and SARIF reports keep the sizes when they are merged")
  func merged() throws {
    let found = try Self.findings(SizeRange(320, 500))
    let report = FindingReport(documents: [found])
    for format in [FindingReport.Format.json, .sarif] {
      let part = try MergedReport.Part(Data(report.text(as: format).utf8))
      let merged = try MergedReport([part]).text(as: .text, color: false)
      #expect(merged.components(separatedBy: "at widths").count == 2, "\(format): \(merged)")
      #expect(merged.contains(Self.statement), "\(format)")
    }
  }

  @Test("a baseline hides known sizes, and leaves new sizes")
  func baseline() throws {
    let some = Baseline([try Self.findings(SizeRange(350, 500))])
    let known = try Baseline(data: Data(some.json().utf8))
    #expect(known.removingKnown(from: try Self.findings(SizeRange(360, 500))).findings.isEmpty)
    let rest = known.removingKnown(from: try Self.findings(SizeRange(320, 500))).findings
    #expect(
      rest.map(\.sizes.text) == [
        "at widths 320–349, heights 400 and 874, of iPhone windows (regular height)"
      ])
  }

  @Test("sizes are subtracted in both directions")
  func subtracting() {
    func sizes(_ widths: [SizeRange], _ heights: [SizeRange]) -> WindowSizes {
      WindowSizes(
        window: "ipad", widths: widths, heights: heights, isAnyWidth: false, isAnyHeight: false)
    }
    let all = sizes([SizeRange(1, 10)], [SizeRange(1, 10)])
    let hole = sizes([SizeRange(4, 6)], [SizeRange(4, 6)])
    let rest = all.subtracting([hole])
    #expect(rest.reduce(0) { $0 + $1.widths.total * $1.heights.total } == 91)
    #expect(rest.flatMap { $0.subtracting([all]) }.isEmpty)
    #expect(hole.subtracting([sizes([SizeRange(20, 30)], [SizeRange(4, 6)])]) == [hole])
  }

  @Test("the settings file starts a sweep")
  func settings() throws {
    let file = try SettingsFile(text: "windows: [iphone, duo]\nwidths: [320-500, 600]\n")
    let sizes = file.settings.matrix.sizes
    #expect(sizes?.windows == ["iphone", "duo"])
    #expect(sizes?.widths == [SizeRange(320, 500), SizeRange(600, 600)])
    #expect(sizes?.heights == nil)
    #expect(throws: SettingsFile.Fault.self) { try SettingsFile(text: "widths: 500-320") }
    #expect(throws: SettingsFile.Fault.self) { try SettingsFile(text: "windows: watch") }
  }
}
