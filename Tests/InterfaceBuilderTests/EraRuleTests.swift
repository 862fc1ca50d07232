import Testing

@testable import InterfaceBuilder

/// Rules about old canvases can be disabled, which allows measuring their effect.
@Suite("Rules of eras")
struct EraRuleTests {
  @Test("a disabled rule treats every build like the newest one")
  func withheld() {
    let old = ToolsVersion(build: 12_000)
    #expect(old < EraRule.safeAreas.first(13_000, withheld: []))
    #expect(old < EraRule.safeAreas.first(13_000, withheld: [.hiddenStatusBar]))
    #expect(old >= EraRule.safeAreas.first(13_000, withheld: [.safeAreas]))

    let span = EraRule.hiddenStatusBar.builds(6_000..<9_000, withheld: [])
    #expect(span.contains(ToolsVersion(build: 6_000)))
    #expect(!span.contains(ToolsVersion(build: 9_000)))
    let none = EraRule.hiddenStatusBar.builds(6_000..<9_000, withheld: [.hiddenStatusBar])
    #expect(none.isEmpty)
    // Other code reads the end of a span: it stays.
    #expect(none.upperBound == span.upperBound)
  }

  @Test("no rule is disabled by default")
  func usual() {
    #expect(EraRule.withheld.isEmpty)
    #expect(XcodeEra.safeAreas == ToolsVersion(build: 13_000))
    #expect(XcodeEra.doubledSafeArea.contains(ToolsVersion(build: 25_094)))
    #expect(!XcodeEra.doubledSafeArea.contains(ToolsVersion(build: 25_095)))
  }
}
