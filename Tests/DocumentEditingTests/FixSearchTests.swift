import Diagnosis
import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@testable import DocumentEditing

@Suite("Verified fixes of findings")
@MainActor
struct FixSearchTests {
  private static let faulty = TestFiles.repository.appendingPathComponent(
    "Examples/Faulty.storyboard")

  private func document() -> OpenDocument {
    OpenDocument(path: "Faulty.storyboard", url: Self.faulty)
  }

  private func findings(_ document: InterfaceDocument) -> [Finding] {
    DocumentCheck().findings(in: document).findings
  }

  @Test(
    "each kind of finding of the example has a fix",
    arguments: [
      ("unsatisfiable-constraints", "Remove Two widths.width = 140"),
      ("ambiguous-height", "Add No height.bottom = Screen.bottom - 673"),
      ("truncated-text", "Make Fixed width.width = 60 a minimum (greater than or equal)"),
      ("fixed-text-width", "Make Fixed width.width = 60 a minimum (greater than or equal)"),
      (
        "off-screen",
        "Set the constant of Beyond the edge.leading = Safe Area.leading + 340 to 313"
      ),
      ("equal-hugging", "Set the horizontal hugging priority of Left of two to 250"),
      ("misplaced-view", "Update Frames"),
      ("zero-size", "Remove Squeezed.trailing = Safe Area.leading + 24"),
    ])
  func fixes(rule: String, title: String) throws {
    let document = document()
    let content = try #require(document.document)
    let finding = try #require(findings(content).first { $0.rule == rule })
    let search = try #require(FixSearch(document, CheckSettings()))
    let found = search.fixes(of: finding)
    #expect(found.first?.fix.title == title)
    // An independent check of every fix: the finding is gone, and nothing as severe is new.
    let before = Set(findings(content).map(\.fingerprint))
    for verified in found {
      let edited = try #require(document.trial(verified.fix.edits))
      let after = findings(edited)
      #expect(!after.contains { $0.fingerprint == finding.fingerprint })
      let new = after.filter { !before.contains($0.fingerprint) }
      #expect(new.allSatisfy { $0.severity < finding.severity })
      #expect(verified.left == after.count)
    }
  }

  @Test(
    "a renamed outlet or action gets the name that the code has",
    arguments: [
      ("missing-outlet", "Rename the outlet to namesLabel", "Prf-o-001"),
      ("missing-action", "Rename the action to saveWithSender:", "Prf-a-001"),
    ])
  func renaming(rule: String, title: String, object: String) throws {
    let folder = TestFiles.repository.appendingPathComponent("Examples/Connections")
    let document = OpenDocument(
      path: "Profile.storyboard", url: folder.appendingPathComponent("Profile.storyboard"))
    let content = try #require(document.document)
    let check = ConnectionCheck(CodeProject(root: folder.path), CheckSettings())
    let findings = check.findings(in: document.bytes, at: document.url.path, content)
    let finding = try #require(findings.first { $0.rule == rule })
    let search = try #require(FixSearch(document, CheckSettings(), connections: check))
    let fix = try #require(search.fixes(of: finding).first)
    #expect(fix.fix.title == title)
    #expect(fix.fix.edits.map(\.object) == [object])
    #expect(fix.left == 1)
    // No project, no fix.
    #expect(FixSearch(document, CheckSettings())?.fixes(of: finding).isEmpty == true)
  }

  @Test("at most 16 edits are tried for a finding")
  func limit() throws {
    let text = try String(contentsOf: Self.faulty, encoding: .utf8)
    // Nine more widths of the same view are in conflict.
    let widths = (1...9).map {
      "<constraint firstAttribute=\"width\" constant=\"\(200 + $0)\" id=\"w-\($0)\"/>"
    }.joined()
    let mark = "<constraint firstAttribute=\"height\" constant=\"40\" id=\"Flt-h-001\"/>"
    let edited = text.replacing(mark, with: mark + widths)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Wide.storyboard")
    try Data(edited.utf8).write(to: file)
    let document = OpenDocument(path: "Wide.storyboard", url: file)
    let content = try #require(document.document)
    var finding = try #require(findings(content).first { $0.rule == "unsatisfiable-constraints" })
    finding.related += (1...9).map { Finding.Related(constraint: "w-\($0)", line: 1, text: "") }
    let search = try #require(FixSearch(document, CheckSettings()))
    let candidates = search.candidates(of: finding, try #require(content.scenes.first))
    #expect(candidates.count == FixSearch.trialLimit)
  }

  @Test("a label wraps where a fixed height of the adjacent view limits it")
  func wrapping() throws {
    let url = TestFiles.fixture("fixes/columns.xib")
    let document = OpenDocument(path: "columns.xib", url: url)
    let content = try #require(document.document)
    var settings = CheckSettings()
    settings.matrix.devices = ["retina4_0"]
    let found = DocumentCheck(settings).findings(in: content).findings
    let finding = try #require(found.first { $0.rule == "truncated-text" })
    let search = try #require(FixSearch(document, settings))
    let fix = try #require(search.fixes(of: finding).first).fix
    #expect(
      fix.edits.filter { $0.set != "frame" }.map(\.object) == ["country", "country-h", "age-h"])
  }

  @Test("left and right are replaced on both sides of a constraint")
  func directions() throws {
    let document = document()
    let content = try #require(document.document)
    let finding = try #require(findings(content).first { $0.rule == "left-right-attribute" })
    let search = try #require(FixSearch(document, CheckSettings()))
    let edits = try #require(search.fixes(of: finding).first).fix.edits
    #expect(edits.compactMap(\.set) == ["firstAttribute", "secondAttribute"])
    #expect(edits.compactMap(\.value) == ["leading", "leading"])
  }

  @Test("frames that were followed are updated after an edit, others stay")
  func frames() throws {
    let document = document()
    let old = try #require(document.document)
    // The first stored frame is not followed; the frame of the label below it is.
    let edits = [
      DocumentEdit("Flt-c-021", set: "constant", to: "40"),
      DocumentEdit("Flt-c-008", set: "constant", to: "182"),
    ]
    let new = try #require(document.trial(edits))
    let scenes = Set(old.scenes.map(\.id))
    let updates = FrameUpdates.edits(from: old, to: new, scenes: scenes)
    #expect(updates.map(\.object) == ["Flt-lb-002"])
    #expect(updates.first?.value?.hasPrefix("24 241 ") == true)
    let moved = FrameUpdates.moves(from: old, to: new, scenes: scenes).map(\.view)
    #expect(Set(moved) == ["Flt-lb-002", "Flt-vw-005"])
  }

  @Test("a constraint's attributes can be set, but not added")
  func attributes() throws {
    let document = document()
    try document.edit(
      [DocumentEdit("Flt-c-018", set: "secondAttribute", to: "leading")], title: "Set")
    let constraint = document.document?.contents.constraints.first { $0.id == "Flt-c-018" }
    #expect(constraint?.secondAttribute == "leading")
    #expect(throws: EditError.self) {
      try document.edit([DocumentEdit("Flt-w-001", set: "secondAttribute", to: "top")], title: "")
    }
    #expect(throws: EditError.self) {
      try document.edit([DocumentEdit("Flt-c-018", set: "firstAttribute", to: nil)], title: "")
    }
  }
}
