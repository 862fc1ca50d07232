import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@testable import CompiledNibs

@Suite struct RecoveryTests {
  private func compiled(_ name: String, _ options: NibOptions) throws -> CompiledDocument {
    let data = try Data(contentsOf: TestFiles.fixture("nibs/\(name)"))
    let markup = try DocumentMarkup(data: data, path: name)
    return NibCompiler(options).compile(markup, path: name)
  }

  private func recovered(
    _ name: String, _ options: NibOptions = NibOptions(xcode: 1600, target: 1500, module: "Shop")
  ) throws -> DocumentMarkup {
    let document = try RecoveredDocument(CompiledFiles(compiled(name, options)))
    return try DocumentMarkup(data: Data(document.text.utf8), path: name)
  }

  private func elements(_ name: String, _ markup: DocumentMarkup) -> [DocumentMarkup.Element] {
    markup.elements.filter { $0.name == name }
  }

  @Test("A nib gives the views, texts, classes and constraints of its xib")
  func card() throws {
    let markup = try recovered("Card.xib")
    let label = try #require(elements("label", markup).first)
    #expect(label.attributes["text"] == "Title")
    #expect(label.attributes["horizontalHuggingPriority"] == "251")
    #expect(label.attributes["translatesAutoresizingMaskIntoConstraints"] == "NO")
    let view = try #require(elements("view", markup).first)
    #expect(view.attributes["customClass"] == "CardView")
    #expect(view.attributes["customModule"] == "Shop")
    let guide = try #require(elements("viewLayoutGuide", markup).first)
    #expect(guide.attributes["key"] == "safeArea")
    let source = try DocumentMarkup(
      data: Data(contentsOf: TestFiles.fixture("nibs/Card.xib")), path: "Card.xib")
    func equations(_ markup: DocumentMarkup) -> [String] {
      elements("constraint", markup).map { constraint in
        ["firstAttribute", "secondAttribute", "relation", "constant", "priority", "multiplier"]
          .map { constraint.attributes[$0] ?? "" }.joined(separator: " ")
      }.sorted()
    }
    #expect(equations(markup) == equations(source))
    let outlet = try #require(
      elements("outlet", markup).first { $0.attributes["property"] == "title" })
    #expect(outlet.attributes["destination"] == label.attributes["id"])
  }

  @Test("An image has the size of most image views that show it")
  func imageSizes() throws {
    func imageView(_ id: String, _ size: Int) -> String {
      """
      <imageView opaque="NO" contentMode="scaleToFill" image="logo" id="\(id)">
      <rect key="frame" x="0.0" y="0.0" width="\(size)" height="\(size / 2)"/></imageView>
      """
    }
    func sizes(_ views: [Int]) throws -> [String?] {
      let subviews = views.enumerated().map { imageView("view\($0)", $1) }.joined()
      let view = """
        <view contentMode="scaleToFill" id="root">
        <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
        <subviews>\(subviews)</subviews></view>
        """
      let source = try DocumentMarkup(data: Data(Markup.nib(view).utf8), path: "Logo.xib")
      let compiled = NibCompiler(NibOptions(xcode: 1600, target: 1500, module: "Shop"))
        .compile(source, path: "Logo.xib")
      let text = try RecoveredDocument(CompiledFiles(compiled)).text
      let images = elements("image", try DocumentMarkup(data: Data(text.utf8), path: "Logo.xib"))
      #expect(images.map { $0.attributes["name"] } == ["logo"])
      return images.map { $0.attributes["width"] }
    }
    #expect(try sizes([90, 40, 40]) == ["40"])
    #expect(try sizes([40, 90, 90]) == ["90"])
    #expect(try sizes([90, 40]) == ["40"])
  }

  @Test("Compiling a recovered document again gives the same values for layout")
  func fixedPoint() throws {
    let options = NibOptions(xcode: 1600, target: 1500, module: "Shop")
    let first = try RecoveredDocument(CompiledFiles(compiled("Card.xib", options)))
    let markup = try DocumentMarkup(data: Data(first.text.utf8), path: "Card.xib")
    let again = NibCompiler(options).compile(markup, path: "Card.xib")
    #expect(again.isComplete)
    let second = try RecoveredDocument(CompiledFiles(again))
    #expect(second.text == first.text)
  }

  @Test("A storyboard gives its scenes with controllers, relationships and segues")
  func storyboard() throws {
    let markup = try recovered("Tabs.storyboard")
    #expect(markup[0].attributes["initialViewController"] == "tab-ba-rco")
    let controllers = elements("viewController", markup).compactMap { $0.attributes["id"] }
    #expect(Set(controllers) == ["fir-st-vc1", "sec-on-vc2", "det-ai-vc3"])
    let segues = elements("segue", markup)
    let relationships = segues.filter { $0.attributes["kind"] == "relationship" }
    #expect(
      relationships.compactMap { $0.attributes["destination"] } == ["fir-st-vc1", "sec-on-vc2"])
    let show = try #require(segues.first { $0.attributes["kind"] == "show" })
    #expect(show.attributes["destination"] == "det-ai-vc3")
    let views = elements("view", markup).filter { $0.attributes["key"] == "view" }
    #expect(Set(views.compactMap { $0.attributes["id"] }).contains("vie-wf-ir1"))
  }

  @Test("A storyboard that lacks a nib is refused with its name")
  func missing() throws {
    var files = CompiledFiles(try compiled("Tabs.storyboard", NibOptions(target: 1500)))
    files.files["Second.nib"] = nil
    let error = #expect(throws: NibArchiveError.self) { try RecoveredDocument(files) }
    #expect(error?.reason.contains("Second.nib is missing") == true)
  }

  @Test("Objects that contain themselves, and damaged nibs, end; they never trap")
  func damage() throws {
    let seed: UInt64 = 78
    var generator = SeededGenerator(seed: seed)
    for name in ["Card.xib", "Tabs.storyboard"] {
      let files = CompiledFiles(try compiled(name, NibOptions(xcode: 1600, target: 1500)))
      let paths = files.files.keys.filter { $0.hasSuffix(".nib") || $0.isEmpty }.sorted()
      for _ in 0..<300 {
        var damaged = files
        let path = generator.pick(paths)
        guard var archive = try? NibArchive(bytes: damaged.files[path] ?? []) else { continue }
        for _ in 0..<generator.number(1...4) {
          let object = generator.number(0...archive.objects.count - 1)
          guard !archive.objects[object].values.isEmpty else { continue }
          let place = generator.number(0...archive.objects[object].values.count - 1)
          let other = generator.number(0...archive.objects.count - 1)
          let values: [NibValue] = [
            .object(other), .null, .double(.infinity), .double(.nan), .integer(.min),
            .data([7]), .packed([.nan, 1e300, -1, 0]),
          ]
          archive.objects[object].values[place].value = generator.pick(values)
        }
        damaged.files[path] = archive.bytes
        guard let document = try? RecoveredDocument(damaged) else { continue }
        #expect(throws: Never.self, "seed \(seed)") {
          try DocumentMarkup(data: Data(document.text.utf8), path: name)
        }
      }
    }
  }
}
