import Foundation
import TestSupport
import Testing

@testable import Command

@Suite("autolayout render, of storyboards")
@MainActor
struct RenderStoryboardTests {
  private let folder = TemporaryFolder()

  private static func storyboard(x: Int) -> String {
    func scene(_ id: String, _ x: Int, _ connections: String) -> String {
      """
      <scene sceneID="scene-\(id)"><objects>
      <viewController title="\(id)" id="\(id)"><view key="view" id="view-\(id)">
      <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/></view>
      <connections>\(connections)</connections></viewController></objects>
      <point key="canvasLocation" x="\(x)" y="0"/></scene>
      """
    }
    return Markup.storyboard(
      scene("First", 0, #"<segue destination="Second" kind="show"/>"#) + scene("Second", x, ""),
      initial: "First")
  }

  private func pixels(_ document: String, _ arguments: [String]) throws -> [Int] {
    let call = Call(["render", document, "-o", folder.path("a.png")] + arguments)
    #expect(call.code == .success)
    return try folder.data("a.png").sizeOfPNG
  }

  @Test("a storyboard with several scenes is drawn as on the canvas, at one pixel per point")
  func canvas() throws {
    let document = try folder.write("a.storyboard", Self.storyboard(x: 700))
    // The second scene is 458.5 points to the right; margins and the initial arrow are added.
    #expect(try pixels(document, []) == [1028, 1000])
    #expect(try pixels(document, ["--scale", "0.5"]) == [514, 500])
    #expect(try pixels(document, ["--grid"]) == [1716, 1840])
    #expect(try pixels(document, ["--scene", "Second"]) == [1179, 2556])
    let svg = folder.path("a.svg")
    #expect(Call("render", document, "-o", svg).code == .success)
    #expect(try String(contentsOfFile: svg, encoding: .utf8).contains("width=\"1028\""))
  }

  @Test("each scene is a picture in a folder with the document's name")
  func eachScene() throws {
    try folder.write("a.storyboard", Self.storyboard(x: 700))
    try folder.write("b.xib", Documents.box)
    let output = folder.path("pictures")
    let page = Call("render", folder.path(""), "--each-scene", "-o", output + "/index.html")
    #expect(page.code == .success)
    let pictures = ["a.storyboard/First.png", "a.storyboard/Second.png", "b.png"]
    let text = try String(contentsOfFile: output + "/index.html", encoding: .utf8)
    for picture in pictures {
      #expect(FileManager.default.fileExists(atPath: "\(output)/\(picture)"))
      #expect(text.contains("src=\"\(picture)\""))
    }
    #expect(text.contains("a.storyboard · Second"))
    #expect(text.contains("3 pictures"))
    #expect(
      Call("render", folder.path("a.storyboard"), "--each-scene", "-o", output + ".png").code
        == .usage)
  }

  @Test("a named scene in a folder leaves out the documents that do not have it")
  func sceneOfFolder() throws {
    try folder.write("a.storyboard", Self.storyboard(x: 700))
    try folder.write("b.xib", Documents.box)
    let output = folder.path("pictures")
    let call = Call("render", folder.path(""), "-s", "Second", "-o", output)
    #expect(call.code == .success)
    #expect(call.errors.isEmpty)
    #expect(try FileManager.default.contentsOfDirectory(atPath: output) == ["a.png"])
    let none = Call("render", folder.path(""), "-s", "Third", "-o", output)
    #expect(none.code == .usage)
    #expect(none.errors.contains("no document has a scene 'Third'"))
    let misspelled = Call("render", folder.path(""), "-s", "Secnd", "-o", output)
    #expect(misspelled.errors.contains("did you mean 'Second'?"))
  }

  @Test("a device's body makes the picture larger, and bare views have none")
  func body() throws {
    let document = try folder.write("a.storyboard", Self.storyboard(x: 700))
    let framed = try pixels(document, ["--scene", "First", "--device-frame", "--scale", "1"])
    #expect(framed[0] > 393 && framed[1] > 852)
    let bare = ["--scene", "First", "--device-frame", "--bare", "--scale", "1"]
    #expect(try pixels(document, bare) == [393, 852])
  }

  @Test("--appearance draws light, dark, or both side by side; frames are the same")
  func appearance() throws {
    let document = try folder.write("a.storyboard", Self.storyboard(x: 700))
    let first = ["--scene", "First", "--scale", "1"]
    func bytes(_ document: String, _ arguments: [String] = []) throws -> Data {
      _ = try pixels(document, first + arguments)
      return try folder.data("a.png")
    }
    let light = try bytes(document)
    #expect(try bytes(document, ["--appearance", "light"]) == light)
    let night = try bytes(document, ["--appearance", "dark"])
    #expect(night != light)
    let both = try pixels(document, first + ["--appearance", "both"])
    #expect(both[0] > 2 * 393 && both[1] > 852)
    let frames = Call("frames", document).output
    let dark = try folder.write(
      "b.storyboard",
      Self.storyboard(x: 700).replacingOccurrences(
        of: "appearance=\"light\"", with: "appearance=\"dark\""))
    #expect(
      Call("frames", dark).output.replacingOccurrences(of: "b.storyboard", with: "a.storyboard")
        == frames)
    // A dark canvas is drawn dark.
    #expect(try bytes(dark) == night)
  }

  @Test("a canvas that is too large is scaled down, with a warning if a scale was requested")
  func large() throws {
    let document = try folder.write("a.storyboard", Self.storyboard(x: 30_000))
    #expect(try pixels(document, [])[0] == 16_000)
    let call = Call("render", document, "-o", folder.path("a.png"), "--scale", "2")
    #expect(call.code == .success)
    #expect(call.errors.contains("warning: the sheet of 20219 x 1000 points is drawn at"))
  }
}
