import LayoutEngine
import TestSupport
import Testing

@Suite("Autoresizing rule")
struct AutoresizingRuleTests {
  /// Bits, position 20, extent 50 in 100 -> position and extent in 160 (F5.6).
  static let cases: [(Flexibility, Double, Double)] = [
    ([], 20, 50),
    ([.maxMargin], 20, 50),
    ([.extent], 20, 110),
    ([.extent, .maxMargin], 20, 87.5),
    ([.minMargin], 80, 50),
    ([.minMargin, .maxMargin], 44, 50),
    ([.minMargin, .extent], 37.142857142857146, 92.85714285714286),
    ([.minMargin, .extent, .maxMargin], 32, 80),
  ]

  @Test("each of the eight combinations distributes the growth as in the table", arguments: cases)
  func combination(flexibility: Flexibility, position: Double, extent: Double) {
    let rule = AutoresizingRule(flexibility, position: 20, extent: 50, superview: 100)
    #expect(rule.position(160).isNear(position, within: 1e-9))
    #expect(rule.extent(160).isNear(extent, within: 1e-9))
    #expect(rule.position(100).isNear(20, within: 1e-9))
    #expect(rule.extent(100).isNear(50, within: 1e-9))
  }

  @Test("flexible parts of length 0 share equally")
  func empty() {
    let rule = AutoresizingRule(
      [.minMargin, .maxMargin], position: 0, extent: 100, superview: 100)
    #expect(rule.position(140) == 20)
  }
}
