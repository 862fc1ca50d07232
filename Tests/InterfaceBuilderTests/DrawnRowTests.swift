import InterfaceBuilder
import TestSupport
import Testing

/// The broken constraint if a row's content contradicts the drawn height.
@MainActor @Suite("Rows lower than their content")
struct DrawnRowTests {
  private func cell(
    _ key: String, _ constraints: String, box: Int = 60
  ) -> String {
    """
    <tableViewCell \(key) id="cell">
    <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
    <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
    <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
    <subviews>\(Markup.box("box", 100, box, frame: [0, 0, 100, 60]))
    \(Markup.box("foot", 100, 10))</subviews>
    <constraints>
    \(pin("box", "leading"))\(pin("foot", "leading"))\(constraints)
    </constraints></tableViewCellContentView></tableViewCell>
    """
  }

  private func pin(_ item: String, _ attribute: String, _ constant: Int = 0) -> String {
    Markup.pin(item, attribute, constant, to: "content")
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
    _ constraints: String, tools: String = "21701", box: Int = 60
  ) throws -> [String: [Double]] {
    try spans(
      Markup.nib(
        cell(
          "contentMode=\"scaleToFill\"", constraints, box: box),
        tools: tools, device: "retina4_7", usesSafeAreas: false))
  }

  private var topAndBottom: String {
    pin("box", "top", 4) + Markup.pin("content", "bottom", to: "box") + pin("foot", "top")
  }

  private var topAndMiddle: String {
    pin("box", "top", 4) + pin("box", "centerY") + pin("foot", "top")
  }

  private var stacked: String {
    pin("box", "top") + Markup.pin("foot", "top", to: "box", at: "bottom")
      + Markup.pin("content", "bottom", to: "foot")
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
}
