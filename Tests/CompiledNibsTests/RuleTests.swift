import Testing

@testable import CompiledNibs

@Suite struct RuleTests {
  @Test("All lines of the rules are understood")
  func lines() {
    let rules = NibRules.standard
    #expect(rules.faults == [])
    #expect(rules.elements["label"]?.className == "UILabel")
    #expect(rules.elements["label"]?.lineage == ["label", "view"])
    #expect(rules.elements["slider"]?.isProven == false)
  }

  @Test("A line that is not a rule is reported")
  func fault() {
    let rules = NibRules(text: "element view: - UIView\nUIHidden = perhaps\n")
    #expect(rules.faults == ["UIHidden = perhaps"])
  }

  @Test("The newest form is that of the document or of the target")
  func versions() {
    let rules = NibRules.standard
    #expect(rules.xcode(build: 14_460) == 1000)
    #expect(rules.xcode(build: 23_504) == 1600)
    #expect(rules.oldestXcode(target: 1520) == 1300)
    #expect(NibVersion.number("11.2.1") == 1120)
    #expect(NibVersion.number("new") == nil)
  }
}
