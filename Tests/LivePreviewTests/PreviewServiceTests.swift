import Foundation
import TestSupport
import Testing

@testable import DocumentEditing
@testable import LivePreview

@Suite("Calls of the live page")
@MainActor
struct PreviewServiceTests {
  private let folder: TestDocuments
  private let service: PreviewService

  init() throws {
    folder = try TestDocuments()
    service = PreviewService(folder.path, isReadOnly: false)
  }

  private static let place: [String: Any] = ["session": "a", "path": "Box.xib", "scene": "root"]

  private func call(
    _ name: String, _ members: [String: Any] = [:], of service: PreviewService? = nil
  ) throws -> (status: Int, value: [String: Any]) {
    let body = try JSONSerialization.data(
      withJSONObject: Self.place.merging(members) { $1 })
    let response = (service ?? self.service).answer(name, body)
    let value = try JSONSerialization.jsonObject(with: response.body) as? [String: Any]
    return (response.status, value ?? [:])
  }

  private func layers(_ value: [String: Any]) -> [[String: Any]] {
    value["layers"] as? [[String: Any]] ?? []
  }

  private func layer(_ view: String, _ value: [String: Any]) -> [String: Any] {
    layers(value).first { $0["view"] as? String == view } ?? [:]
  }

  private func frame(_ layer: [String: Any]) -> [Double] {
    (layer["frame"] as? [NSNumber])?.map(\.doubleValue) ?? []
  }

  @Test("a scene is described as layers, with the content of each")
  func scene() throws {
    let (status, picture) = try call("scene")
    #expect(status == 200)
    #expect(frame(layer("box", picture)) == [20, 30, 100, 50])
    #expect((layer("box", picture)["below"] as? String)?.contains("#ff0000") == true)
    #expect((layer("label", picture)["below"] as? String)?.contains(">Name</text>") == true)
    #expect(layer("label", picture)["name"] as? String == "Name")
    #expect(layer("label", picture)["parent"] as? Int == layer("root", picture)["key"] as? Int)
  }

  @Test("dragging an edge sends differences, which produce the same as a new picture")
  func resize() throws {
    let (_, picture) = try call("scene")
    let (_, change) = try call("resize", ["size": [500, 400], "base": picture["step"] ?? 0])
    #expect(change["background"] == nil)
    let root = try #require(layer("root", picture)["key"] as? Int)
    #expect(layers(change).map { $0["key"] as? Int } == [root])
    var place = Self.place
    place["session"] = "b"
    let (_, fresh) = try call("scene", ["session": "b", "size": [500, 400]])
    #expect(frame(layer("root", fresh)) == frame(layers(change)[0]))
    let (_, whole) = try call("resize", ["size": [600, 400], "base": 1])
    #expect(whole["background"] != nil && layers(whole).count == layers(picture).count)
  }

  @Test("a view is described with the constraints, the settings, and the reasons for the edges")
  func inspect() throws {
    let (_, picture) = try call("scene")
    let key = try #require(layer("label", picture)["key"] as? Int)
    let (_, view) = try call("inspect", ["view": key])
    #expect(view["class"] as? String == "UILabel")
    let constraints = try #require(view["constraints"] as? [[String: Any]])
    #expect(
      constraints.compactMap { $0["id"] as? String }.filter { !$0.isEmpty } == ["lx", "ly", "lt"])
    #expect(constraints.allSatisfy { $0["state"] as? String != "broken" })
    let settings = try #require(view["settings"] as? [[String: Any]])
    #expect(settings.first?["set"] as? String == "text")
    #expect(settings.first?["value"] as? String == "Name")
    let (_, trace) = try call("trace", ["view": key])
    let edges = try #require(trace["edges"] as? [[String: Any]])
    #expect(
      edges.map { $0["name"] as? String } == ["left", "right", "top", "bottom", "width", "height"])
    #expect(edges[0]["constraints"] as? [String] == ["lx", "x", "w"])
    #expect(try call("inspect", ["view": 99_999]).status == 404)
  }

  @Test("the overlay of accessibility numbers the elements in VoiceOver's order")
  func accessibility() throws {
    let (_, picture) = try call("scene", ["show": ["accessibility"]])
    let marks = picture["marks"] as? [[String: Any]] ?? []
    #expect(!marks.isEmpty && marks.allSatisfy { $0["kind"] as? String == "accessibility" })
    let labels = marks.compactMap { ($0["labels"] as? [[String: Any]])?.first?["text"] as? String }
    #expect(labels.first?.hasPrefix("1") == true)
    let (_, plain) = try call("scene", ["show": ["conflicts"]])
    #expect((plain["marks"] as? [Any] ?? []).isEmpty)
  }

  @Test("a view is described with the names that refer to code, which edits change")
  func connections() throws {
    let (_, picture) = try call("scene")
    let key = try #require(layer("box", picture)["key"] as? Int)
    func classRow() throws -> [String: Any] {
      let rows = try call("inspect", ["view": key]).value["connections"] as? [[String: Any]]
      return try #require(rows?.first)
    }
    #expect(try classRow()["title"] as? String == "Class")
    #expect(try classRow()["value"] as? String == "")
    let version = try call("document").value["version"] ?? 0
    let edit = ["object": "box", "set": "customClass", "value": "Tile"]
    #expect(
      try call("edit", ["version": version, "edits": [edit], "title": "Rename"]).status == 200)
    #expect(try classRow()["value"] as? String == "Tile")
  }

  @Test("edits move views at once, can be undone, and are saved exactly")
  func edit() throws {
    let (_, state) = try call("document")
    let edits = [["object": "x", "set": "constant", "value": "60"]]
    let (status, edited) = try call(
      "edit", ["version": state["version"] ?? 0, "edits": edits, "title": "Constant"])
    #expect(status == 200 && edited["undo"] as? String == "Constant")
    #expect(edited["isModified"] as? Bool == true)
    #expect(frame(layer("box", try call("scene").value)) == [60, 30, 100, 50])
    // The page of another tab has not seen the edit.
    #expect(try call("edit", ["version": state["version"] ?? 0, "edits": edits]).status == 409)
    let (_, undone) = try call("undo", ["version": edited["version"] ?? 0])
    #expect(undone["isModified"] as? Bool == false && undone["redo"] as? String == "Constant")
    let (_, redone) = try call("redo", ["version": undone["version"] ?? 0])
    #expect(try call("save", ["version": redone["version"] ?? 0]).status == 200)
    #expect(try folder.read("Box.xib") == TestDocuments.box(x: 60))
  }

  @Test("a file changed by another program is overwritten only after a question")
  func changedOnDisk() throws {
    let (_, state) = try call("document")
    let (_, edited) = try call(
      "edit",
      [
        "version": state["version"] ?? 0,
        "edits": [["object": "label", "set": "text", "value": "Other"]],
      ])
    try folder.write("Box.xib", TestDocuments.box(x: 70))
    let version = edited["version"] ?? 0
    #expect(try call("save", ["version": version]).status == 412)
    #expect(try folder.read("Box.xib") == TestDocuments.box(x: 70))
    #expect(try call("save", ["version": version, "overwrites": true]).status == 200)
    #expect(
      try folder.read("Box.xib")
        == TestDocuments.box().replacing("text=\"Name\"", with: "text=\"Other\""))
  }

  @Test("a document that no longer parses keeps the last good picture, with the error")
  func broken() async throws {
    _ = try call("scene")
    try folder.write("Box.xib", "<document><objects></document>")
    try await Task.sleep(for: .milliseconds(60))
    service.lookForChanges()
    let (_, state) = try call("document")
    let problem = try #require(state["problem"] as? [String: Any])
    #expect((problem["message"] as? String)?.isEmpty == false && problem["line"] != nil)
    #expect(frame(layer("box", try call("scene").value)) == [20, 30, 100, 50])
    #expect(
      try call("edit", ["version": state["version"] ?? 0, "edits": [["object": "x"]]]).status == 422
    )
    try folder.write("Box.xib", TestDocuments.box(x: 44))
    try await Task.sleep(for: .milliseconds(60))
    service.lookForChanges()
    #expect(frame(layer("box", try call("scene").value)) == [44, 30, 100, 50])
    #expect(try call("document").value["problem"] == nil)
    // Also with the bytes from before the fault.
    try folder.write("Box.xib", "<document><objects></document>")
    try await Task.sleep(for: .milliseconds(60))
    service.lookForChanges()
    #expect(try call("document").value["problem"] != nil)
    try folder.write("Box.xib", TestDocuments.box(x: 44))
    try await Task.sleep(for: .milliseconds(60))
    service.lookForChanges()
    #expect(try call("document").value["problem"] == nil)
  }

  private func conflicts(_ report: [String: Any]) throws -> [[String: Any]] {
    try #require(report["findings"] as? [[String: Any]])
      .filter { finding in
        ["unsatisfiable-constraints", "given-size-conflict"].contains(finding["rule"] as? String)
      }
  }

  private func fixes(
    _ finding: [String: Any], _ place: [String: Any] = [:]
  ) throws -> [[String: Any]] {
    let (_, found) = try call("fixes", place.merging(["finding": finding["id"] ?? ""]) { $1 })
    return try #require(found["fixes"] as? [[String: Any]])
  }

  @Test("the findings are in all languages of the document, unless a language is shown")
  func languages() throws {
    let example = TestFiles.repository.appendingPathComponent("Examples/Trip").path
    let service = PreviewService(example, isReadOnly: true)
    var place: [String: Any] = ["path": "Base.lproj/Trip.storyboard"]
    let (_, document) = try call("document", place, of: service)
    place["scene"] = (document["scenes"] as? [[String: Any]])?.first?["id"]
    func messages(_ place: [String: Any]) throws -> [String] {
      let (_, report) = try call("findings", place, of: service)
      return (report["findings"] as? [[String: Any]] ?? []).compactMap { $0["message"] as? String }
    }
    #expect(try messages(place).contains { $0.contains("is truncated in de: de \"Änd") })
    place["environment"] = ["locale": "fr"]
    #expect(try !messages(place).contains { $0.contains("in de") })
  }

  @Test("a conflict has verified fixes, and each of them resolves it")
  func conflicts() throws {
    try folder.write("Box.xib", TestDocuments.box(hasConflict: true))
    let conflict = try #require(conflicts(call("findings").value).first)
    #expect(Set(conflict["constraints"] as? [String] ?? []) == ["w", "w2"])
    #expect((conflict["views"] as? [Int])?.count == 1)
    let fixes = try fixes(conflict)
    #expect(fixes.count == 4)
    for fix in fixes {
      let (_, state) = try call("document")
      let (status, edited) = try call(
        "edit", ["version": state["version"] ?? 0, "edits": fix["edits"] ?? []])
      #expect(status == 200)
      #expect(try conflicts(call("findings").value).isEmpty, "\(fix["title"] ?? "")")
      _ = try call("undo", ["version": edited["version"] ?? 0])
    }
  }

  @Test(
    "findings have verified fixes, and each of them resolves the finding",
    arguments: ["Faulty.storyboard", "Login.storyboard", "OpenPosition.xib"])
  func findingsWithFixes(name: String) throws {
    let examples = TestFiles.repository.appendingPathComponent("Examples")
    let files = FileManager.default.enumerator(atPath: examples.path)?
      .compactMap { $0 as? String }
    let path = try #require(files?.first { $0.hasSuffix(name) && !$0.contains(".build") })
    let file = examples.appendingPathComponent(path)
    try folder.write(name, String(contentsOf: file, encoding: .utf8))
    service.folder.search()
    let (_, outline) = try call("document", ["path": name])
    let scenes = try #require(outline["scenes"] as? [[String: Any]])
    var tried = 0
    for scene in scenes.compactMap({ $0["id"] as? String }) {
      let place: [String: Any] = ["path": name, "scene": scene]
      let (_, report) = try call("findings", place)
      for finding in report["findings"] as? [[String: Any]] ?? [] {
        for fix in try fixes(finding, place) {
          let (_, state) = try call("document", place)
          let (status, edited) = try call(
            "edit",
            place.merging(["version": state["version"] ?? 0, "edits": fix["edits"] ?? []]) { $1 })
          #expect(status == 200, "\(edited)")
          let (_, after) = try call("findings", place)
          let left = (after["findings"] as? [[String: Any]] ?? []).filter {
            $0["rule"] as? String == finding["rule"] as? String
              && $0["view"] as? Int == finding["view"] as? Int
              && $0["constraint"] as? String == finding["constraint"] as? String
          }
          #expect(left.isEmpty, "\(fix["title"] ?? ""): \(finding["message"] ?? "")")
          _ = try call("undo", place.merging(["version": edited["version"] ?? 0]) { $1 })
          tried += 1
        }
      }
    }
    #expect(name == "Login.storyboard" ? tried == 0 : tried > 0)
  }

  @Test("a scene that gets the previous size back is restored, including the rows")
  func ownSizeAgain() throws {
    let examples = TestFiles.repository.appendingPathComponent("Examples")
    let file = examples.appendingPathComponent("Settings.storyboard")
    try folder.write("Settings.storyboard", String(contentsOf: file, encoding: .utf8))
    service.folder.search()
    let (_, outline) = try call("document", ["path": "Settings.storyboard"])
    for scene in try #require(outline["scenes"] as? [[String: Any]]) {
      let place: [String: Any] = ["path": "Settings.storyboard", "scene": scene["id"] ?? ""]
      let (_, before) = try call("scene", place)
      _ = try call("resize", place.merging(["size": [700, 500], "base": 0]) { $1 })
      let (_, after) = try call("scene", place)
      #expect(layers(after).map(frame) == layers(before).map(frame))
      #expect(layers(after).map { $0["key"] as? Int } == layers(before).map { $0["key"] as? Int })
    }
  }

  @Test("views moved by an edit are reported for the dragged size of the scene")
  func movedWhileDragged() throws {
    let document = try #require(service.folder.document("Box.xib"))
    let (_, picture) = try call("scene")
    let label = try #require(layer("label", picture)["key"] as? Int)
    _ = try call("resize", ["size": [500, 400], "base": picture["step"] ?? 0])
    try document.edit([DocumentEdit("lx", set: "constant", to: "20")], title: "Constant")
    let moved = service.store.movedViews(of: document)
    #expect(moved.map(\.scene) == ["root"])
    #expect(moved.first?.views == [label])
  }

  @Test("fixes are tried at the size of the conflict: the dragged size of the scene")
  func fixesWhileDragged() throws {
    let conflict = try #require(
      conflicts(call("findings", ["size": [120, 400]]).value).first)
    #expect(try !fixes(conflict, ["size": [120, 400]]).isEmpty)
    #expect(try conflicts(call("findings").value).isEmpty)
  }

  @Test("unknown calls, documents elsewhere and malformed bodies are refused")
  func refusals() throws {
    #expect(try call("nothing").status == 404)
    #expect(try call("document", ["path": "../../etc/passwd"]).status == 404)
    #expect(service.answer("document", Data("{".utf8)).status == 400)
    #expect(service.answer("document", Data("{}".utf8)).status == 400)
    #expect(try call("documents").value["documents"] as? [[String: String]] != nil)
  }

  @Test("in read-only mode nothing is changed")
  func readOnly() throws {
    let service = PreviewService(folder.path, isReadOnly: true)
    let (_, state) = try call("document", of: service)
    #expect(state["isReadOnly"] as? Bool == true)
    for name in ["edit", "undo", "redo", "revert", "save"] {
      #expect(try call(name, ["version": state["version"] ?? 0], of: service).status == 403)
    }
  }
}
