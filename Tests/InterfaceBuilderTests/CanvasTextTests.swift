import InterfaceBuilder
import Testing

@MainActor
@Suite("Text on the canvas")
struct CanvasTextTests {
  private func frames(_ text: String) throws -> [String: [Double]] {
    let views = FrameReport(of: try DocumentSource.read(text), in: .canvas).scenes[0].views
    return Dictionary(
      views.map { ($0.id, [$0.frame.width, $0.frame.height]) },
      uniquingKeysWith: { first, _ in first })
  }

  private func label(
    _ id: String, text: String, style: String = "Body", lines: Int = 1, height: Double = 1
  ) -> String {
    """
    <label text="\(text)" numberOfLines="\(lines)" id="\(id)" \
    translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="0" y="0" width="1" height="\(height)"/>
    <fontDescription key="fontDescription" style="UICTFontTextStyle\(style)"/>
    </label>
    """
  }

  private func corner(_ id: String) -> String {
    """
    <constraint firstItem="\(id)" firstAttribute="top" secondItem="root" secondAttribute="top" \
    id="\(id)-top"/>
    <constraint firstItem="\(id)" firstAttribute="leading" secondItem="root" \
    secondAttribute="leading" id="\(id)-leading"/>
    """
  }

  @Test(
    "recorded line heights show whether the canvas had the font (F10.42)",
    arguments: [
      // Open Sans at 10 points is 13.6 high, Helvetica Neue 11.7; two pixels per point.
      ([14.0, 14], 13.618), ([12, 12], 11.65), ([12, 12, 14], 11.65), ([20, 20], 13.618),
    ])
  func absentFonts(recorded: [Double], line: Double) throws {
    let labels = recorded.enumerated().map { place, height in
      """
      <label text="Title" id="l\(place)" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="50" height="\(height)"/>
      <fontDescription key="fontDescription" name="OpenSans-Bold" family="Open Sans" \
      pointSize="10"/></label>
      """
    }
    let constraints = recorded.indices.map { corner("l\($0)") }
    let found = try frames(
      DocumentSource.storyboard(
        view: """
          <subviews>\(labels.joined())</subviews>
          <constraints>\(constraints.joined())</constraints>
          """))
    let height = try #require(found["l0"]?[1])
    #expect(height >= line && height <= line.rounded(.up), "\(height)")
  }

  private func label(_ id: String, text: String, font: String, width: Double) -> String {
    """
    <label text="\(text)" id="\(id)" translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="0" y="0" width="\(width)" height="17"/>
    <fontDescription key="fontDescription" name="\(font)" family="Inter" pointSize="14"/></label>
    """
  }

  @Test("labels in fonts of known widths also show where widths were rounded (F9.2)")
  func knownWidths() throws {
    // 49.03 points wide: rounded up to half points, while the heights are whole points.
    let found = try frames(
      DocumentSource.storyboard(
        view: """
          <subviews>\(label("one", text: "Credits", font: "Inter-SemiBold", width: 49.5))\
          \(label("two", text: "Credits", font: "Inter-SemiBold", width: 49.5))\
          \(self.label("three", text: "Body", height: 21))</subviews>
          <constraints>\(corner("one"))\(corner("two"))\(corner("three"))</constraints>
          """))
    #expect(found["one"]?[0] == 49.5, "\(found)")
    #expect(found["three"]?[1] == 21)
  }

  @Test("lines of text styles show rounding at the canvas's text size, with their leading (F9.2)")
  func roundedStyles() throws {
    func heights(_ labels: [(lines: Int, text: String, height: Double)]) throws -> [Double?] {
      let shown = labels.enumerated().map { place, entry in
        label("l\(place)", text: entry.text, lines: entry.lines, height: entry.height)
      }
      let found = try frames(
        DocumentSource.storyboard(
          view: """
            <subviews>\(shown.joined())</subviews>
            <constraints>\(labels.indices.map { corner("l\($0)") }.joined())</constraints>
            """))
      return labels.indices.map { found["l\($0)"]?[1] }
    }
    // A step smaller than the default, 19.09 high; then two lines of 20.29 with 1.71 between.
    #expect(try heights([(1, "One", 20), (1, "Two", 20)]) == [20, 20])
    #expect(try heights([(1, "One", 19.5), (1, "Two", 19.5)]) == [19.5, 19.5])
    #expect(try heights([(0, "One&#10;Two", 43)]) == [43])
    #expect(try heights([(0, "One&#10;Two", 42.5)]) == [42.5])
  }

  @Test(
    "text styles of early canvases are a point smaller (F10.45)",
    arguments: [("9532", 19.5), ("10117", 20.5)])
  func earlyStyles(tools: String, height: Double) throws {
    let found = try frames(
      DocumentSource.storyboard(
        tools: tools,
        view: """
          <subviews>\(label("text", text: "Text"))</subviews>
          <constraints>\(corner("text"))</constraints>
          """))
    #expect(found["text"]?[1] == height)
  }

  @Test("an untitled configured button is as high as the line on the nearest point (F9.28)")
  func untitledButtons() throws {
    let button = """
      <button opaque="NO" buttonType="infoLight" id="button" \
      translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="50" height="34"/>
      <state key="normal" title="Button"/>
      <buttonConfiguration key="configuration" style="plain"/></button>
      """
    func height(recorded: Double) throws -> Double? {
      try frames(
        DocumentSource.storyboard(
          view: """
            <subviews>\(button)\(label("text", text: "Text", height: recorded))</subviews>
            <constraints>\(corner("button"))\(corner("text"))</constraints>
            """))["button"]?[1]
    }
    #expect(try height(recorded: 21) == 34)
    #expect(try height(recorded: 20.5) == 34.5)
  }

  @Test("an arranged single-line label that has no text is 50 wide and high (F10.33)")
  func emptyLabels() throws {
    let stack = """
      <stackView opaque="NO" axis="vertical" alignment="top" id="stack" \
      translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="50" height="50"/>
      <subviews>\(label("one", text: ""))\(label("several", text: "", lines: 0))</subviews>
      </stackView>
      """
    let found = try frames(
      DocumentSource.storyboard(
        view: """
          <subviews>\(stack)\(label("free", text: ""))</subviews>
          <constraints>\(corner("stack"))\(corner("free"))</constraints>
          """))
    #expect(found["one"] == [50, 50])
    #expect(found["several"] == [0, 0])
    #expect(found["free"] == [0, 0])
    #expect(found["stack"] == [50, 50])
  }

  @Test(
    "titles were smaller on the canvas of Xcode 9 and 10 (F10.34)",
    arguments: [
      ("Title0", 36, 41), ("Title1", 31.5, 33.5), ("Title2", 24, 26.5), ("Title3", 24, 24),
    ])
  func titles(style: String, old: Double, new: Double) throws {
    for (tools, height) in [("14490", old), ("16097", new)] {
      let found = try frames(
        DocumentSource.storyboard(
          tools: tools,
          view: """
            <subviews>\(label("title", text: "Sum", style: style))</subviews>
            <constraints>\(corner("title"))</constraints>
            """))
      #expect(found["title"]?[1] == height, "\(tools)")
    }
  }

  @Test("labels of several lines contribute to the text size of the record")
  func recordedTextSize() throws {
    // A title of 17 points would match the smallest text size, but the body has the default size.
    let labels = [
      label("title", text: "Sum", style: "Title3", height: 20.5),
      label("line", text: "Total", lines: 0, height: 20.5),
      label("lines", text: "All that there is", lines: 0, height: 42.5),
    ]
    let found = try frames(
      DocumentSource.storyboard(
        view: """
          <subviews>\(labels.joined())</subviews>
          <constraints>\(corner("title"))\(corner("line"))\(corner("lines"))</constraints>
          """))
    #expect(found["line"]?[1] == 20.5)
    #expect(found["title"]?[1] == 24)
  }

  @Test(
    "a secure field is as high as the field's line (F9.18)",
    arguments: [("14490", "", 17.0), ("23504", "", 18.5), ("23504", "YES", 17)])
  func bareFields(tools: String, hides: String, height: Double) throws {
    let found = try frames(
      DocumentSource.storyboard(
        tools: tools,
        view: """
          <subviews><textField opaque="NO" placeholder="Code" id="field" \
          translatesAutoresizingMaskIntoConstraints="NO">
          <rect key="frame" x="0" y="0" width="90" height="18"/>
          <fontDescription key="fontDescription" type="system" pointSize="14"/>
          <textInputTraits key="textInputTraits" secureTextEntry="\(hides)"/></textField></subviews>
          <constraints>\(corner("field"))</constraints>
          """))
    #expect(found["field"]?[1] == height)
  }
}
