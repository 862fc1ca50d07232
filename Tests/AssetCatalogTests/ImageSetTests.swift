import AutoLayout
import Foundation
import TestSupport
import Testing

@testable import AssetCatalog

@Suite("Images of asset catalogs")
struct ImageSetTests {
  private let folder = TemporaryFolder()

  private func image(_ name: String, _ traits: AssetTraits = AssetTraits()) -> UIImage? {
    AssetLibrary(below: folder.path).image(named: name, for: traits)
  }

  private func file(_ name: String, _ traits: AssetTraits) -> String? {
    image(name, traits)?.content?.path.map { URL(fileURLWithPath: $0).lastPathComponent }
  }

  @Test(
    "F12.1: the file at the screen's scale is used, or the nearest finer file, or a coarser file")
  func scales() throws {
    let keys = { (scale: Int) in "\"idiom\" : \"universal\", \"scale\" : \"\(scale)x\"" }
    try folder.writeImageSet(
      "A.xcassets/all",
      [(keys(1), "1.png", 10, 10), (keys(2), "2.png", 20, 20), (keys(3), "3.png", 30, 30)])
    try folder.writeImageSet(
      "A.xcassets/outer", [(keys(1), "1.png", 10, 10), (keys(3), "3.png", 30, 30)])
    try folder.writeImageSet("A.xcassets/coarse", [(keys(1), "1.png", 12, 10)])
    #expect(file("all", AssetTraits(scale: 2)) == "2.png")
    #expect(file("all", AssetTraits(scale: 3)) == "3.png")
    #expect(file("outer", AssetTraits(scale: 2)) == "3.png")
    #expect(image("outer")?.size == CGSize(width: 10, height: 10))
    #expect(file("coarse", AssetTraits(scale: 3)) == "1.png")
    #expect(image("coarse")?.size == CGSize(width: 12, height: 10))
  }

  @Test("F12.2: device, appearance, direction and language choose among entries")
  func conditions() throws {
    let dark = "\"appearances\" : [ { \"appearance\" : \"luminosity\", \"value\" : \"dark\" } ]"
    try folder.writeImageSet(
      "A.xcassets/a",
      [
        ("\"idiom\" : \"universal\"", "any.png", 4, 4),
        ("\"idiom\" : \"universal\", \(dark)", "dark.png", 4, 4),
        ("\"idiom\" : \"ipad\"", "pad.png", 4, 4),
        ("\"idiom\" : \"universal\", \"language-direction\" : \"right-to-left\"", "rtl.png", 4, 4),
        ("\"idiom\" : \"universal\", \"locale\" : \"de\"", "de.png", 4, 4),
        ("\"idiom\" : \"watch\", \"screen-width\" : \"<=145\"", "watch.png", 4, 4),
      ])
    #expect(file("a", AssetTraits()) == "any.png")
    #expect(file("a", AssetTraits(isDark: true)) == "dark.png")
    #expect(file("a", AssetTraits(idiom: .pad)) == "pad.png")
    #expect(file("a", AssetTraits(idiom: .pad, isDark: true)) == "pad.png")
    #expect(file("a", AssetTraits(isRightToLeft: true)) == "rtl.png")
    #expect(file("a", AssetTraits(language: "de")) == "de.png")
    #expect(file("a", AssetTraits(language: "fr")) == "any.png")
  }

  @Test("an image has the template setting, slices and insets from the set, in points")
  func properties() throws {
    let resizing = """
      "idiom" : "universal", "scale" : "2x", "resizing" : { "mode" : "9-part", \
      "center" : { "mode" : "stretch", "width" : 1, "height" : 1 }, \
      "cap-insets" : { "top" : 4, "left" : 6, "bottom" : 8, "right" : 10 } }, \
      "alignment-insets" : { "top" : 2, "left" : 0, "bottom" : 4, "right" : 0 }
      """
    try folder.writeImageSet(
      "A.xcassets/a", [(resizing, "2.png", 40, 40)],
      properties: "{ \"template-rendering-intent\" : \"template\" }")
    let found = try #require(image("a"))
    #expect(found.renderingMode == .alwaysTemplate)
    #expect(found.capInsets == UIEdgeInsets(top: 2, left: 3, bottom: 4, right: 5))
    #expect(found.resizingMode == .stretch)
    #expect(found.alignmentRectInsets == UIEdgeInsets(top: 1, left: 0, bottom: 2, right: 0))
  }

  @Test("groups prefix the names of their contents only if they provide a namespace")
  func nameSpaces() throws {
    let entry = [("\"idiom\" : \"universal\"", "a.png", 4, 4)]
    try folder.writeImageSet("A.xcassets/Plain/one", entry)
    try folder.writeImageSet("A.xcassets/Space/two", entry)
    try folder.write(
      "A.xcassets/Space/Contents.json", "{ \"properties\" : { \"provides-namespace\" : true } }")
    #expect(image("one") != nil)
    #expect(image("Plain/one") == nil)
    #expect(image("Space/two") != nil)
    #expect(image("two") == nil)
  }

  @Test("faults are reported once, with their lines, and cost no more than their entries")
  func faults() throws {
    try folder.writeImageSet(
      "A.xcassets/a",
      [
        ("\"scale\" : \"1x\"", "1.png", 4, 4), ("\"scale\" : \"2x\"", "2.png", 8, 8),
        ("\"scale\" : \"3x\"", "3.png", 12, 12),
      ])
    try FileManager.default.removeItem(atPath: folder.path + "/A.xcassets/a.imageset/3.png")
    try folder.write("A.xcassets/a.imageset/2.png", "no picture")
    try folder.write("A.xcassets/b.imageset/Contents.json", "{\n \"images\" : [\n")
    try folder.write("A.xcassets/b.imageset/b@2x.png", Data.headerOfPNG(width: 6, height: 6))
    try folder.write(
      "A.xcassets/c.imageset/Contents.json",
      "{ \"images\" : [\n{ \"filename\" : \"../a.imageset/1.png\" } ] }")
    let library = AssetLibrary(below: folder.path)
    let traits = AssetTraits()
    #expect(library.image(named: "a", for: traits)?.content?.path?.hasSuffix("1.png") == true)
    // A set with unreadable contents still has images.
    #expect(library.image(named: "b", for: traits)?.size == CGSize(width: 3, height: 3))
    #expect(library.image(named: "c", for: traits) == nil)
    let faults = library.takeFaults()
    let lines = faults.map { fault in
      "\(URL(fileURLWithPath: fault.path).pathComponents.suffix(2).joined(separator: "/")):"
        + "\(fault.line ?? 0)"
    }
    #expect(
      lines == [
        "a.imageset/Contents.json:4", "a.imageset/Contents.json:3", "b.imageset/Contents.json:3",
        "c.imageset/Contents.json:2",
      ])
    #expect(faults[0].message.contains("'3.png' is missing"))
    #expect(faults[1].message.contains("is not a PNG"))
    #expect(library.takeFaults().isEmpty)
    _ = library.image(named: "a", for: traits)
    #expect(library.takeFaults().isEmpty)
  }

  @Test("catalog files that are too large are not read, also through a link")
  func large() throws {
    for (name, size) in [("far.png", AssetLibrary.fileSizeLimit + 1), ("list", 1 << 40)] {
      try folder.write("outside/\(name)", Data.headerOfPNG(width: 6, height: 6))
      let handle = try FileHandle(
        forWritingTo: folder.url.appendingPathComponent("outside/\(name)"))
      try handle.truncate(atOffset: UInt64(size))
      try handle.close()
    }
    try folder.writeImageSet("A.xcassets/a", [("\"scale\" : \"1x\"", "a.png", 4, 4)])
    try folder.writeImageSet("A.xcassets/b", [("\"scale\" : \"1x\"", "b.png", 4, 4)])
    for (name, target) in [("a.imageset/a.png", "far.png"), ("b.imageset/Contents.json", "list")] {
      let path = "\(folder.path)/A.xcassets/\(name)"
      try FileManager.default.removeItem(atPath: path)
      try FileManager.default.createSymbolicLink(
        atPath: path, withDestinationPath: "\(folder.path)/outside/\(target)")
    }
    let library = AssetLibrary(below: folder.path + "/A.xcassets")
    #expect(library.image(named: "a", for: AssetTraits())?.content == nil)
    #expect(library.image(named: "b", for: AssetTraits())?.content != nil)
    let messages = library.takeFaults().map(\.message)
    #expect(messages.count == 2)
    #expect(messages.contains { $0.hasSuffix("a.png' is larger than 64 MB") })
    #expect(messages.contains("the file is larger than 4 MB"))
  }
}
