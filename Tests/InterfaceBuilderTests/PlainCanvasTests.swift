import InterfaceBuilder
import Testing

/// Frames of canvases drawn on a non-Retina screen for a device of three pixels per point.
@MainActor @Suite("Plain canvases")
struct PlainCanvasTests {
  private func center(besideAt x: String, tools: String = "14109") throws -> Double {
    let view = """
      <subviews><view id="box" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="156" y="0.0" width="101" height="50"/>
      <constraints>
      <constraint firstAttribute="width" constant="101" id="width"/>
      <constraint firstAttribute="height" constant="50" id="height"/>
      </constraints></view>
      <view fixedFrame="YES" id="other" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="\(x)" y="0.0" width="10" height="10"/></view></subviews>
      <constraints>
      <constraint firstItem="box" firstAttribute="centerX" secondItem="root" \
      secondAttribute="centerX" id="center"/>
      <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" \
      id="top"/>
      </constraints>
      """
    let text = DocumentSource.storyboard(tools: tools, device: "retina5_5", view: view)
      .replacing("width=\"375\" height=\"667\"", with: "width=\"414\" height=\"736\"")
    let report = FrameReport(of: try DocumentSource.read(text), in: .canvas)
    return try #require(report.scenes[0].views.first { $0.id == "box" }).frame.x
  }

  @Test("recorded frames on whole points keep halves, and others are on pixels (F10.18)")
  func halves() throws {
    #expect(try center(besideAt: "20") == 156.5)
    // Later canvases use the device's pixels for any recorded value.
    for (x, tools) in [("20.333333333333332", "14109"), ("20", "21701")] {
      let onPixel = try center(besideAt: x, tools: tools)
      #expect(abs(onPixel - 156.667) < 0.001 || abs(onPixel - 156.333) < 0.001)
    }
  }
}
