import DocumentDiff
import Foundation
import Notation
import TestSupport
import Testing

@testable import LivePreview

@Suite("The page of conflicts")
@MainActor
struct MergeServiceTests {
  private final class Saved {
    var data: Data?
  }

  private let saved = Saved()
  private let base: String
  private let ours: String
  private let theirs: String
  private let service: MergeService

  init() throws {
    let url = TestFiles.repository.appendingPathComponent("Examples/Login.storyboard")
    let base = try String(contentsOf: url, encoding: .utf8)
    let ours = base.replacing("text=\"Welcome back\"", with: "text=\"Hello\"")
    let theirs = base.replacing("text=\"Welcome back\"", with: "text=\"Hi\"")
    (self.base, self.ours, self.theirs) = (base, ours, theirs)
    let versions = zip([base, ours, theirs], ["base", "ours", "theirs"]).map { text, name in
      DocumentMerge.Version(data: Data(text.utf8), path: name)
    }
    let saved = saved
    service = try MergeService(
      "Login.storyboard",
      merged: { choices in
        try DocumentMerge(
          base: versions[0], ours: versions[1], theirs: versions[2], choices: choices)
      }, saved: { saved.data = $0.data })
  }

  private func call(_ name: String, _ body: String = "{}") -> (status: Int, text: String) {
    let response = service.answer(name, Data(body.utf8))
    return (response.status, String(decoding: response.body, as: UTF8.self))
  }

  @Test("a choice changes the merged document, and saving writes it")
  func choice() {
    #expect(call("merge").text.contains("\"id\":\"Lgn-lb-001.text\""))
    #expect(!call("merge").text.contains("\"choice\""))
    #expect(call("save").text.contains("\"isSaved\":true"))
    #expect(saved.data == Data(ours.utf8))
    let chosen = call("choose", "{\"id\":\"Lgn-lb-001.text\",\"side\":\"theirs\"}")
    #expect(chosen.text.contains("\"choice\":\"theirs\""))
    #expect(chosen.text.contains("\"isSaved\":false"))
    _ = call("save")
    #expect(saved.data == Data(theirs.utf8))
    _ = call("choose", "{\"id\":\"Lgn-lb-001.text\",\"side\":null}")
    _ = call("save")
    #expect(saved.data == Data(ours.utf8))
    #expect(call("choose-all", "{\"side\":\"theirs\"}").text.contains("\"choice\":\"theirs\""))
  }

  @Test("unknown conflicts, calls and pictures are refused")
  func refusals() {
    #expect(call("choose", "{\"id\":\"a.b\",\"side\":\"ours\"}").status == 404)
    #expect(call("other").status == 404)
    #expect(call("choose", "[").status == 400)
    #expect(service.image("ours-1-none.svg").status == 404)
    #expect(service.image("base-1-Lgn-sc-001.svg").status == 404)
  }

  @Test("both sides and the result are drawn")
  func pictures() throws {
    let text = call("merge").text
    let scene = try #require(text.firstMatch(of: /"scene":"([^"]+)"/)?.1)
    let pictures = ["ours", "merged", "theirs"].map { service.image("\($0)-1-\(scene).svg") }
    #expect(pictures.map(\.status) == [200, 200, 200])
    #expect(pictures.allSatisfy { $0.body.starts(with: Data("<?xml".utf8)) })
    #expect(pictures[0].body == pictures[1].body)
    #expect(pictures[0].body != pictures[2].body)
  }
}
