import AutoLayout
import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@Suite("Embedded scenes")
@MainActor
struct EmbeddingTests {
  private static func scene(_ id: String, embeds target: String, height: Int = 200) -> String {
    """
    <scene sceneID="s-\(id)"><objects><viewController id="\(id)">
    <view key="view" id="v-\(id)"><rect key="frame" x="0" y="0" width="375" height="\(height)"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>
    <containerView translatesAutoresizingMaskIntoConstraints="NO" id="c-\(id)">
    <rect key="frame" x="10" y="20" width="355" height="100"/>
    <connections><segue destination="\(target)" kind="embed" id="e-\(id)"/></connections>
    </containerView></subviews><constraints>
    \(Markup.pin("c-\(id)", "leading", 10, to: "v-\(id)"))
    \(Markup.pin("c-\(id)", "top", 20, to: "v-\(id)"))
    \(Markup.pin("v-\(id)", "trailing", 10, to: "c-\(id)"))
    <constraint firstItem="c-\(id)" firstAttribute="height" constant="100" id="4-\(id)"/>
    </constraints></view></viewController></objects></scene>
    """
  }

  private static func document(_ scenes: String) throws -> InterfaceDocument {
    try DocumentSource.read(Markup.storyboard(scenes, device: "retina4_7"))
  }

  private func show(
    _ document: InterfaceDocument, _ environment: LayoutEnvironment = .canvas
  ) throws -> InstantiatedScene {
    let live = document.scenes[0].instantiate(in: environment)
    live.layOut()
    live.showEmbeddedScenes(in: environment)
    return live
  }

  @Test("the embedded view fills the container, on every device; the scene has it only once")
  func fills() throws {
    let leaf = """
      <scene sceneID="s-b"><objects><viewController id="b"><view key="view" id="v-b">
      <rect key="frame" x="0" y="0" width="355" height="100"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/></view>
      </viewController></objects></scene>
      """
    let document = try Self.document(Self.scene("a", embeds: "b", height: 667) + leaf)
    for (device, width) in [("retina4_7", 355), ("retina6_9", 420)] {
      let live = try show(document, LayoutEnvironment(device: Device.named(device)))
      let container = try #require(live.view("c-a"))
      #expect(container.subviews.map(\.frame) == [CGRect(x: 0, y: 0, width: width, height: 100)])
      live.showEmbeddedScenes(in: .canvas)
      #expect(container.subviews.count == 1)
      #expect(live.view("v-b") == nil)
    }
  }

  @Test("scenes inside embedded scenes are shown, but a scene that contains itself is not")
  func nested() throws {
    let circle = try Self.document(
      Self.scene("a", embeds: "b", height: 667) + Self.scene("b", embeds: "a"))
    let live = try show(circle)
    let outer = try #require(live.view("c-a"))
    let inner = try #require(outer.subviews.first?.subviews.first)
    #expect(inner.frame == CGRect(x: 10, y: 20, width: 335, height: 100))
    #expect(inner.subviews.isEmpty)
    let missing = try show(Self.document(Self.scene("a", embeds: "nothing", height: 667)))
    #expect(missing.view("c-a")?.subviews.isEmpty == true)
  }
}
