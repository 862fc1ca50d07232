import Foundation
import TestSupport
import Testing

@testable import Command

@Suite("compiled documents as input")
@MainActor
struct CompiledInputTests {
  private let folder = TemporaryFolder()

  private func source(_ name: String) throws -> String {
    let text = try String(contentsOf: TestFiles.fixture("nibs/\(name)"), encoding: .utf8)
    // A nib shows the device by the size of the controllers' views.
    let device = "<device id=\"retina4_7\" orientation=\"portrait\"/>"
    return try folder.write(
      name, text.replacingOccurrences(of: "<scenes>", with: "\(device)<scenes>"))
  }

  /// Compiles both fixtures into an app.
  private func app() throws -> String {
    let sources = [try source("Card.xib"), try source("Tabs.storyboard")]
    let call = Call(
      ["compile", "-o", folder.path("Shop.app"), "--target", "15.0", "--module", "Shop"] + sources)
    #expect(call.code == .success)
    return folder.path("Shop.app")
  }

  /// The class and frame of each view in the order of the report.
  private func views(_ path: String) throws -> [String] {
    let call = Call("frames", "--json", "--device", "retina6_12", path)
    #expect(call.code == .success, "\(call.errors)")
    let data = Data(call.output.utf8)
    let report = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let scenes = report["scenes"] as? [[String: Any]] ?? []
    return scenes.flatMap { $0["views"] as? [[String: Any]] ?? [] }.map { view in
      let frame = view["frame"] as? [String: Any] ?? [:]
      let numbers = ["x", "y", "width", "height"].map { "\(frame[$0] ?? "missing")" }
      return "\(view["class"] ?? "") \(numbers.joined(separator: " "))"
    }.sorted()
  }

  @Test("compiled documents have the frames that their sources have")
  func frames() throws {
    let app = try app()
    let card = try views(folder.path("Card.xib"))
    #expect(card.count > 1)
    #expect(try views(app + "/Card.nib") == card)
    let tabs = try views(folder.path("Tabs.storyboard")).filter { !$0.hasPrefix("UITabBar") }
    #expect(tabs.count > 3)
    let compiled = try views(app + "/Tabs.storyboardc").filter { !$0.hasPrefix("UITabBar") }
    #expect(compiled == tabs)
  }

  @Test("an app is the list of its compiled documents")
  func apps() throws {
    let call = Call("frames", try app())
    #expect(call.code == .success, "\(call.errors)")
    #expect(call.output.contains("Card.nib"))
    #expect(call.output.contains("Tabs.storyboardc"))
  }

  @Test("a folder with no other documents is the list of its compiled documents")
  func folders() throws {
    let products = folder.path("Products")
    let compiled = Call("compile", try source("Card.xib"), "-o", products + "/Shop.app")
    #expect(compiled.code == .success)
    let call = Call("frames", products)
    #expect(call.code == .success, "\(call.errors)")
    #expect(call.output.contains("Products/Shop.app/Card.nib"))
    let again = Call("compile", products, "-o", folder.path("Other"))
    #expect(again.errors.contains("no .storyboard or .xib found in"))
  }

  @Test("an app whose asset catalog is not read says so")
  func assets() throws {
    let app = try app()
    #expect(!Call("frames", app).errors.contains("Assets.car"))
    _ = try folder.write("Shop.app/Assets.car", "")
    let call = Call("frames", app)
    #expect(call.code == .success)
    #expect(call.errors.contains("Assets.car is not read"))
  }

  @Test("an unchanged document equals its nib, a changed document does not")
  func stale() throws {
    let app = try app()
    let same = Call("diff", folder.path("Card.xib"), app + "/Card.nib")
    #expect(same.code == .success, "\(same.output) \(same.errors)")
    let text = try String(contentsOfFile: folder.path("Card.xib"), encoding: .utf8)
    let changed = try folder.write(
      "Card.xib", text.replacingOccurrences(of: "text=\"Title\"", with: "text=\"Heading\""))
    let other = Call("diff", changed, app + "/Card.nib")
    #expect(other.code != .success)
    #expect(other.output.contains("Heading"))
    #expect(other.output.contains("Card.nib: stale; compile the document again"))
  }

  @Test("a damaged nib is refused with its name and the reason")
  func damaged() throws {
    let path = try folder.write("Broken.nib", "NIBArchive")
    let call = Call("frames", path)
    #expect(call.code == .unreadable)
    #expect(call.errors.contains("Broken.nib:1:1: error: cannot read the file: header"))
    let ipa = try folder.write("Broken.ipa", "PK")
    #expect(Call("frames", ipa).errors.contains("it is not a zip archive"))
  }
}
