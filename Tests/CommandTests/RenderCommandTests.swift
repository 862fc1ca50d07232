import Foundation
import TestSupport
import Testing

@testable import Command

@Suite("autolayout render")
@MainActor
struct RenderCommandTests {
  private let folder = TemporaryFolder()
  private let document: String

  init() throws {
    document = try folder.write("a.xib", Documents.box)
  }

  @Test(
    "a picture is written in the format that the file extension names",
    arguments: ["png", "svg", "pdf"])
  func formats(ending: String) throws {
    let picture = folder.path("a.\(ending)")
    let call = Call("render", document, "-o", picture)
    #expect(call.code == .success)
    #expect(call.output.isEmpty)
    #expect(call.errors.isEmpty)
    let bytes = try folder.data("a.\(ending)")
    let beginning = ["png": "\u{89}PNG", "svg": "<?xml", "pdf": "%PDF"]
    let expected = try #require(beginning[ending])
    #expect(
      bytes.prefix(expected.unicodeScalars.count)
        == Data(expected.unicodeScalars.map { UInt8($0.value) }))
  }

  @Test("--scale multiplies the pixels, --device changes the sheet")
  func size() throws {
    func pixels(_ arguments: [String]) throws -> [Int] {
      let call = Call(["render", document, "-o", folder.path("a.png")] + arguments)
      #expect(call.code == .success)
      return try folder.data("a.png").sizeOfPNG
    }
    // The device's own scale.
    #expect(try pixels([]) == [1179, 2556])
    #expect(try pixels(["-d", "retina4_7"]) == [750, 1334])
    #expect(try pixels(["--scale", "1"]) == [393, 852])
    #expect(try pixels(["--scale", "1", "-d", "retina4_7"]) == [375, 667])
    #expect(
      try pixels(["--scale", "1", "-d", "retina4_7", "--orientation", "landscape"]) == [667, 375])
  }

  @Test("an unknown scene is refused, and the message lists the existing scenes")
  func unknownScene() {
    let call = Call("render", document, "-o", folder.path("a.png"), "--scene", "Nowhere")
    #expect(call.code == .usage)
    #expect(call.errors.hasPrefix("\(document): error: unknown scene 'Nowhere'"))
    #expect(call.errors.contains("root"))
    #expect(
      Call("render", document, "-o", folder.path("a.png"), "--scene", "root").code == .success)
  }

  @Test("a picture that cannot be written ends with 73")
  func unwritable() {
    let call = Call("render", document, "-o", folder.path("no/such/folder.png"))
    #expect(call.code == .unwritable)
    #expect(call.errors.contains("no such folder"))
  }

  @Test("a bad document ends as it does for the other commands")
  func badDocument() throws {
    let bad = try folder.write("bad.xib", "<plist/>")
    #expect(Call("render", bad, "-o", folder.path("a.png")).code == .badInput)
    #expect(Call("render", folder.path("none.xib"), "-o", folder.path("a.png")).code == .unreadable)
  }

  @Test("an invalid command line does nothing")
  func usage() {
    #expect(Call("render").code == .usage)
    #expect(Call("render", document).code == .usage)
    #expect(Call("render", document, document, "-o", "a.png").code == .usage)
    #expect(Call("render", document, "-o", "a.gif").code == .usage)
    for scale in ["0", "-1", "x", "17", "nan"] {
      #expect(Call("render", document, "-o", "a.png", "--scale=\(scale)").code == .usage)
    }
  }

  @Test("several documents, also from a folder, are drawn into a folder under their names")
  func folders() throws {
    try folder.write("b.storyboard.txt", Documents.box)
    let other = try folder.write("b.xib", Documents.box)
    let output = folder.path("pictures")
    #expect(Call("render", document, other, "-o", output).code == .success)
    #expect(try names(in: output) == ["a.png", "b.png"])
    let vectors = folder.path("vectors/")
    #expect(Call("render", folder.path(""), "-o", vectors, "--format", "svg").code == .success)
    #expect(try names(in: vectors) == ["a.svg", "b.svg"])
    // Also for a single document if the folder exists.
    #expect(Call("render", document, "-o", output, "-f", "pdf").code == .success)
    #expect(try names(in: output) == ["a.pdf", "a.png", "b.png"])
  }

  private func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  @Test("several documents for a single picture, and equal names in a folder, are refused")
  func refusals() throws {
    let picture = Call("render", document, document, "-o", folder.path("a.png"))
    #expect(picture.code == .usage)
    #expect(picture.errors.contains("several pictures need a folder"))
    let twice = Call("render", document, document, "-o", folder.path("twice"))
    #expect(twice.code == .usage)
    #expect(twice.errors.contains("would overwrite each other"))
  }
}
