import AutoLayout
import Foundation
import InterfaceBuilder
import TestSupport
import Testing

/// Documents with a dark canvas, and dark environments (F12.11).
@Suite("Dark documents")
@MainActor
struct DarkDocumentTests {
  private static func source(_ appearance: String) -> String {
    Markup.storyboard(
      """
      <scene sceneID="s"><objects>
      <tableViewController id="c">
      <tableView key="view" style="grouped" dataMode="static" rowHeight="44" id="table">
      <rect key="frame" x="0" y="0" width="393" height="852"/>
      <sections><tableViewSection id="section"><cells>
      <tableViewCell id="cell"><rect key="frame" x="0" y="18" width="393" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <rect key="frame" x="0" y="0" width="393" height="44"/>
      <subviews><label text="Row" id="label">
      <rect key="frame" x="20" y="10" width="60" height="20"/><nil key="textColor"/></label>
      </subviews>
      </tableViewCellContentView></tableViewCell>
      </cells></tableViewSection></sections></tableView>
      </tableViewController>
      </objects></scene>
      """
    ).replacing(" appearance=\"light\"", with: appearance)
  }

  private func scene(
    _ appearance: String, _ style: UIUserInterfaceStyle = .unspecified
  ) throws -> InstantiatedScene {
    var environment = LayoutEnvironment.canvas
    environment.userInterfaceStyle = style
    let scene = try DocumentSource.read(Self.source(appearance)).scenes[0]
      .instantiate(in: environment)
    scene.layOut()
    return scene
  }

  @Test(
    "the canvas determines the appearance, unless the environment does",
    arguments: [
      ("", .unspecified, .light), (" appearance=\"light\"", .unspecified, .light),
      (" appearance=\"dark\"", .unspecified, .dark), (" appearance=\"dark\"", .light, .light),
      ("", .dark, .dark),
    ] as [(String, UIUserInterfaceStyle, UIUserInterfaceStyle)])
  func style(
    appearance: String, environment: UIUserInterfaceStyle, expected: UIUserInterfaceStyle
  ) throws {
    let live = try scene(appearance, environment)
    let label = try #require(live.view("label"))
    #expect(label.traitCollection.userInterfaceStyle == expected)
    #expect(live.screen?.isStatusBarLight == (expected == .dark))
  }

  @Test("a grouped table, the rows and their text have the colors of both appearances")
  func table() throws {
    func colors(_ style: UIUserInterfaceStyle) throws -> [CGColor] {
      let live = try scene("", style)
      let table = try #require(live.view("table"))
      let cell = try #require(live.view("cell"))
      let label = try #require(live.view("label") as? UILabel)
      let traits = label.traitCollection
      return [table.backgroundColor, cell.backgroundColor, label.textColor].map {
        ($0 ?? .clear).resolvedColor(with: traits).cgColor
      }
    }
    func gray(_ red: Int, _ blue: Int) -> CGColor {
      let (red, blue) = (CGFloat(red) / 255, CGFloat(blue) / 255)
      return CGColor(red: red, green: red, blue: blue, alpha: 1)
    }
    #expect(try colors(.light) == [gray(242, 247), gray(255, 255), gray(0, 0)])
    #expect(try colors(.dark) == [gray(0, 0), gray(28, 30), gray(255, 255)])
  }

  @Test("a sheet and the sheet's bar are at a higher level, in a lighter black (F12.9)")
  func sheet() throws {
    let document = try InterfaceDocument(
      contentsOf: TestFiles.fixture("interface-builder/sheet.storyboard"))
    var environment = LayoutEnvironment.canvas
    environment.userInterfaceStyle = .dark
    let scene = try #require(document.scenes.first { $0.id == "main-scene" })
    let live = scene.instantiate(in: environment)
    live.layOut()
    let screen = try #require(live.screen)
    #expect(screen.isSheet && screen.isStatusBarLight)
    for view in [screen.view] + screen.bars.map(\.view) {
      let paper = UIColor.systemBackground.resolvedColor(with: view.traitCollection)
      #expect(paper == UIColor(red: 28 / 255, green: 28 / 255, blue: 30 / 255, alpha: 1))
    }
    #expect(!screen.bars.isEmpty)
  }

  @Test("the dark appearance changes no frame")
  func frames() throws {
    let (light, dark) = (try scene("", .light), try scene("", .dark))
    for id in ["table", "cell", "content", "label"] {
      #expect(light.view(id)?.frame == dark.view(id)?.frame)
      #expect(light.view(id) != nil)
    }
  }
}
