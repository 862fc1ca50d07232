import Foundation
import TestSupport
import Testing

@testable import Command

@Suite("autolayout render --show")
@MainActor
struct RenderOverlayTests {
  private let folder = TemporaryFolder()
  private let document: String

  init() throws {
    document = try folder.write("a.xib", Documents.box)
  }

  private func picture(_ arguments: String..., of name: String? = nil) throws -> Data {
    let call = Call(["render", name ?? document, "-o", folder.path("a.png")] + arguments)
    #expect(call.code == .success, "\(call.errors)")
    return try folder.data("a.png")
  }

  @Test("each kind of overlay draws something if it has content, and 'all' more than each")
  func kinds() throws {
    // The box shows no text and is not ambiguous.
    let empty = try picture("--show", "baselines")
    for kind in ["frames", "constraints", "margins", "safe-area", "guides", "alignment"] {
      #expect(try picture("--show", kind) != empty, "\(kind)")
    }
    for kind in ["ambiguity", "conflicts"] {
      #expect(try picture("--show", kind) == empty, "\(kind)")
    }
    #expect(try picture("--show", "misplaced") != empty)
    #expect(try picture() != empty, "there is room for labels around a view")
    #expect(try picture("--show", "frames,constraints") != picture("--show", "frames"))
    #expect(
      try picture("--show", "frames", "--show", "constraints")
        == picture("--show", "constraints,frames"))
  }

  @Test("misplaced frames are drawn only for the canvas's device")
  func misplaced() throws {
    let elsewhere = ["-d", "retina4_7"]
    #expect(
      try picture("--show", "misplaced", elsewhere[0], elsewhere[1])
        == picture("--show", "baselines", elsewhere[0], elsewhere[1]))
  }

  @Test("conflicts and ambiguity are drawn at their views")
  func faults() throws {
    let conflict = try folder.write("c.xib", Documents.conflict)
    #expect(
      try picture("--show", "conflicts", of: conflict)
        != picture("--show", "baselines", of: conflict))
    let open = try folder.write(
      "o.xib",
      Documents.box.replacingOccurrences(
        of: "<constraint firstAttribute=\"height\" constant=\"50\" id=\"h\"/>", with: ""))
    #expect(
      try picture("--show", "ambiguity", of: open) != picture("--show", "baselines", of: open))
  }

  @Test(
    "a controller's layout guides are drawn as guides, and UIKit's constraints on them are left out"
  )
  func layoutSupport() throws {
    func view(_ guides: String) throws -> String {
      try folder.write(
        "g.storyboard",
        Markup.storyboard(
          """
          <scene sceneID="s"><objects><viewController id="v">\(guides)
          <view key="view" id="w"><rect key="frame" x="0" y="0" width="600" height="600"/></view>
          </viewController></objects></scene>
          """, tools: "10117", device: nil, usesSafeAreas: false))
    }
    let guides =
      "<layoutGuides><viewControllerLayoutGuide type=\"top\" id=\"t\"/>"
      + "<viewControllerLayoutGuide type=\"bottom\" id=\"b\"/></layoutGuides>"
    let with = try view(guides)
    #expect(
      try picture("--show", "constraints", of: with) == picture("--show", "baselines", of: with))
    let shown = try picture("--show", "guides", of: with)
    let without = try view("")
    #expect(try picture("--show", "guides", of: without) != shown)
  }

  @Test("--guides is --show guides")
  func guides() throws {
    #expect(try picture("--guides") == picture("--show", "guides"))
    #expect(try picture("--guides", "--show", "margins") == picture("--show", "margins,guides"))
  }

  @Test("an unknown word is refused with the known words, and the nearest word")
  func unknown() {
    let call = Call("render", document, "-o", folder.path("a.png"), "--show", "frames,constrants")
    #expect(call.code == .usage)
    #expect(
      call.errors.contains("invalid value 'constrants' for --show; did you mean 'constraints'?"))
    #expect(call.errors.contains("safe-area, guides"))
    let far = Call("render", document, "-o", folder.path("a.png"), "--show", "xyzzy")
    #expect(far.code == .usage && !far.errors.contains("did you mean"))
    #expect(Call("render", document, "-o", folder.path("a.png"), "--show", "").code == .usage)
  }

  @Test("labels that have no room are counted")
  func omitted() throws {
    let call = Call(
      "render", document, "-o", folder.path("a.png"), "--show", "all", "--scale", "0.02")
    #expect(call.code == .success)
    #expect(call.errors.contains("labels have no room; draw at a larger --scale"))
  }

  @Test("vector pictures also have overlays", arguments: ["svg", "pdf"])
  func vectors(ending: String) throws {
    let (plain, shown) = (folder.path("p.\(ending)"), folder.path("s.\(ending)"))
    #expect(Call("render", document, "-o", plain).code == .success)
    #expect(Call("render", document, "-o", shown, "--show", "constraints").code == .success)
    #expect(try folder.data("s.\(ending)").count > folder.data("p.\(ending)").count)
  }
}
