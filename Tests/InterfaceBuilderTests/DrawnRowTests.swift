import InterfaceBuilder
import Testing

/// The broken constraint if a row's content contradicts the drawn height.
@MainActor @Suite("Rows lower than their content")
struct DrawnRowTests {
  private func cell(
    _ key: String, _ constraints: String, box: Int = 60, height: Int = 44, content: Int = 44
  ) -> String {
    """
    <tableViewCell \(key) id="cell">
    <rect key="frame" x="0.0" y="0.0" width="375" height="\(height)"/>
    <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
    <rect key="frame" x="0.0" y="0.0" width="375" height="\(content)"/>
    <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box">
    <rect key="frame" x="0.0" y="0.0" width="100" height="60"/>
    <constraints>
    <constraint firstAttribute="height" constant="\(box)" id="height"/>
    <constraint firstAttribute="width" constant="100" id="width"/>
    </constraints></view>
    <view translatesAutoresizingMaskIntoConstraints="NO" id="foot">
    <rect key="frame" x="0.0" y="0.0" width="100" height="10"/>
    <constraints>
    <constraint firstAttribute="height" constant="10" id="footHeight"/>
    <constraint firstAttribute="width" constant="100" id="footWidth"/>
    </constraints></view></subviews>
    <constraints>
    \(pin("box", "leading", "content", "leading"))
    \(pin("foot", "leading", "content", "leading"))
    \(constraints)
    </constraints></tableViewCellContentView></tableViewCell>
    """
  }

  private func pin(
    _ first: String, _ attribute: String, _ second: String, _ other: String, _ constant: Int = 0
  ) -> String {
    """
    <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="\(second)" \
    secondAttribute="\(other)" constant="\(constant)" id="\(first)-\(attribute)"/>
    """
  }

  private func spans(_ text: String) throws -> [String: [Double]] {
    let report = FrameReport(of: try DocumentSource.read(text), in: .canvas)
    let views = report.scenes[0].views.map { ($0.id, [$0.frame.y, $0.frame.height]) }
    return Dictionary(views) { first, _ in first }
  }

  private func inScene(
    _ tools: String, _ constraints: String, box: Int = 60
  ) throws -> [String: [Double]] {
    try spans(
      DocumentSource.storyboard(
        tools: tools,
        view: """
          <subviews><tableView dataMode="prototypes" style="plain" rowHeight="44" id="table">
          <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
          <prototypes>\(cell("reuseIdentifier=\"cell\"", constraints, box: box))</prototypes>
          </tableView></subviews>
          """))
  }

  private func inNib(
    _ constraints: String, tools: String = "21701", box: Int = 60, height: Int = 44,
    content: Int = 44
  ) throws -> [String: [Double]] {
    try spans(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES">
      <device id="retina4_7" orientation="portrait"/>
      <objects>
      \(cell(
        "contentMode=\"scaleToFill\"", constraints, box: box, height: height, content: content))
      </objects></document>
      """)
  }

  private var topAndBottom: String {
    pin("box", "top", "content", "top", 4) + pin("content", "bottom", "box", "bottom")
      + pin("foot", "top", "content", "top")
  }

  private var topAndMiddle: String {
    pin("box", "top", "content", "top", 4) + pin("box", "centerY", "content", "centerY")
      + pin("foot", "top", "content", "top")
  }

  private var stacked: String {
    pin("box", "top", "content", "top") + pin("foot", "top", "box", "bottom")
      + pin("content", "bottom", "foot", "bottom")
  }

  @Test("in a nib the content keeps the size, and the bottom constraint is broken (F2.33)")
  func bottomOfNib() throws {
    #expect(try inNib(topAndBottom)["box"] == [4, 60])
  }

  @Test("if no constraint ends at the bottom edge, the center constraint is broken (F2.33)")
  func middleOfNib() throws {
    #expect(try inNib(topAndMiddle)["box"] == [4, 60])
  }

  @Test(
    "up to Xcode 10, rows in scenes kept the content's size (F2.33)",
    arguments: [("14490", 60.0), ("21701", 40)])
  func rowsOfScenes(_ tools: String, _ height: Double) throws {
    let box = try #require(inScene(tools, topAndBottom)["box"])
    #expect(box[0] == 4)
    // The content view of old rows ends at the separator; the box does not end with it.
    #expect(box[1] == height)
  }

  @Test("in a row in a later scene the largest size is broken (F2.34)")
  func largest() throws {
    let spans = try inScene("21701", stacked, box: 40)
    #expect(spans["box"] == [0, 34])
    #expect(spans["foot"] == [34, 10])
  }

  @Test("a report lists the set, the broken constraint, and the failing places")
  func listed() throws {
    let text = DocumentSource.storyboard(
      view: """
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box" userLabel="Box">
        <rect key="frame" x="0.0" y="0.0" width="120" height="60"/>
        <constraints>
        <constraint firstAttribute="width" constant="100" id="narrow"/>
        <constraint firstAttribute="width" constant="120" id="wide"/>
        </constraints></view></subviews>
        """)
    let report = FrameReport(of: try DocumentSource.read(text), in: .canvas)
    let sets = report.scenes[0].conflicts.map(\.constraints)
    #expect(sets.count == 1)
    #expect(sets.first?.map(\.id) == ["narrow", "wide"])
    #expect(sets.first?.map(\.broken) == [false, true])
    #expect(sets.first?.map(\.holds) == [true, false])
    #expect(sets.first?.map(\.holdsInDocument) == [false, true])
    #expect(sets.first?.map(\.text) == ["Box.width = 100", "Box.width = 120"])
  }

  @Test(
    "a cell's content was once laid out in the cell, not in the recorded frame (F10.44)",
    arguments: [("7706", 20.0), ("21701", -10)])
  func contentFrame(_ tools: String, _ top: Double) throws {
    let middle =
      pin("box", "centerY", "content", "centerY") + pin("foot", "top", "content", "top")
    let places = try inNib(middle, tools: tools, box: 63, height: 104, content: 43)
    #expect(places["box"] == [top, 63])
  }
}
