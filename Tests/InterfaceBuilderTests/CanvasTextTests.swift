import InterfaceBuilder
import Testing

@MainActor
@Suite("Text on the canvas")
struct CanvasTextTests {
  private typealias Element = (id: String, markup: String)

  /// The sizes of views in the top left corner.
  private func sizes(_ views: [Element], tools: String = "21701") throws -> [String: [Double]] {
    let text = DocumentSource.storyboard(tools: tools, view: DocumentSource.corner(views))
    return DocumentSource.sizes(try DocumentSource.read(text))
  }

  private func label(
    _ id: String, text: String, style: String = "Body", lines: Int = 1, height: Double = 1
  ) -> Element {
    (
      id,
      """
      <label text="\(text)" numberOfLines="\(lines)" id="\(id)" \
      translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="1" height="\(height)"/>
      <fontDescription key="fontDescription" style="UICTFontTextStyle\(style)"/>
      </label>
      """
    )
  }

  @Test(
    "recorded line heights show whether the canvas had the font (F10.42)",
    arguments: [
      // Open Sans at 10 points is 13.6 high, Helvetica Neue 11.7; two pixels per point.
      ([14.0, 14], 13.618), ([12, 12], 11.65), ([12, 12, 14], 11.65), ([20, 20], 13.618),
    ])
  func absentFonts(recorded: [Double], line: Double) throws {
    let labels = recorded.enumerated().map { place, height in
      label(
        "l\(place)", text: "Title",
        font: #"name="OpenSans-Bold" family="Open Sans" pointSize="10""#,
        width: 50, height: height)
    }
    let height = try #require(sizes(labels)["l0"]?[1])
    #expect(height >= line && height <= line.rounded(.up), "\(height)")
  }

  private func label(
    _ id: String, text: String, font: String, width: Double, height: Double = 17
  ) -> Element {
    (
      id,
      """
      <label text="\(text)" id="\(id)" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/>
      <fontDescription key="fontDescription" \(font)/></label>
      """
    )
  }

  @Test("labels in fonts of known widths also show where widths were rounded (F9.2)")
  func knownWidths() throws {
    // 49.03 points wide: rounded up to half points, while the heights are whole points.
    let font = #"name="Inter-SemiBold" family="Inter" pointSize="14""#
    let found = try sizes(
      ["one", "two"].map { label($0, text: "Credits", font: font, width: 49.5) }
        + [label("three", text: "Body", height: 21)])
    #expect(found["one"]?[0] == 49.5, "\(found)")
    #expect(found["three"]?[1] == 21)
  }

  @Test("lines of text styles show rounding at the canvas's text size, with their leading (F9.2)")
  func roundedStyles() throws {
    func heights(_ labels: [(lines: Int, text: String, height: Double)]) throws -> [Double?] {
      let shown = labels.enumerated().map { place, entry in
        label("l\(place)", text: entry.text, lines: entry.lines, height: entry.height)
      }
      let found = try sizes(shown)
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
    let found = try sizes([label("text", text: "Text")], tools: tools)
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
      try sizes([("button", button), label("text", text: "Text", height: recorded)])["button"]?[1]
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
      <subviews>\(label("one", text: "").markup)\
      \(label("several", text: "", lines: 0).markup)</subviews>
      </stackView>
      """
    let found = try sizes([("stack", stack), label("free", text: "")])
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
      let found = try sizes([label("title", text: "Sum", style: style)], tools: tools)
      #expect(found["title"]?[1] == height, "\(tools)")
    }
  }

  @Test("labels of several lines contribute to the text size of the record")
  func recordedTextSize() throws {
    // A title of 17 points would match the smallest text size, but the body has the default size.
    let found = try sizes([
      label("title", text: "Sum", style: "Title3", height: 20.5),
      label("line", text: "Total", lines: 0, height: 20.5),
      label("lines", text: "All that there is", lines: 0, height: 42.5),
    ])
    #expect(found["line"]?[1] == 20.5)
    #expect(found["title"]?[1] == 24)
  }

  @Test(
    "a secure field is as high as the field's line (F9.18)",
    arguments: [("14490", "", 17.0), ("23504", "", 18.5), ("23504", "YES", 17)])
  func bareFields(tools: String, hides: String, height: Double) throws {
    let field = """
      <textField opaque="NO" placeholder="Code" id="field" \
      translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="90" height="18"/>
      <fontDescription key="fontDescription" type="system" pointSize="14"/>
      <textInputTraits key="textInputTraits" secureTextEntry="\(hides)"/></textField>
      """
    #expect(try sizes([("field", field)], tools: tools)["field"]?[1] == height)
  }
}
