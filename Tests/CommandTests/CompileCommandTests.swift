import Foundation
import TestSupport
import Testing

@testable import Command

@Suite("autolayout compile")
@MainActor
struct CompileCommandTests {
  private let folder = TemporaryFolder()

  private func copy(_ name: String, to path: String, replacing: (String, String) = ("", "")) throws
    -> String
  {
    var text = try String(contentsOf: TestFiles.fixture("nibs/\(name)"), encoding: .utf8)
    if !replacing.0.isEmpty { text = text.replacingOccurrences(of: replacing.0, with: replacing.1) }
    return try folder.write(path, text)
  }

  @Test("writes a nib and a storyboardc folder")
  func writes() throws {
    let paths = [
      try copy("Card.xib", to: "Card.xib"), try copy("Tabs.storyboard", to: "Tabs.storyboard"),
    ]
    let call = Call(["compile", "-o", folder.path("out"), "--target", "15.0"] + paths)
    #expect(call.code == .success)
    #expect(call.output.isEmpty)
    #expect(call.errors.isEmpty)
    #expect(folder.contains("out/Card.nib"))
    #expect(folder.contains("out/Tabs.storyboardc/Second.nib"))
    let data = try Data(
      contentsOf: URL(fileURLWithPath: folder.path("out/Tabs.storyboardc/Info.plist")))
    // No pointer to a format is passed.
    let list = unsafe try PropertyListSerialization.propertyList(from: data, format: nil)
    let content = try #require(list as? [String: Any])
    #expect(
      content["UIStoryboardDesignatedEntryPointIdentifier"] as? String
        == "UITabBarController-tab-ba-rco")
  }

  @Test("--compile names the result, and a folder replaces a file")
  func named() throws {
    let path = try copy("Card.xib", to: "Card.xib")
    let result = folder.path("Other.nib")
    #expect(Call("compile", "--compile", result, path).code == .success)
    let call = Call(
      "compile", "--compile", result, "--minimum-deployment-target", "9.0", "--xcode", "1010", path)
    #expect(call.code == .success)
    #expect(folder.contains("Other.nib/runtime.nib"))
    #expect(folder.contains("Other.nib/objects-11.0+.nib"))
  }

  @Test("nothing is written for a refused document")
  func refuses() throws {
    let path = try copy("Card.xib", to: "Card.xib", replacing: ("label", "arView"))
    let call = Call("compile", "-o", folder.path("out"), path)
    #expect(call.code == .badInput)
    #expect(call.errors.contains("error: <arView> cannot be compiled: its compiled form is not"))
    #expect(!folder.contains("out/Card.nib"))
  }

  @Test("findings in ibtool's format")
  func propertyList() throws {
    let path = try copy("Card.xib", to: "Card.xib", replacing: ("label", "slider"))
    let call = Call("compile", "-o", folder.path("out"), "--output-format", "xml1", path)
    #expect(call.code == .success)
    #expect(call.output.contains("<key>com.apple.ibtool.document.warnings</key>"))
    #expect(call.output.contains("&lt;slider&gt; is not proven"))
    let errors = Call(
      "compile", "-o", folder.path("out"), "--output-format", "xml1", "--errors", path)
    #expect(!errors.output.contains("slider"))
  }

  @Test("documents with equal names are refused")
  func equalNames() throws {
    let paths = [
      try copy("Card.xib", to: "A/Card.xib"), try copy("Card.xib", to: "B/Card.xib"),
    ]
    let call = Call(["compile", "-o", folder.path("out")] + paths)
    #expect(call.code == .unwritable)
    #expect(call.errors.contains("B/Card.xib:"))
    #expect(folder.contains("out/Card.nib"))
  }

  @Test(
    "invalid calls",
    arguments: [
      (["compile", "a.xib"], "missing --output FOLDER"),
      (["compile", "-o", "out"], "missing SOURCE"),
      (["compile", "-", "-o", "out"], "compile reads no standard input"),
      (["compile", "a.xib", "-o", "out", "--target", "new"], "invalid value 'new' for --target"),
      (["compile", "a.xib", "b.xib", "--compile", "out"], "--compile is for a single SOURCE"),
    ])
  func invalid(_ arguments: [String], _ message: String) {
    let call = Call(arguments)
    #expect(call.code == .usage)
    #expect(call.errors.contains(message))
  }
}
