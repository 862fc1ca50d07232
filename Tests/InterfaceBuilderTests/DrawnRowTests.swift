import InterfaceBuilder
import Testing

@MainActor @Suite("Rows lower than their content")
struct DrawnRowTests {
  /// The frame of a box of 60 points in a row that is drawn 44 high.
  private func box(_ constraints: String) throws -> FrameReport.Frame {
    let text = DocumentSource.storyboard(
      view: """
        <subviews><tableView dataMode="prototypes" style="plain" rowHeight="44" id="table">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <prototypes><tableViewCell reuseIdentifier="cell" id="cell">
        <rect key="frame" x="0.0" y="28" width="375" height="44"/>
        <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
        <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box">
        <rect key="frame" x="0.0" y="0.0" width="100" height="60"/>
        <constraints>
        <constraint firstAttribute="height" constant="60" id="height"/>
        <constraint firstAttribute="width" constant="100" id="width"/>
        </constraints></view></subviews>
        <constraints>
        <constraint firstItem="box" firstAttribute="leading" secondItem="content" \
        secondAttribute="leading" id="leading"/>
        \(constraints)
        </constraints></tableViewCellContentView></tableViewCell></prototypes></tableView></subviews>
        """)
    let report = FrameReport(of: try DocumentSource.read(text), in: .canvas)
    return try #require(report.scenes[0].views.first { $0.id == "box" }).frame
  }

  private let top = """
    <constraint firstItem="box" firstAttribute="top" secondItem="content" secondAttribute="top" \
    constant="4" id="top"/>
    """

  @Test("the content keeps its size, and leaves the bottom edge (F2.33)")
  func bottom() throws {
    let frame = try box(
      top + """
        <constraint firstAttribute="bottom" secondItem="box" secondAttribute="bottom" id="bottom"/>
        """)
    #expect([frame.x, frame.y, frame.width, frame.height] == [0, 4, 100, 60])
  }

  @Test("without a constraint to the bottom edge the usual one breaks (F2.30)")
  func middle() throws {
    let frame = try box(
      top + """
        <constraint firstItem="box" firstAttribute="centerY" secondItem="content" \
        secondAttribute="centerY" id="middle"/>
        """)
    // 4 below the top and in the middle of 44 is 36 high.
    #expect(frame.height == 36)
    #expect(frame.y == 4)
  }
}
