import AutoLayout
import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@Suite("Columns of split views")
@MainActor
struct SplitColumnsTests {
  private static func storyboard(_ attributes: String = "", tab: Bool = false) -> String {
    func view(_ id: String) -> String {
      """
      <view key="view" id="\(id)"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews><label opaque="NO" text="Word" translatesAutoresizingMaskIntoConstraints="NO" \
      id="\(id)-l"><rect key="frame" x="16" y="80" width="40" height="21"/></label></subviews>
      <viewLayoutGuide key="safeArea" id="\(id)-s"/><constraints>
      \(Markup.pin("\(id)-l", "leading", 10, to: "\(id)-s"))
      \(Markup.pins("\(id)-l", "trailing", "bottom", to: "\(id)-s"))</constraints></view>
      """
    }
    let tabs = """
      <scene sceneID="s0"><objects><tabBarController id="tabs">
      <tabBar key="tabBar" id="bar"><rect key="frame" x="0" y="0" width="375" height="49"/></tabBar>
      <connections><segue destination="split" kind="relationship" relationship="viewControllers"/>
      </connections></tabBarController></objects></scene>
      """
    return Markup.storyboard(
      """
      <scene sceneID="s1"><objects><splitViewController id="split" \(attributes)><connections>
      <segue destination="nav" kind="relationship" relationship="masterViewController"/>
      <segue destination="page" kind="relationship" relationship="detailViewController"/>
      </connections></splitViewController></objects></scene>
      <scene sceneID="s2"><objects><navigationController id="nav">
      <navigationBar key="navigationBar" id="navbar">
      <rect key="frame" x="0" y="20" width="375" height="44"/></navigationBar>
      <connections><segue destination="list" kind="relationship" relationship="rootViewController"/>
      </connections></navigationController></objects></scene>
      <scene sceneID="s3"><objects><viewController id="list">\(view("v1"))
      <navigationItem key="navigationItem" title="All" id="n1"/></viewController></objects></scene>
      <scene sceneID="s4"><objects><viewController id="page">\(view("v2"))
      </viewController></objects></scene>\(tab ? tabs : "")
      """, device: "retina4_7", initial: "split")
  }

  private let pad = LayoutEnvironment(
    device: Device.named("ipad11_0rounded"), orientation: .landscape)

  private func columns(
    _ source: String, _ environment: LayoutEnvironment
  ) throws -> [SplitColumns.Column] {
    let document = try DocumentSource.read(source)
    return try #require(SplitColumns(of: document.scenes[0], in: environment)).columns
  }

  @Test("a pad in landscape has space for both, side by side")
  func both() throws {
    let found = try columns(Self.storyboard(), pad)
    #expect(found.map(\.scene.id) == ["s3", "s4"])
    #expect(
      found.map(\.frame) == [
        CGRect(x: 0, y: 0, width: 320, height: 834), CGRect(x: 320, y: 0, width: 874, height: 834),
      ])
  }

  @Test("scenes are laid out in their columns' sizes, minus bars and screen insets")
  func layout() throws {
    let found = try columns(Self.storyboard(), pad)
    let live = found.map { $0.scene.instantiate(in: $0.environment) }
    for scene in live { scene.layOut() }
    #expect(live[0].view("v1")?.frame == CGRect(x: 0, y: 0, width: 320, height: 834))
    #expect(live[1].view("v2")?.frame.width == 874)
    #expect(live[0].view("v1-l")?.frame.minX == 10)
    #expect(live[0].view("v1-l")?.frame.maxX == 320)
    #expect(live[1].view("v2-l")?.frame.maxY == 814)
    // The status bar and the navigation bar on an iPad with a home indicator.
    #expect(live[0].view("v1")?.safeAreaInsets.top == 74)
    #expect(live[1].view("v2")?.safeAreaInsets.top == 24)
    #expect(live[0].view("v1")?.traitCollection.horizontalSizeClass == .compact)
    #expect(live[1].view("v2")?.traitCollection.horizontalSizeClass == .regular)
  }

  @Test("a phone, and a pad in portrait, show a single column")
  func one() throws {
    let phone = try columns(Self.storyboard(), .canvas)
    #expect(phone.map(\.scene.id) == ["s3"])
    let upright = LayoutEnvironment(device: Device.named("ipad11_0rounded"))
    let document = try DocumentSource.read(Self.storyboard())
    #expect(document.scenes[0].shown(in: .canvas).id == "s3")
    #expect(document.scenes[0].shown(in: upright).id == "s4")
    #expect(document.scenes[0].shown(in: pad).id == "s1")
  }

  @Test("the document's settings for columns and widths apply")
  func attributes() throws {
    let wide = try columns(
      Self.storyboard("minimumPrimaryColumnWidth=\"400\" maximumPrimaryColumnWidth=\"400\""), pad)
    #expect(wide[0].frame.width == 400)
    let upright = LayoutEnvironment(device: Device.named("ipad11_0rounded"))
    let beside = try columns(Self.storyboard("preferredDisplayMode=\"beside\""), upright)
    #expect(beside.map(\.scene.id) == ["s3", "s4"])
    let single = try columns(Self.storyboard("preferredDisplayMode=\"secondaryOnly\""), pad)
    #expect(single.map(\.scene.id) == ["s4"])
  }

  @Test("the screen has the columns' bars, and a tab bar below both")
  func screen() throws {
    let document = try DocumentSource.read(Self.storyboard(tab: true))
    let found = try #require(SplitColumns(of: document.scenes[0], in: pad)).columns
    let parts = found.map { (scene: $0.scene.instantiate(in: $0.environment), frame: $0.frame) }
    for part in parts { part.scene.layOut() }
    let screen = try #require(document.scenes[0].instantiate(in: pad).screen(columns: parts))
    #expect(screen.size == CGSize(width: 1194, height: 834))
    #expect(screen.bars.map { "\(type(of: $0.view))" } == ["UITabBar"])
    #expect(screen.columns.map(\.screen.bars.count) == [1, 0])
    #expect(parts[0].scene.view("v1-l")?.frame.maxY == 764)
    #expect(document.scenes[1].instantiate(in: pad).screen(columns: parts) == nil)
  }
}
