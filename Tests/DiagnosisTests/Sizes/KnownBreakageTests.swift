import InterfaceBuilder
import TestSupport
import Testing

@testable import Diagnosis

/// Documents with the faults that apps had in windows of other sizes, rebuilt.
@Suite("Breakages of real apps in windows of any size")
@MainActor
struct KnownBreakageTests {
  private static func findings(
    _ name: String, _ sweep: SizeSweep
  ) throws -> [Finding] {
    let url = TestFiles.fixture("sizes/\(name).storyboard")
    var settings = CheckSettings()
    settings.matrix.sizes = sweep
    return DocumentCheck(settings).findings(in: try InterfaceDocument(contentsOf: url)).findings
  }

  /// The sizes in a rule's findings, a line for each: `iphone 320–400 x 400 874`.
  private static func sizes(
    of rule: Rule, in name: String, _ sweep: SizeSweep = SizeSweep(windows: ["iphone"])
  ) throws -> [String] {
    try findings(name, sweep).filter { $0.rule == rule.id }.flatMap(\.sizes).map { sizes in
      let widths = sizes.widths.map(\.text).joined(separator: " ")
      let heights = sizes.heights.map(\.text).joined(separator: " ")
      return "\(sizes.window) \(widths) x \(heights)"
    }
  }

  @Test("a trailing edge tied to the view is under a strip at that side only")
  func oneSidedSafeArea() throws {
    #expect(
      try Self.sizes(
        of: .unsafeArea, in: "one-sided-safe-area", SizeSweep(windows: ["iphone", "ipad", "duo"]))
        == [
          "iphone 401–1376 x 400", "iphone 875–1376 x 874", "iphone 402 x 320–401",
          "iphone 1032 x 320–1031", "duo-outer 466 x 678", "duo-inner 951 x 669",
        ])
  }

  @Test("content that does not scroll is cut off in short windows")
  func shortWindow() throws {
    let heights = SizeSweep(windows: ["iphone", "ipad"], heights: [SizeSweep.wholeRange])
    #expect(
      try Self.sizes(of: .offScreen, in: "short-window", heights) == [
        "iphone 402 1032 x 320–698", "ipad 402 1032 x 320–698",
      ])
    #expect(
      try Self.sizes(of: .unsafeArea, in: "short-window", heights) == [
        "iphone 402 x 699–732", "iphone 1032 x 699–719", "ipad 402 1032 x 699–718",
      ])
  }

  @Test(
    "offsets from the top and from the bottom collide, except where one is exactly above the other")
  func fixedTitleOffset() throws {
    let heights = SizeSweep(windows: ["ipad"], heights: [SizeSweep.wholeRange])
    #expect(
      try Self.sizes(of: .overlapping, in: "fixed-title-offset", heights) == [
        "ipad 402 1032 x 403–459 461–517"
      ])
  }

  @Test("a bar as wide as a display leaves narrower windows")
  func displayWidth() throws {
    let found = try Self.sizes(
      of: .offScreen, in: "display-width",
      SizeSweep(windows: ["iphone"], widths: [SizeSweep.wholeRange]))
    #expect(found == ["iphone 320–400 x 400 874"])
  }

  @Test("two panes with least widths conflict in narrow windows")
  func twoPanes() throws {
    let found = try Self.findings(
      "two-panes", SizeSweep(windows: ["ipad"], widths: [SizeSweep.wholeRange])
    ).filter { $0.rule == Rule.unsatisfiable.id }
    #expect(found.count == 1)
    #expect(
      found.first?.statement.hasSuffix(
        " It occurs at widths 320–479, heights 400 and 874, of iPad windows (compact width).")
        == true,
      "\(found.first?.statement ?? "none")")
  }
}
