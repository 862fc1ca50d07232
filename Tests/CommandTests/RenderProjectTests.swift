import AutoLayout
import Drawing
import Foundation
import TestSupport
import Testing

@testable import Command

@Suite("autolayout render of projects")
@MainActor
struct RenderProjectTests {
  private let folder = TemporaryFolder()

  private func pictures(in name: String) throws -> [String] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path(name))
    return names.filter { $0.contains(".") }.sorted()
  }

  private static let imageDocument = Documents.xib(
    content: """
      <subviews>
          <imageView contentMode="scaleToFill" image="logo" fixedFrame="YES" id="i">
              <rect key="frame" x="10" y="10" width="40" height="40"/>
          </imageView>
      </subviews>
      """
  ).replacingOccurrences(
    of: "</document>",
    with: "<resources><image name=\"logo\" width=\"4\" height=\"4\"/></resources></document>")

  private func addLogo(_ catalog: String, _ bytes: Data) throws {
    try folder.write(
      "\(catalog)/logo.imageset/Contents.json",
      "{ \"images\" : [\n{ \"idiom\" : \"universal\", \"filename\" : \"logo.png\" } ] }")
    try folder.write("\(catalog)/logo.imageset/logo.png", bytes)
  }

  private static func logo() throws -> Data {
    try DisplayList(size: CGSize(width: 4, height: 4), background: .black).encoded(as: .png)
  }

  @Test("pictures have their documents' paths, also for equal names and a nib next to a storyboard")
  func mirrored() throws {
    try folder.write("App/One/View.xib", Documents.box)
    try folder.write("App/Two/View.xib", Documents.box)
    try folder.write("App/Two/Other.xib", Documents.box)
    try folder.write("App/Two/Other.storyboard", Documents.box)
    #expect(Call("render", folder.path("App"), "-o", folder.path("out")).code == .success)
    #expect(
      try pictures(in: "out") == [
        "One/View.png", "Two/Other.storyboard.png", "Two/Other.xib.png", "Two/View.png",
      ])
    let several = Call(
      "render", folder.path("App/One"), folder.path("App/Two"), "-o", folder.path("both"))
    #expect(several.code == .success)
    #expect(try pictures(in: "both").contains("One/View.png"))
  }

  @Test("names of folders may begin with an accent")
  func accents() throws {
    for name in ["\u{670}One", "\u{670}Two"] {
      try folder.write("App/\(name)/View.xib", Documents.box)
    }
    #expect(Call("render", folder.path("App"), "-o", folder.path("out")).code == .success)
    let drawn = ["\u{670}One", "\u{670}Two"].map { folder.path("out/\($0)/View.png") }
    #expect(drawn.allSatisfy { FileManager.default.fileExists(atPath: $0) })
  }

  @Test("a document that cannot be drawn has no picture, and the page gives the reason")
  func page() throws {
    try folder.write("App/Good.xib", Documents.box)
    try folder.write("App/Bad.xib", "<plist/>")
    try folder.write(
      "App/Flat.xib",
      Documents.xib().replacingOccurrences(of: "width=\"393\"", with: "width=\"0.0\"")
        .replacingOccurrences(of: "<device id=\"retina6_12\"", with: "<device id=\"none\""))
    let call = Call("render", folder.path("App"), "-o", folder.path("out/index.html"))
    #expect(call.code == .badInput)
    let made = try pictures(in: "out")
    #expect(made.contains("Good.png") && made.contains("Flat.png") && made.contains("index.html"))
    #expect(!made.contains("Bad.png"))
    let page = try folder.read("out/index.html")
    #expect(page.contains("src=\"Good.png\""))
    #expect(page.contains("2 pictures, 1 document without a picture"))
    #expect(page.contains("no picture"))
    #expect(page.contains("type=\"search\""))
  }

  @Test("a sheet with no area is reported; a sheet that is too large is drawn smaller")
  func sheets() {
    let flat = DrawableSheet(DisplayList(size: CGSize(width: 0, height: 48)), scale: 2)
    #expect(flat.picture.size.width > 0)
    #expect(flat.remark?.hasPrefix("the view is 0 x 48 points") == true)
    let long = DrawableSheet(DisplayList(size: CGSize(width: 100, height: 20_000)), scale: 2)
    #expect(long.scale * 20_000 <= 32_767)
    #expect(long.remark?.contains("pixels per point") == true)
    let usual = DrawableSheet(DisplayList(size: CGSize(width: 100, height: 200)), scale: 2)
    #expect(usual.remark == nil && usual.scale == 2)
  }

  @Test("images are found in the project's catalogs, or in --assets")
  func assets() throws {
    let document = try folder.write("App/Base.lproj/Main.xib", Self.imageDocument)
    try addLogo("App/Media.xcassets", Self.logo())
    try addLogo("Elsewhere/Media.xcassets", Self.logo())
    func hasLogo(_ arguments: String...) throws -> Bool {
      _ = Call(["render", document, "-o", folder.path("a.svg")] + arguments)
      return try folder.read("a.svg").contains("data:image/png")
    }
    #expect(try hasLogo())
    try folder.makeFolder("App/.git")
    _ = Call(
      "render", folder.path("App/Base.lproj"), "-o", folder.path("out"), "--format", "svg")
    #expect(try folder.read("out/Main.svg").contains("data:image/png"))
    #expect(try hasLogo("--assets", folder.path("Elsewhere")))
    #expect(try !hasLogo("--assets", folder.path("App/Base.lproj")))
    #expect(
      Call("render", document, "-o", folder.path("a.svg"), "--assets", folder.path("none")).code
        == .usage)
  }

  @Test(
    "a bad image is left out with a warning at the file; a bad list is reported with the line")
  func badImages() throws {
    let document = try folder.write("App/Main.xib", Self.imageDocument)
    try addLogo("App/Media.xcassets", Self.logo().prefix(50))
    let call = Call("render", document, "-o", folder.path("a.png"))
    #expect(call.code == .success)
    #expect(call.errors.contains("logo.imageset/logo.png: warning: "))
    try folder.write("App/Media.xcassets/logo.imageset/Contents.json", "{ \"images\" :\n\n[ }")
    let other = Call("render", document, "-o", folder.path("a.png"))
    #expect(other.code == .success)
    #expect(other.errors.contains("logo.imageset/Contents.json:3: warning: "))
  }
}
