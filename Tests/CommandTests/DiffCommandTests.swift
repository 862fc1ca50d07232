import Foundation
import TestSupport
import Testing

@testable import Command

@Suite("autolayout diff")
@MainActor
struct DiffCommandTests {
  private let folder = TemporaryFolder()
  private let old: String
  private let new: String

  init() throws {
    old = try folder.write("Old.xib", Documents.box)
    new = try folder.write(
      "New.xib",
      Documents.box.replacing("constant=\"20\" id=\"l\"", with: "constant=\"28\" id=\"l\""))
  }

  @Test("a change is reported with the effect, and the status is 1")
  func text() {
    let call = Call("diff", old, new)
    #expect(call.code == .findings)
    #expect(
      call.output.contains(
        "~ View (box).leading = leading + 20: constant 20 → 28: 1 view moved right by 8"))
    #expect(Call("diff", "--exit-zero", old, new).code == .success)
    #expect(Call("diff", old, old).code == .success)
  }

  @Test("the full report names the view, the frames and the device")
  func full() {
    let call = Call("diff", "--detail", "full", "-d", "retina4_7,retina6_12", old, new)
    #expect(call.output.contains("moved right by 8 — (20, 30; 100 × 50) → (28, 30; 100 × 50)"))
    #expect(call.output.contains("on iPhone 8 / SE (3rd generation)"))
  }

  @Test("JSON has the attributes as written")
  func json() throws {
    let call = Call("diff", "-f", "json", old, new)
    #expect(call.output.contains(#""attribute":"constant","new":"28","object":"l","old":"20""#))
    let object = try JSONSerialization.jsonObject(with: Data(call.output.utf8))
    #expect(object is [String: Any])
  }

  @Test("Markdown has a summary and a folded table")
  func markdown() {
    let call = Call("diff", "-f", "markdown", old, new)
    #expect(call.output.contains("New.xib`: 1 change, 1 view moved or resized"))
    #expect(call.output.contains("#### `"))
    #expect(
      call.output.contains("<details><summary>View: 1 change, 1 view moved or resized</summary>"))
    #expect(call.output.contains("| 1 view moved right by 8 |"))
  }

  @Test("pictures of Markdown are in a folder next to the report, or embedded")
  func markdownPictures() throws {
    let path = folder.path("The change.md")
    #expect(Call("diff", "--pictures", "linked", "-o", path, old, new).code == .findings)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.contains("before and after](The%20change-pictures/1.png)\n"))
    let picture = try folder.data("The change-pictures/1.png")
    #expect(picture.starts(with: [0x89, 0x50, 0x4E, 0x47]) && picture.count > 500)
    let embedded = Call("diff", "-f", "markdown", "--pictures", "embedded", old, new)
    #expect(embedded.output.contains("before and after](data:image/png;base64,iVBOR"))
    #expect(Call("diff", "-f", "markdown", "--pictures", "linked", old, new).code == .usage)
    #expect(!Call("diff", "-f", "markdown", old, new).output.contains("!["))
  }

  @Test("a page contains both pictures and loads nothing")
  func page() throws {
    let path = folder.path("diff.html")
    #expect(Call("diff", "-o", path, old, new).code == .findings)
    let page = try String(contentsOfFile: path, encoding: .utf8)
    #expect(page.components(separatedBy: "data:image/png;base64,").count == 3)
    #expect(page.components(separatedBy: "class=\"mark moved\" data-view=\"box\"").count == 3)
    #expect(!page.contains("http://") && !page.contains("https://"))
  }

  @Test("a single file has pictures of both sides", arguments: ["png", "svg", "pdf"])
  func picture(_ format: String) throws {
    let path = folder.path("diff.\(format)")
    #expect(Call("diff", "-o", path, old, new).code == .findings)
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)).count > 500)
    #expect(Call("diff", "-f", format, old, new).code == .usage)
  }

  @Test("if a side cannot be read, the location is reported and the other side is counted")
  func malformed() throws {
    let broken = try folder.write("Broken.xib", String(Documents.box.prefix(700)))
    let call = Call("diff", broken, new)
    #expect(call.code == .badInput)
    #expect(call.errors.contains("Broken.xib:"))
    #expect(call.errors.contains("the file is truncated"))
    #expect(
      call.output.contains("cannot be compared; the other version can be read, it has 1 scene"))
    #expect(Call("diff", folder.path("none.xib"), new).code == .unreadable)
    let binary = try folder.write("Binary.xib", "NIBArchive\0\u{1}")
    #expect(Call("diff", binary, new).errors.contains("binary"))
  }

  @Test("the two sides in a merge conflict are compared")
  func conflict() throws {
    let line = Markup.pin("box", "leading", 20, id: "l")
    let text = Documents.box.replacing(line, with: "\n\(line)\n")
    try #require(text != Documents.box)
    let conflicting = text.replacing(
      "\n\(line)\n",
      with: "\n<<<<<<< HEAD\n\(line)\n=======\n\(line.replacing("20", with: "60"))\n>>>>>>> topic\n"
    )
    let path = try folder.write("Conflict.xib", conflicting)
    let call = Call("diff", path)
    #expect(call.code == .badInput)
    #expect(call.errors.contains("merge conflict in the document"))
    #expect(call.output.contains("constant 20 → 60"))
    #expect(call.output.contains("Conflict.xib (ours) → "))
    #expect(call.output.contains("Conflict.xib (theirs): 1 change, 1 view moved or resized"))
    #expect(Call("diff", new).code == .usage)
  }

  @Test("documents of folders are matched by path, and by content where they were renamed")
  func folders() throws {
    try folder.write("a/Same.xib", Documents.box)
    try folder.write("b/Same.xib", Documents.box)
    try folder.write("a/First.xib", Documents.box.replacing("\"w\"", with: "\"w1\""))
    try folder.write("b/Renamed.xib", Documents.box.replacing("\"w\"", with: "\"w2\""))
    let call = Call("diff", folder.path("a"), folder.path("b"))
    #expect(call.output.contains("First.xib → "))
    #expect(call.output.contains("Renamed.xib: no change to any layout"))
    #expect(!call.output.contains("Same.xib"))
    #expect(call.code == .success)
  }

  @Test("two runs of frames are compared")
  func frames() throws {
    let left = try folder.write("old.jsonl", Call("frames", "--json", old).output)
    let right = try folder.write("new.jsonl", Call("frames", "--json", new).output)
    let call = Call("diff", left, right)
    #expect(call.code == .findings)
    #expect(call.output.contains("1 view moved right by 8"))
    #expect(Call("diff", left, left).code == .success)
  }
}
