import DocumentDiff
import Testing

@Suite("Edits")
@MainActor
struct EditTests {
  @Test(
    "an edit is reported under the expected heading, with the views it moves below it",
    arguments: Edits.constraints + Edits.layout + Edits.content + Edits.behavior)
  func reported(_ edit: Edit) throws {
    let comparison = try DocumentComparison(Edit.document(), edit.edited())
    let reported = comparison.reported
    #expect(reported.map(\.heading) == [edit.heading], "\(comparison.text(.full))")
    #expect(comparison.text().contains(edit.words), "\(comparison.text())")
    #expect(comparison.isReported)
    let effect = Set(reported.first?.effect?.shifts.map(\.view) ?? [])
    #expect(effect == edit.shifts, "\(comparison.text(.full))")
    #expect(comparison.scenes.allSatisfy { $0.unexplained.isEmpty })
  }

  @Test(
    "an edit that moves nothing is reported as no change to any layout", arguments: Edits.nothing)
  func nothing(_ edit: Edit) throws {
    let comparison = try DocumentComparison(Edit.document(), edit.edited())
    #expect(!comparison.isReported, "\(comparison.text(.full))")
    #expect(comparison.text().contains("no change to any layout"))
    #expect(comparison.text().contains(edit.words), "\(comparison.text())")
  }

  @Test("the headings of changes in JSON are stable")
  func headings() {
    let values = Heading.allCases.map(\.rawValue)
    #expect(
      values == ["hierarchy", "constraints", "layout", "content", "behaviour", "nothing"])
  }

  @Test("there are at least forty kinds of edit")
  func count() {
    let all = Edits.constraints + Edits.layout + Edits.content + Edits.behavior + Edits.nothing
    #expect(Set(all.map(\.name)).count >= 40)
  }

  @Test("the same document has no difference at all")
  func same() throws {
    let comparison = try DocumentComparison(Edit.document(), Edit.document())
    #expect(comparison.all.isEmpty)
    #expect(comparison.scenes.isEmpty)
  }

  @Test(
    "the reverse comparison has equal counts",
    arguments: Edits.constraints + Edits.layout + Edits.content + Edits.nothing)
  func symmetric(_ edit: Edit) throws {
    let (old, new) = (try Edit.document(), try edit.edited())
    let there = try DocumentComparison(old, new)
    let back = try DocumentComparison(new, old)
    #expect(there.all.map(\.heading.rawValue).sorted() == back.all.map(\.heading.rawValue).sorted())
    #expect(there.scenes.flatMap(\.shifts).count == back.scenes.flatMap(\.shifts).count)
    #expect(there.scenes.flatMap(\.newFaults).count == back.scenes.flatMap(\.goneFaults).count)
  }
}
