import AutoLayout
import Drawing
import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@testable import ScenePictures

@Suite("Labels of the canvas")
@MainActor
struct CanvasMarkTests {
  private func drawn(
    _ scene: String
  ) throws -> (live: InstantiatedScene, picture: OverlaidPicture) {
    let file = TestFiles.fixture("interface-builder/prototype-cells.storyboard")
    let document = try InterfaceDocument(contentsOf: file)
    let scene = try #require(document.scenes.first { $0.id == scene })
    let drawing = SceneDrawing(picture: ScenePicture())
    let live = drawing.layOut(scene, in: LayoutEnvironment())
    let picture = try #require(drawing.pictures(of: live, in: LayoutEnvironment()).first)
    return (live.scene, picture)
  }

  private func isLabeled(
    _ picture: OverlaidPicture, _ label: String = "Prototype Cells"
  ) -> Bool {
    picture.list.items.contains { item in
      if case .text(let text) = item { text.string == label } else { false }
    }
  }

  @Test("an empty view with a custom class shows the class, unless the class is Apple's")
  func customClass() throws {
    func view(_ name: String, _ size: Int, _ content: String = "") -> String {
      """
      <view contentMode="scaleToFill" id="\(name)" customClass="\(name)">
      <rect key="frame" x="20" y="\(size)" width="\(size)" height="\(size)"/>\(content)</view>
      """
    }
    let inner = "<subviews>\(view("Inner", 30))</subviews>"
    let scene = """
      <scene sceneID="scene"><objects>
      <viewController id="controller" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="root">
      <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      <subviews>\(view("Chart", 90))\(view("Dot", 10))\(view("Panel", 200, inner))
      \(view("UIActivityIndicatorView", 400))</subviews>
      </view></viewController></objects></scene>
      """
    let document = try InterfaceDocument(
      data: Data(Markup.storyboard(scene).utf8), path: "Fixture.storyboard")
    let drawing = SceneDrawing(picture: ScenePicture())
    let live = drawing.layOut(try #require(document.scenes.first), in: LayoutEnvironment())
    let picture = try #require(drawing.pictures(of: live, in: LayoutEnvironment()).first)
    let labels = ["Chart", "Dot", "Panel", "Inner", "UIActivityIndicatorView"]
      .filter { isLabeled(picture, $0) }
    #expect(labels == ["Chart", "Inner"])
  }

  @Test("a table cell below the status bar is marked where it is drawn")
  func scrolled() throws {
    let (live, picture) = try drawn("table-scene")
    let cell = try #require(live.view("cell"))
    let table = try #require(live.view("table"))
    #expect(table.bounds.minY == -59)
    let place = try #require(live.place(of: cell, in: picture))
    #expect(place.minY == cell.frame.minY + 59)
    #expect(isLabeled(picture))
  }

  @Test("a view in front of a table covers the label for the prototypes")
  func covered() throws {
    let (live, _) = try drawn("covered-scene")
    let (popup, root) = (try #require(live.view("popup")), try #require(live.view("root")))
    func label() -> Bool { !CanvasMarks(live, root: root, at: .zero).items.isEmpty }
    #expect(!label())
    popup.isHidden = true
    #expect(label())
    popup.isHidden = false
    popup.frame.origin.y = 150
    #expect(label())
  }
}
