import InterfaceBuilder
import TestSupport
import Testing

@Suite("Recorded leaves")
@MainActor
struct RecordedLeafTests {
  private func frames(
    _ view: String, resources: String = "", leafSizes: LayoutEnvironment.LeafSizes
  ) throws -> [String: FrameReport.Frame] {
    var environment = LayoutEnvironment.canvas
    environment.leafSizes = leafSizes
    let document = try DocumentSource.read(
      DocumentSource.storyboard(view: view, resources: resources))
    let views = FrameReport(of: document, in: environment).scenes[0].views
    return Dictionary(uniqueKeysWithValues: views.map { ($0.id, $0.frame) })
  }

  private func column(_ arranged: String, isOpen: Bool = false) -> String {
    """
    <subviews><stackView axis="vertical" alignment="center" \
    translatesAutoresizingMaskIntoConstraints="NO" id="column">
    <rect key="frame" x="0.0" y="0.0" width="375" height="80"/>
    <subviews>\(arranged)</subviews></stackView></subviews>
    <constraints>\(Markup.pins("column", "top", "leading"))
    \(isOpen ? "" : Markup.pin("column", "trailing"))</constraints>
    """
  }

  private func bar(_ id: String, width: Double, height: Double, attributes: String = "") -> String {
    """
    <view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" \(attributes)>
    <rect key="frame" x="0.0" y="0.0" width="\(width)" height="\(height)"/>
    <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)-inner">
    <rect key="frame" x="0.0" y="0.0" width="10" height="\(height)"/></view></subviews>
    <constraints>\(Markup.pins("\(id)-inner", "top", "bottom", "centerX", to: id))
    <constraint firstItem="\(id)-inner" firstAttribute="width" constant="10" id="\(id)-4"/>
    </constraints></view>
    """
  }

  private let height = """
    <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
    <rect key="frame" x="0.0" y="0.0" width="50" height="80"/>
    <constraints><constraint firstAttribute="height" constant="80" id="height"/></constraints>
    </view>
    """

  @Test("a view that has no size across a stack has the recorded size (F10.19)")
  func unsized() throws {
    let view = column(height)
    #expect(try frames(view, leafSizes: .recorded)["box"]?.width == 50)
    #expect(try frames(view, leafSizes: .measured)["box"]?.width == 240)
  }

  @Test("a column is as wide as the recorded view in it, if nothing else determines it (F10.19)")
  func unsizedColumn() throws {
    let label = """
      <imageView image="star" translatesAutoresizingMaskIntoConstraints="NO" id="star">
      <rect key="frame" x="70" y="80" width="20" height="20"/></imageView>
      """
    let resources = #"<resources><image name="star" width="20" height="20"/></resources>"#
    let free = column(height.replacing(#"width="50""#, with: #"width="160""#) + label, isOpen: true)
    let recorded = try frames(free, resources: resources, leafSizes: .recorded)
    #expect(recorded["column"]?.width == 160)
    #expect(recorded["star"]?.x == 70)
  }

  @Test("an empty nested stack has the recorded size (F10.19)")
  func emptyStack() throws {
    let view = column(
      """
      <stackView translatesAutoresizingMaskIntoConstraints="NO" id="empty">
      <rect key="frame" x="57" y="0.0" width="260" height="0.0"/></stackView>
      """)
    #expect(try frames(view, leafSizes: .recorded)["empty"]?.width == 260)
    #expect(try frames(view, leafSizes: .measured)["empty"]?.width == 375)
  }

  @Test("a hidden view in a stack keeps the recorded frame (F10.29)")
  func hidden() throws {
    let view = column(height + bar("hidden", width: 30, height: 56, attributes: #"hidden="YES""#))
    let recorded = try frames(view, leafSizes: .recorded)
    #expect(recorded["hidden-inner"]?.height == 56)
    #expect(recorded["column"]?.height == 80)
  }
}
