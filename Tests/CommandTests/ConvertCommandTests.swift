import Foundation
import TestSupport
import Testing

@testable import Command

@Suite("autolayout convert")
@MainActor
struct ConvertCommandTests {
  private let folder = TemporaryFolder()

  @Test("writes a file for each class")
  func writes() throws {
    let path = try folder.write("Box.xib", Documents.box)
    let call = Call("convert", "--no-verify", path, "-o", folder.path("Sources"))
    #expect(call.code == .success)
    let text = try folder.read("Sources/Box.swift")
    #expect(text.hasPrefix("import UIKit\n\nfinal class Box: UIView {\n"))
    #expect(call.output == "\(path)\n  \(folder.path("Sources"))/Box.swift\n")
  }

  @Test("a property has the class of its outlet in the given code")
  func outletClasses() throws {
    let outlet = """
      <connections><outlet property="inner" destination="box" id="o"/></connections>
      </view>
      """
    let whole = Documents.box.replacingOccurrences(
      of: "id=\"root\"", with: "id=\"root\" customClass=\"Box\"")
    let end = try #require(whole.range(of: "</view>", options: .backwards))
    let path = try folder.write("Box.xib", whole.replacingCharacters(in: end, with: outlet))
    try folder.makeFolder("Code")
    try folder.write(
      "Code/Box.swift",
      "class Box: UIView { @IBOutlet var inner: Tile! }\nclass Tile: UIView {}")
    let output = folder.path("Sources")
    let code = ["--code", folder.path("Code")]
    let call = Call(["convert", "--no-verify", path, "-o", output] + code)
    #expect(call.code == .findings)
    #expect(call.errors.contains("warning: the outlet 'inner' of Box is a Tile"))
    #expect(try folder.read("Sources/Box.swift").contains("let inner = Tile()"))
    let plain = Call("convert", "--no-verify", "--force", path, "-o", output, "--no-code")
    #expect(plain.code == .success)
    #expect(try folder.read("Sources/Box.swift").contains("let inner = UIView()"))
    let refused = Call("convert", path, "-o", output, "--code", folder.path("None"))
    #expect(refused.code == .usage && refused.errors.contains("--code needs a folder"))
  }

  @Test("existing files are kept unless --force is given")
  func keeps() throws {
    let path = try folder.write("Box.xib", Documents.box)
    let present = try folder.write("Box.swift", "// mine\n")
    let output = folder.path("")
    let refused = Call("convert", "--no-verify", path, "-o", output)
    #expect(refused.code == .unwritable)
    #expect(refused.errors.contains("Box.swift: error: the file exists; use --force to replace it"))
    #expect(try String(contentsOfFile: present, encoding: .utf8) == "// mine\n")
    #expect(Call("convert", "--no-verify", "--force", path, "-o", output).code == .success)
    #expect(try String(contentsOfFile: present, encoding: .utf8).hasPrefix("import UIKit"))
  }

  @Test("documents with equal names have separate folders")
  func equalNames() throws {
    let paths = try ["A/Box.xib", "B/Box.xib", "C/B/Box.xib"].map {
      try folder.write($0, Documents.box)
    }
    let call = Call(["convert", "--no-verify", "-o", folder.path("Sources")] + paths)
    #expect(call.code == .success)
    for name in ["Box", "B-Box", "B-Box-2"] {
      #expect(folder.contains("Sources/\(name)/Box.swift"))
    }
  }

  @Test("bad input is reported with a location, and nothing is written")
  func badInput() throws {
    let path = try folder.write("Bad.xib", "<document><objects>")
    let call = Call("convert", "--no-verify", path, "-o", folder.path("Sources"))
    #expect(call.code == .badInput)
    #expect(call.errors.contains("Bad.xib:1:"))
    #expect(!folder.contains("Sources"))
  }

  @Test(
    "wrong calls are explained",
    arguments: [
      (["convert", "a.xib"], "missing --output FOLDER"),
      (["convert", "-o", "out"], "missing FILE"),
      (["convert", "-", "-o", "out"], "convert reads no standard input"),
      (
        ["convert", "a.xib", "-o", "out", "--package", "/nowhere"], "no Package.swift in '/nowhere'"
      ),
      (["convert", "a.xib", "-o", "out", "--verify", "--no-verify"], "exclude each other"),
    ])
  func wrongCalls(arguments: [String], message: String) {
    let call = Call(arguments)
    #expect(call.code == .usage)
    #expect(call.errors.contains(message))
  }

  @Test("a page lists what is not expressed, and is replaced with --force only")
  func page() throws {
    let path = try folder.write("Box.xib", Documents.box)
    let page = folder.path("page.html")
    #expect(Call("convert", "--no-verify", path, "-o", page).code == .success)
    let text = try String(contentsOfFile: page, encoding: .utf8)
    #expect(text.contains("<h2>\(path)</h2>\n<p>The code is not verified.</p>"))
    #expect(!folder.contains("Box.swift"))
    let again = Call("convert", "--no-verify", path, "-o", page)
    #expect(again.code == .unwritable)
    #expect(again.errors.contains("page.html: error: the page exists; use --force to replace it"))
    #expect(Call("convert", "--no-verify", "--force", path, "-o", page).code == .success)
  }

  @Test("--json has the files with their counts")
  func json() throws {
    struct Printed: Decodable {
      struct File: Decodable {
        var className: String
        var views: Int
        var lines: Int
      }
      var document: String
      var files: [File]
    }
    let path = try folder.write("Box.xib", Documents.box)
    let call = Call("convert", "--no-verify", "--json", path, "-o", folder.path("Sources"))
    let printed = try JSONDecoder().decode(Printed.self, from: Data(call.output.utf8))
    #expect(printed.document == path)
    #expect(printed.files.map(\.className) == ["Box"])
    #expect(printed.files.map(\.views) == [2])
  }
}
