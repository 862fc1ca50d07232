import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@testable import CompiledNibs

@Suite struct CompilerTests {
  private func compile(
    _ name: String, _ options: NibOptions, replacing: [(String, String)] = []
  ) throws -> CompiledDocument {
    var text = try String(contentsOf: TestFiles.fixture("nibs/\(name)"), encoding: .utf8)
    for (old, new) in replacing {
      #expect(text.contains(old))
      text = text.replacingOccurrences(of: old, with: new)
    }
    let markup = try DocumentMarkup(data: Data(text.utf8), path: name)
    return NibCompiler(options).compile(markup, path: name)
  }

  private func object(_ className: String, in archive: NibArchive) -> NibObject? {
    archive.objects.first { $0.className == className }
  }

  private func text(_ value: NibValue?, in archive: NibArchive) -> String? {
    guard case .object(let index)? = value,
      case .data(let bytes)? = archive.objects[index]["NS.bytes"]
    else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("A xib becomes a nib with views, constraints and connections")
  func card() throws {
    let options = NibOptions(xcode: 1600, target: 1500, module: "Shop")
    let compiled = try compile("Card.xib", options)
    #expect(compiled.diagnostics == [])
    #expect(compiled.nibs.map(\.path) == [""])
    let archive = try #require(compiled.nibs.first).archive
    #expect(archive.minorVersion == 10)
    #expect(try NibArchive(bytes: archive.bytes) == archive)
    let label = try #require(object("UILabel", in: archive))
    #expect(label["UIBounds"]?.numbers == [0, 0, 288, 20.5])
    #expect(label["UICenter"]?.numbers == [160, 26.25])
    #expect(text(label["UIText"], in: archive) == "Title")
    #expect(text(label["UIViewContentHuggingPriority"], in: archive) == "{251, 251}")
    #expect(label["UITextAlignment"] == .integer(4))
    let view = try #require(object("UIClassSwapper", in: archive))
    #expect(text(view["UIClassName"], in: archive) == "_TtC4Shop8CardView")
    #expect(text(view["UIOriginalClassName"], in: archive) == "UIView")
    let connection = try #require(object("UIRuntimeOutletConnection", in: archive))
    #expect(text(connection["UILabel"], in: archive) == "title")
    let guide = try #require(object("UILayoutGuide", in: archive))
    #expect(text(guide["UILayoutGuideIdentifier"], in: archive) == "UIViewSafeAreaLayoutGuide")
  }

  @Test("A margin is an edge for iOS 7, and its constant includes the margin")
  func margins() throws {
    let archive = try #require(try compile("Card.xib", NibOptions(xcode: 1600)).nibs.first).archive
    let constraint = archive.objects.first { $0["NSSecondAttributeV2"] == .integer(15) }
    #expect(constraint?["NSSecondAttribute"] == .integer(3))
    #expect(constraint?["NSConstantV2"] == .double(8))
    #expect(constraint?["NSConstant"] == .double(16))
  }

  @Test("Systems with no safe area get a form of their own")
  func variants() throws {
    let compiled = try compile("Card.xib", NibOptions(xcode: 1210, target: 1000))
    #expect(compiled.nibs.map(\.path) == ["runtime.nib", "objects-11.0+.nib"])
    let guides = compiled.nibs.map { nib in
      nib.archive.objects.contains { $0["UILayoutGuideSystemConstraints"] != nil }
    }
    #expect(guides == [false, true])
    let early = try compile("Card.xib", NibOptions(xcode: 1110, target: 1100))
    #expect(early.nibs.map(\.path) == ["runtime.nib", "objects-13.0+.nib"])
  }

  @Test("An unknown element is refused by name, an unproven element is written with a warning")
  func evidence() throws {
    let unknown = try compile(
      "Card.xib", NibOptions(), replacing: [("<label ", "<arView "), ("</label>", "</arView>")])
    #expect(!unknown.isComplete)
    #expect(unknown.diagnostics.map(\.code) == ["unknown-element"])
    #expect(unknown.diagnostics.first?.message.hasPrefix("<arView>") == true)
    let unproven = try compile(
      "Card.xib", NibOptions(), replacing: [("<label ", "<slider "), ("</label>", "</slider>")])
    #expect(unproven.isComplete)
    #expect(unproven.diagnostics.map(\.code) == ["not-proven"])
  }

  @Test("A storyboard becomes nibs of controllers and views")
  func storyboard() throws {
    let compiled = try compile("Tabs.storyboard", NibOptions(xcode: 1210, target: 1300))
    #expect(compiled.diagnostics == [])
    #expect(
      compiled.nibs.map(\.path).sorted() == [
        "Second.nib", "UITabBarController-tab-ba-rco.nib", "UIViewController-det-ai-vc3.nib",
        "det-ai-vc3-view-vie-wd-et3.nib", "fir-st-vc1-view-vie-wf-ir1.nib",
        "sec-on-vc2-view-vie-ws-ec2.nib",
      ])
    let information = try #require(compiled.information)
    #expect(information.entryPoint == "UITabBarController-tab-ba-rco")
    #expect(information.nibNames["Second"] == "Second")
    #expect(information.nibNames["UIViewController-fir-st-vc1"] == nil)
    let tabs = try #require(compiled.nibs.first { $0.path.hasPrefix("UITabBar") }).archive
    #expect(object("UIStoryboardShowSegueTemplate", in: tabs) != nil)
    #expect(object("UIStoryboardViewControllerPlaceholder", in: tabs) != nil)
    let view = try #require(compiled.nibs.first { $0.path.hasPrefix("fir-st") }).archive
    let events = view.objects.filter { $0.className == "UIRuntimeEventConnection" }
    #expect(Set(events.map { text($0["UILabel"], in: view) }) == ["next:", "perform:"])
  }

  @Test("Compiling twice gives the same bytes")
  func sameness() throws {
    let options = NibOptions(xcode: 1600, target: 1500)
    let bytes = try (0..<2).map { _ in
      try compile("Tabs.storyboard", options).nibs.map(\.archive.bytes)
    }
    #expect(bytes[0] == bytes[1])
  }

  @Test("Damaged documents are compiled or refused; they never trap")
  func damage() throws {
    let seed: UInt64 = 77
    var generator = SeededGenerator(seed: seed)
    for name in ["Card.xib", "Tabs.storyboard"] {
      let text = try String(contentsOf: TestFiles.fixture("nibs/\(name)"), encoding: .utf8)
      let lines = text.split(separator: "\n").map(String.init)
      for _ in 0..<200 {
        var damaged = lines
        for _ in 0..<generator.number(1...4) {
          let place = generator.number(2...damaged.count - 1)
          switch generator.number(0...2) {
          case 0: damaged.remove(at: place)
          case 1: damaged.insert(generator.pick(lines), at: place)
          default: damaged[place] = damaged[place].replacingOccurrences(of: "001", with: "002")
          }
        }
        let data = Data(damaged.joined(separator: "\n").utf8)
        guard let markup = try? DocumentMarkup(data: data, path: name) else { continue }
        for nib in NibCompiler(NibOptions(target: 1000)).compile(markup, path: name).nibs {
          #expect(throws: Never.self, "seed \(seed)") { try NibArchive(bytes: nib.archive.bytes) }
        }
      }
    }
  }
}
