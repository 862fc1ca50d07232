import AutoLayout
import Foundation
import TestSupport
import Testing

/// Apple's choices, compared with scenarios recorded on iOS 26 (F1.40, F2.30, F2.31, F2.32).
@MainActor @Suite("Conformance")
struct ConformanceTests {
  @Test("all scenarios exist")
  func scenarios() {
    #expect(BreakingScenario.all.count == 369)
    #expect(TieScenario.all.count == 25)
  }

  @Test(
    "broken constraints, log messages and frames equal the recorded ones",
    arguments: BreakingScenario.all)
  func breaking(scenario: BreakingScenario) {
    let outcome = BreakingOutcome(scenario)
    #expect(outcome.breaks == scenario.breaks)
    #expect(outcome.frames == scenario.frames)
  }

  @Test("the view that grows or shrinks", arguments: TieScenario.all)
  func ties(scenario: TieScenario) {
    let frames = scenario.layOut()
    #expect(scenario.agrees(frames), "\(frames), recorded: \(scenario.frames)")
  }

  @Test("the page Conformance holds the table")
  func table() throws {
    let table = ConformanceTable().text
    if let path = ProcessInfo.processInfo.environment["CONFORMANCE_TABLE"] {
      try table.write(toFile: path, atomically: true, encoding: .utf8)
    }
    let page = TestFiles.repository
      .appendingPathComponent("Documentation/AutoLayout.docc/Conformance.md")
    #expect(try String(contentsOf: page, encoding: .utf8).contains(table))
  }
}
