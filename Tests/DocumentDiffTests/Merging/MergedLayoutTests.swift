import Diagnosis
import DocumentDiff
import Foundation
import Testing

@Suite("Layout of merged documents")
@MainActor
struct MergedLayoutTests {
  @Test("recorded frames follow from both versions")
  func frames() throws {
    let base = try Edit.document()
    // Ours makes the image taller, theirs moves everything below the title.
    let ours = base.edited(
      "constant=\"80\" id=\"con-ih-001\"", "constant=\"100\" id=\"con-ih-001\""
    )
    .edited(
      "width=\"80\" height=\"80\"/>\n                                <constraints>",
      "width=\"80\" height=\"100\"/>\n                                <constraints>"
    )
    .edited("y=\"320\"", "y=\"340\"")
    let theirs = base.edited(
      "constant=\"8\" id=\"con-st-001\"", "constant=\"18\" id=\"con-st-001\""
    )
    .edited("y=\"107\"", "y=\"117\"").edited("y=\"220\"", "y=\"230\"").edited(
      "y=\"320\"", "y=\"330\"")
    let merged = try Merged(base, ours, theirs)
    #expect(merged.conflicts.isEmpty)
    let text = String(decoding: merged.laidOut().data, as: UTF8.self)
    let box = try #require(
      text.firstMatch(of: /id="box-le-001">\s*<rect key="frame" x="16" y="([0-9.]+)"/)?.1)
    // 320, moved by 20 and by 10, unless the layout of the versions disagrees with their record.
    #expect(["350", "340"].contains(box), "\(box)")
    #expect(try Merged(base, ours, base).laidOut().data == Data(ours.utf8))
  }

  @Test("constraints that hold in each version but not together are reported")
  func faults() throws {
    let base = try Edit.document()
    let line = "<constraint firstAttribute=\"height\" constant=\"50\" id=\"con-bh-001\"/>"
    let indent = "\n                                    "
    let ours = base.edited(
      line,
      line + indent + "<constraint firstAttribute=\"width\" constant=\"120\" id=\"con-nw-001\"/>"
    )
    .without("con-bw-001")
    let theirs = base.edited(
      line,
      line + indent
        + "<constraint firstAttribute=\"width\" secondItem=\"box-le-001\" secondAttribute=\"height\" multiplier=\"3\" id=\"con-nr-001\"/>"
    ).without("con-bw-001")
    let merged = try Merged(base, ours, theirs)
    #expect(merged.conflicts.isEmpty)
    let rules = merged.laidOut().findings.map(\.rule)
    #expect(rules.contains("unsatisfiable-constraints"), "\(rules)")
    #expect(try Merged(base, ours, base).laidOut().findings.isEmpty)
  }
}
