import InterfaceBuilder
import TestSupport
import Testing

@Suite("The size of images on the canvas")
@MainActor
struct RecordedImageScaleTests {
  private func size(tools: Int, drawn: Double, in environment: LayoutEnvironment) throws -> Double {
    func imageView(_ id: String, y: Double, side: Double) -> String {
      """
      <imageView image="star" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="0.0" y="\(y)" width="\(side)" height="\(side)"/></imageView>
      """
    }
    let scene = """
      <scene sceneID="s"><objects><viewController id="own"><view key="view" id="root">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <subviews>\(imageView("first", y: 0, side: drawn))
      \(imageView("other", y: 100, side: 7))</subviews>
      <constraints>\(Markup.pins("first", "top", "leading"))
      \(Markup.pins("other", "bottom", "leading"))</constraints>
      </view></viewController></objects></scene>
      """
    let text = Markup.storyboard(
      scene, tools: "\(tools)", device: "retina4_7",
      resources: #"<resources><image name="star" width="20" height="20"/></resources>"#)
    let report = FrameReport(of: try DocumentSource.read(text), in: environment)
    return try #require(report.scenes.last?.views.first { $0.id == "other" }).frame.width
  }

  @Test("in Xcode 11 free image views decide whether images are twice as large (F10.51)")
  func doubled() throws {
    #expect(try size(tools: 15_505, drawn: 40, in: .canvas) == 40)
    #expect(try size(tools: 15_505, drawn: 20, in: .canvas) == 20)
    #expect(try size(tools: 17_701, drawn: 40, in: .canvas) == 20)
  }
}
