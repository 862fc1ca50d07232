import AutoLayout
import Foundation
import TestSupport
import Testing

@testable import AssetCatalog

@Suite("Search for asset catalogs")
struct AssetSearchTests {
  private let folder = TemporaryFolder()

  private func addImage(_ catalog: String, width: Int) throws {
    try folder.writeImageSet(
      "\(catalog)/a", [("\"idiom\" : \"universal\"", "a.png", width, 8)])
  }

  private func width(_ library: AssetLibrary) -> CGFloat? {
    library.image(named: "a", for: AssetTraits())?.size.width
  }

  @Test("catalogs of the whole project are found, the nearest to the document first")
  func project() throws {
    try folder.write("App.xcodeproj/project.pbxproj", "")
    try addImage("Shared/Media.xcassets", width: 1)
    try addImage("App/Feature/Feature.xcassets", width: 2)
    try addImage("Pods/Other/Other.xcassets", width: 3)
    let near = AssetLibrary(of: folder.path + "/App/Feature/Base.lproj/Main.storyboard")
    #expect(near.catalogs.map { $0.hasSuffix("Feature.xcassets") } == [true, false])
    #expect(width(near) == 2)
    #expect(width(AssetLibrary(of: folder.path + "/Shared/View.xib")) == 1)
  }

  @Test("outside a project, the search covers only the folders around the document")
  func noProject() throws {
    try addImage("Media.xcassets", width: 1)
    try addImage("Other/Other.xcassets", width: 2)
    let library = AssetLibrary(of: folder.path + "/App/Base.lproj/Main.storyboard")
    #expect(
      library.catalogs.map { URL(fileURLWithPath: $0).lastPathComponent }.first
        == "Media.xcassets")
    #expect(!library.catalogs.contains { $0.hasSuffix("Other.xcassets") })
  }

  @Test("paths are compared by bytes, because an accent may begin a name")
  func accents() {
    for name in ["Views", "\u{670}Views", "\u{301}"] {
      #expect("app/\(name)/a.xib".path(below: "app") == "\(name)/a.xib")
      #expect("app/\(name)/a.xib".path(below: "app/") == "\(name)/a.xib")
      #expect("/\(name)".path(below: "/") == name && "/\(name)".isBelow("/"))
      #expect("apps/\(name)".path(below: "app") == nil && !"app".isBelow("app/\(name)"))
    }
    #expect("app".isBelow("app") && "app".path(below: "app") == nil)
  }

  @Test("a folder or a catalog can be given as the place to search")
  func explicit() throws {
    try addImage("One.xcassets", width: 1)
    try addImage("Deep/Two.xcassets", width: 2)
    let all = AssetLibrary(below: folder.path)
    #expect(all.catalogs.count == 2)
    #expect(width(all.near(folder.path + "/Deep/View.xib")) == 2)
    #expect(width(all.near(folder.path + "/View.xib")) == 1)
    #expect(width(AssetLibrary(below: folder.path + "/Deep/Two.xcassets")) == 2)
  }

  @Test("pictures outside of catalogs are found by their names")
  func looseImages() throws {
    try folder.write("Images/a@2x.png", Data.headerOfPNG(width: 20, height: 20))
    try folder.write("Images/a@3x.png", Data.headerOfPNG(width: 30, height: 30))
    try folder.write("Images/a~ipad.png", Data.headerOfPNG(width: 7, height: 7))
    let library = AssetLibrary(below: folder.path)
    #expect(width(library) == 10)
    #expect(library.image(named: "a.png", for: AssetTraits())?.size.width == 10)
    #expect(library.image(named: "a", for: AssetTraits(idiom: .pad))?.size.width == 7)
    #expect(library.image(named: "b", for: AssetTraits()) == nil)
  }

  @Test("code finds a registered library's assets by name")
  func registration() throws {
    try addImage("One.xcassets", width: 5)
    try folder.write(
      "One.xcassets/ink.colorset/Contents.json",
      """
      { "colors" : [ { "color" : { "color-space" : "srgb", "components" : \
      { "red" : "1.000", "green" : "0x80", "blue" : "51", "alpha" : "0.5" } } } ] }
      """)
    let library = AssetLibrary(below: folder.path)
    #expect(
      library.color(named: "ink", for: AssetTraits())
        == UIColor(red: 1, green: 128.0 / 255, blue: 0.2, alpha: 0.5))
    // The provider is global to the process, so these names are unique to this test.
    library.register()
    defer {
      ImageSource.setProvider(nil)
      ColorSource.setProvider(nil)
    }
    #expect(UIImage(named: "a")?.size.width == 5)
    #expect(UIColor(named: "ink")?.cgColor.alpha == 0.5)
    #expect(UIColor(named: "none") == nil)
  }
}
