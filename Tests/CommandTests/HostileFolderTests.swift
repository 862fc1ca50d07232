import Foundation
import TestSupport
import Testing

@testable import Command

@Suite("A hostile folder", .serialized)
struct HostileFolderTests {
  private func make() throws -> TemporaryFolder {
    let folder = TemporaryFolder()
    let box = Documents.box
    let documents: [String: String] = [
      "good": box, "empty": "", "text": "no document", "cut": String(box.prefix(box.count * 2 / 3)),
      "wide": CostlyDocument.stack(150), "contradictory": CostlyDocument.widths(300),
      "deep": Documents.xib(
        content: String(repeating: "<subviews><view>", count: 2_000)
          + String(repeating: "</view></subviews>", count: 2_000)),
      "unknown": Documents.xib(content: String(repeating: "<strange a=\"b\"/>", count: 3_000)),
      "numbers": box.replacingOccurrences(of: "constant=\"100\"", with: "constant=\"1e308\"")
        .replacingOccurrences(of: "x=\"0.0\"", with: "x=\"nan\""),
      "entities": "<!DOCTYPE document [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;&a;\">]>"
        + box.replacingOccurrences(of: "id=\"box\"", with: "id=\"&b;\""),
      "outside": "<!DOCTYPE document [<!ENTITY a SYSTEM \"file:///etc/passwd\">]>"
        + box.replacingOccurrences(of: "id=\"box\"", with: "id=\"&a;\""),
      "text-of-100-KB": box.replacingOccurrences(
        of: "id=\"box\"", with: "id=\"box\" userLabel=\"\(String(repeating: "é", count: 50_000))\""),
      "twice": box.replacingOccurrences(of: "id=\"h\"", with: "id=\"w\""),
      "conflict-of-a-merge": "<<<<<<< ours\n\(box)\n=======\n\(box)\n>>>>>>> theirs\n",
    ]
    for (name, text) in documents { try folder.write("\(name).xib", text) }
    try folder.write("zeros.xib", Data(count: 100_000))
    try folder.write(
      "bytes.storyboard", Data((0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 167) }))
    try folder.makeFolder("folder.xib")
    let manager = FileManager.default
    try manager.createSymbolicLink(
      atPath: folder.path("loop"), withDestinationPath: folder.path(""))
    try manager.createSymbolicLink(
      atPath: folder.path("nowhere.xib"), withDestinationPath: folder.path("missing"))
    return folder
  }

  private func expect(_ result: BuiltCommand.Result, _ folder: TemporaryFolder) {
    #expect([65, 66, 70].contains(result.status), "status \(result.status)")
    let printed = result.output + result.errors
    for name in ["empty", "cut", "entities", "outside", "zeros", "nowhere"] {
      #expect(printed.contains("\(name).xib:1:") || printed.contains("\(name).xib:"), "\(name)")
    }
    #expect(!printed.contains("root:x:"), "the content of another file")
    #expect(!printed.contains("crashed"))
  }

  @Test("check reads every document in it")
  func check() throws {
    let folder = try make()
    expect(try BuiltCommand.run(["check", folder.path("")]), folder)
  }

  @Test("frames and render process the readable documents")
  func render() throws {
    let folder = try make()
    let frames = try BuiltCommand.run(["frames", "--json", folder.path("")])
    expect(frames, folder)
    #expect(frames.output.contains("good.xib\""))
    let pictures = try BuiltCommand.run(
      ["render", "-o", folder.path("out") + "/", folder.path("")])
    expect(pictures, folder)
    #expect(folder.contains("out/good.png"))
    #expect(!folder.contains("out/cut.png"))
  }

  @Test("diff compares each document in a hostile folder with each other document")
  func diff() throws {
    let folder = try make()
    let names = [
      "good", "empty", "cut", "entities", "numbers", "deep", "twice", "contradictory", "zeros",
    ]
    for name in names {
      let paths = [folder.path("good.xib"), folder.path("\(name).xib")]
      for order in [paths, paths.reversed()] {
        let result = try BuiltCommand.run(["diff"] + BuiltCommand.sanitizerAllowance + order)
        #expect([0, 1, 65].contains(result.status), "\(name): \(result.status)")
      }
    }
  }

  @Test(
    "the page opens every document in a hostile folder, and reports errors for unreadable documents"
  )
  func page() throws {
    let folder = try make()
    let page = try RunningPage(folder.path(""))
    // Threads of tests block every signal, and child processes inherit that.
    defer { #expect(page.stop(), "a request to end is heard") }
    let documents = try page.call("documents")["documents"] as? [[String: Any]] ?? []
    let paths = documents.compactMap { $0["path"] as? String }
    for name in ["good.xib", "cut.xib", "zeros.xib", "bytes.storyboard", "contradictory.xib"] {
      #expect(paths.contains(name))
    }
    for path in paths {
      let state = try page.call("document", ["path": path])
      let scenes = state["scenes"] as? [[String: Any]] ?? []
      #expect(!scenes.isEmpty || state["problem"] != nil || state["error"] != nil, "\(path)")
      for scene in scenes {
        let place: [String: Any] = ["path": path, "scene": scene["id"] ?? "", "session": "a"]
        let picture = try page.call("scene", place.merging(["show": ["constraints"]]) { $1 })
        #expect(picture["layers"] != nil || picture["error"] != nil, "\(path)")
        let findings = try page.call("findings", place)
        #expect(findings["findings"] != nil || findings["error"] != nil, "\(path)")
      }
    }
    let good = try page.call("document", ["path": "good.xib"])
    #expect((good["scenes"] as? [[String: Any]])?.count == 1, "it answers still")
    #expect(!page.said.contains("root:x:"))
  }

  @Test("settings that multiply themselves are refused before any document is read")
  func settings() throws {
    let folder = try make()
    var text = "a0: &a0 [x,x,x,x,x,x,x,x,x]\n"
    for level in 1...10 {
      let inner = Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ",")
      text += "a\(level): &a\(level) [\(inner)]\n"
    }
    let result = try BuiltCommand.run(
      ["check", "--config", folder.write("settings.yml", text), folder.path("good.xib")])
    #expect(result.status == 65)
    #expect(result.errors.contains("settings have more than 10,000 values"))
  }
}
