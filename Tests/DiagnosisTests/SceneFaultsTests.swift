import AutoLayout
import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@testable import Diagnosis

@Suite("Scene faults for pictures")
@MainActor
struct SceneFaultsTests {
  private func scene(_ constraints: String) throws -> InstantiatedScene {
    let box = Markup.box("box", 100, 50, frame: [28, 30, 100, 50], #"userLabel="Box""#)
    let text = Markup.nib(
      """
      <view contentMode="scaleToFill" id="root">
      <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews>\(box)</subviews>
      <constraints>\(constraints)</constraints></view>
      """)
    let document = try InterfaceDocument(data: Data(text.utf8), path: "a.xib")
    let live = try #require(document.scenes.first).instantiate()
    live.layOut()
    return live
  }

  private static let leading = Markup.pin("box", "leading", 20, id: "l")
  private static let top = Markup.pin("box", "top", 30, id: "t")

  @Test("a frame that contradicts the document is misplaced, on the canvas only")
  func misplaced() throws {
    let live = try scene(Self.leading + Self.top)
    let faults = SceneFaults(live, isCanvas: true)
    #expect(faults.ambiguities.isEmpty)
    #expect(faults.misplacements.map(\.frame) == [CGRect(x: 28, y: 30, width: 100, height: 50)])
    #expect(faults.misplacements.first?.view === live.view("box"))
    #expect(SceneFaults(live, isCanvas: false).misplacements.isEmpty)
    #expect(live.view("box").map { faults.name(of: $0) } == "Box (box)")
    #expect(live.constraints["l"].map { faults.name(of: $0) } == "Box.leading = leading + 20")
  }

  @Test("a view's ambiguous values are listed in a frame's order")
  func ambiguous() throws {
    let live = try scene(Self.leading)
    let faults = SceneFaults(live, isCanvas: true)
    #expect(faults.ambiguities.map(\.values) == [["y"]])
    #expect(faults.ambiguities.first?.view === live.view("box"))
    #expect(try SceneFaults(scene(""), isCanvas: true).ambiguities.map(\.values) == [["x", "y"]])
  }
}
